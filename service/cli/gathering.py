"""A transport that sends at once what is written at once: the head of an answer together with its body."""

from __future__ import annotations

import asyncio
from typing import Any

MOST_HELD = 64 << 10  # bytes: with more the transport below has to say when it is enough


class Gathering:
    """Holds what is written until the event loop goes on; in all else it is the transport below."""

    def __init__(self, below: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._below = below
        self._loop = loop
        self._held = bytearray()

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever the transport has
        """What the transport below has."""
        return getattr(self._below, name)

    def write(self, data: bytes) -> None:
        """Hold it, or send it with what is held if that is much."""
        if not self._held:
            self._loop.call_soon(self._send)
        self._held += data
        if len(self._held) > MOST_HELD:
            self._send()

    def get_write_buffer_size(self) -> int:
        """How many bytes wait."""
        return len(self._held) + self._below.get_write_buffer_size()

    def close(self) -> None:
        """Send what is held, and close."""
        self._send()
        self._below.close()

    def _send(self) -> None:
        held, self._held = self._held, bytearray()
        if held and not self._below.is_closing():
            self._below.write(held)
