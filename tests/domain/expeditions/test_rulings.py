"""The numbered rulings, one test or more each."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from automa_rules.core.event import DeckShuffled
from automa_rules.expeditions import RULESET
from automa_rules.expeditions import events as ev
from automa_rules.expeditions.scoring import automa_score
from automa_rules.expeditions.terms import BoxedCard, LocationId
from tests.domain.expeditions.table import (
    Table,
    all_of,
    face_up,
    first,
    given,
    impossible,
    none_of,
    only,
    setup,
)


def test_e1_e2_what_is_counted_for_the_distance() -> None:
    """E1: two on from the first location, with the human on the second, is the fourth.

    E2: the Central mech comes in again from the east, two on from the westernmost location.
    """
    table = given(human={"mech": "n2"})
    table.automa(8)
    assert table.state.automa.north == "n4"
    table = given(automa={"central": "c1"})
    table.automa(9)
    assert table.state.automa.central == "c6"


def test_e1_a_move_tells_the_location_that_it_skips() -> None:
    """E1: on the way to a target as by distance; a location behind the mech or at its end is not skipped."""
    by_distance = first(given(human={"mech": "n2"}).automa(8), ev.MechMoved)
    assert (by_distance.decided_by, by_distance.skipped, by_distance.steps) == ("distance", "n2", 2)
    table = given(automa={"glory": 3}, human={"mech": "n2"}, locations=[face_up("n4", "orange-3")])
    to_target = first(table.automa(8), ev.MechMoved)
    assert (to_target.decided_by, to_target.skipped, to_target.steps) == ("target", "n2", 2)
    assert first(given(human={"mech": "n4"}).automa(8), ev.MechMoved).skipped is None
    assert first(given(human={"mech": "c6"}).automa(8), ev.MechMoved).skipped is None


def test_e1_a_search_in_vain_tells_the_location_that_it_skips() -> None:
    """E1: the human's location, never a target, is named where the search came by it, and only there."""
    table = given(automa={"glory": 3}, human={"mech": "n2"}, locations=[face_up("n2", "orange-3")])
    missed = first(table.automa(8), ev.TargetMissed)
    assert (missed.skipped, missed.reason) == ("n2", "no_match")
    table = given(automa={"glory": 3}, human={"mech": "n5"})
    assert first(table.automa(8), ev.TargetMissed).skipped is None


@pytest.mark.parametrize(
    ("north", "human", "where"),
    [
        # E1: with the human on the third location the fifth is the third one in range
        ("n1", "n3", "n5"),
        # E2: from the sixth northern location the second is the third in range
        ("n6", "basecamp", "n2"),
        # E2 with E1: the human on the westernmost location is left out after the turn of the ring
        ("n6", "n1", "n3"),
    ],
)
def test_e1_e2_what_is_counted_for_the_search(north: str, human: str, where: LocationId) -> None:
    """E1: the human's location is not counted. E2: the search goes round too."""
    table = given(
        automa={"north": north, "glory": 3}, human={"mech": human}, locations=[face_up(where, "orange-3")]
    )
    found = first(table.automa(8), ev.TargetFound)
    assert (found.mech, found.kind, found.location, found.steps) == ("north", "corruption", where, 3)


@pytest.mark.parametrize(
    ("north", "central", "around"),
    [("n5", "c2", [False, False]), ("n6", "c1", [True, True]), ("n7", "c7", [True, False])],
)
def test_e2_a_move_tells_that_it_goes_round(north: str, central: str, around: list[bool]) -> None:
    """E2: card 8 moves the North mech two on and the Central mech one."""
    moves = all_of(given(automa={"north": north, "central": central}).automa(8), ev.MechMoved)
    assert [move.around for move in moves] == around


@pytest.mark.parametrize(("where", "steps"), [("n2", 0), ("n3", 1), ("n4", 2), ("n5", 3)])
@pytest.mark.parametrize("card", [7, 8])
def test_e3_the_present_location_and_the_next_three_are_in_range(card: int, where: str, steps: int) -> None:
    """E3: whether the distance line shows 1 (card 7) or 2 (card 8)."""
    table = given(automa={"north": "n2", "glory": 3}, locations=[face_up(where, "orange-3")])
    assert first(table.automa(card), ev.TargetFound).steps == steps


@pytest.mark.parametrize("where", ["n1", "n6"])
def test_e3_the_fourth_location_is_out_of_range(where: str) -> None:
    """E3: neither behind the mech nor four ahead."""
    table = given(automa={"north": "n2", "glory": 3}, locations=[face_up(where, "orange-3")])
    assert first(table.automa(7), ev.TargetMissed).reason == "no_match"


