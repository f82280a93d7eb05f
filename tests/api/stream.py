"""A client of a live stream, which reads it as the HTML standard says (9.2.6)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx2
import msgspec
import psycopg

from automa_ledger.games.commit import new_commit
from automa_rules.core.event import Commanded, Corrected
from tests.api.client import Player

EVENT_STREAM = "text/event-stream"
PATIENCE = 60.0  # seconds
AT = "2026-11-28T12:00:00.000Z"


class Block(msgspec.Struct):
    """A message, which ends in an empty line; or a line by itself: the hint, or a comment."""

    fields: dict[str, str] = {}

    @property
    def version(self) -> int:
        """The id of a message."""
        return int(self.fields["id"])

    @property
    def is_heartbeat(self) -> bool:
        """Whether it is a comment."""
        return "" in self.fields


class Stream:
    """An open stream."""

    def __init__(self, answer: httpx2.Response) -> None:
        self.answer = answer
        self._lines = answer.aiter_lines()

    async def block(self) -> Block | None:
        """The next block, None when the stream has ended."""
        fields: dict[str, str] = {}
        async for text in self._lines:
            if not text:
                return Block(fields)
            name, _, value = text.partition(":")
            if not fields and name in {"", "retry"}:
                return Block({name: value.removeprefix(" ")})
            assert name not in fields, f"more than one line of {name}"
            fields[name] = value.removeprefix(" ")
        assert not fields, "the stream ended in the middle of a block"
        return None

    async def message(self) -> Block:
        """The next block that is no heartbeat and no hint."""
        async with asyncio.timeout(PATIENCE):  # heartbeats do not count
            while (block := await self.block()) is not None:
                if "data" in block.fields:
                    return block
        message = "the stream has ended"
        raise EOFError(message)

    async def versions(self, count: int) -> list[int]:
        """The versions of the next messages."""
        return [(await self.message()).version for _ in range(count)]

    async def rest(self) -> list[Block]:
        """All that comes until the stream ends."""
        found = []
        async with asyncio.timeout(PATIENCE):
            while (block := await self.block()) is not None:
                found.append(block)
        return found


@asynccontextmanager
async def listening(
    player: Player,
    language: str | None = None,
    *,
    after: int | None = None,
    last: str | None = None,
    query: str = "",
) -> AsyncIterator[Stream]:
    """Listen to a game in a language, from behind a version on, with a query or a `Last-Event-ID`."""
    headers = {"Authorization": f"Bearer {player.token}", "Accept": EVENT_STREAM}
    if last is not None:
        headers["Last-Event-ID"] = last
    if language is not None:
        headers["Accept-Language"] = language
    query = query if after is None else f"after={after}"
    path = f"{player.path}/commits?{query}"
    async with player.http.stream("GET", path, headers=headers, timeout=PATIENCE) as answer:
        assert answer.status_code == 200, await answer.aread()
        yield Stream(answer)


async def append_unheard(database_url: str, game: str, count: int, size: int = 0) -> None:
    """Append commits behind the service's back, each with a fact of a size, and notify nobody."""
    async with await psycopg.AsyncConnection.connect(database_url) as connection:
        found = await connection.execute(
            "select version, hash from commits where game_id = %s order by version desc limit 1", (game,)
        )
        row = await found.fetchone()
        assert row is not None
        version, previous = row
        rows = []
        for number in range(version + 1, version + count + 1):
            opening = Commanded(AT, None, msgspec.Raw(b'{"type":"correct"}'))
            commit = new_commit([opening, Corrected("/total", number, "." * size)], number, previous)
            previous = commit.hash
            rows.append((game, number, commit.at, commit.events, commit.hash))
        await connection.cursor().executemany(
            "insert into commits (game_id, version, at, events, hash) values (%s, %s, %s, %s, %s)", rows
        )


async def announce(database_url: str, game: str) -> None:
    """Say what another process would say of a commit."""
    async with await psycopg.AsyncConnection.connect(database_url) as connection:
        await connection.execute("select pg_notify('automa_games', %s)", (game,))
