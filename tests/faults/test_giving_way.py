"""Who gives way where all places are taken, and where all that waits together has an end."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

import pytest
from litestar.types import Receive, Scope, Send

from service.api.middleware.lifecycle import Lifecycle
from service.cli.gathering import Gathering
from service.cli.kept import MOST_UNREAD
from service.cli.listening import listening
from service.cli.server import Server, configured
from service.settings import Settings
from tests.faults.processes import PATIENCE
from tests.faults.test_connections import ASKED
from tests.faults.test_heads import served
from tests.waiting import until


async def much(scope: Scope, receive: Receive, send: Send) -> None:
    """Answers with very much, in parts or at once, or for long."""
    is_coming = scope["path"] == "/body"
    while is_coming:
        is_coming = bool((await receive()).get("more_body"))
    await send({"type": "http.response.start", "status": 200, "headers": []})
    for _ in range(64 * (scope["path"] == "/parts")):
        await send({"type": "http.response.body", "body": bytes(1 << 20), "more_body": True})
    if scope["path"] == "/long":
        await send({"type": "http.response.body", "body": b"", "more_body": True})
        while (await receive())["type"] != "http.disconnect":
            pass
    size = MOST_UNREAD * {"/less": 7, "/much": 8, "/more": 9}.get(scope["path"], 0) // 16
    await send({"type": "http.response.body", "body": bytes(size), "more_body": False})


@asynccontextmanager
async def answering(places: int, spare: Callable[[], bool] = lambda: False) -> AsyncIterator[tuple[str, int]]:
    """The address of a server that has so many places, and asks `spare` for another."""
    with listening("127.0.0.1", 0) as listener:
        server = Server(configured(much, Settings(max_connections=places), spare), Lifecycle(), told="")
        serving = asyncio.create_task(server.serve([listener]))
        try:
            await until(lambda: server.started)
            yield listener.getsockname()
        finally:
            server.should_exit = server.force_exit = True
            await serving


Client = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@pytest.fixture
async def generous() -> AsyncIterator[tuple[str, int]]:
    """The address of a server that has three places."""
    async with answering(3) as where:
        yield where


@asynccontextmanager
async def unread(
    where: tuple[str, int], path: str, clients: int, source: str = "127.0.0.1"
) -> AsyncIterator[list[asyncio.StreamReader]]:
    """Answers of which clients read no more than that they begin."""
    opened = [
        await asyncio.open_connection(*where, limit=4096, local_addr=(source, 0)) for _ in range(clients)
    ]
    for reader, writer in opened:
        ends = "connection: close\r\n" * (path in {"/less", "/much", "/more"})  # they are read to their end
        writer.write(f"GET {path} HTTP/1.1\r\nhost: localhost\r\n{ends}\r\n".encode())
        assert await reader.readexactly(15) == b"HTTP/1.1 200 OK"
    yield [reader for reader, _ in opened]
    for _, writer in opened:
        writer.close()


async def test_an_answer_that_is_left_unread_takes_nobody_s_place(generous: tuple[str, int]) -> None:
    """Whoever does not read on gives way as the silent do, also in the middle of an answer."""
    async with unread(generous, "/parts", 3) as left, unread(generous, "/", 3):
        for reader in left:
            with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
                await reader.readexactly(64 << 20)


async def told(where: tuple[str, int], source: str = "127.0.0.1") -> bytes:
    """What a newcomer is told."""
    reader, writer = await asyncio.open_connection(*where, local_addr=(source, 0))
    writer.write(b"GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
    answer = await reader.read()
    writer.close()
    return answer


async def test_places_that_are_all_at_work_are_told(generous: tuple[str, int]) -> None:
    """Who finds no place is told so, and finds one again."""
    async with unread(generous, "/long", 3):
        head, body = (await told(generous)).split(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 503 Service Unavailable")
    assert b"retry-after: 1" in head
    assert (json.loads(body)["code"], json.loads(body)["limit"]) == ("too_many_connections", 3)
    async with asyncio.timeout(PATIENCE):
        while not (await told(generous)).startswith(b"HTTP/1.1 200 OK"):
            pass


async def test_nothing_is_ended_for_who_finds_the_place_of_one_that_rests() -> None:
    """A stream that somebody reads goes on; only where all are at work one is ended for who comes."""
    ended = list[str]()

    def spare() -> bool:
        ended.append("a stream")
        return True

    async with answering(3, spare) as where, unread(where, "/", 1), unread(where, "/long", 2) as works:
        assert (await told(where)).startswith(b"HTTP/1.1 200 OK")
        assert not ended
        async with unread(where, "/long", 1):
            assert (await told(where)).startswith(b"HTTP/1.1 200 OK")
            assert ended == ["a stream"]
        assert [await is_ended(each) for each in works] == [False] * 2


async def test_who_has_more_than_half_of_all_places_gives_way_to_others(generous: tuple[str, int]) -> None:
    """Though all are at work: to somebody from elsewhere, and to no more of their own."""
    async with unread(generous, "/long", 2, source="127.0.0.2"), unread(generous, "/long", 1) as mine:
        assert (await told(generous)).startswith(b"HTTP/1.1 200 OK")
        assert not await is_ended(mine[0])
        async with unread(generous, "/long", 1):
            assert (await told(generous)).startswith(b"HTTP/1.1 503")


async def test_no_site_with_more_than_half_of_all_places_takes_one_that_rests(
    generous: tuple[str, int],
) -> None:
    """Of another site: who comes again at once, with all at work, would throw out whoever comes."""
    async with unread(generous, "/", 1, source="127.0.0.2") as mine, unread(generous, "/long", 2):
        assert (await told(generous)).startswith(b"HTTP/1.1 503")
        assert not await is_ended(mine[0])


async def test_two_sites_with_half_of_all_places_each_give_way_to_others() -> None:
    """Though all are at work: to as many as have fewer, and neither takes them back."""
    one, other = "127.0.0.2", "127.0.0.3"
    async with (
        answering(4) as where,
        unread(where, "/long", 2, source=one),
        unread(where, "/long", 2, source=other),
        unread(where, "/long", 1),
    ):
        assert (await told(where, one)).startswith(b"HTTP/1.1 503")
        assert (await told(where, other)).startswith(b"HTTP/1.1 503")
        assert (await told(where, "127.0.0.4")).startswith(b"HTTP/1.1 200 OK")


@pytest.mark.parametrize("comes", ["127.0.0.2", "127.0.0.3"], ids=["its own", "another's"])
async def test_one_that_rests_makes_room_for_a_site_with_as_many_places(comes: str) -> None:
    """Of its own, or of another site: nobody has more than half of all, and who comes is let in."""
    async with (
        answering(4) as where,
        unread(where, "/", 1, source="127.0.0.2") as resting,
        unread(where, "/long", 1, source="127.0.0.2") as busy,
        unread(where, "/long", 2, source="127.0.0.3") as others,
    ):
        assert (await told(where, comes)).startswith(b"HTTP/1.1 200 OK")
        assert await is_ended(resting[0])
        assert [await is_ended(each) for each in (*busy, *others)] == [False] * 3


async def test_no_site_takes_a_place_of_one_with_fewer() -> None:
    """Who has two at work and comes again is refused, though somebody's only connection rests."""
    async with (
        answering(4) as where,
        unread(where, "/", 1) as mine,
        unread(where, "/long", 2, source="127.0.0.2"),
        unread(where, "/long", 1, source="127.0.0.3"),
    ):
        assert (await told(where, "127.0.0.2")).startswith(b"HTTP/1.1 503")
        assert not await is_ended(mine[0])


