"""Setup and positions: what lies on the table before the first turn."""

from __future__ import annotations

import msgspec
import pytest

from automa_rules.core.event import DeckShuffled
from automa_rules.core.pack import PackInfo, pack_hash, parse_pack
from automa_rules.trismegistus import RULESET
from automa_rules.trismegistus.events import (
    EtherealGained,
    MarkerAdvanced,
    RoundBegan,
    TokenReached,
    VpGained,
)
from automa_rules.trismegistus.examples import EXAMPLE_PACK
from automa_rules.trismegistus.setup import Position
from tests.domain.trismegistus.table import (
    FOURTEEN,
    VIOLET,
    VIRTUAL,
    Table,
    begun,
    bowls,
    card,
    experiment,
    face,
    given,
    refused_start,
    setup,
    steps,
    tracks,
)

_AUTOMA = {"cube": "earth", "markers": steps()}
_IRON = {"symbol": "iron", "colour": "red"}
ROLL = {"type": "roll_dice", "bowls": bowls(iron="black black red", lead="white white red", wild="red")}


def kinds(table: Table, cards: tuple[str, ...]) -> dict[str, int]:
    """How many cards of each kind these are."""
    found = [table.state.cards[card].kind for card in cards]
    return {kind: found.count(kind) for kind in sorted(set(found))}


def test_the_automa_at_the_start() -> None:
    """R1: no VP, no gold, one ethereal die, and the human has the first turn after the roll."""
    table = setup(experiment=experiment("red", "fire", 0))
    assert (table.automa.vp, table.automa.gold, table.automa.ethereal) == (0, 0, 1)
    assert table.markers == steps()
    assert (table.state.round, table.state.turn) == (1, "human")
    table.then(RoundBegan, round=1, first="human").asks("dice")
    table.when(ROLL).refuses(card(), "not_an_automas_turn")


def test_the_automa_gets_what_the_human_rejected() -> None:
    """R2: the artifact and the experiment; nothing else. R3: the cube lies on the artifact's element."""
    automa = setup(artifact="air").automa
    assert (automa.artifacts, [one.type for one in automa.experiments], automa.cube) == (
        ("air",),
        ["red"],
        "air",
    )


def test_the_starting_experiment_is_met() -> None:
    """R4, Q39: level 2 on fire is two steps from the starting space, which is 0."""
    table = setup(experiment=experiment("red", "fire", 2))
    assert table.markers == steps(fire=2)
    assert [event.rule for event in table.all(MarkerAdvanced)] == ["R4", "R4"]


def test_tokens_count_in_setup() -> None:
    """Q19, R18: the second step of fire brings 5 VP; or the first one a second ethereal die."""
    table = setup(tracks=tracks(fire={2: "bonus_vp5"}))
    table.in_order(MarkerAdvanced, MarkerAdvanced, TokenReached, VpGained)
    assert table.automa.vp == 5
    assert setup(tracks=tracks(fire={1: "bonus_ethereal"})).then(EtherealGained).automa.ethereal == 2


@pytest.mark.parametrize(
    ("level", "pile", "discards"),
    [
        (1, {"basic": 7, "specialization": 2}, {}),
        (2, {"basic": 7, "specialization": 2}, {}),
        (3, {"specialization": 4}, {"basic": 6}),
    ],
)
@pytest.mark.parametrize("pack", [{}, VIRTUAL])
def test_the_deck_by_level(
    level: int, pack: dict[str, object], pile: dict[str, int], discards: dict[str, int]
) -> None:
    """R5: nine cards at levels 1 and 2; at level 3 four green ones, and six yellow on the discard pile."""
    table = setup(level=level, **pack)
    assert kinds(table, table.state.deck.pile) == pile
    assert kinds(table, table.state.deck.discards) == discards


def test_removed_cards_are_not_played_with() -> None:
    """R5: the example pack removes its first two basic cards at level 2."""
    cards = setup(level=2, **VIRTUAL).state.cards
    assert "example-basic-1" not in cards
    assert "example-basic-3" in cards


