"""Who comes with much at once has it done little by little: others wait for some of it, and not for all."""

from __future__ import annotations

import asyncio
from contextvars import ContextVar

from service.waiting.queue import Queue

AT_A_TURN = 4  # requests, between which the event loop looks what others want


class _Coming:
    """A request: where it comes from, and the turn of the event loop in which it goes on."""

    __slots__ = ("place", "turn")

    def __init__(self, place: str) -> None:
        self.place = place
        self.turn = -1


_coming: ContextVar[_Coming | None] = ContextVar("coming", default=None)


class Pace:
    """How many go on in this turn of the event loop, and who does in those to come: places take turns."""

    def __init__(self, most: int = AT_A_TURN) -> None:
        self._most = self._left = most
        self._number = 0
        self._queue = Queue()

    async def come(self, place: str) -> None:
        """Begin a request from there when it is its turn."""
        _coming.set(_Coming(place))
        await self.turn()

    async def turn(self) -> None:
        """Wait for the turn of this request to go on, unless it is at work already and has not waited since.

        It is asked for behind what clients can hold back, and let go for hundreds of requests at once.
        """
        coming = _coming.get()
        if coming is not None and coming.turn != self._number:
            await self.begin(coming.place)
            coming.turn = self._number

    async def begin(self, place: str) -> None:
        """Wait for the turn of something from there."""
        if self._left == self._most:
            asyncio.get_running_loop().call_soon(self._turn)
        if self._left:  # then nobody waits
            self._left -= 1
            return
        await self._queue.enter(place)

    def _turn(self) -> None:
        self._number += 1
        self._left = self._most
        while self._left and self._queue.let_on():
            self._left -= 1
        if self._left < self._most:
            asyncio.get_running_loop().call_soon(self._turn)
