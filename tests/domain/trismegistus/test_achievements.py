"""The achievements module: personality cards, the black die, cubes."""

from __future__ import annotations

from typing import Any

import pytest

from automa_rules.core.event import DeckShuffled
from automa_rules.trismegistus.events import (
    AchievementCompleted,
    AchievementScored,
    BlackDieRolled,
    CardDiscarded,
    CardDrawn,
    CubeNotPlaced,
    CubePlaced,
    DeckRenewed,
    GoldGained,
)
from tests.domain.trismegistus.table import NEXT, VIOLET, VIRTUAL, Document, Table, drawn, face, given

FOUR = [{"vp": 3}, {"vp": 4}, {"vp": 5}, {"vp": 6}]
GOLD = {"type": "draw_card", "card": face("iron black", 1, "gold")}
AGAIN = {"type": "draw_card", "card": VIOLET}
DOWN = {"vp": 1, "face_up": False}


def violet(*achievements: Document, **what: Any) -> Table:  # noqa: ANN401 - a document's values
    """A table whose Automa has just revealed a violet card."""
    return given(achievements=list(achievements) or FOUR, **what).when(drawn(VIOLET))


def roll(result: int) -> dict[str, object]:
    """The black die, rolled at the table."""
    return {"type": "roll_black_die", "result": result}


def test_a_violet_card_places_a_cube() -> None:
    """R43: a 2 means the second card."""
    table = violet().asks("black_die", places=[1, 2, 3, 4]).when(roll(2)).then(CubePlaced, place=2, cubes=1)
    assert [one.cubes for one in table.state.achievements] == [0, 1, 0, 0]


@pytest.mark.parametrize("result", [5, 6])
def test_a_result_without_a_card(result: int) -> None:
    """Q25: results 5 and 6 are rolled again."""
    table = violet().when(roll(result)).then(BlackDieRolled, result=result, counts=False).never(CubePlaced)
    table.asks("black_die").when(roll(1)).then(CubePlaced, place=1)


def test_a_card_that_is_turned_down() -> None:
    """R43, Q25: only cards face up count, in their places. Q26: with none, no die; the next card is drawn."""
    table = violet(FOUR[0], DOWN, FOUR[2], FOUR[3]).asks("black_die", places=[1, 3, 4])
    table = table.when(roll(2)).never(CubePlaced).when(roll(3)).then(CubePlaced, place=3)
    violet(DOWN, DOWN, DOWN, DOWN).then(CubeNotPlaced).then(CardDiscarded).asks("card")


def test_three_cubes() -> None:
    """R44, Q28: the card's VP at once, and the card is turned down. Q42: none of the three stays on it."""
    table = violet(FOUR[0], {"vp": 4, "cubes": 2}, FOUR[2], FOUR[3]).when(roll(2))
    table.in_order(CubePlaced, AchievementScored, CardDiscarded).then(AchievementScored, place=2, vp=4)
    assert table.automa.vp == 4
    assert (table.state.achievements[1].face_up, table.state.achievements[1].cubes) == (False, 0)


def test_a_card_face_down_has_no_cubes() -> None:
    """Q42: a correction turns it down without its cubes only."""
    table = given(achievements=[{"vp": 3, "cubes": 2}, *FOUR[1:]])
    table.refuses(
        {"type": "correct", "pointer": "/achievements/0/face_up", "value": False}, "cubes_face_down", place=1
    )
    table.when({"type": "correct", "pointer": "/achievements/0", "value": DOWN})


def test_another_card_follows() -> None:
    """R45: after the cube another is drawn: a violet one places a cube again, a normal one is the turn.

    R43: that rolls no die.
    """
    table = violet().when(roll(1)).asks("card").when(GOLD).never(BlackDieRolled)
    table.then(CardDrawn, kind="basic").then(GoldGained)
    assert table.state.turn == "human"
    table = violet().when(roll(1)).when(AGAIN).when(roll(1)).when(GOLD)
    assert (table.state.achievements[0].cubes, table.state.turn) == (2, "human")


def test_a_violet_card_is_discarded_before_the_next_draw() -> None:
    """Q41: the pile is empty then, so the renewal includes the violet card: 4 + 2 + 7 cards."""
    kinds = [{"kind": "personality"}] * 3 + [{"kind": "specialization"}] * 2 + [{"kind": "basic"}] * 7
    table = violet(discards=kinds).when(roll(1)).then(CardDiscarded, rule="Q41").when(GOLD)
    table.then(DeckRenewed, cards=13)
    assert len(table.state.deck.pile) == 12


def test_the_human_completes_an_achievement() -> None:
    """R42: it is turned face down. Q27: its cubes go back to the supply, and bring the Automa no VP."""
    table = given(turn="human", achievements=[*FOUR[:2], {"vp": 5, "cubes": 2}, FOUR[3]])
    table = table.when({"type": "complete_achievement", "place": 3})
    table.then(AchievementCompleted, place=3, cubes=2)
    assert [one.face_up for one in table.state.achievements] == [True, True, False, True]
    assert (table.state.achievements[2].cubes, table.automa.vp) == (0, 0)
    table.refuses({"type": "complete_achievement", "place": 3}, "achievement_not_there", face_up=[1, 2, 4])


def test_the_service_rolls_the_black_die() -> None:
    """R43, R45: with virtual dice and deck the four violet cards on top are one commit with the next."""
    table = given(**VIRTUAL, dice="virtual", achievements=[DOWN, *FOUR[1:]], discards=_but_violet()).when(
        NEXT
    )
    table.in_order(CardDrawn, DeckShuffled, BlackDieRolled, CubePlaced, CardDiscarded, CardDrawn)
    placed = [cube.place for cube in table.all(CubePlaced)]
    assert len(placed) >= 4
    assert placed == [die.result for die in table.all(BlackDieRolled) if die.result in {2, 3, 4}]
    table.never(CubePlaced, place=1)


def _but_violet() -> list[str]:
    """All cards of level 2 in the example pack that are not violet."""
    cards = VIRTUAL["pack"]["cards"]
    return [one["id"] for one in cards if 2 not in one.get("removed_at_levels", [2])]


def test_why_a_card_got_the_cube() -> None:
    """R43: the reasons name the cards that count."""
    why = violet(FOUR[0], DOWN, FOUR[2], FOUR[3]).when(roll(3)).why(CubePlaced)
    assert {one.id: (one.refused, one.chosen) for one in why.candidates} == {
        "1": (None, False),
        "2": ("face_down", False),
        "3": (None, True),
        "4": (None, False),
    }
