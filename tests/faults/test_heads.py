"""Heads of requests that say little at great length, or wait behind others: they end, and leave nothing."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import struct
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress

import pytest
from litestar.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

from service.api.middleware.error_and_access_log import ErrorAndAccessLogMiddleware
from service.api.middleware.lifecycle import Lifecycle
from service.cli.connection import MOST_HEADERS, MOST_WAITING
from service.cli.listening import listening
from service.cli.server import Server, configured
from service.metrics import Metrics
from service.settings import Settings
from tests.faults.processes import PATIENCE, Service
from tests.faults.test_connections import connected, memory
from tests.waiting import until

MEBIBYTE = 1 << 20
DEFAULTS = Settings()
AT_ONCE = struct.pack("ii", 1, 0)  # a connection is reset when it is closed


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """One as it is served."""
    one = Service(tmp_path_factory.mktemp("heads"))
    yield one
    one.end(signal.SIGTERM)


def answered(client: socket.socket) -> bytes:
    """All that is said until the connection ends."""
    said = b""
    while part := client.recv(65_536):
        said += part
    return said


@pytest.mark.parametrize(("lines", "status"), [(MOST_HEADERS, b"200"), (MOST_HEADERS + 1, b"400")])
def test_a_head_has_few_lines(service: Service, lines: int, status: bytes) -> None:
    """Each is work, and memory, however little it says."""
    given = [b"host: localhost", b"connection: close", *[b"a:"] * (lines - 2)]
    with connected(service) as client:
        client.sendall(b"GET /health/live HTTP/1.1\r\n" + b"\r\n".join(given) + b"\r\n\r\n")
        assert answered(client).split()[1] == status


@pytest.mark.parametrize(
    "wrong",
    [
        b"GET / HTTP/1.1\r\nhost: one\r\nhost: two\r\n\r\n",
        b"CONNECT other:443 HTTP/1.1\r\nhost: other\r\n\r\n",
    ],
)
def test_a_head_that_is_refused_is_told_so_also_behind_an_answer(service: Service, wrong: bytes) -> None:
    """On a connection that was kept for it, as on a new one."""
    with connected(service) as client:
        client.sendall(b"GET /health/live HTTP/1.1\r\nhost: localhost\r\n\r\n")
        assert client.recv(65_536).startswith(b"HTTP/1.1 200")
        client.sendall(wrong)
        assert answered(client).startswith(b"HTTP/1.1 400")


def test_what_follows_a_body_has_few_lines(service: Service) -> None:
    """The same of trailers, which nobody reads."""
    head = b"POST /v1/games HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n"
    with connected(service) as client:
        client.sendall(head + b"2\r\n{}\r\n0\r\n" + b"a:\r\n" * (MOST_HEADERS + 2))
        assert b"more than 100 headers" in answered(client)


def test_a_head_that_comes_in_one_piece_is_no_longer(service: Service) -> None:
    """On a connection whose machine has learnt to take much at once; the clock for heads runs ten seconds."""
    with connected(service) as client:
        vain = b"POST /nowhere HTTP/1.1\r\nhost: localhost\r\ncontent-length: 2000000\r\n\r\n"
        client.sendall(vain + bytes(2_000_000))
        assert client.recv(65_536).startswith(b"HTTP/1.1 404")
        began, said = time.monotonic(), b"HTTP/1.1 431"
        with suppress(ConnectionResetError):  # what had come beyond that is read by nobody
            client.sendall(b"GET /" + b"a" * 250_000)
            said = answered(client)
        assert said.startswith(b"HTTP/1.1 431")
        assert time.monotonic() - began < 5


def test_heads_that_are_refused_leave_nothing(service: Service) -> None:
    """Also where nobody looks for what leads back to itself."""
    head = b"GET / HTTP/1.1\r\n" + b"ab:42\r\n" * 28_000
    before = memory(service)
    for _ in range(300):
        with connected(service) as client:
            client.sendall(head)
            client.settimeout(PATIENCE)
            client.recv(4096)
    assert memory(service) - before < 10 * MEBIBYTE


@pytest.mark.parametrize(
    "long",
    [
        b"GET / HTTP/1.1\r\na: " + b"a" * 1_000,
        *(b"GET /%ba HTTP/1.1" % (each * 500) for each in (b"?", b"a")),
    ],
    ids=["header", "query", "path"],
)
async def test_what_waits_behind_answers_has_an_end(monkeypatch: pytest.MonkeyPatch, long: bytes) -> None:
    """Who has most wait behind a request that is not answered is cut off; an address is kept twice."""
    monkeypatch.setattr("service.cli.kept.MOST_BEHIND", 10_000)
    door = asyncio.Event()

    async def answer(_: Scope, __: Receive, send: Send) -> None:
        await door.wait()
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def asked(site: str, requests: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection(*where, local_addr=(site, 0))
        writer.write((long + b"\r\nhost: localhost\r\n\r\n") * requests)
        return reader, writer

    with listening("127.0.0.1", 0) as listener:
        server = Server(configured(answer, Settings()), Lifecycle(), told="")
        serving = asyncio.create_task(server.serve([listener]))
        await until(lambda: server.started)
        where = listener.getsockname()
        modest, greedy, greedier = [
            await asked(*each) for each in (("127.0.0.2", 4), ("127.0.0.3", 2), ("127.0.0.3", 8))
        ]
        assert await asyncio.wait_for(greedier[0].read(), PATIENCE) == b""
        door.set()
        for reader, writer in (modest, greedy):
            assert (await asyncio.wait_for(reader.read(12), PATIENCE)).endswith(b"204")
            writer.transport.abort()
        greedier[1].transport.abort()
        server.should_exit = server.force_exit = True
        await serving


async def test_what_waits_to_be_read_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a site that has most of it one is cut off; what was read is no part of it any more."""
    monkeypatch.setattr("service.cli.kept.MOST_TO_READ", 10_000)
    request = b"GET / HTTP/1.1\r\nhost: localhost\r\na: " + b"a" * 1_000 + b"\r\n\r\n"

    async def answer(_: Scope, __: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def answers(clients: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]]) -> list[bytes]:
        for _, writer in clients:
            writer.write(request)
        return [await asyncio.wait_for(reader.read(1_024), PATIENCE) for reader, _ in clients]

    async with served(answer) as (_, where):
        modest, *greedy = [
            await asyncio.open_connection(*where, local_addr=(site, 0))
            for site in ("127.0.0.2", *["127.0.0.3"] * 40)
        ]
        for _ in range(8):
            assert b"" not in await answers([modest, *greedy[:8]])
        cut_off = (await answers([*greedy[:20], modest, *greedy[20:]])).count(b"")
        assert 0 < cut_off < len(greedy)
        assert b"" not in await answers([modest])
        for _, writer in (modest, *greedy):
            writer.transport.abort()


