"""The reader of a sentence: it says "you" to the reader's own seat, and names the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

READER: Final = "You"
"""The id that replaces the reader's seat. It has a capital, unlike any seat."""

SEAT_FACTS: Final = frozenset(
    (
        *("seat", "next", "turn", "attacker", "defender", "winner", "loser", "victim", "owner"),
        *("winners", "totals"),
    )
)
"""The facts that are seats, lists of seats, or mappings by seat."""


def address_seats(facts: Mapping[str, Any], reader: str | None) -> dict[str, Any]:
    """The facts, with READER in place of the reader's seat."""
    return {
        name: _address_value(value, reader) if name in SEAT_FACTS else value for name, value in facts.items()
    }


def address_seat(seat: str, reader: str | None) -> str:
    """READER for the reader's seat; another seat unchanged."""
    return READER if seat == reader else seat


def _address_value(value: object, reader: str | None) -> object:
    match value:
        case str():
            return address_seat(value, reader)
        case Mapping():
            return {_address_value(key, reader): item for key, item in value.items()}
        case Sequence():
            return tuple(_address_value(item, reader) for item in value)
        case _:
            return value
