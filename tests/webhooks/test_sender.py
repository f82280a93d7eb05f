"""Attempts: only checked addresses are connected to, and little of an answer is read."""

from __future__ import annotations

import asyncio
import base64
import socket
import ssl
from asyncio import StreamReader, StreamWriter, start_server
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from threading import Event

import pytest
import trustme

from automa_ledger.webhooks import sender
from automa_ledger.webhooks.sender import AttemptResult, Sender, printable
from tests.webhooks.receiver import Receiver, receiving
from tests.webhooks.test_addresses import PRIVATE

Answer = Callable[[StreamReader, StreamWriter], Awaitable[None]]
Exchange = Callable[[ssl.SSLContext, Path], None]

GROUP_BYTES = 512  # with 1,250 a handshake takes a second
FORBIDDEN = AttemptResult(None, "AddressForbidden: hooks.test is not on the public internet")


class Names:
    """A name server that gives each time the next answer; the names that it was asked for."""

    def __init__(self, patch: pytest.MonkeyPatch, *answers: Sequence[str]) -> None:
        self.asked: list[str] = []
        self._answers = [*answers]
        patch.setattr(socket, "getaddrinfo", self._resolve)

    def _resolve(self, host: str, port: int, **_: object) -> list[tuple[object, ...]]:
        self.asked.append(host)
        answer = self._answers.pop(0)
        if not answer:
            raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")
        return [(0, 0, 0, "", (each, port)) for each in answer]