def test_e5_tokens_are_taken_from_top_to_bottom() -> None:
    """E5: two of three, the topmost first; x2 on one ordinary token and the value-20 token takes the one."""
    table = given(automa={"glory": 3}, locations=[face_up("n1", "orange-1", "turquoise-3", "orange-4")])
    assert only(table.automa(8), ev.CorruptionTaken).tokens == ("orange-4", "turquoise-3")
    assert table.at("n1").corruption == ("orange-1",)

    table = given(automa={"glory": 3}, locations=[face_up("n1", "orange-3", twenty=True)])
    assert only(table.automa(8), ev.CorruptionTaken).tokens == ("orange-3",)
    assert (table.at("n1").twenty, table.state.automa.twenty) == (True, False)


def test_e7_the_token_drawn_last_is_taken_first() -> None:
    """E7: orange 3 drawn, then turquoise 4, which goes first. E4: x3 stops at the nearer stack of one."""
    table = given(turn="human")
    table.does({"type": "reveal_tile", "location": "n3", "tokens": ["orange-3", "turquoise-4"]})
    taken = only(table.does({"type": "take_corruption", "location": "n3"}), ev.CorruptionTaken)
    assert taken.tokens == ("turquoise-4",)
    table = given(
        automa={"glory": 4}, locations=[face_up("n2", "orange-3"), face_up("n3", *["orange-3"] * 3)]
    )
    taken = only(table.automa(9), ev.CorruptionTaken)
    assert (taken.location, taken.tokens, taken.left) == ("n2", ("orange-3",), 0)


def exploring(**fields: Any) -> Table:  # noqa: ANN401 - the fields of a position document
    """Card 1 has turned up the tile of n1, and asks what comes onto it."""
    table = given(**{"automa": {"glory": 1}, **fields})
    table.automa(1)
    return table


def test_e6_exploring_gives_the_map_token_only() -> None:
    """E6: the corruption just drawn stays on the tile, from a real bag and from a virtual one."""
    real, virtual = exploring(), given(automa={"glory": 1}, bag=["orange-3"], tiles={"n1": 3})
    told = real.does({"type": "tell_tile", "tokens": ["orange-3"]})
    for table, facts in ((real, told), (virtual, virtual.automa(1))):
        assert none_of(facts, ev.CorruptionTaken)
        assert (table.state.automa.maps, table.state.automa.corruption) == (1, ())
        assert table.at("n1").corruption == ("orange-3",)


@pytest.mark.parametrize(
    ("fields", "told", "ended"),
    [
        # the table drew less than the tile shows, because there was no more; it may be so at once
        ({}, {"tokens": ["orange-3"], "tile": 7}, True),
        ({"tiles": {"n1": 7}}, {}, True),
        # the value is reached with the last token, so nothing was lacking
        ({"tiles": {"n1": 3}}, {"tokens": ["orange-3"]}, False),
    ],
)
def test_e8_an_empty_real_bag_ends_the_drawing(
    fields: dict[str, Any], told: dict[str, Any], *, ended: bool
) -> None:
    """E8: a real bag that ran out is told."""
    facts = exploring(**fields).does({"type": "tell_tile", "bag_ran_out": True, **told})
    placed = only(facts, ev.CorruptionPlaced)
    assert (placed.tokens, placed.bag_ran_out) == (tuple(told.get("tokens", ())), ended)
    assert (placed.rule == "E8") == ended


def test_e8_a_real_bag_that_is_not_empty_goes_on() -> None:
    """E8: fewer tokens than the tile's value are refused, and more than the 37 of the game."""
    table = exploring(tiles={"n1": 7})
    for tokens, total in (([], 0), (["orange-3"], 3), (["orange-3", "turquoise-3"], 6)):
        refusal = table.refused({"type": "tell_tile", "tokens": tokens})
        assert refusal.code == "tokens_fall_short"
        assert refusal.facts == {"location": "n1", "tokens": tokens, "total": total, "value": 7}

    full = exploring(automa={"glory": 1, "corruption": ["orange-1"] * 35})
    refusal = full.refused({"type": "tell_tile", "tokens": ["orange-1"] * 3})
    assert (refusal.code, refusal.facts) == ("too_much_corruption", {"tokens": 38, "most": 37})


def test_e8_an_empty_virtual_bag_ends_the_drawing() -> None:
    """E8: a value of 9 with a bag of 3 and 4; the tile stays as it is."""
    table = given(automa={"glory": 1}, bag=["orange-3", "turquoise-4"])
    table.automa(1)
    placed = only(table.does({"type": "tell_tile", "tile": 9}), ev.CorruptionPlaced)
    assert sorted(placed.tokens) == ["orange-3", "turquoise-4"]
    assert (placed.bag_ran_out, table.state.bag.tokens) == (True, ())


