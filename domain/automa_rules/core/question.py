"""Questions: a turn can wait for something that only the players at the table know."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from automa_rules.core.refusals import NotYourQuestion, QuestionOpen
from automa_rules.core.tag import tag_of

R = TypeVar("R", bound=QuestionOpen | NotYourQuestion)


class Question(msgspec.Struct, frozen=True, tag_field="type", kw_only=True):
    """Something that a turn waits for; each kind of question adds fields that describe its answer.

    `seat` is who is asked, `answer` the type of the action that answers.
    """

    seat: str
    answer: str


class AutomaCardAsked(Question, frozen=True, tag="automa_card", kw_only=True):
    """Draw the next card for the turn of the Automa `seat`, and tell it with that turn."""

    answer: str = "automa_turn"


def build_question_refusal(refusal: type[R], open_question: Question) -> R:
    """Build a refusal that names the open question, with its fields copied from the question."""
    copied = (name for name in refusal.__struct_fields__ if name != "question")
    return refusal(
        question=tag_of(type(open_question)), **{name: getattr(open_question, name) for name in copied}
    )
