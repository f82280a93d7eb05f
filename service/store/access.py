"""What a token of a game allows."""

from __future__ import annotations

from typing import Literal

import msgspec

Role = Literal["owner", "player", "spectator"]


class Access(msgspec.Struct, frozen=True):
    """What a token allows. A player's token is bound to a seat; the others are not."""

    role: Role
    seat: str | None = None
