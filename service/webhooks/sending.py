"""One attempt: a POST, and what the receiver said to it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from ssl import OP_NO_RENEGOTIATION, SSLContext

import httpcore
import httpx
from httpcore import AsyncNetworkBackend

from service.webhooks.network import AddressForbidden
from service.webhooks.outcome import Outcome, printable
from service.webhooks.places import MAX_DELIVERIES

MOST_IDLE = 16
IDLE_SECONDS = 15.0
SECONDS_TO_READ = 0.5  # the answer's body
READ_AT_MOST = 4_096  # bytes of the answer's body
CIPHERS = "ECDHE+AESGCM:ECDHE+CHACHA20:ECDHE+AES:!SHA1:!AESCCM"  # before TLS 1.3
CURVE = "prime256v1"
CONNECTING = "connection.connect_tcp.started"
CLOSED = (httpcore.NetworkError, httpcore.RemoteProtocolError)
FAILURES = (
    httpcore.NetworkError,
    httpcore.TimeoutException,
    httpcore.ProtocolError,
    httpcore.UnsupportedProtocol,
    httpx.InvalidURL,
    OverflowError,  # a port that is none
    AddressForbidden,
    TimeoutError,
    OSError,
    UnicodeError,
)


class Sender:
    """Sends messages. Redirects are not followed, cookies not kept, proxies not asked."""

    def __init__(self, pool: httpcore.AsyncConnectionPool, seconds: float) -> None:
        self._pool = pool
        self._seconds = seconds

    async def send(self, url: str, headers: Mapping[str, str], body: bytes) -> Outcome:
        """Attempt it once, for so many seconds at most."""
        try:
            async with asyncio.timeout(self._seconds):
                return await self._post(httpx.URL(url), headers, body)
        except FAILURES as error:
            text = printable(str(error))
            return Outcome(None, f"{type(error).__name__}: {text}" if text else type(error).__name__)

    async def _post(self, url: httpx.URL, headers: Mapping[str, str], body: bytes) -> Outcome:
        target = httpcore.URL(scheme=url.raw_scheme, host=url.raw_host, port=url.port, target=url.raw_path)
        sent = [(name.encode(), value.encode()) for name, value in headers.items()]
        steps: list[str] = []

        async def note(step: str, _: object) -> None:
            steps.append(step)

        noting = {"trace": note}
        while True:
            try:
                async with self._pool.stream(
                    b"POST", target, headers=sent, content=body, extensions=noting
                ) as response:
                    cut = printable((await _beginning(response)).decode(errors="replace"))
                    return Outcome(response.status, f"{response.status} {cut}".rstrip())
            except CLOSED:
                if CONNECTING in steps:
                    raise
                # A kept connection may have been closed before the receiver had anything of the message.


def host_of(url: str) -> str:
    """The name that is asked for when something is sent to a URL; empty for one that leads nowhere."""
    try:
        return httpx.URL(url).raw_host.decode()
    except httpx.InvalidURL:
        return ""


@asynccontextmanager
async def opened_sender(
    network: AsyncNetworkBackend, seconds: float, verification: SSLContext | None = None
) -> AsyncIterator[Sender]:
    """A sender, as long as it is wanted. `verification` says whose certificates are good."""
    async with httpcore.AsyncConnectionPool(
        ssl_context=_with_little_to_reckon(verification or httpx.create_ssl_context()),
        max_connections=MAX_DELIVERIES,
        max_keepalive_connections=MOST_IDLE,
        keepalive_expiry=IDLE_SECONDS,
        network_backend=network,
    ) as pool:
        yield Sender(pool, seconds)


def _with_little_to_reckon(context: SSLContext) -> SSLContext:
    """Offer receivers the one exchange that all of them have, of some milliseconds.

    They choose from what is offered, and others wait meanwhile: in groups of numbers an exchange takes up to
    a second, and those of TLS 1.3 cannot be left out one by one.
    """
    context.set_ciphers(CIPHERS)
    context.set_ecdh_curve(CURVE)
    context.options |= OP_NO_RENEGOTIATION
    return context


async def _beginning(response: httpcore.Response) -> bytes:
    """What an answer says, as far as it comes soon: the status alone decides.

    A connection whose answer has been read to its end can be used again.
    """
    read = b""
    with suppress(*FAILURES):
        async with asyncio.timeout(SECONDS_TO_READ):
            async for part in response.aiter_stream():
                read += part
                if len(read) > READ_AT_MOST:
                    break
    return read[:READ_AT_MOST]
