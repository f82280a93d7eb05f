"""Connections over which little of an answer is read: its status decides, and what it says first is kept."""

from __future__ import annotations

import ssl
from collections.abc import Callable, Mapping
from typing import Any

import httpcore
from anyio import EndOfStream
from anyio.abc import ByteStream, SocketAttribute
from httpcore import AsyncNetworkStream
from httpcore._backends.anyio import AnyIOStream

MOST = 32 << 10  # bytes of an answer
MOST_SEALED = 64 << 10  # bytes of it with TLS, and of a handshake
AT_ONCE = 4 << 10  # bytes
LINE = 128  # bytes: a line, and a part that comes by itself, are as much work as so many


class Sealed(ByteStream):
    """A connection as TLS uses it: what is said there beside the answer has an end too.

    A handshake, and tickets and new keys behind it, are read without a byte of an answer. What TLS sends by
    itself is no new request: `left` is set anew by whoever sends one.
    """

    def __init__(self, connection: AsyncNetworkStream) -> None:
        self._connection = connection
        self.left = MOST_SEALED

    async def receive(self, max_bytes: int = AT_ONCE) -> bytes:
        """Read on. Raises httpcore.ReadError when that is too long."""
        if self.left <= 0:
            raise httpcore.ReadError("the answer is too long")
        data = await self._connection.read(min(max_bytes, AT_ONCE))
        self.left -= len(data) + LINE
        if not data:
            raise EndOfStream
        return data

    async def send(self, item: bytes) -> None:
        """Send what is sealed."""
        await self._connection.write(item)

    async def send_eof(self) -> None:
        """End the connection: there is no half of one."""
        await self.aclose()

    async def aclose(self) -> None:
        """End the connection."""
        await self._connection.aclose()

    @property
    def extra_attributes(self) -> Mapping[Any, Callable[[], Any]]:
        """The socket, by which a connection that has ended is known."""
        return {SocketAttribute.raw_socket: lambda: self._connection.get_extra_info("socket")}


class ShortAnswers(AsyncNetworkStream):
    """A connection that reads what answers a request until that is too long: then httpcore.ReadError.

    Lines of a head count for more than they have, and so does what comes in small parts.
    """

    def __init__(self, connection: AsyncNetworkStream, sealed: Sealed | None = None) -> None:
        self._connection = connection
        self._sealed = sealed
        self._left = MOST

    async def read(self, max_bytes: int, timeout: float | None = None) -> bytes:  # noqa: ASYNC109 - the interface's
        """Read on."""
        if self._left <= 0:
            raise httpcore.ReadError("the answer is too long")
        data = await self._connection.read(min(max_bytes, AT_ONCE), timeout)
        self._left -= len(data) + LINE * (1 + data.count(b"\n"))
        return data

    async def write(self, buffer: bytes, timeout: float | None = None) -> None:  # noqa: ASYNC109 - the interface's
        """Send a part of a request, which has an answer of its own."""
        self._left = MOST
        if self._sealed is not None:
            self._sealed.left = MOST_SEALED
        await self._connection.write(buffer, timeout)

    async def aclose(self) -> None:
        """End the connection."""
        await self._connection.aclose()

    async def start_tls(
        self,
        ssl_context: ssl.SSLContext,
        server_hostname: str | None = None,
        timeout: float | None = None,  # noqa: ASYNC109 - as the interface has it
    ) -> AsyncNetworkStream:
        """The same connection, with TLS."""
        sealed = Sealed(self._connection)
        opened = await AnyIOStream(sealed).start_tls(ssl_context, server_hostname, timeout)
        return ShortAnswers(opened, sealed)

    def get_extra_info(self, info: str) -> Any:  # noqa: ANN401 - as the interface has it
        """What else is known of the connection."""
        return self._connection.get_extra_info(info)
