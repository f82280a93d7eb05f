"""The display names of the seats of the game that the current task is about.

They are a context variable, because any sentence may name a seat.
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
    """Set the display names for the current task."""
    _names.set(names)


@contextmanager
def use_display_names(names: DisplayNames) -> Iterator[None]:
    """Use display names within a `with` block."""
    token = _names.set(names)
    try:
        yield
    finally:
        _names.reset(token)


def current_display_names() -> DisplayNames:
    """The display names of the current task."""
    return _names.get(NO_NAMES)
