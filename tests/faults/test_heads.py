"""Heads of requests that say little at great length, or wait behind others: they end, and leave nothing."""

from __future__ import annotations

import asyncio
import signal
import socket
from collections.abc import Iterator

import pytest
from litestar.types import Receive, Scope, Send

from service.cli import connection
from service.cli.connection import MOST_HEADERS
from service.cli.holding import Holding
from service.cli.listening import listening
from service.cli.server import Server, configured
from service.http.door.presence import Presence
from service.settings import Settings
from tests.faults.processes import PATIENCE, Service
from tests.faults.test_connections import connected, memory
from tests.waiting import until

MEBIBYTE = 1 << 20


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


def test_what_follows_a_body_has_few_lines(service: Service) -> None:
    """The same of trailers, which nobody reads."""
    head = b"POST /v1/games HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n"
    with connected(service) as client:
        client.sendall(head + b"2\r\n{}\r\n0\r\n" + b"a:\r\n" * MOST_HEADERS)
        assert b"more than 100 headers" in answered(client)


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


async def test_what_waits_behind_answers_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has most requests wait behind one that is not answered is cut off, and nobody else."""
    monkeypatch.setattr(connection, "MOST_BEHIND", 10_000)
    door = asyncio.Event()

    async def answer(_: Scope, __: Receive, send: Send) -> None:
        await door.wait()
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def asked(site: str, requests: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection(*where, local_addr=(site, 0))
        writer.write((b"GET / HTTP/1.1\r\nhost: localhost\r\na: " + b"a" * 1_000 + b"\r\n\r\n") * requests)
        return reader, writer

    with listening("127.0.0.1", 0) as listener:
        server = Server(configured(answer, Settings()), Presence(), told="")
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


class Client:
    """Somebody of a site."""

    def __init__(self, site: str) -> None:
        self.site = site


def test_who_holds_most_of_the_site_that_does_lets_go() -> None:
    """Until all together hold no more than may be held; who lets go holds nothing."""
    one, other, large = Client("many"), Client("many"), Client("single")
    holding = Holding[Client](100)
    assert holding.more(one, 40) == holding.more(large, 45) == []
    assert holding.more(other, 30) == [one]
    assert holding.more(other, 20) == []
    holding.discard(large)
    assert holding.more(large, 51) == [large]
