"""Connections to hooks: names are resolved once, and only public addresses are connected to."""

from __future__ import annotations

import asyncio
import socket
import ssl
from asyncio import StreamReader, StreamWriter, start_server
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from ipaddress import ip_address
from socket import EAI_NONAME, gaierror
from threading import Event, Thread

import pytest
import trustme
from httpcore import SOCKET_OPTION, AnyIOBackend, AsyncNetworkBackend, AsyncNetworkStream, ConnectError

from service.webhooks.address import Address
from service.webhooks.names import Names
from service.webhooks.network import AddressForbidden, CheckedNetwork, Resolve
from service.webhooks.outcome import printable
from service.webhooks.sending import host_of, opened_sender
from tests.webhooks.receiver import Receiver, receiving


class Noting(AnyIOBackend):
    """Real connections, of which the addresses are noted; those to unreachable ones fail at once."""

    def __init__(self, *unreachable: str) -> None:
        self.addresses: list[str] = []
        self._unreachable = unreachable

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109 - as the interface has it
        local_address: str | None = None,
        socket_options: Iterable[SOCKET_OPTION] | None = None,
    ) -> AsyncNetworkStream:
        """Note the address, and connect."""
        self.addresses.append(host)
        if host in self._unreachable:
            raise ConnectError("unreachable")
        return await super().connect_tcp(host, port, timeout, local_address, socket_options)


def answering(*answers: Sequence[str]) -> Resolve:
    """A name server that gives another answer each time."""
    waiting = list(answers)

    async def resolve(_host: str, _port: int) -> list[Address]:
        return [ip_address(each) for each in waiting.pop(0)]

    return resolve


async def connected(network: AsyncNetworkBackend, host: str = "hooks.test", port: int = 9) -> None:
    """Connect, and leave."""
    await (await network.connect_tcp(host, port, 30.0)).aclose()


@pytest.mark.parametrize(
    "address", ["127.0.0.1", "10.0.0.1", "169.254.169.254", "::1", "fe80::1", "::ffff:127.0.0.1", "ff02::1"]
)
async def test_a_name_that_leads_to_a_private_address_is_not_connected_to(address: str) -> None:
    """Whatever its class, nothing is sent there."""
    noting = Noting()
    network = CheckedNetwork(noting, allow_private=False, resolve=answering([address]))
    with pytest.raises(AddressForbidden):
        await connected(network)

    assert noting.addresses == []


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "::1", "2130706433"])
async def test_hosts_of_this_machine_are_resolved_and_refused(host: str) -> None:
    """By the system's own resolver."""
    with pytest.raises(AddressForbidden):
        await connected(CheckedNetwork(Noting(), allow_private=False), host)


async def test_an_owner_does_not_learn_which_inner_names_there_are() -> None:
    """A name that leads nowhere is told of as one that leads to a private address."""

    async def nowhere(_host: str, _port: int) -> list[Address]:
        raise gaierror(EAI_NONAME, "Name or service not known")

    told = []
    for resolve in (nowhere, answering(["10.0.0.1"])):
        with pytest.raises(AddressForbidden) as refused:
            await connected(CheckedNetwork(Noting(), allow_private=False, resolve=resolve))
        told.append(str(refused.value))

    assert told == ["hooks.test leads to no public address"] * 2


@pytest.mark.promise("ssrf")
async def test_the_checked_address_is_the_one_that_is_connected_to(receiver: Receiver) -> None:
    """A name server that answers once with a good address and then with a bad one gains nothing."""
    noting = Noting("8.8.8.8")
    network = CheckedNetwork(noting, allow_private=False, resolve=answering(["8.8.8.8"], ["127.0.0.1"]))
    with pytest.raises(ConnectError):
        await connected(network, port=receiver.port)
    with pytest.raises(AddressForbidden):
        await connected(network, port=receiver.port)

    assert noting.addresses == ["8.8.8.8"]


async def test_of_many_addresses_only_public_ones_are_tried(receiver: Receiver) -> None:
    """In their order, until one answers."""
    noting = Noting("8.8.8.8", "2001:4860:4860::8888")
    mixed = ["127.0.0.1", "8.8.8.8", "10.0.0.1", "2001:4860:4860::8888"]
    with pytest.raises(ConnectError):
        await connected(CheckedNetwork(noting, allow_private=False, resolve=answering(mixed)), port=1)
    assert noting.addresses == ["8.8.8.8", "2001:4860:4860::8888"]

    permissive = Noting("8.8.8.8")
    network = CheckedNetwork(permissive, allow_private=True, resolve=answering(["8.8.8.8", "127.0.0.1"]))
    await connected(network, port=receiver.port)
    assert permissive.addresses == ["8.8.8.8", "127.0.0.1"]


