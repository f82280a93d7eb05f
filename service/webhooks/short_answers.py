"""Connections over which little of an answer is read: its status decides, and what it says first is kept."""

from __future__ import annotations

import ssl
from typing import Any

import httpcore
from httpcore import AsyncNetworkStream

MOST = 32 << 10  # bytes of an answer
AT_ONCE = 4 << 10  # bytes
LINE = 128  # bytes: a line, and a part that comes by itself, are as much work as so many


class ShortAnswers(AsyncNetworkStream):
    """A connection that reads what answers a request until that is too long: then httpcore.ReadError.

    Lines of a head count for more than they have, and so does what comes in small parts.
    """

    def __init__(self, connection: AsyncNetworkStream) -> None:
        self._connection = connection
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
        return ShortAnswers(await self._connection.start_tls(ssl_context, server_hostname, timeout))

    def get_extra_info(self, info: str) -> Any:  # noqa: ANN401 - as the interface has it
        """What else is known of the connection."""
        return self._connection.get_extra_info(info)