async def test_of_the_sites_with_more_places_one_that_rests_makes_room() -> None:
    """Though others rest of a site with fewer: neither they nor who is at work lose theirs."""
    one, other = "127.0.0.2", "127.0.0.3"
    async with (
        answering(9) as where,
        unread(where, "/", 2) as fewer,
        unread(where, "/", 1, source=one) as rests,
        unread(where, "/long", 3, source=one) as works,
        unread(where, "/long", 3, source=other),
    ):
        assert (await told(where, other)).startswith(b"HTTP/1.1 200 OK")
        assert await is_ended(rests[0])
        assert [await is_ended(each) for each in (*fewer, works[0])] == [False] * 3


async def test_requests_that_wait_take_nobody_s_place(generous: tuple[str, int]) -> None:
    """Whoever has most of them behind the one that is answered gives way; nobody does who asked for one."""
    opened = [await asyncio.open_connection(*generous) for _ in range(3)]
    for (reader, writer), waiting in zip(opened, (0, 2, 5), strict=True):
        writer.write(b"GET /long HTTP/1.1\r\nhost: localhost\r\n\r\n" + ASKED * waiting)
        assert await reader.readexactly(15) == b"HTTP/1.1 200 OK"
    patient, few, many = (reader for reader, _ in opened)

    async with unread(generous, "/long", 1):
        assert await is_ended(many)
        async with unread(generous, "/long", 1):
            assert await is_ended(few)
            assert (await told(generous)).startswith(b"HTTP/1.1 503")
            assert not await is_ended(patient)
    for _, writer in opened:
        writer.close()


