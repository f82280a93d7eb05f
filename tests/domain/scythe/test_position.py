"""A game from any position: the design's own document, the defaults, and every position that cannot be."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from automa_rules.core.command import Command
from automa_rules.core.rejection import Rejected
from automa_rules.scythe import RULESET
from automa_rules.scythe.events import GameEnded
from automa_rules.scythe.position import Position
from tests.domain.scythe.table import Table, automa, begun, given, human
from tests.domain.table import ENTROPY

DOCUMENT = """{"players": [
   {"seat": "human", "kind": "human", "faction": "crimea", "power": 5, "popularity": 3, "coins": 4,
    "combat_cards": 0, "stars": [], "abilities": ["riverwalk"], "recruits": ["coin"],
    "character": "home", "mechs": ["r6c3", "mat", "mat", "mat"],
    "workers": ["r6c3", "r7c3", "mat", "mat", "mat", "mat", "mat", "mat"]},
   {"seat": "automa", "kind": "automa", "faction": "nordic", "level": "automa", "power": 4, "coins": 5,
    "combat_cards": 1, "star_tracker": 0, "scheme": 1, "stars": ["tracker", "combat", "power"],
    "has_factory_card": false,
    "character": "home", "mechs": ["mat", "mat", "mat", "mat"],
    "workers": ["r0c4", "r0c5", "mat", "mat", "mat", "mat", "mat", "mat"]}],
 "turn": "automa",
 "resources": {"r1c4": {"metal": 2}},
 "structures": {"r6c3": {"owner": "human", "kind": "mill"}},
 "encounters": ["r0c3", "r1c1"], "options": {}}"""


def test_the_documented_position() -> None:
    """The position document of the design, word for word, is a game; it is the Automa's turn."""
    table = begun(msgspec.json.decode(DOCUMENT, type=Position))
    assert table.state.turn == "automa"
    assert table.human.mechs == ("r6c3", "mat", "mat", "mat")
    assert table.human.abilities == ("riverwalk",)
    assert table.automa.stars == ("tracker", "combat", "power")
    assert table.state.resources == {"r1c4": {"metal": 2}}
    assert table.state.structures["r6c3"].owner == "human"
    assert table.state.encounters == ("r0c3", "r1c1")
    RULESET.decide(table.state, Command(RULESET.automa_turn(), None, ENTROPY))


def test_the_defaults() -> None:
    """Left out: units on their mats, the character at home, all encounters, no resources, nothing gained."""
    players = [
        {"kind": "human", "faction": "saxony", "popularity": 3, "coins": 4},
        {"kind": "automa", "faction": "togawa"},
    ]
    table = begun(msgspec.convert({"players": players}, Position))
    assert table.state.turn == "human"
    assert (table.human.power, len(table.human.combat_cards)) == (1, 4)  # type: ignore[arg-type]  # virtual
    assert (table.automa.power, table.automa.coins, table.automa.popularity) == (0, 5, 10)
    assert (table.automa.level, table.automa.scheme, table.automa.star_tracker) == ("automa", 1, 0)
    assert table.human.character == "home"
    assert table.human.mechs + table.human.workers == ("mat",) * 12
    assert len(table.state.encounters) == 11
    assert table.state.factory_cards == 3
    assert table.state.structure_bonus is None
    assert table.state.resources == {}


def test_what_is_left_out() -> None:
    """R34: the scheme by the tracker's star; M10: Factory cards less those held; units on the mat."""
    assert given(automa(stars=["tracker"])).automa.scheme == 2
    assert given(automa(stars=["tracker"], scheme=1)).automa.scheme == 1
    assert given(human(has_factory_card=True), automa(has_factory_card=True)).state.factory_cards == 1
    table = given(automa(workers=["r1c4", "home", "r0c4"]))
    assert table.automa.workers == ("r1c4", "home", "r0c4", *["mat"] * 5)


