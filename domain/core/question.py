"""Questions: a turn can need something that only the table knows, and waits for it."""

from __future__ import annotations

from typing import Protocol, TypeVar

from domain.core.refusals import NotYourQuestion, QuestionOpen
from domain.core.tag import Tagged, tag_of

R = TypeVar("R", bound=QuestionOpen | NotYourQuestion)


class Question(Tagged, Protocol):
    """Something that a turn waits for; each kind of question adds the shape of its answer."""

    @property
    def seat(self) -> str:
        """Who is asked."""

    @property
    def answer(self) -> str:
        """The type of the action that answers."""


def about(refusal: type[R], asked: Question) -> R:
    """A refusal that tells which question is open: its facts are those of the question, by name."""
    named = (name for name in refusal.__struct_fields__ if name != "question")
    return refusal(question=tag_of(type(asked)), **{name: getattr(asked, name) for name in named})
