"""Attacks by what is, or is not, sent and read on connections. Each is one address."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress

from tests.attack.games import LOG, Game
from tests.attack.promises import promise
from tests.attack.wire import Connection, Site, connect, read_answer, request

ENDED = (OSError, EOFError, asyncio.LimitOverrunError, ValueError, IndexError)
PAUSE_SECONDS = 0.05
HEAD = b"POST /v1/games HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"


async def crowd(
    site: Site, count: int, each: Callable[[Connection], Awaitable[object]], seen: Counter[str]
) -> None:
    """So many connections at once; one that the server ends comes again."""

    async def again() -> None:
        while True:
            try:
                connection = await connect(site)
                try:
                    await each(connection)
                finally:
                    connection.close()
            except ENDED:
                seen["ended"] += 1
            await asyncio.sleep(PAUSE_SECONDS)

    await asyncio.gather(*[again() for _ in range(count)])


async def drip(connection: Connection, piece: bytes, seconds: float) -> None:
    """Send a piece again and again until the server ends the connection."""
    while not connection.reader.at_eof():
        connection.writer.write(piece)
        await connection.writer.drain()
        await asyncio.sleep(seconds)


async def pour(connection: Connection, head: bytes, piece: bytes, times: int, seen: Counter[str]) -> None:
    """Send much at once, and count how it is answered."""
    connection.writer.write(head)
    answered = asyncio.create_task(read_answer(connection.reader))
    try:
        with suppress(OSError):
            for _ in range(times):
                if answered.done():
                    break
                connection.writer.write(piece)
                await connection.writer.drain()
        seen[str((await asyncio.wait_for(answered, 5)).status)] += 1
    except TimeoutError:
        seen["unanswered"] += 1
    finally:
        answered.cancel()


@promise("slow-clients", "connections-bounded")
async def keep_silent(site: Site, _games: list[Game], seen: Counter[str]) -> None:
    """600 connections say nothing."""
    await crowd(site, 600, lambda connection: connection.reader.read(), seen)


@promise("slow-clients")
async def send_heads_slowly(site: Site, _games: list[Game], seen: Counter[str]) -> None:
    """500 heads come header by header."""

    async def slow(connection: Connection) -> None:
        connection.writer.write(b"GET /v1/rulesets HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        await drip(connection, b"X: x\r\n", 1)

    await crowd(site, 500, slow, seen)


@promise("slow-clients")
async def send_bodies_slowly(site: Site, _games: list[Game], seen: Counter[str]) -> None:
    """500 bodies come byte by byte."""

    async def slow(connection: Connection) -> None:
        connection.writer.write(HEAD + b"Content-Length: 8000\r\n\r\n")
        await drip(connection, b" ", 1)

    await crowd(site, 500, slow, seen)


@promise("heads-bounded")
async def send_heads_without_end(site: Site, _games: list[Game], seen: Counter[str]) -> None:
    """Eight heads of 40 MB."""
    line = b"X: " + b"x" * 4_000 + b"\r\n"
    first = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    await crowd(site, 8, lambda connection: pour(connection, first, line * 16, 625, seen), seen)


@promise("bodies-bounded")
async def send_large_bodies(site: Site, _games: list[Game], seen: Counter[str]) -> None:
    """Eight bodies of 100 MB."""
    head = HEAD + b"Content-Length: 100000000\r\n\r\n"
    await crowd(site, 8, lambda connection: pour(connection, head, b" " * 65_536, 1_526, seen), seen)


@promise("bodies-bounded")
async def send_tiny_chunks(site: Site, _games: list[Game], seen: Counter[str]) -> None:
    """32 bodies in chunks of a byte."""
    head = HEAD + b"Transfer-Encoding: chunked\r\n\r\n"
    await crowd(site, 32, lambda connection: pour(connection, head, b"1\r\n \r\n" * 4_000, 500, seen), seen)


@promise("slow-clients")
async def pipeline_without_reading(site: Site, games: list[Game], seen: Counter[str]) -> None:
    """20 connections ask for the state of a game thousands of times, and read no answer."""

    async def ask(connection: Connection) -> None:
        connection.writer.transport.pause_reading()  # type: ignore[attr-defined] # a socket's transport has it
        await drip(connection, games[0].get() * 500, 0)

    await crowd(site, 20, ask, seen)


@promise("slow-clients")
async def leave_answers_unread(site: Site, games: list[Game], seen: Counter[str]) -> None:
    """50 connections ask for the longest log, and read nothing of it."""

    async def ask(connection: Connection) -> None:
        connection.writer.transport.pause_reading()  # type: ignore[attr-defined] # see above
        connection.writer.write(games[0].get(f"/{LOG}", Accept="application/x-ndjson"))
        await asyncio.sleep(60)

    await crowd(site, 50, ask, seen)


@promise("stream-bounds")
async def open_many_streams(site: Site, games: list[Game], seen: Counter[str]) -> None:
    """300 streams of one game."""

    async def listen(connection: Connection) -> None:
        connection.writer.write(games[0].get(f"/{LOG}?after=1", Accept="text/event-stream"))
        head = await connection.reader.readuntil(b"\r\n\r\n")
        seen[head.split()[1].decode()] += 1
        while await connection.reader.read(65_536):
            pass

    await crowd(site, 300, listen, seen)


@promise("connections-bounded")
async def flood(site: Site, games: list[Game], seen: Counter[str]) -> None:
    """100 connections ask as fast as they are answered."""

    async def ask(connection: Connection) -> None:
        while True:
            seen[str((await connection.call(request("GET", "/v1/rulesets"))).status)] += 1
            seen[str((await connection.call(games[-1].get())).status)] += 1

    await crowd(site, 100, ask, seen)