def test_e9_e10_mechs_leave_face_down_tiles() -> None:
    """E9: the Automa's turn nothing up and gain nothing. E10: the human passes one of them, and its tile."""
    table = given()
    assert none_of(table.automa(8), ev.TileRevealed)
    assert [there.face_up for there in table.state.locations] == [False] * 14
    automa = table.state.automa
    assert (automa.maps, automa.corruption, automa.twenty) == (0, (), False)

    table = given(turn="human", human={"mech": "n1"}, automa={"north": "n2"})
    table.does({"type": "move_mech", "to": "n3"})
    assert table.state.human.mech == "n3"
    assert not table.at("n2").face_up
    assert table.at("n2").map


@pytest.mark.parametrize(("mech", "where"), [("north", "n1"), ("central", "c7")])
def test_e11_no_two_mechs_meet(mech: str, where: str) -> None:
    """E11: the human cannot end where an Automa mech stands, nor can a position say so."""
    refusal = given(turn="human").refused({"type": "move_mech", "to": where})
    assert (refusal.code, refusal.facts) == ("location_occupied", {"location": where, "by": mech})
    assert impossible(human={"mech": where}).code == "location_occupied"


@pytest.mark.parametrize(("mech", "where"), [("north", "c1"), ("central", "n1")])
def test_e11_automa_mechs_keep_to_their_regions(mech: str, where: str) -> None:
    """E11: no position has one of them in the other's region."""
    refusal = impossible(automa={mech: where})
    assert (refusal.code, refusal.facts) == ("mech_in_wrong_region", {"mech": mech, "location": where})


def test_e12_the_sweep_comes_before_the_move() -> None:
    """E12: card 3, at the place where the North mech stood before it moved three on."""
    facts = given(automa={"north": "n2"}).automa(3)
    swept, moved = first(facts, ev.SweepAnnounced), first(facts, ev.MechMoved)
    assert (swept.location, moved.origin, moved.to) == ("n2", "n2", "n5")
    assert facts.index(swept) < facts.index(moved)


def test_e13_glory_placed_this_turn_counts_at_once() -> None:
    """E13: card 6 needs 2 glory; its own progress symbol places the second one."""
    table = given(automa={"progress": 5}, locations=[face_up("n2", "orange-3")])
    assert table.state.automa.glory == 1
    assert first(table.automa(6), ev.TargetFound).location == "n2"


def test_e14_the_automas_glory_blocks_no_category() -> None:
    """E14: with seven Automa glory on Basecamp the human can still boast in every category."""
    for category in ("quests", "meteorites", "items", "corruption20", "corruption", "cards"):
        table = given(turn="human", automa={"glory": 7})
        table.does({"type": "place_glory", "category": category})
        assert table.state.human.glory == (category,)


