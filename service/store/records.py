"""What goes into the store and what comes out of it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from enum import StrEnum
from typing import TypeAlias
from uuid import UUID

from msgspec import Struct

from service.store.access import Access

Record: TypeAlias = tuple[int, str, bytes]
"""An event as everybody may read it: its version, its public text, and its link of the chain."""


class Row(Struct, frozen=True):
    """One event: its public text, its whole text if it has secrets, and its link of the chain, 32 bytes."""

    data: str
    private: str | None
    hash: bytes


class Key(Struct, frozen=True):
    """A client's idempotency key, and a digest of the request that it was sent with."""

    key: str
    fingerprint: bytes


class Beginning(Struct, frozen=True):
    """The request that began a game under an idempotency key, and the version with which the game began.

    `fingerprint` is a digest of the request, `salt` the store's part of the owner's token; 32 bytes each.
    """

    fingerprint: bytes
    salt: bytes
    version: int


class Loaded(Struct, frozen=True):
    """A game, and a part of its log.

    `key_id` is the API key that it was made with, None for none. `tokens` says who may do what, by the hash
    of the token. `pages` are the events that were asked for, with their secrets, as JSON arrays: each is
    decoded in one go, and keeps others waiting no longer than that takes. The log ends at `version` with
    `hash`; there is none of an archived game. `base` is the hash of the version behind which it was loaded.
    """

    ruleset: str
    key_id: UUID | None
    tokens: Mapping[bytes, Access]
    pages: tuple[str, ...]
    version: int
    hash: bytes
    base: bytes = b""

    @property
    def is_archived(self) -> bool:
        """Whether the log lies in a file elsewhere: every log that is here has a first event."""
        return self.version == 0


class KnownToken(Struct, frozen=True):
    """A token that opens a game, and when it was made; None for one that is older than such notes."""

    hash: bytes
    access: Access
    created_at: datetime | None


class Listed(Struct, frozen=True):
    """A game as it stands in a list."""

    game_id: UUID
    ruleset: str
    created_at: datetime
    version: int


class Appended(Struct, frozen=True):
    """The commit is in the log."""


class Conflict(Struct, frozen=True):
    """The game does not stand at the expected version; nothing was written."""


class Repeated(Struct, frozen=True):
    """The same request was carried out before and brought the game to `version`; nothing was written."""

    version: int


class KeyReused(Struct, frozen=True):
    """The key belongs to a different request; nothing was written."""


class KeyInFlight(Struct, frozen=True):
    """A request with this key is being carried out now; nothing was written."""


class Revoked(Struct, frozen=True):
    """The token opens the game no more; nothing was written."""


class HandedOut(StrEnum):
    """What became of a token that was asked for; nothing was written unless it was made."""

    MADE = "made"
    TOO_MANY = "too_many"
    REVOKED = "revoked"


AppendOutcome: TypeAlias = Appended | Conflict | Repeated | KeyReused | KeyInFlight | Revoked
