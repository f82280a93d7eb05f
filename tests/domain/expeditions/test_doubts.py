"""What the rules do not explain is carried out and doubted; a strict game refuses it."""

from __future__ import annotations

from typing import Any

import pytest

from automa_rules.core.event import Doubted
from tests.domain.expeditions.table import Table, face_up, given, only

Document = dict[str, Any]


def _explore(**fields: Any) -> Table:  # noqa: ANN401 - the fields of a position document
    """The Automa has turned up the tile of n1 and asks what comes onto it."""
    table = given(automa={"glory": 1}, **fields)
    table.automa(1)
    return table


def _human(**human: Any) -> Table:  # noqa: ANN401 - the fields of a human in a position
    stack = face_up("n4", "orange-3", "turquoise-4", twenty=True)
    return given(turn="human", human={"mech": "n4", **human}, locations=[stack])


DOUBTS: list[tuple[Table, Document, str, Document]] = [
    (
        _human(),
        {"type": "reveal_tile", "location": "c2", "tokens": ["orange-3"]},
        "not_at_your_mech",
        {"location": "c2", "mech": "n4"},
    ),
    (
        _human(mech="s1"),
        {"type": "take_corruption", "location": "n4"},
        "not_at_your_mech",
        {"location": "n4", "mech": "s1"},
    ),
    (
        _human(),
        {"type": "take_twenty", "location": "n4"},
        "other_corruption_on_top",
        {"location": "n4", "tokens": ["orange-3", "turquoise-4"]},
    ),
    (
        _human(solved_quests=3),
        {"type": "place_glory", "category": "quests"},
        "category_not_reached",
        {"category": "quests", "there": 3, "needed": 4},
    ),
    (
        _human(corruption=["orange-1"] * 6, twenty=False),
        {"type": "place_glory", "category": "corruption"},
        "category_not_reached",
        {"category": "corruption", "there": 6, "needed": 7},
    ),
    (
        _human(),
        {"type": "place_glory", "category": "corruption20"},
        "category_not_reached",
        {"category": "corruption20", "there": 0, "needed": 1},
    ),
    (_human(solved_quests=5), {"type": "solve_quest"}, "too_many_quests", {"solved": 6, "most": 5}),
    (_human(mech="c2"), {"type": "end_turn"}, "tile_stays_face_down", {"location": "c2"}),
    (
        _explore(human={"corruption": ["orange-1"] * 20}),
        {"type": "tell_tile", "tokens": ["orange-3"], "tile": 7, "bag_ran_out": True},
        "bag_has_more",
        {"location": "n1", "left": 15},
    ),
    (_explore(), {"type": "tell_tile", "tokens": []}, "no_tokens_told", {"location": "n1"}),
]
"""A table, a deed, and the doubt. 4 quests or 7 tokens reach a category; a full bag has 36 tokens."""


@pytest.mark.parametrize(("table", "action", "code", "facts"), DOUBTS, ids=lambda each: str(each)[:40])
def test_what_the_rules_do_not_explain_is_doubted(
    table: Table, action: Document, code: str, facts: Document
) -> None:
    """BASE.VANQUISH, BASE.REVEAL, BASE.BOAST, E8: refused in a strict game, in any other carried out."""
    refusal = table.refused(action, strict=True)
    assert (refusal.code, refusal.facts) == (code, facts)
    done = table.does(action)
    doubt = only(done, Doubted)
    assert (doubt.code, doubt.facts) == (code, facts)
    assert len(done) > 1


@pytest.mark.parametrize(
    ("table", "action"),
    [
        (_human(), {"type": "take_corruption", "location": "n4", "count": 2}),
        (_human(), {"type": "end_turn"}),
        (_human(), {"type": "place_glory", "category": "cards"}),
        (_human(), {"type": "move_mech", "to": "s3"}),
        (_human(solved_quests=4), {"type": "solve_quest"}),
        (_human(solved_quests=4), {"type": "place_glory", "category": "quests"}),
        (_human(mech="c2"), {"type": "reveal_tile", "location": "c2", "tokens": ["orange-3"]}),
        (_explore(), {"type": "tell_tile", "tokens": [], "tile": 0}),
        (_explore(), {"type": "tell_tile", "tokens": ["orange-3", "orange-3"]}),
        (
            _explore(human={"corruption": ["orange-1"] * 35}),
            {"type": "tell_tile", "tokens": ["orange-3"], "bag_ran_out": True},
        ),
    ],
    ids=lambda each: str(each)[:40],
)
def test_what_the_rules_explain_is_not_doubted(table: Table, action: Document) -> None:
    """BASE.VANQUISH, BASE.REVEAL, BASE.BOAST, E8: also a strict game takes it."""
    assert table.does(action, strict=True)
