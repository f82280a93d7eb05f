"""How the table calls its seats, in whatever is told of one game: a request is about one, as is a message.

It holds for the task that tells, since every sentence may name a seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar

Names = Mapping[str, str]
"""Display names by seat."""

_names: ContextVar[Names] = ContextVar("names")
NOBODY: Names = {}


def call_seats(names: Names) -> None:
    """From now on this task tells of a game whose seats have these names."""
    _names.set(names)


@contextmanager
def seats_called(names: Names) -> Iterator[None]:
    """Meanwhile this task tells of a game whose seats have these names."""
    token = _names.set(names)
    try:
        yield
    finally:
        _names.reset(token)


def called() -> Names:
    """The names of the game that is told of."""
    return _names.get(NOBODY)