@pytest.mark.parametrize(("level", "violet"), [(1, 3), (2, 4), (3, 4)])
@pytest.mark.parametrize("pack", [{}, VIRTUAL])
def test_personality_cards_by_level(level: int, violet: int, pack: dict[str, object]) -> None:
    """R41, Q24: three at level 1, whichever they are, four at the others; R40: four achievements."""
    table = setup(level=level, achievements=[3, 4, 5, 6], **pack)
    assert kinds(table, table.state.deck.pile)["personality"] == violet
    assert [one.vp for one in table.state.achievements] == [3, 4, 5, 6]


@pytest.mark.parametrize(("into", "pile", "discards"), [("deck", 8, 6), ("discards", 4, 10)])
def test_personality_cards_at_level_3(into: str, pile: int, discards: int) -> None:
    """Q23: with the green ones in the opening deck, or as an option with the yellow ones."""
    table = setup(level=3, achievements=[3, 4, 5, 6], options={"violet_into": into})
    assert (len(table.state.deck.pile), len(table.state.deck.discards)) == (pile, discards)


@pytest.mark.parametrize(
    ("code", "what"),
    [
        # R40: four achievements or none
        ("wrong_number_of_achievements", {"achievements": [1, 2, 3]}),
        # R5: nothing is invented about cards that nobody has described
        ("pack_required", {"deck": "virtual"}),
        # R5: the rules never look a pack up; whoever asks them fills it in
        ("pack_unknown", {"deck": "virtual", "pack": "0" * 64}),
        # BASE.DICE: which dice a box plays with is told by the setup
        ("dice_count_required", {"dice": "virtual"}),
        ("wrong_number_of_dice", {"dice": "virtual", "dice_count": {"black": 5}}),
        # R4: a track of 8 steps cannot meet a requirement of 9
        ("requirement_beyond_track", {"experiment": experiment("red", "fire", 9)}),
        # R3: the four tracks are four different ones; tokens lie on steps of the track
        ("tracks_not_complete", {"tracks": [*tracks()[:3], tracks()[0]]}),
        ("tokens_impossible", {"tracks": tracks(length=4, fire={5: "bonus_vp5"})}),
        ("points_impossible", {"tracks": [{**one, "points": [1, 2]} for one in tracks()]}),
        ("symbols_impossible", {"tracks": [{**one, "symbols": [9]} for one in tracks()]}),
    ],
)
def test_a_setup_that_cannot_be(code: str, what: dict[str, object]) -> None:
    """R3, R4, R5, R40, BASE.DICE: the box and its board bound it, each row by the rule above it."""
    refused_start(code, _setup(**what))


def test_a_virtual_deck_is_shuffled() -> None:
    """R5: the service commits to an order of the nine cards."""
    shuffle = setup(level=1, **VIRTUAL).one(DeckShuffled, deck="bot")
    assert len(shuffle.cards) == 9
    assert shuffle.rule == "R5"


def test_the_game_is_bound_to_the_packs_content() -> None:
    """R5: the state names the hash of what was played with, and says that it is an example."""
    table = setup(**VIRTUAL)
    pack = parse_pack(EXAMPLE_PACK, {"trismegistus": RULESET.packs})
    assert table.state.pack == PackInfo(pack_hash(pack), pack.name, example=True)


def test_a_position_shows_its_discards() -> None:
    """TABLE: a printed face on the discard pile is known; the others of its kind may still be drawn."""
    table = given(discards=[face("iron red", 2, "vp5"), {"kind": "specialization"}])
    assert table.state.deck.discards == ("basic-1", "specialization-1")
    assert len(table.state.deck.pile) == 7


def test_a_position_between_rounds() -> None:
    """TABLE: without dice on the board the roll of the round is still to come."""
    given(bowls={}).asks("dice").when(ROLL).asks_nothing()


