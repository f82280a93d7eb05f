"""The end of the game, the score, and the difficulty levels."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from automa_rules.core.event import Corrected, DeckShuffled, ShuffleRevealed
from automa_rules.expeditions import RULESET
from automa_rules.expeditions import events as ev
from automa_rules.expeditions.scoring import automa_score, human_score, score
from automa_rules.expeditions.state import End
from tests.domain.expeditions.table import all_of, given, impossible, none_of, only

FOUR = ["quests", "items", "cards", "corruption"]


def test_the_eighth_glory_of_the_automa_triggers_the_end() -> None:
    """End of game, first sentence: then the human's last turn, the Automa's last turn, and the score."""
    table = given(automa={"progress": 26}, human={"mech": "s1"})
    assert table.state.automa.glory == 7
    assert only(table.automa(7), ev.EndTriggered) == ev.EndTriggered("automa", turns_left=3)
    assert none_of(table.does({"type": "end_turn"}), ev.GameEnded)
    assert not table.state.over
    assert not none_of(table.automa(8), ev.GameEnded)
    assert table.state.over


def test_the_fourth_glory_of_the_human_triggers_the_end() -> None:
    """End of game, second sentence: then the Automa's last turn, the human's last turn, and the score."""
    table = given(turn="human", human={"mech": "s1", "glory": FOUR[:3]})
    facts = table.does({"type": "place_glory", "category": "corruption"})
    assert only(facts, ev.EndTriggered) == ev.EndTriggered("human", turns_left=3)
    table.does({"type": "end_turn"})
    assert none_of(table.automa(8), ev.GameEnded)
    assert not none_of(table.does({"type": "end_turn"}), ev.GameEnded)


@pytest.mark.parametrize("glory", [FOUR[:1], FOUR[:2], FOUR[:3]])
def test_fewer_glory_of_the_human_trigger_nothing(glory: list[str]) -> None:
    """End of game: only the last of four counts."""
    table = given(turn="human", human={"mech": "s1", "glory": glory[:-1]})
    assert none_of(table.does({"type": "place_glory", "category": glory[-1]}), ev.EndTriggered)


def test_the_automa_scores_by_its_progress_card() -> None:
    """Scoring: level 2 gives 4 for glory, 1 for maps, 2 for corruption: 27.

    The value-20 token is one of them, worth 2 on level 3 and to the human.
    """
    table = given(automa={"glory": 5, "maps": 3, "corruption": ["orange-3", "turquoise-4"]})
    automa = automa_score(table.state)
    assert (automa.glory, automa.maps, automa.corruption, automa.total) == (20, 3, 4, 27)
    automas = given(level=3, automa={"twenty": True, "corruption": ["orange-3"]})
    humans = given(human={"twenty": True, "corruption": ["orange-3"]})
    assert automa_score(automas.state).corruption == 4
    assert human_score(humans.state).corruption == 4


@pytest.mark.parametrize(("quests", "each"), [(0, 5), (1, 6), (2, 8), (3, 10), (4, 10), (5, 10)])
def test_the_humans_glory_is_worth_more_with_quests(quests: int, each: int) -> None:
    """Scoring of the human: 5, 6, 8 or 10 coins for each placed glory by solved quests."""
    human = human_score(given(human={"glory": FOUR[:2], "solved_quests": quests}).state)
    assert (human.coins_for_glory, human.glory) == (each, 2 * each)


def test_the_human_scores_coins_items_and_corruption_but_no_maps() -> None:
    """Scoring of the human: 7 coins, 11 on items, 2 tokens at 2 coins, nothing for 5 maps: 22."""
    human = human_score(
        given(human={"coins": 7, "item_coins": 11, "maps": 5, "corruption": ["orange-3", "orange-1"]}).state
    )
    assert (human.coins, human.items, human.corruption, human.total) == (7, 11, 4, 22)


def test_the_total_decides() -> None:
    """Scoring: 5 coins beat 4 of one glory token; last sentence: a tie goes to the Automa."""
    assert score(given(human={"coins": 5}, automa={"glory": 1}).state).winners == ("human",)
    assert score(given(human={"coins": 4}, automa={"glory": 1}).state).winners == ("automa",)


@pytest.mark.parametrize(("adjustment", "coins"), [(-2, 24), (0, 40), (3, 64)])
def test_the_adjusted_coins_for_glory(adjustment: int, coins: int) -> None:
    """Difficulty levels: eight glory at level 3 with 3, 5 or 8 coins each."""
    table = given(level=3, glory_coins_adjustment=adjustment, automa={"glory": 7})
    table.does({"type": "correct", "pointer": "/automa/glory", "value": 8})
    assert automa_score(table.state).glory == coins


def test_the_result_is_told_when_the_game_ends() -> None:
    """Scoring: 9 coins and no glory against 8 x 4 of the Automa."""
    table = given(
        automa={"glory": 8}, human={"mech": "s1", "coins": 9}, end={"by": "automa", "turns_left": 1}
    )
    assert only(table.automa(8), ev.GameEnded) == ev.GameEnded("automa", human=9, automa=32)


def test_the_last_turn_of_the_automa_still_advances() -> None:
    """A final turn is a whole turn, on past the eighth glory space; it has no next one."""
    table = given(automa={"progress": 27}, human={"mech": "s1"}, end={"by": "automa", "turns_left": 1})
    assert table.state.automa.glory == 8
    assert only(table.automa(7), ev.ProgressAdvanced).to == 28
    assert table.state.automa.glory == 8
    table = given(automa={"glory": 8}, human={"mech": "s1"}, end={"by": "automa", "turns_left": 1})
    assert only(table.automa(8), ev.TurnEnded) == ev.TurnEnded("automa", None)


def test_all_shuffles_are_shown_when_the_game_ends() -> None:
    """The commit that ends the game reveals every shuffle of the game."""
    table = given(
        deck="virtual",
        bag=["orange-3", "turquoise-4"],
        automa={"glory": 8},
        end={"by": "automa", "turns_left": 1},
    )
    table.automa()
    while table.state.pause:
        table.does({"type": "tell_tile", "tile": 3})

    sealed = {fact.commitment: (fact.deck, fact.salt, fact.order) for fact in all_of(table.log, DeckShuffled)}
    shown = {
        fact.commitment: (fact.deck, fact.salt, fact.order) for fact in all_of(table.log, ShuffleRevealed)
    }
    assert len(sealed) == 2
    assert sealed == shown


def test_nothing_goes_on_after_the_end() -> None:
    """A game that is over takes neither turns nor actions, and it is nobody's turn."""
    table = given(automa={"glory": 8}, human={"mech": "s1"}, end={"by": "automa", "turns_left": 1})
    table.automa(8)
    assert table.refused({"type": "automa_turn", "card": 7}).code == "game_over"
    assert table.refused({"type": "end_turn"}).code == "game_over"
    assert table.refused({"type": "box_card", "card": "017"}).code == "game_over"
    assert RULESET.turn(table.state) is None


