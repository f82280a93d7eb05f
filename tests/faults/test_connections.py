"""Clients that connect and do not do what a client does: the others go on."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import socket
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from itertools import cycle, islice
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from litestar.types import Receive, Scope, Send

from service.api.middleware.error_and_access_log import ErrorAndAccessLogMiddleware
from service.api.middleware.lifecycle import Lifecycle
from service.cli.connection import MOST_WAITING
from service.cli.listening import listening
from service.cli.server import Server, configured
from service.games.rulesets import RULESETS
from service.metrics import Metrics
from service.settings import Settings
from tests.faults.processes import PATIENCE, Service
from tests.waiting import until

ROOM = 8
SOLO = {"ruleset": "scythe", "setup": RULESETS["scythe"].examples["setup"]}
ASKED = b"GET /health/live HTTP/1.1\r\nhost: localhost\r\n\r\n"


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """One that has little room and little patience."""
    one = Service(
        tmp_path_factory.mktemp("narrow"), max_connections=str(ROOM), head_seconds="3", body_seconds="3"
    )
    yield one
    one.end(signal.SIGTERM)


def connected(service: Service, client: str = "127.0.0.1") -> socket.socket:
    """A connection over which nothing has been said."""
    where = urlsplit(service.url)
    assert where.hostname is not None
    address = (where.hostname, where.port or 0)
    return socket.create_connection(address, timeout=PATIENCE, source_address=(client, 0))


@contextmanager
def crowd(
    service: Service, size: int, clients: Sequence[str] = ("127.0.0.1",)
) -> Iterator[list[socket.socket]]:
    """Many silent connections, of some clients in turn."""
    with ExitStack() as open_ones:
        yield [open_ones.enter_context(connected(service, client)) for client in islice(cycle(clients), size)]


def streamed(service: Service) -> bytes:
    """What asks for a stream of a new game."""
    begun = httpx.post(f"{service.url}/v1/games", json=SOLO, timeout=PATIENCE).json()
    asked = (
        f"GET /v1/games/{begun['game']}/events HTTP/1.1\r\nhost: localhost\r\naccept: text/event-stream\r\n"
    )
    return f"{asked}authorization: Bearer {begun['token']}\r\n\r\n".encode()


def is_cut_off(client: socket.socket, said: bytes = b"") -> bool:
    """Whether the service ends the connection without a word, for as long as the client waits."""
    try:
        client.sendall(said)
        return client.recv(4096) == b""
    except ConnectionError:
        return True
    except TimeoutError:
        return False


def files(service: Service) -> int:
    """How many the process has open, connections among them."""
    return len([*Path(f"/proc/{service.process.pid}/fd").iterdir()])


def memory(service: Service) -> int:
    """What the process holds, in bytes."""
    lines = Path(f"/proc/{service.process.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) << 10 for line in lines if line.startswith("VmRSS"))


def test_silence_takes_nobody_s_place(service: Service) -> None:
    """More silent connections than there are places: whoever asks is answered, in place of the oldest."""
    with crowd(service, 3 * ROOM) as silent:
        assert service.ready()
        silent[-1].sendall(ASKED)
        assert silent[-1].recv(15) == b"HTTP/1.1 200 OK"


def test_who_has_many_connections_gives_way(service: Service) -> None:
    """A client whose only one has been silent for longer keeps its place."""
    with connected(service, "127.0.0.9") as slow, crowd(service, 3 * ROOM):
        slow.sendall(ASKED)
        assert slow.recv(15) == b"HTTP/1.1 200 OK"


@pytest.mark.parametrize("clients", [("127.0.0.1",), ("127.0.0.1", "127.0.0.3")])
def test_streams_take_nobody_s_place(service: Service, clients: Sequence[str]) -> None:
    """Where they have more than half, whoever has most, with whatever tokens, loses the oldest to others."""
    asked = [streamed(service), streamed(service)]
    with crowd(service, ROOM, clients) as listening:
        for client, wish in zip(listening, cycle(asked), strict=False):
            client.sendall(wish)
        assert all(client.recv(15) == b"HTTP/1.1 200 OK" for client in listening)
        with connected(service, "127.0.0.2") as late:
            late.sendall(ASKED)
            assert late.recv(15) == b"HTTP/1.1 200 OK"


def test_no_stream_takes_the_place_of_one_that_was_ended(service: Service) -> None:
    """It gives its connection up, with all that waits behind it: there are no more of them than may be."""
    asked, before = streamed(service), files(service)
    with ExitStack() as open_ones:
        for _ in range(3 * ROOM):
            client = open_ones.enter_context(connected(service))
            client.sendall(asked * 8)
            assert client.recv(15) == b"HTTP/1.1 200 OK"
        patient_until = time.monotonic() + PATIENCE
        while files(service) > before + ROOM:
            assert time.monotonic() < patient_until


def test_a_stream_ends_with_its_client_whatever_waits_behind_it(service: Service) -> None:
    """Nobody is listening any more, and none of those that come next is in its place for nothing."""
    with connected(service) as client:
        client.sendall(streamed(service) * 3)
        assert client.recv(15) == b"HTTP/1.1 200 OK"
    patient_until = time.monotonic() + PATIENCE
    while "automa_stream_listeners 0.0" not in httpx.get(f"{service.url}/metrics", timeout=PATIENCE).text:
        assert time.monotonic() < patient_until


def test_a_body_that_does_not_come_takes_nobody_s_place(service: Service) -> None:
    """Whoever promises one and keeps it back gives way as the silent do, and is cut off in time."""
    with crowd(service, 3 * ROOM, [f"127.0.{place}.1" for place in range(3 * ROOM)]) as slow:
        for client in slow:
            with suppress(ConnectionError):
                client.sendall(b"POST /v1/packs HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{")
        assert service.ready()
        assert all(is_cut_off(client) for client in slow)


def test_a_head_has_to_come_in_time(service: Service) -> None:
    """However often a byte of it comes, at the beginning and behind an answer."""
    with crowd(service, 2) as (silent, slow):
        slow.sendall(ASKED)
        assert slow.recv(4096).startswith(b"HTTP/1.1 200 OK")
        slow.settimeout(0.2)
        patient_until = time.monotonic() + PATIENCE
        while not is_cut_off(slow, b"G"):
            assert time.monotonic() < patient_until
        assert is_cut_off(silent)


def test_what_nobody_reads_is_not_gathered(service: Service) -> None:
    """Requests sent on and on, whose answers are left unread, are not kept: the connection is cut off."""
    before = memory(service)
    patient_until = time.monotonic() + PATIENCE
    with crowd(service, 4) as greedy:
        for client in greedy:
            client.settimeout(0.05)
        left = set(greedy)
        while left and time.monotonic() < patient_until:
            left -= {client for client in left if not goes_on_asking(client)}
    assert not left
    assert memory(service) - before < 32 << 20


ENDLESS = {
    "headers": (b"GET /health/live HTTP/1.1\r\n", b"a: b\r\n" * 10_000),
    "a header": (b"GET /health/live HTTP/1.1\r\na: ", b"b" * 60_000),
    "an address": (b"GET /", b"a" * 60_000),
}


@pytest.mark.parametrize(("begins", "goes_on"), ENDLESS.values(), ids=ENDLESS.keys())
def test_a_head_without_end_is_not_gathered(service: Service, begins: bytes, goes_on: bytes) -> None:
    """It is refused before it has an end, however fast it comes."""
    before = memory(service)
    with connected(service) as greedy, suppress(ConnectionError):
        greedy.sendall(begins)
        for _ in range(200):
            greedy.sendall(goes_on)
        pytest.fail("all of it was read")
    assert memory(service) - before < 16 << 20
    assert service.ready()


TRAILERS = {
    "headers": (b"0\r\n", ENDLESS["headers"][1]),
    "a header": (b"0\r\na: ", ENDLESS["a header"][1]),
    "what a chunk says of itself": (b"1;a=", ENDLESS["a header"][1]),
}


@pytest.mark.parametrize(("begins", "goes_on"), TRAILERS.values(), ids=TRAILERS.keys())
def test_what_follows_a_body_is_not_gathered(service: Service, begins: bytes, goes_on: bytes) -> None:
    """Headers behind it are nothing that anybody asks for: they are refused before they have an end."""
    before = memory(service)
    with connected(service) as greedy, suppress(ConnectionError):
        greedy.sendall(
            b"POST /v1/packs HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n" + begins
        )
        for _ in range(200):
            greedy.sendall(goes_on)
        pytest.fail("all of it was read")
    assert memory(service) - before < 16 << 20
    assert service.ready()


@pytest.mark.parametrize("path", [b"/nowhere", b"/v1/games/import"])
def test_a_body_does_not_come_in_crumbs(service: Service, path: bytes) -> None:
    """Chunks of one byte are a thousand times the work of others: few are read, answered already or not."""
    head = b"POST %b HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n" % path
    crumb, chunk = b"1\r\n \r\n", b"64\r\n" + b" " * 100 + b"\r\n"
    with connected(service) as greedy, suppress(ConnectionError):
        greedy.sendall(head)
        for _ in range(200):
            greedy.sendall(crumb * 10_000)
        pytest.fail("all of it was read")
    with connected(service) as client:
        client.sendall(head + crumb * 900 + chunk * 5_000 + b"0\r\n\r\n")
        client.sendall(ASKED[:-2] + b"connection: close\r\n\r\n")
        answers = b"".join(iter(lambda: client.recv(1 << 16), b""))
    assert [*re.findall(rb"HTTP/1.1 (\d+)", answers)][-1] == b"200"


def test_a_body_goes_on_behind_its_answer_for_a_while(service: Service) -> None:
    """A client that sends all before it reads finds its answer; one that never ends is cut off."""
    head = b"POST /nowhere HTTP/1.1\r\nhost: localhost\r\ncontent-length: %d\r\n\r\n"
    with connected(service) as slow:
        slow.sendall(head % (4 << 20) + bytes(4 << 20))
        assert slow.recv(1 << 16).startswith(b"HTTP/1.1 404")
    with connected(service) as endless, suppress(ConnectionError):
        endless.sendall(head % (1 << 40))
        for _ in range(200):
            endless.sendall(bytes(1 << 20))
        pytest.fail("all of it was read")
    assert service.ready()


@pytest.mark.parametrize("chunked", [False, True], ids=["of a length", "in chunks"])
def test_another_protocol_is_declined(service: Service, *, chunked: bool) -> None:
    """Whoever offers one, as Java does, has its body read as a body, and not as the next request."""
    body = json.dumps(SOLO).encode()
    framing, sent = b"content-length: %d" % len(body), body
    if chunked:
        framing, sent = b"transfer-encoding: chunked", b"%x\r\n%b\r\n0\r\n\r\n" % (len(body), body)
    head = b"POST /v1/games HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: h2c\r\n"
    with connected(service) as client, client.makefile("rb") as answers:
        client.sendall(head + framing + b"\r\n\r\n")
        client.sendall(
            sent + ASKED.replace(b"\r\nhost", b"\r\nconnection: upgrade\r\nupgrade: h2c\r\nhost") + ASKED
        )
        said = b""
        while said.count(b"HTTP/1.1 ") < 3 and (part := answers.read1()):
            said += part
    assert said.startswith(b"HTTP/1.1 201 Created")
    assert said.count(b"200 OK") == 2


@pytest.mark.parametrize("before", [b"", ASKED], ids=["the first one", "behind another one"])
def test_another_protocol_is_declined_also_by_the_last_request(service: Service, before: bytes) -> None:
    """Who offers one on a connection that is to be closed has the answer before it is."""
    body = json.dumps(SOLO).encode()
    head = b"POST /v1/games HTTP/1.1\r\nhost: localhost\r\nconnection: close, upgrade\r\nupgrade: h2c\r\n"
    with connected(service) as client:
        client.sendall(before + head + b"content-length: %d\r\n\r\n" % len(body) + body + ASKED)
        answers = b"".join(iter(lambda: client.recv(1 << 16), b""))
    assert [*re.findall(rb"HTTP/1.1 (\d+)", answers)] == [b"200"] * bool(before) + [b"201"]


def goes_on_asking(client: socket.socket) -> bool:
    """Whether it still can, though it reads nothing."""
    try:
        client.sendall(ASKED * 500)
    except TimeoutError:
        return True
    except ConnectionError:
        return False
    return True


@pytest.mark.parametrize(
    ("address", "hosts"),
    [
        (b"/health/live", b""),
        (b"/health/live", b"host: localhost\r\nHOST: 127.0.0.1\r\n"),
        (b"http://evil.example/health/live", b"host: localhost\r\n"),
        (b"http://localhost/health/live", b"host: evil.example\r\n"),
        (b"http://localhost/health/live", b""),
        (b"http://localhost@evil.example/health/live", b"host: localhost\r\n"),
    ],
)
def test_a_request_names_one_host(service: Service, address: bytes, hosts: bytes) -> None:
    """Of none, and of two, a proxy and the service could think differently."""
    with connected(service) as client:
        client.sendall(b"GET " + address + b" HTTP/1.1\r\n" + hosts + b"\r\n")
        head, body = client.recv(4096).split(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 400 Bad Request")
        assert json.loads(body)["reason"] == "a request names one host"
        assert is_cut_off(client)


def test_a_whole_address_names_the_same_host(service: Service) -> None:
    """RFC 9112, 3.2.2: whoever sends one is answered as any."""
    with connected(service) as client:
        client.sendall(b"GET http://LOCALHOST/health/live HTTP/1.1\r\nhost: localhost\r\n\r\n")
        assert client.recv(4096).startswith(b"HTTP/1.1 200 OK")


@pytest.mark.parametrize(("length", "status"), [(b"0" * 5_000, b"422"), (b"0" * 5_000 + b"9" * 17, b"413")])
def test_a_length_may_begin_with_zeros(service: Service, length: bytes, status: bytes) -> None:
    """However many: RFC 9110, 8.6, knows no bound, and Python reads a number of four thousand digits."""
    with connected(service) as client:
        client.sendall(
            b"POST /v1/packs HTTP/1.1\r\nhost: localhost\r\ncontent-length: " + length + b"\r\n\r\n"
        )
        assert client.recv(4096).split()[1] == status


def test_an_address_has_few_escapes(service: Service) -> None:
    """Nine thousand would be read in one go, for each of hundreds of requests that come at once."""
    with connected(service) as client:
        client.sendall(b"GET /" + b"%61" * 65 + b" HTTP/1.1\r\nhost: localhost\r\n\r\n")
        head, body = client.recv(4096).split(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 400 Bad Request")
        assert json.loads(body)["reason"] == "the address has too many escapes"
        assert is_cut_off(client)


def test_blanks_around_a_value_are_no_part_of_it(service: Service) -> None:
    """RFC 9110, 5.5, for each header alike."""
    with connected(service) as client:
        client.sendall(b"GET /health/live HTTP/1.1\r\nhost: \t localhost \t\r\nx-request-id: one \r\n\r\n")
        answer = client.recv(4096)
        assert answer.startswith(b"HTTP/1.1 200 OK")
        assert b"\r\nx-request-id: one\r\n" in answer


def test_what_is_no_request_is_a_problem(service: Service) -> None:
    """It is answered as all else, and the connection ends."""
    with connected(service) as client:
        client.sendall(b"how do you do\r\n\r\n")
        head, body = client.recv(4096).split(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 400 Bad Request")
        assert json.loads(body)["code"] == "invalid_request"
        assert is_cut_off(client)


@pytest.mark.parametrize(
    ("said", "answered"),
    [
        (ASKED * 3 + b"how do you do\r\n\r\n", 3),
        (
            ASKED * 2 + b"POST /v1/games HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\nno",
            2,
        ),
        (ASKED * (2 * MOST_WAITING), 1 + MOST_WAITING),
    ],
    ids=["no request", "no body", "too many"],
)
def test_what_was_taken_on_is_answered_before_what_is_refused(
    service: Service, said: bytes, answered: int
) -> None:
    """A refusal in the place of an answer would make a client take for undone what was done."""
    with connected(service) as client:
        client.sendall(said)
        answers = b"".join(iter(lambda: client.recv(1 << 16), b""))
    assert re.findall(rb"HTTP/1.1 (\d+)", answers) == [b"200"] * answered + [b"400"]


def test_a_connection_at_rest_is_kept_longer_than_clients_keep_theirs(service: Service) -> None:
    """Who ends it first loses no request; many clients do after five seconds."""
    with connected(service) as client:
        for rest in (0, 7):
            time.sleep(rest)
            client.sendall(ASKED)
            assert client.recv(65_536).startswith(b"HTTP/1.1 200")


def test_an_answer_is_sent_at_once(service: Service) -> None:
    """A client reads its head and its body in one piece, though they are written one after the other."""
    with connected(service) as client:
        for _ in range(3):
            client.sendall(ASKED)
            head, _, body = client.recv(65_536).partition(b"\r\n\r\n")
            length = re.search(rb"content-length: (\d+)", head)
            assert length is not None
            assert len(body) == int(length[1]) > 0


async def test_who_leaves_what_was_asked_for_makes_no_room_for_more() -> None:
    """Clients that go before they are answered: where much is still done for them, no more is for their site.

    It is for others behind the same proxy, and for the site when that has been done.
    """
    door, begun = asyncio.Event(), list[str]()

    async def answer(scope: Scope, _: Receive, send: Send) -> None:
        begun.append(scope["path"])
        if scope["path"] == "/long":
            await door.wait()
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def asked(path: str, client: str = "192.0.2.1", *, waits: bool = True) -> bytes:
        known = len(begun)
        reader, writer = await asyncio.open_connection(*where)
        head = f"GET {path} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: {client}\r\n\r\n"
        writer.write(head.encode())
        try:
            return (await reader.read(12))[9:] if waits else b""
        finally:
            await until(lambda: waits or len(begun) > known)
            writer.transport.abort()

    with listening("127.0.0.1", 0) as listener:
        settings = Settings(max_connections=8, trusted_proxies="127.0.0.1")
        edge = ErrorAndAccessLogMiddleware(answer, Metrics(), Lifecycle())
        server = Server(configured(edge, settings), Lifecycle(), told="")
        serving = asyncio.create_task(server.serve([listener]))
        await until(lambda: server.started)
        where = listener.getsockname()
        await asked("/long", waits=False)
        await asked("/long", waits=False)
        await until(lambda: not server.server_state.connections)
        assert await asked("/short") == b"429"
        assert await asked("/short", "198.51.100.1") == b"204"
        door.set()
        await until(lambda: not server.server_state.tasks)
        assert await asked("/short") == b"204"
        server.should_exit = server.force_exit = True
        await serving


async def test_whoever_is_still_waited_for_at_a_stop_is_told_so() -> None:
    """What takes longer than a stop waits is no fault of the service: who asked for it can try again."""

    async def wait(_: Scope, __: Receive, ___: Send) -> None:
        begun.set()
        await asyncio.Event().wait()

    begun, lifecycle, metrics = asyncio.Event(), Lifecycle(), Metrics()
    with listening("127.0.0.1", 0) as listener:
        edge = ErrorAndAccessLogMiddleware(wait, metrics, lifecycle)
        server = Server(configured(edge, Settings(grace_seconds=1)), lifecycle, told="")
        serving = asyncio.create_task(server.serve([listener]))
        await until(lambda: server.started)
        reader, writer = await asyncio.open_connection(*listener.getsockname())
        writer.write(ASKED)
        await begun.wait()
        server.should_exit = True
        answered = await reader.read(-1)
        await serving
        writer.close()
    assert answered.startswith(b"HTTP/1.1 503 ")
    assert b'"code":"stopping"' in answered
