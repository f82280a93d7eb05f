"""The log of all games in Postgres: one statement, one round trip for each thing that is done with it."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from datetime import datetime
from uuid import UUID

import msgspec
import psycopg
from psycopg import AsyncConnection
from psycopg_pool import AsyncConnectionPool

from service.answering import MOST_SECONDS_TO_ANSWER
from service.store import statements
from service.store.access import Access, Role
from service.store.api_key import ApiKey
from service.store.asking import Asking
from service.store.columns import columns
from service.store.lanes import Lanes
from service.store.records import (
    Appended,
    AppendOutcome,
    Beginning,
    Conflict,
    HandedOut,
    Key,
    KeyInFlight,
    KeyReused,
    KnownToken,
    Listed,
    Loaded,
    Record,
    Repeated,
    Revoked,
    Row,
)
from service.store.unavailable import StoreUnavailable

MOST_APPENDING, MOST_LOADING = 4, 2  # connections, of a pool that has as many beside them
LOADED_AT_ONCE = 1_000  # events; one value of the database has an end, and others wait for what is long

_tokens = msgspec.json.Decoder(list[tuple[bytes, Role, str | None]])


class Store(Asking):
    """Games, their tokens and events, card packs and API keys."""

    def __init__(
        self, pool: AsyncConnectionPool[AsyncConnection], answer: float = MOST_SECONDS_TO_ANSWER
    ) -> None:
        super().__init__(pool, answer)
        self._appends = Lanes(pool, statements.APPEND, answer, min(MOST_APPENDING, pool.max_size // 2))
        self._loads = Lanes(pool, statements.LOAD, answer, min(MOST_LOADING, pool.max_size // 4))

    async def create(
        self,
        game_id: UUID,
        ruleset: str,
        tokens: Mapping[bytes, Access],
        rows: Sequence[Row],
        *,
        key_id: UUID | None = None,
        beginning: Beginning | None = None,
    ) -> bool:
        """A new game, whose log are the versions 1 to len(rows), made with an API key or without.

        `beginning` is the request that begins it, if it can be repeated. False when there is a game with this
        id already; then nothing was written.
        """
        facts = {
            "game_id": game_id,
            "ruleset": ruleset,
            "key_id": key_id,
            "hashes": list(tokens),
            "roles": [access.role for access in tokens.values()],
            "seats": [access.seat for access in tokens.values()],
        }
        statement = statements.CREATE
        if beginning is not None:
            statement = statements.CREATE_ONCE
            facts |= {"fingerprint": beginning.fingerprint, "salt": beginning.salt}
        try:
            await self.query(statement, facts | columns(rows))
        except psycopg.errors.UniqueViolation:
            return False
        return True

    async def beginning(self, game_id: UUID) -> Beginning | None:
        """The request that began a game; None for a game that is not known or was begun without a key."""
        found = await self._read(statements.BEGINNING, {"game_id": game_id})
        return Beginning(*found[0]) if found else None

    async def append(
        self,
        game_id: UUID,
        expected: int,
        rows: Sequence[Row],
        key: Key | None = None,
        *,
        token: bytes | None = None,
        head: bytes | None = None,
    ) -> AppendOutcome:
        """A commit on top of the version that the game is expected to have, told with a token.

        With `head`, the hash of that version, it is a conflict where the log has another there.
        """
        text = columns(rows)
        values = (
            game_id.hex.encode(),
            token,
            b"%d" % expected,
            head,
            key.key.encode() if key else None,
            key.fingerprint if key else None,
            text["data"].encode(),
            text["private"].encode(),
            text["chain"],
        )
        try:
            result = await self._answered(self._appends.run(values))
        except psycopg.errors.UniqueViolation:
            return (await self.recall(game_id, key) if key else None) or Conflict()
        return _outcome(result.get_value(0, 0) or b"")

    async def recall(self, game_id: UUID, key: Key) -> Repeated | KeyReused | None:
        """What an idempotency key stands for; None for a new one."""
        found = await self._read(statements.RECALL, {"game_id": game_id, "key": key.key})
        return _recalled(key, *found[0]) if found else None

    async def load(
        self,
        game_id: UUID,
        after: int = 0,
        most: int | None = None,
        until: int = sys.maxsize,
        room: int | None = None,
    ) -> Loaded | None:
        """A game with its events after a version, up to another one or to the end; None for an unknown game.

        Of more than `most` some are left out, of a first page with more bytes than there is `room` for all.

        Where the log has a gap of a page, as none has that nobody damaged, the events behind it are left out.
        """
        begun, read = after, min(after + LOADED_AT_ONCE, until)
        values = (game_id.hex.encode(), b"%d" % after, b"%d" % read, None if room is None else b"%d" % room)
        found = await self._again(lambda: self._answered(self._loads.run(values)))
        if not found.ntuples:
            return None
        ruleset, key_id, tokens, page, last, last_hash, base = (found.get_value(0, at) for at in range(7))
        version = int.from_bytes(last or b"")
        pages, end = [(page or b"").decode()], min(version, until)  # what is appended meanwhile is left out
        while read < end and pages[-1] and (most is None or read - begun < most):
            after, read = read, min(read + LOADED_AT_ONCE, end)
            facts = {"game_id": game_id, "after": after, "until": read}
            ((more, is_archived),) = await self._read(statements.LOAD_ON, facts)
            if is_archived:
                return await self.load(game_id, begun, most, until, room)
            pages.append(more or "")
        return Loaded(
            (ruleset or b"").decode(),
            UUID(bytes=key_id) if key_id else None,
            {digest: Access(role, seat) for digest, role, seat in _tokens.decode(tokens or b"[]")},
            tuple(f"[{page}]" for page in pages if page),
            version,
            last_hash or b"",
            base or b"",
        )

    async def read(
        self, game_id: UUID, after: int, limit: int, room: int | None = None
    ) -> list[Record] | None:
        """At most `limit` events after a version: version, public text, hash. None for an archived log.

        With `room` the last one is that with which their texts have as many bytes.
        """
        records: list[tuple[int, str, bytes]] = []
        while limit > 0:
            wanted = min(limit, LOADED_AT_ONCE)
            facts = {"game_id": game_id, "after": after, "limit": wanted, "room": room}
            found = await self._read(statements.READ, facts)
            if found and found[0][0] is None:
                return None
            records += [(version, data, link) for version, data, link in found]
            if len(found) < wanted:
                break
            after, limit = records[-1][0], limit - wanted
        return records

    async def add_token(
        self, game_id: UUID, token_hash: bytes, access: Access, caller: bytes | None, most: int
    ) -> HandedOut:
        """One more token of a game, for the caller's token, or None for whoever needs none.

        Nothing is written when `most` open the game already, or when the caller's does no more.
        """
        token = {"game_id": game_id, "hash": token_hash, "role": access.role, "seat": access.seat}
        ((said,),) = await self.query(statements.HAND_OUT_TOKEN, {**token, "caller": caller, "most": most})
        return HandedOut(said)

    async def tokens(self, game_id: UUID) -> list[KnownToken]:
        """The tokens that open a game, those first that were made first."""
        found = await self._read(statements.TOKENS, {"game_id": game_id})
        return [KnownToken(digest, Access(role, seat), made) for digest, role, seat, made in found]

    async def revoke_token(self, game_id: UUID, gone: bytes, caller: bytes | None) -> bool:
        """Let a token open its game no more, for the caller's token, or None for whoever needs none.

        False when it is the caller's that opens the game no more; then nothing was written.
        """
        facts = {"game_id": game_id, "gone": gone, "caller": caller}
        ((done,),) = await self.query(statements.REVOKE_TOKEN, facts)
        return bool(done)

    async def add_pack(self, digest: bytes, content: str) -> bool:
        """Keep a pack under its hash, the SHA-256 of its content; False when it is there already."""
        return bool(await self.query(statements.ADD_PACK, {"hash": digest, "content": content}))

    async def pack(self, digest: bytes) -> str | None:
        """The content of a pack; None for an unknown one."""
        found = await self._read(statements.PACK, {"hash": digest})
        return found[0][0] if found else None

    async def api_key(self, digest: bytes) -> ApiKey | None:
        """The key with this hash, expired or not; None for one that is unknown or was revoked."""
        found = await self._read(statements.API_KEY, {"hash": digest})
        return ApiKey(found[0][0], frozenset(found[0][1]), found[0][2]) if found else None

    async def key_works(self, key_id: UUID) -> bool:
        """Whether the key with this id is there, was not revoked and has not expired."""
        ((works,),) = await self._read(statements.KEY_WORKS, {"key_id": key_id})
        return bool(works)

    async def games_of_key(
        self, key_id: UUID, limit: int, behind: tuple[datetime, UUID] | None, ruleset: str | None
    ) -> list[Listed]:
        """At most `limit` games of a key, of a ruleset or all, the newest first, behind a time and id."""
        created_at, game_id = behind or (None, None)
        facts = {"key_id": key_id, "created_at": created_at, "game_id": game_id}
        found = await self._read(statements.GAMES_OF_KEY, {**facts, "ruleset": ruleset, "limit": limit})
        return [Listed(*row) for row in found]

    async def games(self, after: UUID | None, limit: int) -> list[UUID]:
        """At most `limit` of all games, in the order of their ids, behind one of them."""
        return [row[0] for row in await self._read(statements.GAMES, {"after": after, "limit": limit})]

    async def close(self) -> None:
        """Let the connections go that appends and loads are sent over; the pool stays its owner's."""
        await self._appends.close()
        await self._loads.close()

    def pool_readings(self) -> dict[str, float]:
        """How the pool of connections stands, and what has come since this was asked last."""
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
        """The revision of the schema: who gets it knows that all of the database is there and can be used."""
        ((revision, only_reads),) = await self._read(statements.PING, {})
        if revision is None:
            raise StoreUnavailable("the schema has not been migrated")
        if only_reads:
            await self._pool.drain()  # another one may serve at its address by now
            raise StoreUnavailable("the database only reads")
        await self._read(statements.NODES, {})
        return str(revision)


def _outcome(said: bytes) -> AppendOutcome:
    """What the function `append_commit` says."""
    match said.split():
        case [b"appended"]:
            return Appended()
        case [b"conflict"]:
            return Conflict()
        case [b"repeated", version]:
            return Repeated(int(version))
        case [b"reused"]:
            return KeyReused()
        case [b"in_flight"]:
            return KeyInFlight()
        case [b"revoked"]:
            return Revoked()
    message = f"no outcome of an append: {said!r}"
    raise ValueError(message)


def _recalled(key: Key, fingerprint: bytes, version: int) -> Repeated | KeyReused:
    return Repeated(version) if key.fingerprint == fingerprint else KeyReused()