def test_the_outcome_is_told_again_when_a_correction_changes_it() -> None:
    """Whoever reads or follows the log sees new totals and the new winner, and no others."""
    table = given(automa={"glory": 8}, human={"mech": "s1"}, end={"by": "automa", "turns_left": 1})
    table.automa(8)
    table.does({"type": "correct", "pointer": "/human/coins", "value": 50})
    assert (table.state.over, score(table.state).winners) == (True, ("human",))

    table = given(automa={"glory": 8}, human={"mech": "s1"}, end={"by": "automa", "turns_left": 1})
    table.automa(8)
    recounted = table.does({"type": "correct", "pointer": "/human/coins", "value": 50})
    assert only(recounted, ev.GameEnded) == ev.GameEnded("human", human=50, automa=32)
    level = table.does({"type": "correct", "pointer": "/human/coins", "value": 32})
    assert only(level, ev.GameEnded) == ev.GameEnded("automa", human=32, automa=32, rule="E19", tie=True)
    moved = table.does({"type": "correct", "pointer": "/human/mech", "value": "s2"})
    assert not all_of(moved, ev.GameEnded)


@pytest.mark.parametrize(
    ("automa", "human", "placed"), [(8, FOUR, ["human", "automa"]), (8, [], ["automa"]), (0, FOUR, ["human"])]
)
@pytest.mark.parametrize("turn", ["human", "automa"])
def test_the_end_of_a_position_is_for_the_table_to_tell(
    automa: int, human: list[str], placed: list[str], turn: str
) -> None:
    """Who triggered it, and which of the last turns are over, does not lie on the table."""
    refusal = impossible(turn=turn, automa={"glory": automa}, human={"glory": human})
    assert (refusal.code, refusal.facts) == ("end_needed", {"placed": placed})


@pytest.mark.parametrize(
    ("turn", "by", "left"), [("automa", "automa", 2), ("automa", "human", 1), ("human", "automa", 3)]
)
def test_the_last_turn_is_that_of_the_trigger(turn: str, by: str, left: int) -> None:
    """E18: an end in which the other player takes the last turn cannot be."""
    placed = {"automa": {"glory": 8}, "human": {"glory": FOUR}}
    refusal = impossible(turn=turn, end={"by": by, "turns_left": left}, **placed)
    assert (refusal.code, refusal.facts) == ("end_impossible", {"by": by, "turns_left": left, "turn": turn})


@pytest.mark.parametrize(
    ("by", "placed", "glory", "needed"),
    [
        ("automa", {}, 0, 8),
        ("automa", {"automa": {"glory": 7}, "human": {"glory": FOUR}}, 7, 8),
        ("human", {"automa": {"glory": 8}, "human": {"glory": FOUR[:3]}}, 3, 4),
    ],
)
def test_an_end_that_nobody_has_triggered_is_none(
    by: str, placed: dict[str, Any], glory: int, needed: int
) -> None:
    """E18: only the player whose last glory token is placed can have triggered the end."""
    refusal = impossible(turn=by, end={"by": by, "turns_left": 1}, **placed)
    assert refusal.code == "end_without_glory"
    assert refusal.facts == {"by": by, "glory": glory, "needed": needed}


