"""Bodies that clients send: of what is kept of them, and of what is read in vain, there is an end."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, cast

import pytest
from litestar.types import Receive, Scope, Send

from service.cli.connection import Connection
from service.settings import Settings
from tests.faults.processes import PATIENCE
from tests.faults.test_heads import served
from tests.waiting import until

SMALL = Settings(max_body_bytes=2_000_000)
Client = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Door:
    """Requests whose bodies have come whole wait before it."""

    def __init__(self) -> None:
        self.waiting = self.taken = 0
        self.opens = asyncio.Event()

    async def __call__(self, _: Scope, receive: Receive, send: Send) -> None:
        """Take all of a body, and answer when it opens."""
        is_coming = True
        while is_coming:
            part = cast("dict[str, Any]", await receive())
            self.taken += len(part.get("body", b""))
            is_coming = part.get("more_body", False)
        self.waiting += 1
        await self.opens.wait()
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def has(self, number: int) -> None:
        """Wait until so many do."""
        await until(lambda: self.waiting == number)


HEAD = b"POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000000\r\n\r\n"
ENDLESS = HEAD.replace(b"1000000", b"99999999")


async def sent(where: tuple[str, int], site: str, door: Door) -> Client:
    """A client that has sent a long body, whose end comes when nothing of the rest waits."""
    reader, writer = await asyncio.open_connection(*where, local_addr=(site, 0))
    before = door.taken
    writer.write(HEAD)
    writer.write(bytes(999_999))
    with suppress(ConnectionError):
        await writer.drain()
        await until(lambda: door.taken == before + 999_999 or reader.at_eof() or reader.exception())
        writer.write(b" ")
        await writer.drain()
    return reader, writer


async def is_answered(client: Client) -> bool:
    """Whether it is, or cut off; it has gone then."""
    said = b""
    with suppress(ConnectionError):
        said = await asyncio.wait_for(client[0].read(12), PATIENCE)
    client[1].transport.abort()
    return said == b"HTTP/1.1 204"


async def test_a_body_counts_until_its_request_has_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its client may have gone by then: it is in memory all the same."""
    monkeypatch.setattr("service.cli.kept.MOST_OF_BODIES", 3_000_000)
    door = Door()
    async with served(door, SMALL) as (server, where):
        for number in range(3):
            _, writer = await sent(where, f"127.0.0.{number + 2}", door)
            await door.has(number + 1)
            writer.transport.abort()
        await until(lambda: not server.server_state.connections)
        assert not await is_answered(await sent(where, "127.0.0.5", door))
        door.opens.set()
        await until(lambda: not server.server_state.tasks)
        assert await is_answered(await sent(where, "127.0.0.5", door))


@pytest.mark.parametrize(
    "behind", [b"no request\r\n\r\n", b"POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 90000\r\n\r\n"]
)
async def test_a_body_counts_whatever_comes_behind_it(monkeypatch: pytest.MonkeyPatch, behind: bytes) -> None:
    """What is no request, or another body, which is shorter: it is in memory all the same."""
    monkeypatch.setattr("service.cli.kept.MOST_OF_BODIES_OF_A_SITE", 2_000_000)
    door = Door()
    async with served(door, SMALL) as (server, where):
        greedy = [await sent(where, "127.0.0.2", door) for _ in range(2)]
        await door.has(2)
        for _, writer in greedy:
            writer.write(behind + bytes(80_000))
        came = cast("set[Connection]", server.server_state.connections)
        await until(lambda: all(each.pipeline or each._parting for each in came))
        assert not await is_answered(await sent(where, "127.0.0.2", door))
        door.opens.set()
        for _, writer in greedy:
            writer.transport.abort()


async def test_no_site_has_the_room_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it has sent whole waits, and what it sends beyond that is cut off; another's is answered."""
    monkeypatch.setattr("service.cli.kept.MOST_OF_BODIES_OF_A_SITE", 2_000_000)
    door = Door()
    async with served(door, SMALL) as (_, where):
        greedy = [await sent(where, "127.0.0.2", door) for _ in range(2)]
        await door.has(2)
        assert not await is_answered(await sent(where, "127.0.0.2", door))
        modest = await sent(where, "127.0.0.3", door)
        door.opens.set()
        assert [await is_answered(each) for each in (*greedy, modest)] == [True] * 3