async def is_ended(answer: asyncio.StreamReader) -> bool:
    """Whether the service ends a connection soon, on which nothing more is said."""
    with suppress(TimeoutError, ConnectionError):
        async with asyncio.timeout(1):
            while await answer.read(4096):
                pass
    return answer.at_eof() or answer.exception() is not None


async def test_what_waits_for_all_clients_has_an_end(generous: tuple[str, int]) -> None:
    """Of three who are told very much and read nothing of it one is cut off: the others have the rest."""
    async with unread(generous, "/much", 3) as left:
        told = [len(await reader.read()) for reader in left]
    assert sum(length < MOST_UNREAD // 2 for length in told) == 1


async def test_who_leaves_much_unread_on_many_connections_is_cut_off(generous: tuple[str, int]) -> None:
    """And not who has a longer answer, and reads it slowly, over one."""
    async with (
        unread(generous, "/less", 2, source="127.0.0.2") as theirs,
        unread(generous, "/more", 1) as mine,
    ):
        assert len(await mine[0].read()) > MOST_UNREAD * 9 // 16
        told = [len(await reader.read()) for reader in theirs]
    assert sum(length < MOST_UNREAD * 7 // 16 for length in told) == 1


@pytest.mark.parametrize("later", [False, True], ids=["at once", "later"])
async def test_nothing_is_answered_behind_what_is_left_unread(*, later: bool) -> None:
    """Its answer would be kept, too, and counted as none that waits; whenever it is asked for."""
    asked = list[str]()

    async def noted(scope: Scope, receive: Receive, send: Send) -> None:
        asked.append(scope["path"])
        await much(scope, receive, send)

    async with served(noted) as (_, where):
        reader, writer = await asyncio.open_connection(*where, limit=4096)
        if later:
            writer.write(b"GET /much HTTP/1.1\r\nhost: localhost\r\n\r\n")
            assert await reader.readexactly(15) == b"HTTP/1.1 200 OK"
        for path in (*["/much"] * (not later), "/", "/long"):
            writer.write(f"GET {path} HTTP/1.1\r\nhost: localhost\r\n\r\n".encode())
        if not later:
            assert await reader.readexactly(15) == b"HTTP/1.1 200 OK"
        await told(where)
        assert asked == ["/much", "/"]
        async with asyncio.timeout(PATIENCE):
            while len(asked) < 4:
                await reader.read(1 << 20)
        writer.close()
    assert asked == ["/much", "/", "/", "/long"]


async def test_nothing_is_answered_behind_the_little_that_is_left_of_an_answer() -> None:
    """A transport that has said that it is enough says when all has gone: until then nothing is made."""
    asked = list[str]()

    async def noted(scope: Scope, receive: Receive, send: Send) -> None:
        asked.append(scope["path"])
        await much(scope, receive, send)

    async with served(noted) as (server, where):
        _, writer = await asyncio.open_connection(*where)
        writer.write(b"GET /first HTTP/1.1\r\nhost: localhost\r\n\r\n")
        await until(lambda: asked)
        [connection] = server.server_state.connections
        connection.pause_writing()
        writer.write(b"GET /second HTTP/1.1\r\nhost: localhost\r\n\r\n")
        await told(where)
        before = [*asked]
        connection.resume_writing()
        assert before == ["/first", "/"]
        await until(lambda: asked[-1] == "/second")
        writer.close()
        del connection


@pytest.mark.parametrize(
    ("sources", "gone"),
    [(("127.0.0.1", "127.0.0.1", "127.0.0.1"), 1), (("127.0.0.2", "127.0.0.1", "127.0.0.2"), 0)],
    ids=["of one", "of two"],
)
async def test_what_all_clients_have_sent_has_an_end(
    monkeypatch: pytest.MonkeyPatch, sources: tuple[str, ...], gone: int
) -> None:
    """Of bodies whose rest is kept back the longest is cut off, of whoever has sent most in all."""
    monkeypatch.setattr("service.cli.kept.MOST_OF_BODIES", 3 << 20)
    async with answering(3) as where:
        opened = [await asyncio.open_connection(*where, local_addr=(each, 0)) for each in sources]
        sent = (1.2, 1.5, 0.6)
        for (_, writer), mebibytes in zip(opened, sent, strict=True):
            writer.write(b"POST /body HTTP/1.1\r\nhost: localhost\r\ncontent-length: 2000000\r\n\r\n")
            writer.write(bytes(int(mebibytes * (1 << 20))))
            with suppress(ConnectionError):
                await writer.drain()

        with suppress(ConnectionError):
            assert await opened[gone][0].read() == b""
        for at in {0, 1, 2} - {gone}:
            reader, writer = opened[at]
            writer.write(bytes(2_000_000 - int(sent[at] * (1 << 20))))
            assert await reader.readexactly(15) == b"HTTP/1.1 200 OK"
        for _, writer in opened:
            writer.close()


@pytest.mark.parametrize("seconds", [1, 3_600], ids=["in time", "for whoever comes"])
async def test_whoever_is_refused_and_reads_nothing_keeps_no_place(
    monkeypatch: pytest.MonkeyPatch, seconds: int
) -> None:
    """What is left of its answers keeps its connection open, which nothing more is to come of."""
    closed = list[Gathering]()

    def close(one: Gathering) -> None:
        one._is_closing = True
        closed.append(one)

    monkeypatch.setattr(Gathering, "close", close)
    with listening("127.0.0.1", 0) as listener:
        settings = Settings(max_connections=2, head_seconds=seconds)
        server = Server(configured(much, settings), Lifecycle(), told="")
        serving = asyncio.create_task(server.serve([listener]))
        await until(lambda: server.started)
        where = listener.getsockname()
        refused = [await asyncio.open_connection(*where, local_addr=("127.0.0.2", 0)) for _ in range(2)]
        for _, writer in refused:
            writer.write(b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\nno request\r\n\r\n")
        await until(lambda: len(closed) == 2)
        if seconds == 1:
            await until(lambda: not server.server_state.connections)
        else:
            reader, writer = await asyncio.open_connection(*where)
            writer.write(b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n")
            assert await reader.readexactly(15) == b"HTTP/1.1 200 OK"
            writer.transport.abort()
        for _, writer in refused:
            writer.transport.abort()
        server.should_exit = server.force_exit = True
        await serving


async def test_who_rests_between_two_requests_keeps_their_place_from_those_who_have_many() -> None:
    """Two networks have all others at work: whoever comes gets one of theirs, and of nobody with few."""

    async def ask(client: Client, path: str) -> bytes:
        client[1].write(f"GET {path} HTTP/1.1\r\nhost: localhost\r\n\r\n".encode())
        with suppress(ConnectionError):
            end = b"\r\n\r\n" if path == "/long" else b"0\r\n\r\n"
            return await asyncio.wait_for(client[0].readuntil(end), PATIENCE)
        return b""

    async with answering(8) as where:

        async def come(site: int) -> Client:
            return await asyncio.open_connection(*where, local_addr=(f"127.0.0.{site}", 0))

        greedy = [await come(site) for site in (2, 2, 2, 3, 3, 3, 3)]
        for each in greedy:
            assert await ask(each, "/long")
        honest = list[Client]()
        for site in (4, 5, 6):
            honest.append(await come(site))
            for each in honest:
                assert (await ask(each, "/")).startswith(b"HTTP/1.1 200")
        for _, writer in (*greedy, *honest):
            writer.transport.abort()
