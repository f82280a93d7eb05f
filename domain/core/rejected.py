"""The one way in which a decision says no."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TypeAlias

Fact: TypeAlias = "bool | int | str | Sequence[Fact] | Mapping[str, Fact] | None"


class Rejected(Exception):  # noqa: N818 - a refusal is an answer of the rules, not an error of the program
    """A command that the rules refuse; nothing has happened.

    `code` is stable and machine-readable; `facts` hold what the client needs to mend its command.
    `action` is the place in its turn, from 0, of the action that is refused; None when it came by itself.
    """

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts
        self.action: int | None = None

    def __str__(self) -> str:
        """For logs and tests; clients get the code and the facts."""
        return f"{self.code} {self.facts}" if self.facts else self.code


class ImpossibleEvent(Exception):  # noqa: N818 - the past tense of the field: it cannot have happened
    """An event that cannot have happened in the state it is applied to: the log is damaged."""


@contextmanager
def in_turn(index: int) -> Iterator[None]:
    """Whatever is refused meanwhile is the action at this place of a turn."""
    try:
        yield
    except Rejected as rejected:
        rejected.action = index
        raise
