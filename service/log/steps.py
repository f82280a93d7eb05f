"""Work on a log that is done in steps, so that others have their turn between them."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias, TypeVar

T = TypeVar("T")

Steps: TypeAlias = Generator[None, None, T]
"""Work that can be left at each step, and gives what it has found at its end."""


def done(steps: Steps[T]) -> T:
    """What the work gives, done without a rest."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found
