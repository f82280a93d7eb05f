"""The light way for an app: tell where the units now stand, and what the mat shows."""

from __future__ import annotations

from typing import Any

import pytest

from automa_rules.scythe import validation
from automa_rules.scythe.events import CombatBegan, GameEnded, Reported, TurnEnded
from tests.domain.scythe.table import Table, automa, given, human


def table(**what: Any) -> Table:  # noqa: ANN401 - a document's values
    """A human Crimea's turn, an Automa worker on r4c3."""
    return given(
        human(workers=["r6c3", "r7c3"], **what),
        automa("nordic", workers=["r4c3"]),
        turn="human",
        resources={"r6c3": {"food": 3, "oil": 1}},
    )


def test_everything_in_one_action() -> None:
    """Units, abilities, power, popularity, coins, resources, and the end of the turn."""
    after = table().when(
        {
            "type": "report",
            "character": "r6c4",
            "mechs": ["mat", "r6c3", "mat", "mat"],
            "workers": ["r5c3", *["mat"] * 5, "r6c3", "r7c3"],
            "abilities": ["riverwalk"],
            "power": 9,
            "popularity": 2,
            "coins": 11,
            "resources": {"r6c3": {"food": 1}, "r7c3": {"metal": 2}},
            "end_turn": True,
        }
    )
    one = after.human
    assert (one.character, one.mechs) == ("r6c4", ("mat", "r6c3", "mat", "mat"))
    assert one.workers == ("r6c3", "r7c3", "r5c3", *["mat"] * 5)
    assert (one.abilities, one.power, one.popularity, one.coins) == (("riverwalk",), 9, 2, 11)
    assert after.state.resources == {"r6c3": {"food": 1}, "r7c3": {"metal": 2}}
    after.then(Reported).then(TurnEnded)


def test_a_unit_that_stays_keeps_its_number() -> None:
    """In whatever order places are told, only the pieces that went move."""
    after = table().when({"type": "report", "workers": ["r0c3", "r7c3"]})
    assert after.human.workers[:3] == ("r0c3", "r7c3", "mat")
    assert after.when({"type": "report", "workers": ["r7c3", "r5c3"]}).human.workers[:2] == ("r5c3", "r7c3")
    assert after.when({"type": "report", "workers": ["r7c3"]}).human.workers[:2] == ("mat", "r7c3")


def test_the_mat_and_the_board() -> None:
    """Recruits, stars, upgrades, own structures, and the encounters that are left."""
    after = table().when(
        {
            "type": "report",
            "recruits": ["coin", "power"],
            "stars": ["objective"],
            "upgrades": 4,
            "structures": {"r6c3": "mill", "r7c3": "mine"},
            "encounters": ["r0c3"],
        }
    )
    one = after.human
    assert (one.recruits, one.stars, one.upgrades) == (("coin", "power"), ("objective",), 4)
    built = {hex_: structure.kind for hex_, structure in after.state.structures.items()}
    assert built == {"r6c3": "mill", "r7c3": "mine"}
    assert after.state.encounters == ("r0c3",)
    fewer = after.when({"type": "report", "structures": {"r7c3": "mine"}})
    assert list(fewer.state.structures) == ["r7c3"]


def test_real_combat_cards() -> None:
    """What has come is drawn, what has gone is discarded unseen; a dealt hand is not told."""
    real = given(human(combat_cards=3), automa(combat_cards=1), turn="human", decks={"combat": "physical"})
    fewer = real.when({"type": "report", "combat_cards": [5]})
    deck = fewer.state.combat_deck
    assert (fewer.human.combat_cards, deck.pile, deck.unseen_discards) == ((5,), 38, 2)
    more = real.when({"type": "report", "combat_cards": 7})
    assert (more.human.combat_cards, more.state.combat_deck.pile) == (7, 34)
    real.refuses({"type": "report", "combat_cards": 42}, "cards_not_conserved")
    table().refuses({"type": "report", "combat_cards": 3}, "deck_is_virtual")


def test_a_sixth_star_that_is_told_ends_the_game() -> None:
    """R39: at once; the turn does not end any more."""
    six = ["upgrades", "mechs", "structures", "recruits", "workers", "objective"]
    after = table().when({"type": "report", "stars": six, "end_turn": True})
    after.then(GameEnded, seat="human").never(TurnEnded)


