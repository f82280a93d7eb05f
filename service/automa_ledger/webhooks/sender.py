"""One attempt to deliver a message: a POST to a checked address, and its response."""

from __future__ import annotations

import asyncio
import socket
import time
from asyncio import StreamReader, StreamWriter, open_connection
from collections.abc import AsyncIterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from email.utils import parsedate_to_datetime
from functools import cached_property, partial
from http import HTTPStatus
from ipaddress import ip_address
from ssl import OP_NO_RENEGOTIATION, SSLContext
from urllib.parse import SplitResult, urlsplit

import h11
from msgspec import Struct

from automa_ledger.control_characters import replace_control_characters
from automa_ledger.webhooks.address import is_public
from automa_ledger.webhooks.records import MAX_CONCURRENT_DELIVERIES

MAX_ADDRESSES = 8  # per name: some have thousands
MAX_RESPONSE_BYTES = 16 << 10  # including the head
MAX_RESPONSE_CHARACTERS = 200  # stored
MAX_RETRY_AFTER_SECONDS = 86_400.0
MAX_BODY_SECONDS = 0.5  # after the status, which alone decides
CIPHERS = "ECDHE+AESGCM:ECDHE+CHACHA20:ECDHE+AES:!SHA1:!AESCCM"  # before TLS 1.3
SEND_ERRORS = (OSError, ValueError, OverflowError, h11.ProtocolError)


class AddressForbidden(OSError):  # noqa: N818 - named after the state
    """A host has an address that is not public, or none at all."""


class AttemptResult(Struct, frozen=True):
    """The status of the response, None without one, and a short text about the attempt.

    `retry_after` are the seconds that the receiver asks to wait.
    """

    status: int | None
    text: str
    retry_after: float = 0

    @property
    def is_delivered(self) -> bool:
        """Whether the receiver accepted the message."""
        return self.status is not None and HTTPStatus.OK <= self.status < HTTPStatus.MULTIPLE_CHOICES

    @property
    def is_gone(self) -> bool:
        """Whether the receiver wants no more messages."""
        return self.status == HTTPStatus.GONE


class Sender:
    """Sends messages, each within `seconds` and over its own connection.

    It follows no redirects, keeps no cookies and uses no proxies. `ssl_context` decides which certificates
    are trusted.
    """

    def __init__(self, seconds: float, *, allow_private: bool, ssl_context: SSLContext | None = None) -> None:
        self._seconds = seconds
        self._allow_private = allow_private
        self._ssl_context = ssl_context
        # A name that does not resolve blocks a thread, and the loop's default executor has few.
        self._resolver = ThreadPoolExecutor(MAX_CONCURRENT_DELIVERIES, "webhook-resolver")

    async def send(self, url: str, headers: Mapping[str, str], body: bytes) -> AttemptResult:
        """Make one attempt."""
        status, text, retry_after = None, b"", 0.0
        try:
            async with asyncio.timeout(self._seconds) as deadline:
                async for event in self._post(urlsplit(url), headers, body):
                    if isinstance(event, h11.Response):
                        status = event.status_code
                        retry_after = parse_retry_after(dict(event.headers).get(b"retry-after", b"0"))
                        deadline.reschedule(asyncio.get_running_loop().time() + MAX_BODY_SECONDS)
                    elif isinstance(event, h11.Data):
                        text += event.data
        except SEND_ERRORS as error:
            if status is None:
                return AttemptResult(
                    None, f"{type(error).__name__}: {printable(str(error))}".removesuffix(": ")
                )
        answered = f"{status} {printable(text.decode(errors='replace'))}".rstrip()
        return AttemptResult(status, answered, retry_after)

    async def _post(self, url: SplitResult, headers: Mapping[str, str], body: bytes) -> AsyncIterator[object]:
        reader, writer = await self._connect(url)
        http = h11.Connection(h11.CLIENT, MAX_RESPONSE_BYTES)
        target = (url.path or "/") + (f"?{url.query}" if url.query else "")
        about = {"host": url.netloc, "connection": "close", "content-length": str(len(body)), **headers}
        request = h11.Request(method="POST", target=target, headers=[*about.items()])
        try:
            for event in request, h11.Data(body), h11.EndOfMessage():
                writer.write(http.send(event) or b"")
            remaining = MAX_RESPONSE_BYTES
            while not isinstance(answered := http.next_event(), h11.EndOfMessage):
                if answered is not h11.NEED_DATA:
                    yield answered
                    continue
                if not remaining:
                    raise h11.RemoteProtocolError("the answer is too long")
                data = await reader.read(remaining)
                remaining -= len(data)
                http.receive_data(data)
        finally:
            writer.transport.abort()  # nothing to wait for

    async def _connect(self, url: SplitResult) -> tuple[StreamReader, StreamWriter]:
        """Resolve a name once, check its addresses, and connect to one of them.

        TLS verifies the name. Raises AddressForbidden and OSError.
        """
        host, is_secure = url.hostname or "", url.scheme == "https"
        port = url.port or (443 if is_secure else 80)
        resolve = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        try:
            found = await asyncio.get_running_loop().run_in_executor(self._resolver, resolve)
        except (OSError, UnicodeError):
            found = []  # do not reveal which internal names exist
        addresses = [ip_address(each[0]) for *_, each in found[:MAX_ADDRESSES]]
        if not addresses or not (self._allow_private or all(map(is_public, addresses))):
            raise AddressForbidden(f"{host} is not on the public internet")
        *others, last = (
            partial(
                open_connection,
                *(str(address), port),
                limit=MAX_RESPONSE_BYTES,
                ssl=self._tls if is_secure else None,
                server_hostname=host if is_secure else None,
            )
            for address in addresses
        )
        for connect in others:
            with suppress(OSError):
                return await connect()
        return await last()

    @cached_property
    def _tls(self) -> SSLContext:
        """A context that offers the one key exchange that all receivers support, which takes milliseconds.

        Receivers choose from the offer while the process waits. A finite-field exchange takes up to a second,
        and those of TLS 1.3 cannot be excluded one by one.
        """
        import httpx2  # noqa: PLC0415 - a slow import that few services need

        context = self._ssl_context or httpx2.create_ssl_context()
        context.set_ciphers(CIPHERS)
        context.set_ecdh_curve("prime256v1")
        context.options |= OP_NO_RENEGOTIATION
        return context


def parse_retry_after(value: bytes) -> float:
    """The seconds in a Retry-After header, a number or a date: at most a day, 0 for anything else."""
    text = value.decode("latin-1").strip()
    try:
        seconds = float(text) if text.isdecimal() else parsedate_to_datetime(text).timestamp() - time.time()
    except (ValueError, OverflowError, OSError):
        return 0.0
    return min(max(seconds, 0.0), MAX_RETRY_AFTER_SECONDS)


def printable(text: str) -> str:
    """The start of another party's text, without unprintable characters."""
    return " ".join(replace_control_characters(text).split())[:MAX_RESPONSE_CHARACTERS]
