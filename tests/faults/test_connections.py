"""Clients that connect and do not do what a client does: the others go on."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx2
import pytest
import uvicorn

from automa_ledger.cli.listener import listen
from automa_ledger.games.rulesets import RULESETS
from automa_ledger.server.protocol import MAX_HEAD_BYTES, MAX_PIPELINED_REQUESTS, ConnectionLimits
from automa_ledger.server.uvicorn_server import make_uvicorn_config
from automa_ledger.settings import Settings
from tests.faults.processes import PATIENCE, Service
from tests.folders import make_enterable
from tests.waiting import until, waited_for

ROOM = 8
SECONDS = 1  # of the deadlines
SOLO = {"ruleset": "scythe", "setup": RULESETS["scythe"].examples["setup"]}
ASKED = b"GET /health/live HTTP/1.1\r\nhost: localhost\r\n\r\n"
IMPORT = b"POST /v1/games/import HTTP/1.1\r\nhost: localhost\r\n"


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """One that has little room and little patience."""
    one = Service(
        make_enterable(tmp_path_factory.mktemp("narrow")),
        max_connections=str(ROOM),
        head_seconds=str(SECONDS),
        body_seconds=str(SECONDS),
        log_level="error",
    )
    yield one
    one.end(signal.SIGTERM)


def connect(service: Service) -> socket.socket:
    """A connection over which nothing has been said."""
    where = urlsplit(service.url)
    return socket.create_connection((str(where.hostname), where.port or 0), timeout=PATIENCE)


@contextmanager
def crowd(service: Service, size: int) -> Iterator[list[socket.socket]]:
    """Many silent connections."""
    with ExitStack() as opened:
        yield [opened.enter_context(connect(service)) for _ in range(size)]


def is_cut_off(client: socket.socket, said: bytes = b"") -> bool:
    """Whether the service ends the connection without a word, for as long as the client waits."""
    try:
        client.sendall(said)
        return client.recv(4096) == b""
    except ConnectionError:
        return True
    except TimeoutError:
        return False


def answers(client: socket.socket) -> bytes:
    """All that is answered until the connection ends."""
    said = b""
    with suppress(ConnectionError):
        while part := client.recv(1 << 16):
            said += part
    return said


def stream_of(service: Service) -> bytes:
    """A request for a stream of a new game."""
    begun = httpx2.post(f"{service.url}/v1/games", json=SOLO, timeout=PATIENCE).json()
    lines = (
        f"GET /v1/games/{begun['game']}/commits HTTP/1.1",
        "host: localhost",
        "accept: text/event-stream",
        f"authorization: Bearer {begun['token']}",
    )
    return "\r\n".join((*lines, "", "")).encode()


def memory(service: Service) -> int:
    """What the process holds, in bytes."""
    lines = Path(f"/proc/{service.process.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) << 10 for line in lines if line.startswith("VmRSS"))


@pytest.mark.promise("slow-clients")
def test_a_head_has_to_come_in_time(service: Service) -> None:
    """However often a byte of it comes, at the beginning and after an answer."""
    with crowd(service, 2) as (silent, slow):
        slow.sendall(ASKED)
        assert slow.recv(4096).startswith(b"HTTP/1.1 200 OK")
        slow.settimeout(0.2)
        waited_for(lambda: is_cut_off(slow, b"G"))
        assert is_cut_off(silent)


@pytest.mark.promise("slow-clients")
@pytest.mark.parametrize("framing", [b"content-length: 9000", b"transfer-encoding: chunked"])
def test_a_body_has_to_come_in_time(service: Service, framing: bytes) -> None:
    """However often a byte of it comes."""
    head = IMPORT + framing + b"\r\ncontent-type: application/x-ndjson\r\n\r\n"
    part = b"1\r\n \r\n" if b"chunked" in framing else b" "
    with connect(service) as slow:
        slow.sendall(head)
        slow.settimeout(0.2)
        started = time.monotonic()
        waited_for(lambda: is_cut_off(slow, part))
        assert time.monotonic() - started >= SECONDS * 0.9


ENDLESS = {
    "headers": (b"GET /health/live HTTP/1.1\r\n", b"a: b\r\n" * 10_000),
    "a header": (b"GET /health/live HTTP/1.1\r\na: ", b"b" * 60_000),
    "an address": (b"GET /", b"a" * 60_000),
    "trailers": (IMPORT + b"transfer-encoding: chunked\r\n\r\n0\r\n", b"a: b\r\n" * 10_000),
    "a chunk's extension": (IMPORT + b"transfer-encoding: chunked\r\n\r\n1;a=", b"b" * 60_000),
}


@pytest.mark.parametrize(("begins", "goes_on"), ENDLESS.values(), ids=ENDLESS.keys())
def test_what_has_no_end_is_not_gathered(service: Service, begins: bytes, goes_on: bytes) -> None:
    """It is refused before it has one, however fast it comes."""
    before = memory(service)
    with connect(service) as greedy, suppress(ConnectionError):
        greedy.sendall(begins)
        for _ in range(400):
            greedy.sendall(goes_on)
        pytest.fail("all of it was read")
    assert memory(service) - before < 16 << 20
    assert service.ready()


@pytest.mark.parametrize("whole", [True, False])
def test_a_head_that_is_too_large_is_a_problem(service: Service, *, whole: bool) -> None:
    """431, whether its end has come or not."""
    with connect(service) as client:
        client.sendall(b"GET /health/live HTTP/1.1\r\nhost: localhost\r\na: ")
        time.sleep(0.1)
        client.sendall(b"b" * (MAX_HEAD_BYTES + 1))
        if whole:
            client.sendall(b"\r\n\r\n")
        head, _, body = client.recv(1 << 16).partition(b"\r\n\r\n")
        told = json.loads(body or client.recv(1 << 16))
    assert head.startswith(b"HTTP/1.1 431 ")
    assert b"content-type: application/problem+json" in head
    assert (told["code"], told["limit"]) == ("head_too_large", MAX_HEAD_BYTES)


@pytest.mark.promise("bodies-bounded")
@pytest.mark.parametrize(
    ("size", "status", "code"), [(1, 400, "invalid_request"), (100, 422, "log_unreadable")]
)
def test_a_body_in_tiny_chunks_is_refused(service: Service, size: int, status: int, code: str) -> None:
    """A chunk of a byte takes as long to parse as one of a hundred, which is taken."""
    chunk = b"%x\r\n%b\r\n" % (size, b" " * size)
    with connect(service) as client:
        client.sendall(IMPORT + b"transfer-encoding: chunked\r\ncontent-type: application/x-ndjson\r\n\r\n")
        client.sendall(chunk * (3_000 // size) + b"0\r\n\r\n")
        head, _, body = client.recv(1 << 16).partition(b"\r\n\r\n")
        told = json.loads(body or client.recv(1 << 16))
    assert head.startswith(b"HTTP/1.1 %d " % status)
    assert told["code"] == code


@pytest.mark.promise("connections-bounded")
def test_silence_takes_nobody_s_place(service: Service) -> None:
    """More silent connections than there is room: the longest silent is closed for each that comes."""
    with crowd(service, 3 * ROOM) as silent:
        assert service.ready()
        assert is_cut_off(silent[0])
        silent[-1].sendall(ASKED)
        assert silent[-1].recv(15) == b"HTTP/1.1 200 OK"


def test_streams_take_nobody_s_place(service: Service) -> None:
    """More of them than connections may be: they have a bound of their own."""
    asked = [stream_of(service) for _ in range(3)]
    with ExitStack() as opened:
        for number in range(2 * ROOM):
            client = opened.enter_context(connect(service))
            client.sendall(asked[number % 3])
            assert client.recv(15) == b"HTTP/1.1 200 OK"
        assert service.ready()


class Gate:
    """An application that answers when it is opened."""

    def __init__(self, limits: ConnectionLimits) -> None:
        self.limits = limits
        self.waiting = 0
        self.opens = asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 - ASGI
        """Wait, and answer."""
        if scope["type"] == "lifespan":
            scope["state"]["limits"] = self.limits
            await receive()
            await send({"type": "lifespan.startup.complete"})
            await receive()
            await send({"type": "lifespan.shutdown.complete"})
            return
        self.waiting += 1
        await self.opens.wait()
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b"", "more_body": False})


@pytest.mark.promise("connections-bounded")
async def test_too_many_connections_at_work_are_a_problem() -> None:
    """503 for whoever comes when all are at work; when these have their answers everybody is let in again."""
    gate = Gate(ConnectionLimits(max_connections=2))
    with listen("127.0.0.1", 0) as listener:
        server = uvicorn.Server(make_uvicorn_config(gate, Settings()))
        serving = asyncio.create_task(server.serve([listener]))
        await until(lambda: server.started)

        async def connected() -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
            reader, writer = await asyncio.open_connection(*listener.getsockname())
            writer.write(ASKED[:-2] + b"connection: close\r\n\r\n")
            return reader, writer

        at_work = [await connected() for _ in range(2)]
        await until(lambda: gate.waiting == 2)
        clients = [*at_work, await connected()]
        head, _, body = (await clients[-1][0].read()).partition(b"\r\n\r\n")
        gate.opens.set()
        assert [await reader.read(12) for reader, _ in at_work] == [b"HTTP/1.1 204"] * 2
        await until(lambda: not server.server_state.connections)
        clients.append(await connected())
        assert await clients[-1][0].read(12) == b"HTTP/1.1 204"
        for _, writer in clients:
            writer.close()
        server.should_exit = True
        await serving
    assert head.startswith(b"HTTP/1.1 503 ")
    assert b"content-type: application/problem+json" in head
    assert b"retry-after: " in head
    assert json.loads(body)["code"] == "too_many_connections"


def test_a_stream_ends_with_its_client_whatever_waits_behind_it(service: Service) -> None:
    """Nobody is listening any more, and none of the requests that come next is in its place for nothing."""
    with connect(service) as client:
        client.sendall(stream_of(service) * 3)
        assert client.recv(15) == b"HTTP/1.1 200 OK"
    waited_for(
        lambda: "automa_stream_listeners 0.0" in httpx2.get(f"{service.url}/metrics", timeout=PATIENCE).text
    )


def goes_on_asking(client: socket.socket) -> bool:
    """Whether it still can, though it reads nothing."""
    try:
        client.sendall(ASKED * 500)
    except TimeoutError:
        return True
    except ConnectionError:
        return False
    return True


def test_requests_whose_answers_nobody_reads_are_not_gathered(service: Service) -> None:
    """Who sends more than some without waiting for an answer is cut off."""
    before = memory(service)
    with crowd(service, 4) as greedy:
        left = set(greedy)
        for client in greedy:
            client.settimeout(0.05)

        def all_are_cut_off() -> bool:
            left.difference_update({client for client in left if not goes_on_asking(client)})
            return not left

        waited_for(all_are_cut_off)
    assert memory(service) - before < 32 << 20


def test_some_requests_may_wait_on_a_connection(service: Service) -> None:
    """They are answered in their order."""
    with connect(service) as client:
        client.sendall(ASKED * MAX_PIPELINED_REQUESTS + ASKED[:-2] + b"connection: close\r\n\r\n")
        assert re.findall(rb"HTTP/1.1 (\d+)", answers(client)) == [b"200"] * (MAX_PIPELINED_REQUESTS + 1)


def test_a_body_goes_on_after_its_answer_for_a_while(service: Service) -> None:
    """A client that sends all before it reads finds its answer; one that never ends is cut off."""
    head = b"POST /nowhere HTTP/1.1\r\nhost: localhost\r\ncontent-length: %d\r\n\r\n"
    with connect(service) as slow:
        slow.sendall(head % (4 << 20) + bytes(4 << 20))
        assert slow.recv(1 << 16).startswith(b"HTTP/1.1 404")
    with connect(service) as endless:
        endless.sendall(head % (1 << 40))
        waited_for(lambda: is_cut_off(endless, bytes(1 << 20)) or None)
    assert service.ready()


@pytest.mark.parametrize("chunked", [False, True], ids=["of a length", "in chunks"])
def test_another_protocol_is_declined(service: Service, *, chunked: bool) -> None:
    """Whoever offers one, as Java does, has its body read as a body, and not as the next request."""
    body = json.dumps(SOLO).encode()
    framing, sent = b"content-length: %d" % len(body), body
    if chunked:
        framing, sent = b"transfer-encoding: chunked", b"%x\r\n%b\r\n0\r\n\r\n" % (len(body), body)
    head = b"POST /v1/games HTTP/1.1\r\nhost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n"
    with connect(service) as client:
        client.sendall(head + framing + b"\r\n\r\n")
        client.sendall(sent)
        assert client.recv(1 << 16).startswith(b"HTTP/1.1 201 Created")
        client.sendall(ASKED[:-2] + b"connection: close\r\n\r\n")
        assert b"HTTP/1.1 200 OK" in answers(client)


def test_what_is_no_request_is_a_problem(service: Service) -> None:
    """It is answered as all else, and the connection ends."""
    with connect(service) as client:
        client.sendall(ASKED)
        assert client.recv(1 << 16).startswith(b"HTTP/1.1 200")
        client.sendall(b"how do you do\r\n\r\n")
        head, _, body = answers(client).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 400 Bad Request")
    assert json.loads(body)["code"] == "invalid_request"


def test_an_answer_is_sent_at_once(service: Service) -> None:
    """A client reads its head and its body in one piece, though they are written one after the other."""
    with connect(service) as client:
        for _ in range(3):
            client.sendall(ASKED)
            head, _, body = client.recv(65_536).partition(b"\r\n\r\n")
            length = re.search(rb"content-length: (\d+)", head)
            assert length is not None
            assert len(body) == int(length[1]) > 0


def test_a_connection_at_rest_is_kept(service: Service) -> None:
    """Longer than the head of a request may take: clients keep theirs for a while."""
    with connect(service) as client:
        for rest in (0, 3 * SECONDS):
            time.sleep(rest)
            client.sendall(ASKED)
            assert client.recv(65_536).startswith(b"HTTP/1.1 200")
