"""HTTP/1.1 by hand, so that a client can also send what no library would, from an address of its own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from typing import NamedTuple

BUFFER_BYTES = 1 << 16


class Site(NamedTuple):
    """Where a server listens on loopback, and the loopback address to call it from."""

    port: int
    source: str


class Answer(NamedTuple):
    """A status and a body."""

    status: int
    body: bytes


class Connection(NamedTuple):
    """An open connection."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def call(self, request: bytes) -> Answer:
        """Send one request and read its answer. Raises OSError or EOFError when the server ends it."""
        self.writer.write(request)
        await self.writer.drain()
        return await read_answer(self.reader)

    def close(self) -> None:
        """End it at once."""
        self.writer.transport.abort()


async def connect(site: Site) -> Connection:
    """A new connection."""
    return Connection(
        *await asyncio.open_connection(
            "127.0.0.1", site.port, local_addr=(site.source, 0), limit=BUFFER_BYTES
        )
    )


async def call(site: Site, request: bytes) -> Answer:
    """The answer to a request on a connection of its own."""
    connection = await connect(site)
    try:
        return await connection.call(request)
    finally:
        connection.close()


def request(
    method: str, path: str, token: str = "", body: bytes = b"", headers: Mapping[str, str] | None = None
) -> bytes:
    """The bytes of a request."""
    given = {"Host": "127.0.0.1", "Content-Type": "application/json", **(headers or {})}
    if token:
        given["Authorization"] = f"Bearer {token}"
    if method == "POST":
        given["Content-Length"] = str(len(body))
    lines = "".join(f"{name}: {value}\r\n" for name, value in given.items())
    return f"{method} {path} HTTP/1.1\r\n{lines}\r\n".encode() + body


async def read_answer(reader: asyncio.StreamReader) -> Answer:
    """The next answer of a connection, whole."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower().split("\r\n")
    headers = dict(line.split(": ", 1) for line in head[1:-2])
    if headers.get("transfer-encoding") == "chunked":
        body = b"".join([part async for part in _chunks(reader)])
    else:
        body = await reader.readexactly(int(headers.get("content-length", "0")))
    return Answer(int(head[0].split()[1]), body)


async def _chunks(reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
    while length := int(await reader.readline(), 16):
        yield await reader.readexactly(length)
        await reader.readexactly(2)
    await reader.readline()