def test_an_end_that_is_none_cannot_be_corrected_into_a_game() -> None:
    """E18: neither one that nobody has triggered nor one whose last turn is the other player's."""
    end = {"type": "correct", "pointer": "/end", "value": {"by": "automa", "turns_left": 1}}
    assert given().refused(end).code == "end_without_glory"
    assert given(turn="human", automa={"glory": 7}).refused(end).code == "end_without_glory"
    ending = given(automa={"glory": 8}, end={"by": "automa", "turns_left": 1})
    assert ending.refused({**end, "pointer": "/end/turns_left", "value": 2}).code == "end_impossible"


def test_by_another_progress_card_the_automa_has_placed_other_glory() -> None:
    """Base rules, progress: a token for each space that the marker has passed; level 3's are 2, 5, 9, 12."""
    table = given(level=1, automa={"progress": 12})
    assert table.state.automa.glory == 2
    level_3 = given(level=3).state.progress_card
    facts = table.does(
        {"type": "correct", "pointer": "/progress_card", "value": msgspec.to_builtins(level_3)}
    )
    assert [fact.pointer for fact in all_of(facts, Corrected)] == ["/progress_card", "/automa/glory"]
    assert table.state.automa.glory == 4


def test_glory_that_was_told_stands_where_other_figures_of_the_card_are_set_right() -> None:
    """Its spaces are as they were."""
    table = given(level=1, automa={"progress": 12, "glory": 3})
    table.does({"type": "correct", "pointer": "/progress_card/coins_for_map", "value": 2})
    assert table.state.automa.glory == 3


@pytest.mark.parametrize(("left", "turn", "then"), [(2, "human", 3), (1, "automa", 2), (3, "automa", 2)])
def test_a_turn_that_is_set_right_is_still_to_be_ended(left: int, turn: str, then: int) -> None:
    """E18: the very last turn is the trigger's, whoever's turn it is; one that is not over is not counted."""
    before = "automa" if turn == "human" else "human"
    end = {"by": "human", "turns_left": left}
    table = given(turn=before, automa={"glory": 1}, human={"mech": "s1", "glory": FOUR}, end=end)
    facts = table.does({"type": "correct", "pointer": "/turn", "value": turn})
    assert only(facts, ev.EndTriggered) == ev.EndTriggered("human", turns_left=then)
    assert table.state.end == End("human", then)


def test_a_turn_that_is_as_it_was_counts_nothing() -> None:
    """Whose turn it is set to be is as it was."""
    end = {"by": "human", "turns_left": 3}
    table = given(turn="human", human={"mech": "s1", "glory": FOUR}, end=end)
    assert none_of(table.does({"type": "correct", "pointer": "/turn", "value": "human"}), ev.EndTriggered)


def test_an_end_is_called_off_when_a_token_was_not_placed_after_all() -> None:
    """E18: the eighth token, or the human's fourth, was none, so the game goes on."""
    table = given(
        turn="human", automa={"glory": 8}, human={"mech": "s1"}, end={"by": "automa", "turns_left": 2}
    )
    facts = table.does({"type": "correct", "pointer": "/automa/glory", "value": 7})
    assert only(facts, ev.EndCalledOff) == ev.EndCalledOff("automa")
    assert table.state.end is None
    assert none_of(table.does({"type": "end_turn"}), ev.GameEnded)

    table = given(turn="human", human={"mech": "s1", "glory": FOUR}, end={"by": "human", "turns_left": 3})
    facts = table.does({"type": "report", "glory": FOUR[:3]})
    assert only(facts, ev.EndCalledOff) == ev.EndCalledOff("human")
    assert table.state.end is None


@pytest.mark.parametrize("missing", ["automa", "human"])
def test_a_correction_that_completes_both_asks_who_was_first(missing: str) -> None:
    """Both have placed all but one, and both tokens are told by corrections without an end."""
    table = given(turn="human", human={"mech": "s1", "glory": FOUR[:3]}, automa={"glory": 7})
    whole = {"automa": ("/automa/glory", 8), "human": ("/human/glory", FOUR)}
    (first_pointer, first_value) = whole[missing]
    (second_pointer, second_value) = whole["human" if missing == "automa" else "automa"]
    facts = table.does({"type": "correct", "pointer": first_pointer, "value": first_value})
    assert only(facts, ev.EndTriggered).seat == missing
    facts = table.does({"type": "correct", "pointer": second_pointer, "value": second_value})
    assert none_of(facts, ev.EndTriggered)
    assert table.refused({"type": "correct", "pointer": "/end", "value": None}).code == "end_needed"