@pytest.fixture
def connections(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that were connected to; no connection is made."""
    found: list[str] = []

    async def refuse(host: str, *_: object, **__: object) -> None:
        found.append(host)
        raise ConnectionRefusedError

    monkeypatch.setattr(sender, "open_connection", refuse)
    return found


@asynccontextmanager
async def answering(answer: Answer, host: str = "127.0.0.1") -> AsyncIterator[str]:
    """A receiver that answers each connection in its own way; its URL."""

    async def respond(reader: StreamReader, writer: StreamWriter) -> None:
        with suppress(ConnectionError):
            await answer(reader, writer)
        writer.close()

    server = await start_server(respond, host, 0)
    async with server:
        yield f"http://hooks.test:{server.sockets[0].getsockname()[1]}"


@pytest.mark.promise("ssrf")
async def test_a_name_that_leads_to_a_private_address_is_not_connected_to(
    monkeypatch: pytest.MonkeyPatch, connections: list[str]
) -> None:
    """Whatever its class, and whatever public ones stand beside it. Nor are inner names told from others."""
    private = [[each] for group in PRIVATE.values() for each in group]
    answers = [*private, ["8.8.8.8", "127.0.0.1"], ["10.0.0.1", "8.8.8.8"], []]
    Names(monkeypatch, *answers)
    careful = Sender(5, allow_private=False)

    assert [await careful.send("https://hooks.test/", {}, b"") for _ in answers] == [FORBIDDEN] * len(answers)
    assert connections == []


@pytest.mark.promise("ssrf")
@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "[::]", "127.1"])
async def test_hosts_of_this_machine_are_refused(host: str, connections: list[str]) -> None:
    """By the system's own resolver too."""
    outcome = await Sender(5, allow_private=False).send(f"https://{host}/", {}, b"")

    assert outcome.text.startswith("AddressForbidden: ")
    assert connections == []


@pytest.mark.promise("ssrf")
async def test_the_checked_address_is_the_one_that_is_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name is asked for once in an attempt: a name server that changes its mind gains nothing."""
    seen: list[str] = []

    async def answer(reader: StreamReader, writer: StreamWriter) -> None:
        seen.append(writer.get_extra_info("sockname")[0])
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")

    async with answering(answer, "0.0.0.0") as url:  # noqa: S104 - all of loopback
        names = Names(monkeypatch, ["127.0.0.2"], ["127.0.0.3"])
        permissive = Sender(5, allow_private=True)
        outcomes = [await permissive.send(url, {}, b"") for _ in range(2)]

    assert [each.status for each in outcomes] == [204, 204]
    assert names.asked == ["hooks.test"] * 2
    assert seen == ["127.0.0.2", "127.0.0.3"]


async def test_of_many_addresses_few_are_tried(
    monkeypatch: pytest.MonkeyPatch, connections: list[str]
) -> None:
    """In their order, until one answers: nobody has a scan made of them."""
    many = [f"8.8.{number // 250}.{number % 250}" for number in range(1_000)]
    Names(monkeypatch, many)
    outcome = await Sender(5, allow_private=False).send("https://hooks.test/", {}, b"")

    assert outcome == AttemptResult(None, "ConnectionRefusedError")
    assert connections == many[: sender.MAX_ADDRESSES]


async def test_an_address_that_does_not_answer_gives_way_to_the_next(
    monkeypatch: pytest.MonkeyPatch, receiver: Receiver
) -> None:
    """As where only one of two servers runs."""
    Names(monkeypatch, ["127.0.0.9", "127.0.0.1"])
    outcome = await Sender(5, allow_private=True).send(f"http://hooks.test:{receiver.port}/next", {}, b"{}")

    assert outcome.is_delivered


async def test_a_url_that_leads_nowhere_is_a_failure_like_others() -> None:
    """Each is told, whoever has written it into the database."""
    hosts = ("nowhere.invalid", "x" * 70 + ".test", "a b", "127.0.0.1:99999", "127.0.0.1:x", "[::1", "")
    for url in (*(f"https://{host}/" for host in hosts), "nowhere", "", "file:///etc/passwd"):
        outcome = await Sender(5, allow_private=True).send(url, {}, b"")
        assert outcome.status is None
        assert outcome.text


@pytest.mark.promise("receivers-bounded")
async def test_names_that_are_not_answered_hold_up_no_other(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Forty of them, of which nobody waits for the answer any more."""
    answered, real = Event(), socket.getaddrinfo

    def silent(host: str, port: int, **asking: int) -> object:
        return real(host, port, **asking) if host == "localhost" else answered.wait() and []

    monkeypatch.setattr(socket, "getaddrinfo", silent)
    hasty = Sender(0.5, allow_private=True)
    try:
        late = await asyncio.gather(
            *(hasty.send(f"http://silent{number}.test/", {}, b"") for number in range(40))
        )
        assert set(late) == {AttemptResult(None, "TimeoutError")}
        assert (await hasty.send(f"http://localhost:{receiver.port}/asked", {}, b"{}")).is_delivered
    finally:
        answered.set()


@pytest.mark.promise("signed-webhooks")
async def test_tls_verifies_the_name_and_not_the_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """The certificate, the server name and `Host` are those of the name in the URL."""
    server, client = certified("hooks.test")
    names: list[object] = []
    server.sni_callback = lambda _socket, name, _context: names.append(name)
    with receiving(server) as receiver:
        Names(monkeypatch, ["127.0.0.1"], ["127.0.0.1"], ["127.0.0.1"])
        trusting = Sender(5, allow_private=True, ssl_context=client)
        good = await trusting.send(f"https://hooks.test:{receiver.port}/tls", {}, b"{}")
        bad = [
            await trusting.send(f"https://{host}:{receiver.port}/tls", {}, b"{}")
            for host in ("other.test", "127.0.0.1")
        ]
        (message,) = receiver.at("/tls")

    assert good.is_delivered
    assert message.headers["host"] == f"hooks.test:{receiver.port}"
    for each in bad:
        assert (each.status, each.text.split(":")[0]) == (None, "SSLCertVerificationError")
    assert names == ["hooks.test", "other.test", None]


async def test_a_certificate_of_nobody_is_refused() -> None:
    """One that no authority of this machine has signed."""
    server, _ = certified("127.0.0.1")
    with receiving(server) as receiver:
        outcome = await Sender(5, allow_private=True).send(f"https://127.0.0.1:{receiver.port}/", {}, b"{}")

    assert outcome.text.startswith("SSLCertVerificationError: ")


def certified(name: str) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """A server's context with a certificate for a name, and a client's that trusts who has signed it."""
    authority = trustme.CA()
    server, client = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER), ssl.create_default_context()
    authority.issue_cert(name, key_type=trustme.KeyType.RSA).configure_cert(server)
    authority.configure_trust(client)
    return server, client


def group_of_its_own(server: ssl.SSLContext, folder: Path) -> None:
    """Diffie and Hellman's exchange in a group that nobody knows: any odd number passes for a prime."""
    modulus = b"\x02\x82" + (GROUP_BYTES + 1).to_bytes(2) + b"\x00" + b"\xff" * GROUP_BYTES
    numbers = modulus + b"\x02\x01\x02"  # and 2, which generates it; in DER, as all of this
    group = base64.encodebytes(b"\x30\x82" + len(numbers).to_bytes(2) + numbers).decode()
    file = folder / "group.pem"
    file.write_text(f"-----BEGIN DH PARAMETERS-----\n{group}-----END DH PARAMETERS-----\n")
    server.maximum_version = ssl.TLSVersion.TLSv1_2
    server.set_ciphers("DHE+AES")
    server.load_dh_params(str(file))


