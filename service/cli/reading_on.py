"""What clients send is read little by little, and sites take turns: each part of it is work."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from uvicorn.protocols.http.flow_control import FlowControl

AT_A_TURN = 16 << 10  # bytes: some dozen usual heads, or 3,000 short lines of them, which take 2 ms


class ReadingOn:
    """Who is read on in this turn of the event loop, and who in those to come."""

    def __init__(self) -> None:
        self._left = AT_A_TURN
        self._is_counting = False
        self._waiting: dict[str, dict[Flow, None]] = {}

    def has_room(self, amount: int) -> bool:
        """Whether so many bytes of what has just come are read in this turn."""
        self._count()
        has_room = self._left > 0
        self._left -= amount * has_room
        return has_room

    def wait(self, flow: Flow) -> None:
        """It is read on when it is its turn."""
        self._count()
        self._waiting.setdefault(flow.site, {})[flow] = None

    def forget(self, flow: Flow) -> None:
        """It is not read on any more."""
        own = self._waiting.get(flow.site, {})
        own.pop(flow, None)
        if not own:
            self._waiting.pop(flow.site, None)

    def _count(self) -> None:
        if not self._is_counting:
            self._is_counting = True
            asyncio.get_running_loop().call_soon(self._turn)

    def _turn(self) -> None:
        self._is_counting = False
        self._left = AT_A_TURN
        while self._waiting and self._left > 0:
            self._left -= self._first().go_on()
        if self._waiting:
            self._left = 0  # whoever comes waits behind them
        if self._left < AT_A_TURN:
            self._count()

    def _first(self) -> Flow:
        site = next(iter(self._waiting))
        own = self._waiting.pop(site)
        flow = next(iter(own))
        del own[flow]
        if own:
            self._waiting[site] = own  # behind all others
        return flow


class Flow(FlowControl):
    """Uvicorn's, but that what came from a `site` is read, and more taken, when it is its turn.

    Of what is `plain`, so many bytes of a body to come, all may be read at once: it is no work.
    """

    plain = 0

    def __init__(
        self, transport: asyncio.Transport, reading: ReadingOn, site: str, read: Callable[[bytes], None]
    ) -> None:
        super().__init__(transport)
        self.site = site
        self._reading = reading
        self._read = read
        self._held = b""
        self._waits = self._wanted = False

    @property
    def waiting(self) -> int:
        """How many bytes are held that are still to be read."""
        return len(self._held)

    def take(self, data: bytes) -> None:
        """Read what has come, or as much as may be in a turn; of what is held then no more is taken."""
        self._held = data
        if self._reading.has_room(min(len(data), AT_A_TURN)):
            self._read_on()
        else:
            self._wait()

    def _read_on(self) -> int:
        most = max(AT_A_TURN, self.plain)
        part, self._held = self._held[:most], self._held[most:]
        self._read(part)
        if self._held and not self.read_paused and not self._transport.is_closing():
            self._wait()
        return len(part)

    def _wait(self) -> None:
        self.pause_reading()
        self.resume_reading()

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

    def go_on(self) -> int:
        """It is its turn. How many bytes that takes: of what is only to come as many as there is room for."""
        self._waits = False
        if not self._wanted or self._transport.is_closing():
            return 0
        super().resume_reading()
        return self._read_on() if self._held else AT_A_TURN

    def end(self) -> None:
        """Nothing more is read; what reads it leads back here, in a circle, as long as it is kept."""
        self._held = b""
        self._reading.forget(self)
        del self._read