@pytest.mark.parametrize(
    ("code", "what"),
    [
        ("marker_beyond_track", {"automa": {"cube": "earth", "markers": steps(air=9)}}),
        ("markers_not_complete", {"automa": {"cube": "earth", "markers": {"air": 1}}}),
        ("bowl_overfull", {"bowls": {"iron": {"red": 6}}}),
        ("turn_has_passed", {"human": {"spent": [_IRON] * 3}, "turn": "human"}),
        ("too_many_dice", {"human": {"spent": [_IRON] * 4}}),
        ("dice_not_conserved", {"dice_count": {"black": 6}}),
        ("requirement_beyond_track", {"automa": {**_AUTOMA, "experiments": [experiment("red", "air", 9)]}}),
        ("dice_not_conserved", {"dice_count": FOURTEEN}),
        ("dice_not_conserved", {"dice_count": FOURTEEN, "dice": "virtual"}),
        ("wrong_number_of_dice", {"bowls": bowls(iron="black", lead="white")}),
        ("wrong_number_of_dice", {"bowls": bowls(iron="black black", lead="white white red")}),
        ("cubes_face_down", {"achievements": [{"vp": 1}] * 3 + [{"vp": 1, "cubes": 2, "face_up": False}]}),
        # the deck of level 2 has two green cards, and no violet one without achievements
        ("card_not_in_deck", {"discards": [{"kind": "specialization"}] * 3}),
        ("card_not_in_deck", {"discards": [VIOLET]}),
        # a die is with a player, so some must lie on the board
        ("bowls_required", {"bowls": {}, "human": {"spent": [_IRON]}}),
    ],
)
def test_a_position_that_cannot_be(code: str, what: dict[str, object]) -> None:
    """TABLE: a position that no rule can lead to is refused."""
    refused_start(code, _position(**what), Position)


def test_the_dice_of_a_setup_may_be_known_before() -> None:
    """BASE.DICE: a roll of other dice than those of the setup is refused."""
    setup(dice_count=FOURTEEN).refuses(ROLL, "dice_not_conserved")


def test_the_dice_of_a_position_are_with_the_players_too() -> None:
    """BASE.DICE: three in the bowls, two used up and one active are six; and they are the game's dice."""
    human = {"spent": [{"symbol": "tin", "colour": "red"}], "die": {**_TIN, "potency": 1}}
    what = {
        "human": human,
        "automa": {**_AUTOMA, "spent": [_TIN]},
        "bowls": bowls(iron="black black", lead="white"),
    }
    told = begun(msgspec.convert(_position(**what, dice_count={"black": 2, "white": 1, "red": 3}), Position))
    assert told.state.dice == begun(msgspec.convert(_position(**what), Position)).state.dice


def test_dice_that_a_correction_takes_off_the_table() -> None:
    """TABLE: a die may lie under the sofa for a while, but none is too many."""
    table = given(turn="human").when(
        {"type": "correct", "pointer": "/bowls", "value": {"iron": {"black": 2}}}
    )
    assert table.state.dice == {"black": 2, "white": 2, "red": 2}
    table.refuses({"type": "correct", "pointer": "/bowls/iron/black", "value": 3}, "dice_not_conserved")
    table.refuses({"type": "correct", "pointer": "/dice/red", "value": 1}, "wrong_number_of_dice")


_TIN = {"symbol": "tin", "colour": "red"}


def _setup(**what: object) -> dict[str, object]:
    return {
        "level": 1,
        "tracks": tracks(),
        "artifact": "fire",
        "experiment": experiment("red", "fire", 2),
        **what,
    }


def _position(**what: object) -> dict[str, object]:
    return {
        "level": 2,
        "tracks": tracks(),
        "round": 1,
        "turn": "automa",
        "bowls": bowls(iron="black black red", lead="white white red"),
        "automa": {"cube": "earth", "markers": steps()},
        **what,
    }