def known_group(server: ssl.SSLContext, _: Path) -> None:
    """The largest one of TLS 1.3, which no receiver needs."""
    server.minimum_version = ssl.TLSVersion.TLSv1_3
    server.set_ecdh_curve("ffdhe8192")


def curve(server: ssl.SSLContext, _: Path) -> None:
    """What every receiver has."""
    server.set_ecdh_curve("prime256v1")


def old_curve(server: ssl.SSLContext, folder: Path) -> None:
    """The same before TLS 1.3."""
    server.maximum_version = ssl.TLSVersion.TLSv1_2
    curve(server, folder)


@pytest.mark.parametrize(
    ("exchange", "is_delivered"),
    [(group_of_its_own, False), (known_group, False), (curve, True), (old_curve, True)],
)
async def test_no_receiver_chooses_a_handshake_that_takes_long(
    exchange: Exchange, tmp_path: Path, *, is_delivered: bool
) -> None:
    """One that has no other fails; the curve that all have is offered."""
    server, client = certified("127.0.0.1")
    exchange(server, tmp_path)
    with receiving(server) as receiver:
        url = f"https://127.0.0.1:{receiver.port}/tls"
        outcome = await Sender(30, allow_private=True, ssl_context=client).send(url, {}, b"{}")

    assert outcome.is_delivered == is_delivered
    assert is_delivered or "HANDSHAKE_FAILURE" in outcome.text


ENDLESS = {
    "news of an answer": b"HTTP/1.1 103 Early Hints\r\n\r\n" * 100,
    "news with many headers": b"HTTP/1.1 103 Early Hints\r\n" + b"a:\r\n" * 20_000 + b"\r\n",
    "headers": b"HTTP/1.1 200 OK\r\n" + b"a:\r\n" * 20_000,
    "a header": b"HTTP/1.1 200 OK\r\na:" + b"b" * 40_000,
}


@pytest.mark.promise("receivers-bounded")
@pytest.mark.parametrize("endless", ENDLESS.values(), ids=ENDLESS.keys())
async def test_an_answer_without_end_is_not_read(endless: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither what comes before its status nor its headers: to read them is work, and others wait."""
    sent = 0

    async def answer(_: StreamReader, writer: StreamWriter) -> None:
        nonlocal sent
        while True:
            writer.write(endless)
            await writer.drain()
            sent += len(endless)

    async with answering(answer) as url:
        Names(monkeypatch, ["127.0.0.1"])
        outcome = await Sender(5, allow_private=True).send(url, {}, b"{}")

    assert outcome.status is None
    assert outcome.text.startswith("RemoteProtocolError: ")
    assert sent < 16 << 20  # as much as lies between two sockets


async def test_the_status_decides_whatever_becomes_of_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a body that never ends nor one that is broken off undoes it; no answer at all is a failure."""
    answers = [
        b"HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nok",
        b"HTTP/1.0 200 OK\r\n\r\nok",
        b"HTTP/1.1 503 Later\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nlate\r\nx",
        b"HTTP/1.1 200 OK\r\n\r\n" + b"x" * 100_000,
        b"HTTP/1.1 20",
        b"nonsense\r\n\r\n",
        b"",
    ]
    left = [*answers]

    async def answer(reader: StreamReader, writer: StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(left.pop(0))
        if len(left) == len(answers) - 1:
            await reader.read()  # the first goes on until nobody waits any more

    async with answering(answer) as url:
        Names(monkeypatch, *[["127.0.0.1"]] * len(answers))
        attempts = Sender(5, allow_private=True)
        outcomes = [await attempts.send(url, {}, b"") for _ in answers]

    assert [each.status for each in outcomes] == [200, 200, 503, 200, None, None, None]
    assert [each.text for each in outcomes[:3]] == ["200 ok", "200 ok", "503 late"]


async def test_an_answer_is_kept_only_in_part(receiver: Receiver) -> None:
    """A short cut of printable characters: neither controls nor what turns, joins or hides writing."""
    receiver.answers["/long"].append(503)
    outcome = await Sender(5, allow_private=True).send(receiver.url("/long"), {}, b"{}")

    assert outcome.status == 503
    assert outcome.text.startswith("503 not now <b>xxx")
    assert len(outcome.text) <= 204
    said = "late\x1b[2J\r\n \u202eevil\u200b\u2066 \ufeff\x00\x85日本 ok\ud800"
    assert printable(said) == "late [2J evil 日本 ok"