def test_e15_an_empty_deck_takes_the_cards_set_aside_too() -> None:
    """E15: all twelve cards used are followed by a shuffle of 14, and two are set aside again.

    With four cards used two are set aside and eight left in the virtual deck.
    """
    table = given(deck="virtual", drawn=[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    assert only(table.automa(), DeckShuffled).cards == tuple(range(1, 15))
    assert (len(table.state.deck.set_aside), table.state.deck.left) == (2, 11)

    deck = given(deck="virtual", drawn=[8, 1, 2, 3]).state.deck
    assert (len(deck.pile), len(deck.set_aside), deck.left) == (8, 2, 8)
    assert sorted(deck.pile + deck.set_aside) == [4, 5, 6, 7, 9, 10, 11, 12, 13, 14]


def test_e15_any_card_can_be_named_when_the_deck_is_empty() -> None:
    """E15: the cards that the view calls unseen are those that the next draw can turn up, all 14 now."""
    table = given(drawn=[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    shown: Any = RULESET.view(table.state, None)
    assert (shown.deck.left, shown.deck.unseen) == (0, tuple(range(1, 15)))
    assert table.refused({"type": "automa_turn"}).facts["in_deck"] == list(range(1, 15))
    assert only(table.automa(7), ev.AutomaCardDrawn).card == 7


@pytest.mark.parametrize("card", ["017", "030", "056", "063"])
@pytest.mark.parametrize("turn", ["human", "automa"])
def test_e16_cards_that_speak_of_another_player_go_to_the_box(card: BoxedCard, turn: str) -> None:
    """E16: in anybody's turn, for a sweep of the Automa turns new cards up too; no other card, as 018."""
    table = given(turn=turn)
    assert only(table.does({"type": "box_card", "card": card}), ev.CardBoxed) == ev.CardBoxed(card)
    assert table.refused({"type": "box_card", "card": card}).code == "card_already_boxed"
    with pytest.raises(msgspec.ValidationError):
        table.does({"type": "box_card", "card": "018"})


def test_e17_the_automa_is_one_player_with_two_mechs() -> None:
    """E17: one seat, whose maps come from both regions."""
    table = given(automa={"glory": 1}, tiles={"n1": "twenty", "c7": 0}, bag=[])
    table.automa(1)
    table.does({"type": "end_turn"})
    table.automa(14)
    assert [seat.kind for seat in RULESET.seats(table.state)] == ["human", "automa"]
    assert table.state.automa.maps == 2
    assert automa_score(table.state).maps == 2


def test_e18_the_other_trigger_changes_nothing() -> None:
    """E18: the Automa's eighth glory comes in its last turn, after the human's fourth."""
    table = given(
        turn="human", automa={"progress": 26}, human={"mech": "s1", "glory": ["quests", "items", "cards"]}
    )
    table.does({"type": "place_glory", "category": "corruption"})
    table.does({"type": "end_turn"})

    facts = table.automa(7)

    assert only(facts, ev.AutomaGloryPlaced).number == 8
    assert none_of(facts, ev.EndTriggered)
    assert none_of(facts, ev.GameEnded)
    assert not none_of(table.does({"type": "end_turn"}), ev.GameEnded)


def test_e19_the_automa_wins_ties() -> None:
    """E19: a game that ends 36 to 36, by 4 x 5 and 16 coins against 8 x 4 and 4 maps."""
    table = given(
        turn="automa",
        automa={"glory": 8, "maps": 4},
        human={"mech": "s1", "coins": 16, "glory": ["quests", "items", "cards", "corruption"]},
        end={"by": "automa", "turns_left": 1},
    )
    ended = only(table.automa(8), ev.GameEnded)
    assert (ended.human, ended.automa, ended.winner) == (36, 36, "automa")
    assert (ended.rule, ended.tie) == ("E19", True)


@pytest.mark.parametrize(("adjustment", "each"), [(-2, 2), (-1, 3), (0, 4), (1, 5), (2, 6), (3, 7)])
def test_e20_coins_for_glory_can_be_tuned(adjustment: int, each: int) -> None:
    """E20: level 2 gives 4 coins for each glory."""
    table = given(glory_coins_adjustment=adjustment, automa={"glory": 3})
    assert automa_score(table.state).coins_for_glory == each
    assert automa_score(table.state).glory == 3 * each


def test_e21_what_the_automa_uncovers_gives_it_nothing() -> None:
    """E21: the last token leaves a location; the Automa has that token and nothing else."""
    table = given(automa={"glory": 3}, locations=[face_up("n1", "orange-3")])
    before = table.state.automa
    assert only(table.automa(8), ev.CorruptionTaken).left == 0
    gained = msgspec.structs.replace(before, corruption=("orange-3",), central="c6")
    assert table.state.automa == gained


def test_e22_a_marker_on_the_last_space_stays() -> None:
    """E22: the track of level 2 ends at 28."""
    table = given(automa={"progress": 28}, human={"mech": "s1"}, end={"by": "automa", "turns_left": 1})
    facts = table.automa(7)
    assert only(facts, ev.ProgressStayed) == ev.ProgressStayed(28)
    assert none_of(facts, ev.ProgressAdvanced)
    assert table.state.automa.progress == 28


def test_e23_the_twenty_beside_another_token_is_no_target() -> None:
    """E23: the value-20 token must lie alone."""
    table = given(automa={"glory": 5}, locations=[face_up("n2", "orange-3", twenty=True)])
    assert first(table.automa(13), ev.TargetMissed).reason == "no_match"
    assert table.at("n2").twenty


def test_e24_exploring_a_face_up_tile_turns_nothing_up() -> None:
    """E24: the map token is taken, nothing is asked, and the turn goes on."""
    table = given(automa={"glory": 1}, locations=[face_up("n1", "orange-3", map=True)])
    facts = table.automa(1)
    assert only(facts, ev.MapTokenTaken).location == "n1"
    assert none_of(facts, ev.TileRevealed)
    assert none_of(facts, ev.AutomaTurnPaused)
    assert table.at("n1").corruption == ("orange-3",)
    assert table.state.turn == "human"


@pytest.mark.parametrize("card", [10, 11, 14])
def test_e25_a_printed_glory_of_nought_is_always_met(card: int) -> None:
    """E25: cards 10, 11 and 14 in the Central region, without any glory on Basecamp."""
    facts = given().automa(card)
    assert all_of(facts, ev.TargetFound) == [ev.TargetFound("central", "map", "c7", steps=0)]


def test_setup_places_the_mechs_where_no_human_stands() -> None:
    """E11: the human starts on Basecamp, so nobody stands on the Automa's start locations."""
    assert setup().state.human.mech == "basecamp"
