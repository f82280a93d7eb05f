"""What goes into the store and what comes out of it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Literal, NamedTuple
from uuid import UUID

from msgspec import Struct

Role = Literal["owner", "player", "spectator"]


class Access(Struct, frozen=True):
    """What a token allows. A player's token is bound to a seat; the others are not."""

    role: Role
    seat: str | None = None


class CommitRecord(NamedTuple):
    """A commit as everybody may read it: its version, its hash, and the canonical array of its events."""

    version: int
    hash: bytes
    events: str


class NewCommit(Struct, frozen=True):
    """A commit to be written: the canonical array of its events, its secrets if it has some, its hash.

    `at` is RFC 3339 in UTC.
    """

    at: str
    events: str
    secret: str | None
    hash: bytes


class IdempotencyKey(Struct, frozen=True):
    """The digest of a client's idempotency key, and of the request that it was sent with, 32 bytes."""

    key: UUID
    fingerprint: bytes


class CreationRecord(Struct, frozen=True):
    """The request that began a game under an idempotency key, and the version with which the game began.

    `fingerprint` is a digest of the request, `salt` the store's part of the owner's token; 32 bytes each.
    """

    fingerprint: bytes
    salt: bytes
    version: int


class NewGame(Struct, frozen=True):
    """A game to be written, with its whole log.

    `token` is the hash of its owner's token, `key_id` the API key in whose list it will be. `names` are what
    its seats are called. `beginning` is the request that began it, if that can be repeated.
    """

    id: UUID
    ruleset: str
    token: bytes
    commits: list[NewCommit]
    names: Mapping[str, str] = {}
    key_id: UUID | None = None
    creation_record: CreationRecord | None = None


class LoadedGame(Struct, frozen=True):
    """A game, and a part of its log.

    `tokens` are who may do what, by the hash of the token. `commits` is a JSON array of the commits that were
    asked for, each an array of public events; `secrets` one of pairs of a version and its secret fields. The
    log ends at `version` with `hash`; an archived game has none. `base` is the hash of the version after
    which it was loaded.
    """

    ruleset: str
    key_id: UUID | None
    tokens: Mapping[bytes, Access]
    names: Mapping[str, str]
    commits: str
    secrets: str
    version: int
    hash: bytes
    base_hash: bytes

    @property
    def is_archived(self) -> bool:
        """Whether the log lies in a file elsewhere: every log that is here has a first commit."""
        return self.version == 0


class AppendOutcome(Struct, frozen=True):
    """What a new snapshot shows after an append that wrote nothing, or before a refusal is answered.

    `key_version` is the commit that has the idempotency key, None for a new key; `fingerprint` is that of its
    request. The log ends at `version` with `hash`; it has no version when it is archived.
    """

    is_revoked: bool
    key_version: int | None
    fingerprint: bytes | None
    version: int | None
    hash: bytes | None


class TokenRecord(Struct, frozen=True):
    """A token that opens a game, and when it was made."""

    hash: bytes
    access: Access
    created_at: datetime


class GameSummary(Struct, frozen=True):
    """A game as it stands in a list."""

    game_id: UUID
    ruleset: str
    created_at: datetime
    version: int