def test_known_hands_and_discards() -> None:
    """A virtual deck is what hands and discards leave of 42 cards; known hands are dealt as they are."""
    table = given(human(combat_cards=[5, 2]), automa(combat_cards=3), decks={"combat_discards": [5] * 5})
    deck = table.state.combat_deck
    assert isinstance(deck.pile, tuple)
    assert (len(deck.pile), deck.pile.count(5)) == (42 - 2 - 3 - 5, 0)
    assert sorted(table.human.combat_cards) == [2, 5]  # type: ignore[arg-type]  # virtual


def test_automa_discards() -> None:
    """They are not in the pile, and the last counts for the resource box. R32: in the deck again too."""
    table = given(decks={"automa_discards": [3, 9], "automa_combat_discards": [1]})
    assert table.deck.discards == (3, 9)
    assert table.deck.last_turn_card == 9
    assert len(table.deck.pile) == 16
    table = given(decks={"last_turn_card": 9})
    assert (table.deck.discards, table.deck.last_turn_card, len(table.deck.pile)) == ((), 9, 19)
    assert given(decks={"last_turn_card": 9, "automa_discards": [3, 9]}).deck.last_turn_card == 9


def test_combat_cards_left() -> None:
    """Real combat cards that are neither left nor held nor told are discarded unseen, and come back."""
    players = (human(combat_cards=3), automa(combat_cards=2))
    decks = {"combat": "physical", "combat_left": 1, "combat_discards": [5]}
    table = given(*players, decks=decks, turn="human")
    deck = table.state.combat_deck
    assert (deck.pile, deck.unseen_discards) == (1, 42 - 3 - 2 - 1 - 1)
    # One from the deck, which is then made anew from the 36 cards that lie beside it.
    after = table.when({"type": "gain", "combat_cards": 2})
    assert (after.state.combat_deck.pile, after.state.combat_deck.unseen_discards) == (35, 0)


def test_a_position_with_six_stars_is_over() -> None:
    """R39: a final table can be told for its score."""
    table: Table = given(human(coins=50), automa(stars=["tracker"] * 5 + ["power"])).then(GameEnded)
    assert table.state.over
    assert table.state.winners == ("human",)


