"""Questions: a turn can need something that only the table knows, and waits for it."""

from __future__ import annotations

from typing import Protocol

from domain.core.rejected import Fact
from domain.core.tag import Tagged, tag_of


class Question(Tagged, Protocol):
    """Something that a turn waits for; each kind of question adds the shape of its answer."""

    @property
    def seat(self) -> str:
        """Who is asked."""

    @property
    def answer(self) -> str:
        """The type of the action that answers."""


def about(asked: Question) -> dict[str, Fact]:
    """What a refusal tells of the open question: which it is, what answers it, and who is asked."""
    return {"question": tag_of(type(asked)), "answer": asked.answer, "seat": asked.seat}