def test_only_what_is_told_changes() -> None:
    """What is left out stays; units not named are on the mat; units beside enemies start nothing."""
    before = table(power=4)
    after = before.when({"type": "report", "coins": 3})
    assert after.human.coins == 3
    assert after.human.workers == before.human.workers
    assert after.state.resources == before.state.resources
    assert before.when({"type": "report"}).events == ()
    assert before.when({"type": "report", "power": 4}).events == ()
    after = table().when({"type": "report", "mechs": ["r6c3"], "workers": ["r7c3", "r6c3"]})
    assert after.human.mechs == ("r6c3", "mat", "mat", "mat")
    assert after.human.workers == ("r6c3", "r7c3", *["mat"] * 6)
    table().when({"type": "report", "character": "r5c3"}).never(CombatBegan)


@pytest.mark.parametrize(
    ("told", "code"),
    [
        ({"character": "r4c3"}, "enemies_share_territory"),
        ({"character": "mat"}, "character_on_mat"),
        ({"character": "r7c0"}, "unknown_territory"),
        ({"mechs": ["r7c0", "mat", "mat", "mat"]}, "unknown_territory"),
        ({"workers": ["r0c0", *["mat"] * 7]}, "unknown_territory"),
        ({"abilities": ["artillery"]}, "ability_not_available"),
        ({"abilities": ["scout", "scout"]}, "ability_not_available"),
        ({"resources": {"r7c0": {"oil": 1}}}, "unknown_territory"),
        ({"stars": ["objective", "objective"]}, "too_many_stars"),
        ({"recruits": ["coin", "coin"]}, "recruit_enlisted_already"),
        ({"structures": {"r7c0": "mill"}}, "unknown_territory"),
        ({"structures": {"r6c3": "mill", "r7c3": "mill"}}, "structure_built_already"),
        ({"encounters": ["r6c3"]}, "no_encounter_space"),
    ],
)
def test_what_cannot_be(told: dict[str, object], code: str) -> None:
    """A report of a table that cannot be is refused."""
    table().refuses({"type": "report", **told}, code)


def test_a_table_that_is_as_it_was_is_not_looked_at_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fifty reports of nothing are one event of a log, and took 13 ms to decide again."""
    before = table()
    monkeypatch.delattr(validation, "require_seats")
    before.when({"type": "report"}).never(Reported)
    with pytest.raises(NameError):
        before.when({"type": "report", "coins": 9})


def test_the_owner_reports_for_any_seat_in_anyones_turn() -> None:
    """A virtual tabletop says where figures stand: the Automa's in the human's turn, and the other way round.

    R34: with a first tracker star the Automa uses Scheme II. Nobody ends a turn that is not theirs.
    """
    told = {"character": "r1c4", "workers": ["r4c3", "r1c3"], "power": 9, "star_tracker": 5}
    after = table().when({"type": "report", "seat": "automa", "stars": ["tracker"], **told})
    automa_seat = after.automa
    assert (automa_seat.character, automa_seat.workers) == ("r1c4", ("r4c3", "r1c3", *["mat"] * 6))
    assert (automa_seat.power, automa_seat.star_tracker, automa_seat.scheme) == (9, 5, 2)
    assert after.human == table().human

    turn = given(human(), automa("nordic"), turn="automa")
    assert turn.when({"type": "report", "coins": 9}, "human").human.coins == 9
    turn.refuses({"type": "report", "coins": 9, "end_turn": True}, "not_your_turn", by="human", turn="automa")
    turn.refuses({"type": "report", "coins": 9}, "not_your_turn", turn="automa")
    table().refuses({"type": "report", "seat": "automa", "end_turn": True}, "not_your_turn", turn="human")
    table().refuses({"type": "report", "seat": "nobody"}, "unknown_seat", seats=["human", "automa"])
    table().refuses({"type": "report", "seat": "automa", "abilities": ["speed"]}, "automa_has_none")
    table().refuses({"type": "report", "star_tracker": 3}, "human_with_level")