async def test_behind_a_proxy_all_clients_have_the_room_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are one site, the proxy's; of all together there is an end there, too."""
    monkeypatch.setattr("service.cli.kept.MOST_OF_BODIES_OF_A_SITE", 2_000_000)
    monkeypatch.setattr("service.cli.kept.MOST_OF_BODIES", 3_000_000)
    door = Door()
    async with served(door, Settings(max_body_bytes=2_000_000, trusted_proxies="127.0.0.2")) as (_, where):
        proxied = [await sent(where, "127.0.0.2", door) for _ in range(3)]
        await door.has(3)
        assert not await is_answered(await sent(where, "127.0.0.2", door))
        door.opens.set()
        assert [await is_answered(each) for each in proxied] == [True] * 3


async def test_whatever_may_be_sent_at_all_is_taken_of_a_site(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where an operator lets bodies be longer than the room of a site is by itself."""
    monkeypatch.setattr("service.cli.kept.MOST_OF_BODIES_OF_A_SITE", 500_000)
    door = Door()
    door.opens.set()
    async with served(door, SMALL) as (_, where):
        assert await is_answered(await sent(where, "127.0.0.2", door))


@pytest.mark.parametrize("most", ["MOST_OF_BODIES", "MOST_OF_BODIES_OF_A_SITE"])
async def test_a_body_of_what_is_being_answered_counts_no_more(
    monkeypatch: pytest.MonkeyPatch, most: str
) -> None:
    """As that of a stream, which may go on for hours and keeps nothing of it: others may send theirs."""
    monkeypatch.setattr(f"service.cli.kept.{most}", 2_000_000)
    door, begun = Door(), asyncio.Event()
    door.opens.set()

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if cast("dict[str, Any]", scope)["method"] == "POST":
            return await door(scope, receive, send)
        is_coming = True
        while is_coming:
            is_coming = bool((await receive()).get("more_body"))
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"", "more_body": True})
        begun.set()
        await receive()
        return None

    async with served(answer, SMALL) as (_, where):
        _, stream = await asyncio.open_connection(*where, local_addr=("127.0.0.2", 0))
        stream.write(HEAD.replace(b"POST", b"GET").replace(b"1000000", b"1500000") + bytes(1_500_000))
        await begun.wait()
        assert await is_answered(await sent(where, "127.0.0.2", door))
        assert not stream.transport.is_closing()
        stream.transport.abort()


async def test_nothing_of_a_body_that_nobody_read_is_kept_behind_its_answer() -> None:
    """A connection may rest for minutes, and there may be thousands of them."""

    async def answer(_: Scope, __: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 404, "headers": []})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async with served(answer, SMALL) as (server, where):
        reader, writer = await asyncio.open_connection(*where)
        writer.write(HEAD.replace(b"1000000", b"9000") + bytes(9_000))
        assert await reader.read(12) == b"HTTP/1.1 404"
        [connection] = cast("set[Connection]", {*server.server_state.connections})
        await until(lambda: bool(connection.cycle.response_complete))
        assert not connection.cycle.body
        writer.transport.abort()


async def test_nothing_is_held_for_who_has_gone() -> None:
    """What was still to be sent is let go with the connection, and not with whoever keeps it."""
    answered = bytes(8 << 20)

    async def answer(_: Scope, __: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": answered, "more_body": False})

    async with served(answer, SMALL) as (server, where):
        reader, writer = await asyncio.open_connection(*where, limit=4_096)
        writer.write(b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n")
        await reader.readexactly(12)
        [connection] = cast("set[Connection]", {*server.server_state.connections})
        assert connection.unsent > 1 << 20
        writer.transport.abort()
        await until(lambda: not server.server_state.connections)
        assert not connection.gathering._held


@pytest.mark.parametrize("behind", [b"", b"no request\r\n\r\n"], ids=["its answer", "what is no request"])
async def test_what_is_read_in_vain_has_an_end(behind: bytes) -> None:
    """A body that goes on behind its answer, and what does behind a refusal that waits for its turn."""
    door = Door()

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if behind:
            await door(scope, receive, send)
        else:
            await send({"type": "http.response.start", "status": 413, "headers": []})
            await send({"type": "http.response.body", "body": b"", "more_body": False})

    async with served(answer, Settings(max_body_bytes=1 << 20)) as (server, where):
        _, writer = await asyncio.open_connection(*where)
        writer.write(HEAD.replace(b"1000000", b"2") + b"{}" + behind if behind else ENDLESS)
        await until(lambda: bool(door.waiting) or not behind)
        with suppress(ConnectionError):
            for _ in range(64):
                writer.write(bytes(64 << 10))
                await writer.drain()
        await until(lambda: not server.server_state.connections)
        door.opens.set()
        writer.transport.abort()
