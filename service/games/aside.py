"""Work that takes long, beside the event loop, so that other requests go on meanwhile.

Of one asker one piece is done at a time, and askers take turns: who asks for much waits for himself.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TypeVar
from weakref import WeakValueDictionary

from domain.core.rejected import Rejected
from service.refusals.requests import LongWorkWaiting

T = TypeVar("T")

LONG = 1_000  # events; fewer are read in some milliseconds
MOST_WAITING = 8  # audits or imports that one asker has asked for

# Threads take turns with the event loop: each one more makes all others slower.
_threads = ThreadPoolExecutor(2, thread_name_prefix="aside")


class Aside:
    """What is being done, and for whom: an asker is a game, a token or whoever else should take turns."""

    def __init__(self) -> None:
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._asked: Counter[str] = Counter()

    @contextmanager
    def place(self, asker: str) -> Iterator[None]:
        """Let an asker in who has not asked for too much already. Raises Rejected `long_work_waiting`."""
        if self._asked[asker] >= MOST_WAITING:
            raise Rejected(LongWorkWaiting(limit=MOST_WAITING))
        self._asked[asker] += 1
        try:
            yield
        finally:
            self._asked[asker] -= 1
            if not self._asked[asker]:
                del self._asked[asker]

    async def do(self, asker: str, work: Callable[[], T], events: int = LONG) -> T:
        """What the work gives, done in a thread, in the asker's turn, unless it is on few events."""
        if events < LONG:
            return work()
        turn = self._turns.get(asker)
        if turn is None:
            turn = self._turns[asker] = asyncio.Lock()
        async with turn:
            return await asyncio.get_running_loop().run_in_executor(_threads, work)
