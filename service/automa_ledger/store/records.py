"""Records written to the store and read from it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Annotated, Literal, NamedTuple
from uuid import UUID

from msgspec import Meta, Struct

Role = Literal["owner", "player", "spectator"]


class Origin(Struct, frozen=True):
    """The version of another game that a fork starts from."""

    game: UUID
    version: Annotated[int, Meta(ge=1, le=2**31 - 1)]


class Access(Struct, frozen=True):
    """What a token allows. Only a player's token is bound to a seat."""

    role: Role
    seat: str | None = None


class CommitRecord(NamedTuple):
    """A public commit: its version, its hash, and the canonical array of its events."""

    version: int
    hash: bytes
    events: str


class NewCommit(Struct, frozen=True):
    """A commit to write: the canonical array of its events, its secrets if any, and its hash.

    `at` is RFC 3339 in UTC.
    """

    at: str
    events: str
    secret: str | None
    hash: bytes


class IdempotencyKey(Struct, frozen=True):
    """The digests of a client's idempotency key and of its request; the latter has 32 bytes."""

    key: UUID
    fingerprint: bytes


class CreationRecord(Struct, frozen=True):
    """The request that created a game with an idempotency key, and the first version of the game.

    `fingerprint` is a digest of the request, `salt` the store's part of the owner's token; 32 bytes each.
    """

    fingerprint: bytes
    salt: bytes
    version: int


class NewGame(Struct, frozen=True):
    """A game to write, with its whole log.

    `token` is the hash of its owner's token, `key_id` the API key that lists it. `names` are the display
    names of its seats. `creation_record` is the request that created it, if it can be repeated.
    `forked_from` is the origin of a fork.
    """

    id: UUID
    ruleset: str
    token: bytes
    commits: list[NewCommit]
    names: Mapping[str, str] = {}
    key_id: UUID | None = None
    creation_record: CreationRecord | None = None
    forked_from: Origin | None = None


class LoadedGame(Struct, frozen=True):
    """A game, and a part of its log.

    `tokens` maps token hashes to access. `commits` is a JSON array of the requested commits, each an array of
    public events; `secrets` one of pairs of a version and its secret fields. The log ends at `version` with
    `hash`; an archived game has version 0. `base_hash` is the hash of the version after which it was loaded.
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
    forked_from: Origin | None = None

    @property
    def is_archived(self) -> bool:
        """Whether the log was moved to a file. Every log in the database has a first commit."""
        return self.version == 0


class AppendOutcome(Struct, frozen=True):
    """The state of a log in a new snapshot: after an append that wrote nothing, or before a refusal is sent.

    `key_version` is the commit with the idempotency key, None for a new key; `fingerprint` is that of its
    request. The log ends at `version` with `hash`; both are None when it is archived.
    """

    is_revoked: bool
    key_version: int | None
    fingerprint: bytes | None
    version: int | None
    hash: bytes | None


class TokenRecord(Struct, frozen=True):
    """A token of a game, and when it was created."""

    hash: bytes
    access: Access
    created_at: datetime


class GameSummary(Struct, frozen=True):
    """A game in a list."""

    game_id: UUID
    ruleset: str
    created_at: datetime
    version: int


class GameFilter(Struct, frozen=True):
    """Which games of a key to list: those of a ruleset, and those changed at a time or later."""

    ruleset: str | None = None
    since: datetime | None = None
