"""Who sits at the table, and where they stand in the end."""

from __future__ import annotations

from typing import Literal

import msgspec


class Seat(msgspec.Struct, frozen=True):
    """A place at the table: its name, who sits there, and what is played there (a faction, say)."""

    name: str
    kind: Literal["human", "automa"]
    role: str | None = None


class Standing(msgspec.Struct, frozen=True):
    """What a seat's score comes to, as far as it is known, and whether it wins by it; all of a tie do."""

    seat: str
    total: int | None
    wins: bool


SOLO_SEATS = (Seat("human", "human"), Seat("automa", "automa"))


def solo_seats(_: object) -> tuple[Seat, ...]:
    """The seats of a game that one human plays against one Automa, in any state."""
    return SOLO_SEATS