@pytest.mark.parametrize(
    ("players", "what", "code"),
    [
        ([human(mechs=["r7c0"])], {}, "unknown_territory"),
        ([human(workers=["r7c0"])], {}, "unknown_territory"),
        ([human(character="r0c0")], {}, "unknown_territory"),
        ([human(character="mat")], {}, "character_on_mat"),
        ([human("albion", tokens=["r0c0"])], {}, "unknown_territory"),
        ([human("albion", tokens=["r0c1", "r0c1"])], {}, "token_there"),
        ([human(tokens=["r0c1"])], {}, "no_tokens"),
        ([human(abilities=["artillery"])], {}, "ability_not_available"),
        ([human(abilities=["scout", "scout"])], {}, "ability_not_available"),
        ([human(recruits=["coin", "coin"])], {}, "recruit_enlisted_already"),
        ([human(level="automa")], {}, "human_with_level"),
        ([human(star_tracker=3)], {}, "human_with_level"),
        ([human(stars=["tracker"])], {}, "too_many_stars"),
        ([human(stars=["power", "power"])], {}, "too_many_stars"),
        ([human(stars=["combat"] * 3)], {}, "too_many_stars"),
        ([automa(stars=["combat"] * 3)], {}, "too_many_stars"),
        ([automa("saxony", stars=["combat"] * 3)], {}, "too_many_stars"),
        ([automa(stars=["mechs"])], {}, "too_many_stars"),
        ([automa(level="ultimaszyna", star_tracker=18)], {}, "unknown_tracker_space"),
        ([automa(abilities=["riverwalk"])], {}, "automa_has_none"),
        ([automa(recruits=["coin"])], {}, "automa_has_none"),
        ([automa(upgrades=1)], {}, "automa_has_none"),
        ([automa("albion", tokens=["r0c1"])], {}, "automa_has_none"),
        ([human("nordic")], {}, "faction_taken"),
        ([human(seat="x"), automa(seat="x")], {"turn": "x"}, "seat_taken"),
        ([human(), automa()], {"turn": "nobody"}, "unknown_seat"),
        ([{"kind": "human", "faction": "crimea", "coins": 3}], {}, "human_mat_unknown"),
        ([{"kind": "human", "faction": "crimea", "popularity": 3}], {}, "human_mat_unknown"),
        ([human(workers=["r4c3"]), automa(workers=["r4c3"])], {}, "enemies_share_territory"),
        ([], {"resources": {"r7c0": {"oil": 1}}}, "unknown_territory"),
        ([], {"structures": {"r7c0": {"owner": "human", "kind": "mill"}}}, "unknown_territory"),
        ([], {"structures": {"r6c3": {"owner": "nobody", "kind": "mill"}}}, "unknown_seat"),
        ([], {"structures": {"r6c3": {"owner": "automa", "kind": "mill"}}}, "automa_has_none"),
        (
            [],
            {"structures": {hex_: {"owner": "human", "kind": "mill"} for hex_ in ("r6c3", "r7c3")}},
            "structure_built_already",
        ),
        ([], {"encounters": ["r3c3"]}, "no_encounter_space"),
        ([], {"encounters": ["r1c1", "r1c1"]}, "no_encounter_space"),
        ([], {"decks": {"automa_discards": [3, 3]}}, "cards_not_conserved"),
        ([], {"decks": {"automa_discards": [3], "automa_combat_discards": [3]}}, "cards_not_conserved"),
        ([], {"decks": {"combat_discards": [5] * 7}}, "cards_not_conserved"),
        ([human(combat_cards=[5] * 7)], {}, "cards_not_conserved"),
        ([human(combat_cards=43)], {}, "cards_not_conserved"),
        ([human(combat_cards=43)], {"decks": {"combat": "physical"}}, "cards_not_conserved"),
        ([human(combat_cards=[5] * 7)], {"decks": {"combat": "physical"}}, "cards_not_conserved"),
        ([], {"decks": {"combat": "physical", "combat_discards": [5] * 7}}, "cards_not_conserved"),
        (
            [human(), automa(), automa("saxony")],
            {"turn": "human", "decks": {"automa_discards": [3]}},
            "discards_of_several_decks",
        ),
    ],
)
def test_what_cannot_be(players: list[dict[str, Any]], what: dict[str, Any], code: str) -> None:
    """Positions that no table can show are refused with a code."""
    with pytest.raises(Rejected) as caught:
        given(*players, **what)
    assert caught.value.code == code, caught.value


def test_what_cannot_begin() -> None:
    """Which card is too many, as often as it is; and without an Automa there is nothing to play."""
    with pytest.raises(Rejected) as caught:
        given(decks={"combat_discards": [5] * 7})
    told = {"deck": "combat", "surplus": [5]}
    assert (caught.value.code, caught.value.facts) == ("cards_not_conserved", told)
    position = msgspec.convert({"players": [human("crimea"), human("saxony")]}, Position)
    with pytest.raises(Rejected) as caught:
        begun(position)
    assert caught.value.code == "no_automa"


@pytest.mark.parametrize(
    "document",
    [
        {"players": [human(mechs=["r6c3"] * 5), automa()]},
        {"players": [human(workers=["r6c3"] * 9), automa()]},
        {"players": [human(), automa(power=17)]},
        {"players": [human(), automa(coins=-1)]},
        {"players": [human(), automa(character="r8c0")]},
        {"players": [human(), automa(stars=["tracker"] * 7)]},
        {"players": [human()]},
        {"players": [human(), automa()], "resources": {"home": {"oil": 1}}},
        {"players": [human(), automa()], "resources": {"r6c3": {"oil": -1}}},
        {"players": [human(), automa()], "board": 1},
    ],
)
def test_what_does_not_fit(document: dict[str, Any]) -> None:
    """The types refuse what is no position at all: a fifth mech, a ninth worker, unknown fields."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(document, Position)
