"""How the table calls its seats, in whatever is told of one game: a request is about one, as is a message.

It holds for the task that tells, since every sentence may name a seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar

DisplayNames = Mapping[str, str]
"""Display names by seat."""

_names: ContextVar[DisplayNames] = ContextVar("names")
NO_NAMES: DisplayNames = {}


def set_display_names(names: DisplayNames) -> None:
    """From now on this task tells of a game whose seats have these names."""
    _names.set(names)


@contextmanager
def use_display_names(names: DisplayNames) -> Iterator[None]:
    """Meanwhile this task tells of a game whose seats have these names."""
    token = _names.set(names)
    try:
        yield
    finally:
        _names.reset(token)


def current_display_names() -> DisplayNames:
    """The names of the game that is told of."""
    return _names.get(NO_NAMES)
