"""What can be done now, as far as every game has it: the kinds of command that the moment allows."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.core.correction import Correct
from domain.core.ruleset import Ruleset
from domain.core.tag import tag_of


def kinds_now(ruleset: Ruleset[Any], state: object, seat: str | None) -> tuple[type[msgspec.Struct], ...]:
    """The kinds of action that a seat can take now, None for nobody's.

    While a question is open its answer, in one's own turn all but answers, and a correction at any time. What
    the rules of an action say of it is for the ruleset's own options to tell.
    """
    if seat is None:
        return ()
    return tuple(kind for kind in ruleset.actions if kind is Correct or _fits(ruleset, state, seat, kind))


def automa_acts(ruleset: Ruleset[Any], state: object) -> bool:
    """Whether it is an Automa's turn that waits for nothing."""
    turn = ruleset.turn(state)
    return not ruleset.questions(state) and any(
        seat.name == turn and seat.kind == "automa" for seat in ruleset.seats(state)
    )


def _fits(ruleset: Ruleset[Any], state: object, seat: str, kind: type[msgspec.Struct]) -> bool:
    open_questions = ruleset.questions(state)
    if not open_questions:
        return seat == ruleset.turn(state) and tag_of(kind) not in _answers(ruleset)
    asked: Any = open_questions[0]
    others = {each.name for each in ruleset.seats(state) if each.kind == "human"} - {seat}
    return tag_of(kind) == asked.answer and asked.seat not in others


def _answers(ruleset: Ruleset[Any]) -> frozenset[str]:
    """The types of all actions that answer something."""
    fields = (field for kind in ruleset.questions_asked for field in msgspec.structs.fields(kind))
    return frozenset(str(field.default) for field in fields if field.name == "answer")
