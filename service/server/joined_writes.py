"""A transport that sends the head of an answer together with its body."""

from __future__ import annotations

import asyncio
from typing import Any

MAX_HELD_BYTES = 65_536


class JoinedWrites:
    """Sends at once what is written in one turn of the event loop; in all else it is the transport below."""

    def __init__(self, below: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._below = below
        self._loop = loop
        self._held: list[bytes] = []
        self._held_bytes = 0

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever the transport has
        """What the transport below has."""
        return getattr(self._below, name)

    def write(self, data: bytes) -> None:
        """Send it with what is written next, or at once if that is much."""
        if not self._held:
            self._loop.call_soon(self.flush)
        self._held.append(data)
        self._held_bytes += len(data)
        if self._held_bytes > MAX_HELD_BYTES:
            self.flush()

    def flush(self) -> None:
        """Send what was written."""
        held, self._held, self._held_bytes = self._held, [], 0
        if held and not self._below.is_closing():
            self._below.write(b"".join(held))

    def close(self) -> None:
        """Send what was written, and close."""
        self.flush()
        self._below.close()
