"""A stand-in for the service behind nginx: it says what it was sent."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import Any


class Upstream:
    """Answers each request with its head and the length of its body, in JSON of at least two kibibytes.

    `Accept: text/event-stream` gets one message, and no end until `released` is set. A path that ends in
    `/slow` is answered when it is set, one to `/gone` not at all. `lines` are those of the requests.
    """

    def __init__(self) -> None:
        self.released = asyncio.Event()
        self.port = 0
        self.lines: list[str] = []
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        """Listen on a free port of loopback."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        """Answer what waits, and listen no more."""
        self.released.set()
        if self._server is not None:
            self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
                headers = {
                    name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:-2])
                }
                body = await reader.readexactly(int(headers.get("content-length", "0")))
                self.lines.append(head[0])
                if "/gone" in head[0]:
                    break
                await self._answer(writer, head[0], headers, len(body))
        writer.close()

    async def _answer(
        self, writer: asyncio.StreamWriter, line: str, headers: dict[str, str], length: int
    ) -> None:
        if headers.get("accept") == "text/event-stream":
            writer.write(
                b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nX-Accel-Buffering: no\r\n"
                b"Transfer-Encoding: chunked\r\n\r\n9\r\ndata: 1\n\n\r\n"
            )
            await writer.drain()
            await self.released.wait()
            writer.write(b"0\r\n\r\n")
            return
        if "/slow" in line:
            await self.released.wait()
        document: dict[str, Any] = {"line": line, "headers": headers, "length": length, "fill": "x" * 2048}
        body = json.dumps(document).encode()
        fields = f'Content-Type: application/json\r\nETag: "4"\r\nContent-Length: {len(body)}'
        writer.write(f"HTTP/1.1 200 OK\r\n{fields}\r\n\r\n".encode() + body)
        await writer.drain()
