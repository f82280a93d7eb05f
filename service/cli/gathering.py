"""A transport that sends at once what is written at once, and of what is long one part after another."""

from __future__ import annotations

import asyncio
from typing import Any

MOST_HELD = 64 << 10  # bytes: with more the transport below has to say when it is enough
PART = 2 * MOST_HELD  # bytes, which an event loop keeps until the last of them is sent


class Gathering:
    """Holds what is written until the event loop goes on; in all else it is the transport below.

    Of what is long it holds the rest until the part before has gone. So what is kept for a client is what it
    has not been sent.
    """

    def __init__(self, below: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._below = below
        self._loop = loop
        self._held = bytearray()
        self._is_closing = False
        below.set_write_buffer_limits(high=MOST_HELD, low=0)

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever the transport has
        """What the transport below has."""
        return getattr(self._below, name)

    def write(self, data: bytes) -> None:
        """Hold it, or send it with what is held if that is much; nothing is held for who has gone."""
        if self._below.is_closing():
            return
        if not self._held:
            self._loop.call_soon(self._send)
        self._held += data
        if len(self._held) > MOST_HELD:
            self._send()

    def send_on(self) -> bool:
        """Send the next part, once the transport below has no more; whether it has much again."""
        self._send()
        if self._is_closing and not self._held:
            self._below.close()
        return self._has_much()

    def has_much(self) -> bool:
        """Whether so much waits that the transport below will say when it has gone."""
        if self.get_write_buffer_size() > MOST_HELD:
            self._send()
        return self._has_much()

    def _has_much(self) -> bool:
        return self._below.get_write_buffer_size() > MOST_HELD

    def get_write_buffer_size(self) -> int:
        """How many bytes wait."""
        return len(self._held) + self._below.get_write_buffer_size()

    def is_closing(self) -> bool:
        """Whether it is, or will be behind what is held."""
        return self._is_closing or self._below.is_closing()

    def close(self) -> None:
        """Send what is held, and close; nothing more is read."""
        self._is_closing = True
        self._send()
        if self._held:
            self._below.pause_reading()
        else:
            self._below.close()

    def abort(self) -> None:
        """Let go of what is held now, and not when the event loop has ended the transport below."""
        self._below.abort()
        self.forget()

    def forget(self) -> None:
        """Hold nothing more, for who has gone."""
        self._held.clear()

    def _send(self) -> None:
        while self._held and not self._has_much() and not self._below.is_closing():
            part = self._held[:PART]
            del self._held[:PART]
            self._below.write(part)
        if self._below.is_closing():
            self._held.clear()