async def test_of_a_thousand_addresses_few_are_tried() -> None:
    """Whoever has a name that leads to many has no scan of them made, nor half a second's work."""
    many = [f"8.8.{number // 250}.{number % 250}" for number in range(1_000)]
    noting = Noting(*many)
    with pytest.raises(ConnectError):
        await connected(CheckedNetwork(noting, allow_private=False, resolve=answering(["10.0.0.1", *many])))

    assert noting.addresses == many[:8]


async def test_a_name_that_does_not_exist_is_a_failure_like_others() -> None:
    """The resolver says so."""
    async with opened_sender(CheckedNetwork(AnyIOBackend(), allow_private=False), 5) as sender:
        for url in ("https://nowhere.invalid/", f"https://{'x' * 70}.test/"):
            outcome = await sender.send(url, {}, b"")
            assert outcome.status is None
            assert outcome.told


async def test_names_that_are_not_answered_hold_up_no_other(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Forty of them, of which nobody waits for the answer any more; each is asked for once at a time."""
    answered, asked, real = Event(), Counter[str](), socket.getaddrinfo

    def silent(host: str, port: int, **asking: int) -> object:
        """As a name server that does not answer: the system's resolver goes on when nobody waits any more."""
        asked[host] += 1
        return real(host, port, **asking) if host == "localhost" else answered.wait() and []

    monkeypatch.setattr(socket, "getaddrinfo", silent)
    url = f"http://localhost:{receiver.port}/asked"
    network = CheckedNetwork(AnyIOBackend(), allow_private=True)
    try:
        async with opened_sender(network, 0.5) as hasty, opened_sender(network, 30) as patient:
            names = [f"http://silent{number}.test/" for number in range(40)]
            for _ in range(2):
                late = await asyncio.gather(*(hasty.send(name, {}, b"") for name in names))
                assert {each.told for each in late} == {"TimeoutError"}
            assert (await patient.send(url, {}, b"{}")).is_delivered
    finally:
        answered.set()
    assert {asked[f"silent{number}.test"] for number in range(40)} == {1}


async def test_it_is_known_when_a_name_is_asked_for_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when who asked has gone: until then the question holds its place."""
    answered = Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: answered.wait() and [])
    names = Names()
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(names.resolved("Silent.test", 9), 0.1)
    settled = asyncio.create_task(names.settled("silent.test"))
    await asyncio.sleep(0.1)
    assert not settled.done()
    answered.set()
    await settled


@pytest.mark.parametrize("host", ["Silent.test", "si<lent.test", "si^lent.test"])
async def test_a_place_is_held_by_the_name_that_is_asked_for(
    host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where the URL has it in other letters than those that are asked with."""
    asked: list[str] = []

    def noted(host: str, *_: object, **__: object) -> list[object]:
        asked.append(host)
        return []

    monkeypatch.setattr(socket, "getaddrinfo", noted)
    async with opened_sender(CheckedNetwork(AnyIOBackend(), allow_private=False), 5) as sender:
        await sender.send(f"https://{host}/", {}, b"")

    assert asked == [host_of(f"https://{host}/").lower()]


async def test_a_name_that_could_not_be_asked_for_is_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that had no thread left for it for a moment has one later, and nobody waits until then."""
    names = Names()
    with monkeypatch.context() as full:
        full.setattr(Thread, "start", no_thread)
        with pytest.raises(RuntimeError):
            await names.resolved("localhost", 9)
    await asyncio.wait_for(names.settled("localhost"), 5)

    assert await asyncio.wait_for(names.resolved("localhost", 9), 5)


def no_thread(_: Thread) -> None:
    """Fail as the start of a thread does where there are too many."""
    raise RuntimeError("can't start new thread")


async def test_tls_verifies_the_name_and_not_the_address() -> None:
    """The certificate, the server name and `Host` are those of the name in the URL."""
    authority = trustme.CA()
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert("hooks.test").configure_cert(server)
    names: list[object] = []
    server.sni_callback = lambda _socket, name, _context: names.append(name)
    client = ssl.create_default_context()
    authority.configure_trust(client)

    async def resolve(host: str, port: int) -> list[Address]:
        return await Names().resolved("127.0.0.1" if host.endswith(".test") else host, port)

    network = CheckedNetwork(AnyIOBackend(), allow_private=True, resolve=resolve)
    with receiving(server) as receiver:
        async with opened_sender(network, 5, client) as sender:
            good = await sender.send(f"https://hooks.test:{receiver.port}/tls", {}, b"{}")
            bad = await sender.send(f"https://other.test:{receiver.port}/tls", {}, b"{}")
        (message,) = receiver.at("/tls")

    assert good.is_delivered
    assert message.headers["host"] == f"hooks.test:{receiver.port}"
    assert (bad.status, bad.told.split(":")[0]) == (None, "ConnectError")
    assert "certificate" in bad.told
    assert names == ["hooks.test", "other.test"]


async def test_the_status_decides_whatever_becomes_of_the_answer() -> None:
    """A body that never ends does not undo it; a connection whose answer was whole is used again."""
    seen: list[tuple[str, int]] = []

    async def answer(reader: StreamReader, writer: StreamWriter) -> None:
        while line := await reader.readline():
            while (await reader.readline()).strip():
                pass
            seen.append((line.decode().split()[1], writer.get_extra_info("peername")[1]))
            length = 100 if line.startswith(b"POST /endless") else 2
            writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\nok" % length)
        writer.close()
        await writer.wait_closed()

    server = await start_server(answer, "127.0.0.1", 0)
    url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with opened_sender(CheckedNetwork(AnyIOBackend(), allow_private=True), 5) as sender:
        outcomes = [await sender.send(url + path, {}, b"") for path in ("/a", "/b", "/endless", "/c")]
    server.close()

    assert all(outcome.is_delivered for outcome in outcomes)
    (_, one), (_, two), (_, three), (_, other) = seen
    assert one == two == three != other


async def test_a_kept_connection_that_was_closed_costs_no_attempt() -> None:
    """The receiver may close it while a message is on its way; what a new one does not carry has failed."""
    seen: list[int] = []

    async def answer_once(reader: StreamReader, writer: StreamWriter) -> None:
        for number in range(2):
            head = await reader.readuntil(b"\r\n\r\n")
            seen.append(writer.get_extra_info("peername")[1])
            if number or head.startswith(b"POST /never"):
                break
            writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
        writer.close()
        await writer.wait_closed()

    server = await start_server(answer_once, "127.0.0.1", 0)
    url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with opened_sender(CheckedNetwork(AnyIOBackend(), allow_private=True), 5) as sender:
        outcomes = [await sender.send(url + path, {}, b"") for path in ("/a", "/b", "/never")]
    server.close()

    assert [each.status for each in outcomes] == [204, 204, None]
    one, again, other, again_other, last = seen
    assert one == again != other == again_other != last


ENDLESS = {
    "news of an answer": b"HTTP/1.1 103 Early Hints\r\n\r\n" * 100,
    "news with many headers": b"HTTP/1.1 103 Early Hints\r\n" + b"a:\r\n" * 20_000 + b"\r\n",
    "headers": b"HTTP/1.1 200 OK\r\n" + b"a:\r\n" * 20_000,
    "a header": b"HTTP/1.1 200 OK\r\na:" + b"b" * 40_000,
}


@pytest.mark.parametrize("endless", ENDLESS.values(), ids=ENDLESS.keys())
@pytest.mark.promise("receivers-bounded")
async def test_an_answer_without_end_is_not_read(endless: bytes) -> None:
    """Neither what comes before its status nor its headers: to read them is work, and others wait."""
    sent = 0

    async def answer(_: StreamReader, writer: StreamWriter) -> None:
        nonlocal sent
        with suppress(ConnectionError):
            while True:
                writer.write(endless)
                await writer.drain()
                sent += len(endless)

    server = await start_server(answer, "127.0.0.1", 0)
    url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with opened_sender(CheckedNetwork(AnyIOBackend(), allow_private=True), 5) as sender:
        outcome = await sender.send(url, {}, b"{}")
    server.close()

    assert (outcome.status, outcome.told) == (None, "ReadError: the answer is too long")
    assert sent < 16 << 20  # as much as lies between two sockets


def test_what_a_receiver_says_cannot_write_on_the_owner_s_screen() -> None:
    """Neither controls nor what turns the direction of writing, joins or hides."""
    said = "late\x1b[2J\r\n \u202eevil\u200b\u2066 \ufeff\x00\x85日本 ok\ud800"
    assert printable(said) == "late [2J evil 日本 ok"


async def test_an_answer_is_read_and_kept_only_in_part(receiver: Receiver) -> None:
    """A short cut of printable characters, of a body that was not read to its end."""
    receiver.answers["/long"].append(503)
    async with opened_sender(CheckedNetwork(AnyIOBackend(), allow_private=True), 5) as sender:
        outcome = await sender.send(receiver.url("/long"), {}, b"{}")

    assert outcome.status == 503
    assert outcome.told.startswith("503 not now <b>xxx")
    assert len(outcome.told) <= 204
