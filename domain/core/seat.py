"""Who sits at the table."""

from __future__ import annotations

from typing import Literal

import msgspec


class Seat(msgspec.Struct, frozen=True):
    """A place at the table: its name, who sits there, and what is played there (a faction, say)."""

    name: str
    kind: Literal["human", "automa"]
    role: str | None = None


SOLO = (Seat("human", "human"), Seat("automa", "automa"))


def solo(_: object) -> tuple[Seat, ...]:
    """The seats of a game that one human plays against one Automa, in any state."""
    return SOLO
