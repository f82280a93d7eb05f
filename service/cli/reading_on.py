"""Long bodies are read on one at a turn of the event loop, and sites take turns: each part of one is work."""

from __future__ import annotations

import asyncio
from collections import deque

from uvicorn.protocols.http.flow_control import FlowControl


class ReadingOn:
    """Who is read on, of those that have sent as much as is kept of a body."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[Flow]] = {}

    def wait(self, flow: Flow) -> None:
        """It is read on when it is its turn."""
        if not self._waiting:
            self._soon()
        self._waiting.setdefault(flow.site, deque()).append(flow)

    def _soon(self) -> None:
        asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        site = next(iter(self._waiting))
        own = self._waiting.pop(site)
        flow = own.popleft()
        if own:
            self._waiting[site] = own  # behind all others
        if self._waiting:
            self._soon()
        flow.go_on()


class Flow(FlowControl):
    """Uvicorn's, but that a connection from a `site` is read on when it is its turn."""

    def __init__(self, transport: asyncio.Transport, reading: ReadingOn, site: str) -> None:
        super().__init__(transport)
        self.site = site
        self._reading = reading
        self._waits = self._wanted = False

    def pause_reading(self) -> None:
        """Read no more, also when it was to be read on."""
        self._wanted = False
        super().pause_reading()

    def resume_reading(self) -> None:
        """Wait for the turn to be read on."""
        self._wanted = self.read_paused
        if self._wanted and not self._waits:
            self._waits = True
            self._reading.wait(self)

    def go_on(self) -> None:
        """It is its turn."""
        self._waits = False
        if self._wanted and not self._transport.is_closing():
            super().resume_reading()