def kept() -> int:
    """How many requests are in memory, with all of their heads."""
    return sum(isinstance(each, RequestResponseCycle) for each in gc.get_objects())


@pytest.fixture
def uncollected() -> Iterator[None]:
    """Nobody looks for what leads back to itself."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@asynccontextmanager
async def served(
    edge: ASGIApp, settings: Settings = DEFAULTS
) -> AsyncIterator[tuple[Server, tuple[str, int]]]:
    """A server in this process, and its address."""
    with listening("127.0.0.1", 0) as listener:
        server = Server(configured(edge, settings), Lifecycle(), told="")
        serving = asyncio.create_task(server.serve([listener]))
        try:
            await until(lambda: server.started)
            yield server, listener.getsockname()
        finally:
            server.should_exit = server.force_exit = True
            await serving


async def nothing(_: Scope, __: Receive, send: Send) -> None:
    """Answers whatever comes."""
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


@pytest.mark.usefixtures("uncollected")
@pytest.mark.parametrize("more", [b"", b"connection: close\r\n"], ids=["goes on", "ends with an answer"])
@pytest.mark.parametrize("heads", [1, 1 + MOST_WAITING])
async def test_of_a_client_that_has_gone_nothing_is_kept(heads: int, more: bytes) -> None:
    """Neither its request, which was answered, nor those behind it, for as long as others may be at rest."""
    async with served(ErrorAndAccessLogMiddleware(nothing, Metrics(), Lifecycle())) as (server, where):
        before = kept()
        for _ in range(10):
            reader, writer = await asyncio.open_connection(*where)
            writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
            writer.write((b"GET / HTTP/1.1\r\nhost: localhost\r\n" + more + b"\r\n") * heads)
            assert (await reader.readexactly(12)).endswith(b"204")
            writer.transport.abort()
        await until(lambda: not server.server_state.connections)
        await until(lambda: kept() == before, lambda: f"{kept() - before} are kept")
