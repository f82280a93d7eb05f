"""Where a command is decided: here, or beside the event loop, where each site has one at a time.

Whoever waits for that holds no game, since others wait for it too; and whoever waits for a game holds no
place here, since the same site's commands at other games do. So both are had at once, or neither is.
"""

from __future__ import annotations

import asyncio
from asyncio import AbstractEventLoop, Future
from collections import deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Protocol, TypeVar
from weakref import WeakValueDictionary

from service.store import Asker
from service.waiting.aside import in_thread, who_asks
from service.waiting.room import LONG_DOCUMENT, room_for

T = TypeVar("T")

SOME_COMMAND = 256  # bytes of its body: five movements may take 25 ms

# Threads take turns with the event loop: each one more makes all others slower.
_some = ThreadPoolExecutor(1, thread_name_prefix="deciding")
_long = ThreadPoolExecutor(1, thread_name_prefix="deciding-long")


class Occupied(Exception):  # noqa: N818 - says what is the case
    """The asker has another command decided there."""


class Deciding(Protocol):
    """Where a command is decided."""

    async def free(self) -> None:
        """Wait until it may be this command's turn, holding nothing. In the end `wake` is to be called."""

    def wake(self) -> None:
        """Let the next one try, if nobody is at it: this one waits for something else, or is done."""

    async def do(self, work: Callable[[], T]) -> T:
        """What the work gives. Raises Occupied: whatever is held is to be left, and `free` waited for."""


class _Here:
    async def free(self) -> None: ...

    def wake(self) -> None: ...

    async def do(self, work: Callable[[], T]) -> T:
        return work()


HERE: Deciding = _Here()


class Place:
    """An asker's own place in a thread. Of those who wait for it, in their order, one at a time tries.

    Whoever has waited for a crowded game since then may find it taken: there is a second one for them, lest
    they never have both. It is the first one that is waited for.
    """

    def __init__(self, thread: ThreadPoolExecutor) -> None:
        self._thread = thread
        self._taken = [False, False]
        self._waiting: deque[Future[None]] = deque()

    async def free(self) -> None:
        """Wait for it, behind those who wait already."""
        if not self._taken[0] and not self._waiting:
            return
        turn: Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it has just been let on
                self.wake()
            raise

    def wake(self) -> None:
        """Let the next one on, unless somebody is there."""
        while self._waiting and not self._taken[0]:
            turn = self._waiting.popleft()
            if not turn.done():  # or whoever waited has gone
                turn.set_result(None)
                return

    async def do(self, work: Callable[[], T]) -> T:
        """Be there as long as the work takes. Raises Occupied where others are."""
        if all(self._taken):
            raise Occupied
        place = self._taken.index(False)
        self._taken[place] = True
        try:
            return await in_thread(self._thread, work)
        finally:
            self._taken[place] = False
            self.wake()


_places = WeakValueDictionary[tuple[AbstractEventLoop, ThreadPoolExecutor, Asker], Place]()


@asynccontextmanager
async def deciding(length: int) -> AsyncIterator[Deciding]:
    """Where a command is decided, of so many bytes; once there is room in memory for it, if it is long."""
    if length < SOME_COMMAND:
        yield HERE
        return
    thread = _some if length < LONG_DOCUMENT else _long
    place = _places.setdefault((asyncio.get_running_loop(), thread, who_asks()), Place(thread))
    async with room_for(length):
        yield place
