"""Who reads: a sentence says "you" to the reader's own seat, and names the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

READER: Final = "You"
"""The id that stands for the reader's seat; no seat is written with a capital."""

SEATS: Final = frozenset(
    (
        *("seat", "next", "turn", "attacker", "defender", "winner", "loser", "victim", "owner"),
        *("winners", "totals"),
    )
)
"""The facts that are seats, lists of seats, or something by seat."""


def addressed(facts: Mapping[str, Any], reader: str | None) -> dict[str, Any]:
    """The facts with READER for the reader's seat wherever a seat stands."""
    return {name: _addressed(value, reader) if name in SEATS else value for name, value in facts.items()}


def address(seat: str, reader: str | None) -> str:
    """READER for the reader's seat; another as it is."""
    return READER if seat == reader else seat


def _addressed(value: object, reader: str | None) -> object:
    match value:
        case str():
            return address(value, reader)
        case Mapping():
            return {_addressed(key, reader): item for key, item in value.items()}
        case Sequence():
            return tuple(_addressed(item, reader) for item in value)
        case _:
            return value
