"""One at a time, and nobody finds out again what whoever came before has found out."""

from __future__ import annotations

import asyncio

from service.store import StoreUnavailable, TooMuchAsked
from service.waiting.asker import asking
from service.waiting.queue import Queue


class Turn:
    """A lock for which sites take turns; its holder tells those who wait when the database is away."""

    __slots__ = ("__weakref__", "_is_taken", "_outages", "_queue")

    def __init__(self) -> None:
        self._is_taken = False
        self._queue = Queue()
        self._outages = 0

    @property
    def is_taken(self) -> bool:
        """Whether it is somebody's now."""
        return self._is_taken

    async def __aenter__(self) -> None:
        """Wait for it. Raises StoreUnavailable: all wait for that once, and not each behind the other."""
        if not self._is_taken:
            self._is_taken = True
            return
        known, turn = self._outages, self._queue.enter(asking.get())
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it has just been handed to whoever goes
                self._hand_on()
            raise
        if self._outages != known:
            self._hand_on()
            raise StoreUnavailable("the database was away for whoever came before")

    async def __aexit__(self, _: object, error: BaseException | None, __: object) -> None:
        """Let the next one in."""
        if isinstance(error, StoreUnavailable) and not isinstance(error, TooMuchAsked):
            self._outages += 1
        self._hand_on()

    def _hand_on(self) -> None:
        self._is_taken = self._queue.let_on()
