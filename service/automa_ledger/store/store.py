"""The log of all games in Postgres: one statement and one round trip per operation."""

from __future__ import annotations

from datetime import datetime
from uuid import UUID

import msgspec
from msgspec.structs import asdict

from automa_ledger.store.api_key import ApiKey
from automa_ledger.store.database import Database, StoreUnavailable
from automa_ledger.store.records import (
    Access,
    AppendOutcome,
    CommitRecord,
    CreationRecord,
    GameFilter,
    GameSummary,
    IdempotencyKey,
    LoadedGame,
    NewCommit,
    NewGame,
    Origin,
    Role,
    TokenRecord,
)
from automa_ledger.store.statements import SQL

MAX_VERSION = 2**31 - 1

# Values that match no row: Citus refuses a join that compares a null parameter.
NO_TOKEN, NO_KEY = b"", UUID(int=0)

_tokens = msgspec.json.Decoder(list[tuple[bytes, Role, str | None]])
_names = msgspec.json.Decoder(dict[str, str])


class Store(Database):
    """Games, their tokens and commits, card packs and API keys."""

    async def add_game(self, game: NewGame) -> bool:
        """Insert a new game. Return False, and write nothing, if a game has this id."""
        creation_record = game.creation_record
        params = {
            "game_id": game.id,
            "ruleset": game.ruleset,
            "key_id": game.key_id,
            "began_at": len(game.commits),
            "fingerprint": creation_record and creation_record.fingerprint,
            "salt": creation_record and creation_record.salt,
            "forked_from": game.forked_from and game.forked_from.game,
            "forked_at": game.forked_from and game.forked_from.version,
        }
        commits = [
            {"game_id": game.id, "version": version, **msgspec.structs.asdict(commit)}
            for version, commit in enumerate(game.commits, 1)
        ]
        async with self.connection() as connection, connection.transaction(), connection.cursor() as cursor:
            await cursor.execute(SQL["add_game"], params)
            if await cursor.fetchone() is None:
                return False
            await cursor.execute(SQL["add_first_token"], {"game_id": game.id, "token": game.token})
            for seat, name in game.names.items():
                await cursor.execute(SQL["add_name"], {"game_id": game.id, "seat": seat, "name": name})
            await cursor.executemany(SQL["add_commit"], commits)
        return True

    async def delete_game(self, game_id: UUID) -> tuple[int, bytes] | None:
        """Delete a game with its tokens, names and webhooks. Return the version and hash of its last commit.

        Return None if it is deleted already.
        """
        async with self.connection() as connection, connection.transaction(), connection.cursor() as cursor:
            await cursor.execute(SQL["add_tombstone"], {"game_id": game_id})
            found = await cursor.fetchone()
            if found is None:
                return None
            for name in ("revoke_all", "erase_names", "remove_hooks", "forget_deliveries"):
                await cursor.execute(SQL[name], {"game_id": game_id})
        return found[0], found[1]

    async def creation_record(self, game_id: UUID) -> CreationRecord | None:
        """The request that created a game; None for an unknown game or one without an idempotency key."""
        found = await self.read(SQL["beginning"], {"game_id": game_id})
        return CreationRecord(*found[0]) if found else None

    async def append_commit(
        self,
        game_id: UUID,
        after: int,
        head: bytes,
        commit: NewCommit,
        *,
        token: bytes,
        key: IdempotencyKey | None,
    ) -> bool:
        """Append a commit after a version with the hash `head`. Return False if nothing was written."""
        params = {
            "game_id": game_id,
            "after": after,
            "head": head,
            "token": token,
            "key": key and key.key,
            "fingerprint": key and key.fingerprint,
            "at": commit.at,
            "hash": commit.hash,
            "events": commit.events,
            "secret": commit.secret,
        }
        return bool(await self.query(SQL["append"], params))

    async def append_outcome(
        self, game_id: UUID, token: bytes, key: IdempotencyKey | None
    ) -> AppendOutcome | None:
        """Why an append wrote nothing or would write nothing; None for an unknown game."""
        params = {"game_id": game_id, "token": token, "key": key.key if key else NO_KEY}
        found = await self.read(SQL["outcome"], params)
        return AppendOutcome(*found[0]) if found else None

    async def load_game(self, game_id: UUID, after: int = 0, until: int = MAX_VERSION) -> LoadedGame | None:
        """Load a game with its commits after a version, up to another one; None for an unknown game."""
        found = await self.read(SQL["load"], {"game_id": game_id, "after": after, "until": until})
        if not found:
            return None
        ruleset, key_id, tokens, names, commits, secrets, version, last_hash, base_hash, *origin = found[0]
        return LoadedGame(
            ruleset,
            key_id,
            {digest: Access(role, seat) for digest, role, seat in _tokens.decode(tokens or "[]")},
            _names.decode(names or "{}"),
            commits or "[]",
            secrets or "[]",
            version or 0,
            last_hash or b"",
            base_hash or b"",
            Origin(*origin) if origin[0] else None,
        )

    async def records(self, game_id: UUID, after: int, limit: int) -> list[CommitRecord] | None:
        """At most `limit` public commits after a version; None for an archived log."""
        params = {"game_id": game_id, "after": after, "limit": limit}
        found = await self.read(SQL["read"], params)
        if found and found[0][0] is None:
            return None
        return [CommitRecord(*row) for row in found]

    async def add_token(
        self, game_id: UUID, token_hash: bytes, access: Access, caller: bytes | None, most: int
    ) -> bool:
        """Add a token to a game, for the caller's token, or None for an API key.

        Return False, and write nothing, when the game has `most` tokens already, or the caller's is revoked.
        """
        token = {"game_id": game_id, "hash": token_hash, "role": access.role, "seat": access.seat}
        return bool(await self.query(SQL["add_token"], {**token, "caller": caller or NO_TOKEN, "most": most}))

    async def is_revoked(self, game_id: UUID, token: bytes) -> bool:
        """Whether a token was revoked."""
        ((revoked,),) = await self.read(SQL["is_revoked"], {"game_id": game_id, "token": token})
        return bool(revoked)

    async def tokens(self, game_id: UUID) -> list[TokenRecord]:
        """The active tokens of a game, oldest first."""
        found = await self.read(SQL["tokens"], {"game_id": game_id})
        return [TokenRecord(digest, Access(role, seat), made) for digest, role, seat, made in found]

    async def revoke_token(self, game_id: UUID, gone: bytes, caller: bytes | None) -> bool:
        """Revoke the token `gone`, for the caller's token, or None for an API key.

        Return False, and write nothing, when the caller's token is revoked.
        """
        params = {"game_id": game_id, "gone": gone, "caller": caller or NO_TOKEN}
        await self.query(SQL["revoke_token"], params)
        return caller is None or not await self.is_revoked(game_id, caller)

    async def add_pack(self, digest: bytes, content: str) -> bool:
        """Store a pack under the SHA-256 of its content. Return False if it exists."""
        return bool(await self.query(SQL["add_pack"], {"hash": digest, "content": content}))

    async def pack(self, digest: bytes) -> str | None:
        """The content of a pack; None for an unknown one."""
        found = await self.read(SQL["pack"], {"hash": digest})
        return found[0][0] if found else None

    async def api_key(self, digest: bytes) -> ApiKey | None:
        """The key with this hash, expired or not; None for an unknown or revoked one."""
        found = await self.read(SQL["api_key"], {"hash": digest})
        return ApiKey(found[0][0], frozenset(found[0][1]), found[0][2]) if found else None

    async def is_key_active(self, key_id: UUID) -> bool:
        """Whether the key with this id exists, is not revoked and has not expired."""
        ((works,),) = await self.read(SQL["key_works"], {"key_id": key_id})
        return bool(works)

    async def games_of_key(
        self, key_id: UUID, limit: int, after: tuple[datetime, UUID] | None, wanted: GameFilter
    ) -> list[GameSummary]:
        """At most `limit` games of a key, newest first, after a time and id."""
        created_at, game_id = after or (None, None)
        params = {"key_id": key_id, "created_at": created_at, "game_id": game_id}
        found = await self.read(SQL["games_of_key"], {**params, **asdict(wanted), "limit": limit})
        return [GameSummary(*row) for row in found]

    async def games(self, after: UUID | None, limit: int) -> list[UUID]:
        """At most `limit` of all games, ordered by id, after one of them."""
        return [row[0] for row in await self.read(SQL["games"], {"after": after, "limit": limit})]

    def pool_gauges(self) -> dict[str, float]:
        """The pool's gauges, and its counters since the previous call."""
        stats = self._pool.pop_stats()
        return {
            "pool_connections": stats["pool_size"],
            "pool_free": stats["pool_available"],
            "pool_waiting": stats["requests_waiting"],
            "pool_waits": stats.get("requests_queued", 0),
            "pool_wait_seconds": stats.get("requests_wait_ms", 0) / 1_000,
            "pool_timeouts": stats.get("requests_errors", 0),
        }

    async def ping(self) -> str:
        """The revision of the schema, after checking that the whole database is present and writable."""
        ((revision, only_reads),) = await self.read(SQL["ping"], {})
        if revision is None:
            raise StoreUnavailable("the schema has not been migrated")
        if only_reads:
            await self._pool.drain()  # another server may have taken over this address
            raise StoreUnavailable("the database only reads")
        await self.read(SQL["nodes"], {})
        return str(revision)
