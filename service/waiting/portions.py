"""Few at a time, of things that take unlike long: nobody who wants little waits for much of others."""

from __future__ import annotations

import asyncio
from asyncio import Future
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from heapq import heappop, heappush

from service.store import StoreUnavailable, TooMuchAsked


class Portions:
    """As many places as are given, waited for with an amount: next is whoever will have had least then.

    So everybody waits for what is under way, and for as much of each other as they want themselves, however
    many the others are. Of one's own what came first comes first.
    """

    def __init__(self, most: int = 1) -> None:
        self._most = self._free = most
        self._waiting: list[tuple[int, int, int, int, Future[None]]] = []
        self._came = 0
        self._had: dict[str, int] = {}
        self._outages = 0
        self._level = 0  # where those begin who had nothing while others waited

    @asynccontextmanager
    async def portion(self, whose: str, amount: int, takes: int = 1) -> AsyncIterator[None]:
        """Wait for a place to do so much, or for as many as it takes.

        Raises StoreUnavailable where the database was away for whoever had one before: all wait for it once.
        """
        known = self._outages
        begins = max(self._level, self._had.get(whose, 0))
        ends = self._had[whose] = begins + amount
        takes = min(takes, self._most)
        if self._free >= takes and not self._waiting:
            self._free -= takes
        else:
            turn: Future[None] = asyncio.get_running_loop().create_future()
            self._came += 1
            heappush(self._waiting, (ends, self._came, begins, takes, turn))
            try:
                await turn
            except asyncio.CancelledError:
                self._give_back(0 if turn.cancelled() else takes)  # it may just have been handed to it
                raise
        if self._outages != known:
            self._give_back(takes)
            raise StoreUnavailable("the database was away for whoever came before")
        try:
            yield
        except StoreUnavailable as error:
            if not isinstance(error, TooMuchAsked):
                self._outages += 1
            raise
        finally:
            self._give_back(takes)

    def _give_back(self, places: int) -> None:
        self._free += places
        while self._waiting:
            _, _, begins, takes, turn = self._waiting[0]
            if turn.done():  # whoever waited has gone
                heappop(self._waiting)
                continue
            if self._free < takes:
                return
            heappop(self._waiting)
            self._free -= takes
            self._level = max(self._level, begins)
            self._had = {whose: had for whose, had in self._had.items() if had > self._level}
            turn.set_result(None)
        if not self._waiting:
            self._level = 0
            self._had.clear()
