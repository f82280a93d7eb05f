"""Somebody who listens to a game."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from service.streams.message import end
from service.streams.voice import Voice

AT_ONCE = 65_536  # bytes that are sent before others go on, or one message
FULL = 4 * AT_ONCE  # bytes that wait for one who keeps up: a game may be told in twenty voices


class Listener:
    """What is to be sent to one client, told in a voice. `position` is the version up to which it is queued.

    `token` is the hash of the token that has opened the game. A listener that is behind takes more of the log
    when there is room; `drained` is called when there is. One that is `live` has to keep up: with a full
    queue it is dropped, and may come again. `closed` is done as soon as nothing more will be queued.
    """

    def __init__(self, token: bytes, position: int, voice: Voice, drained: Callable[[], None]) -> None:
        self.token = token
        self.position = position
        self.voice = voice
        self.live = False
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._drained = drained
        self._queue: deque[bytes] = deque()
        self._queued = 0
        self._over_at: int | None = None
        self._ready = asyncio.Event()

    @property
    def waits(self) -> bool:
        """Whether more is to be read for it: who is behind has to make room first."""
        return not self.closed.done() and (self.live or not self._is_full)

    def take(self, first: int, last: int, told: Callable[[Voice], list[bytes]]) -> None:
        """Queue what it has not had of the versions `first` to `last`, if it follows and there is room.

        `told` gives the messages of all of them in a voice, and is called only when some are taken.
        """
        if self.closed.done() or not first - 1 <= self.position < last:
            return
        if self._is_full:
            if self.live:
                self.close()
            return
        fresh = told(self.voice)[self.position + 1 - first :]
        self._queue.extend(fresh)
        self._queued += sum(map(len, fresh))
        self.position = last
        self._ready.set()

    def over(self, version: int | None) -> None:
        """The game is over at this version, or was taken back and goes on; most often nothing is new."""
        if version != self._over_at:
            self._over_at = version
            self._ready.set()

    def close(self) -> None:
        """End the stream, without what is queued."""
        self._queue.clear()
        self._finish()
        self._ready.set()

    async def next(self, seconds: float) -> bytes:
        """What is to be sent now; empty when nothing came for so many seconds, and when it is closed."""
        if not self._queue and not self._at_end and not self.closed.done():
            self._ready.clear()
            try:
                async with asyncio.timeout(seconds):
                    await self._ready.wait()
            except TimeoutError:
                return b""
        found = self._some()
        if not self._queue and self._at_end and not self.closed.done():
            self._finish()
            return found + end(self.position)
        return found

    @property
    def _is_full(self) -> bool:
        return self._queued >= (FULL if self.live else AT_ONCE)  # a single batch may be larger

    @property
    def _at_end(self) -> bool:
        return self.position == self._over_at

    def _some(self) -> bytes:
        """A part of what is queued, which all listeners share: of hundreds each has its own of little."""
        found, size = list[bytes](), 0
        while self._queue and size < AT_ONCE:
            found.append(self._queue.popleft())
            size += len(found[-1])
        self._queued -= size
        if not self.live and not self._queue:
            self._drained()
        return b"".join(found)

    def _finish(self) -> None:
        if not self.closed.done():
            self.closed.set_result(None)
