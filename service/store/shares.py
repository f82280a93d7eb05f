"""Whoever asks for much at once has a share of the database: others wait for some of it, not for all."""

from __future__ import annotations

import asyncio
from asyncio import Semaphore
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple
from weakref import WeakValueDictionary

from psycopg_pool import PoolTimeout


class Asker(NamedTuple):
    """Who asks, without a name for the service itself, and whether they hold meanwhile what others want."""

    name: str
    holds: bool = False


Whose = Callable[[], Asker]


class ShareTaken(PoolTimeout):
    """What the asker may have under way took too long; the database is not away for anybody else."""


def nobodys() -> Asker:
    """What is asked for the service itself."""
    return Asker("")


class Shares:
    """How much each asker, as `whose` tells, has under way at once: `most`, for no more of which others wait.

    While an asker holds what others want it is `held`, beside: that waits for nothing that was asked for
    without.
    """

    def __init__(self, whose: Whose, most: int, held: int, seconds: float) -> None:
        self._whose = whose
        self._most = {False: max(1, most), True: max(1, held)}
        self._seconds = seconds
        self._shares: WeakValueDictionary[Asker, Semaphore] = WeakValueDictionary()

    @asynccontextmanager
    async def taken(self) -> AsyncIterator[None]:
        """One thing more. Raises ShareTaken when the asker's own took too many seconds."""
        who = self._whose()
        share = self._shares.get(who) if who.name else Semaphore()
        if share is None:
            share = self._shares[who] = Semaphore(self._most[who.holds])
        try:
            async with asyncio.timeout(self._seconds):
                await share.acquire()
        except TimeoutError as late:
            raise ShareTaken("whoever asks has too much asked for already") from late
        try:
            yield
        finally:
            share.release()
