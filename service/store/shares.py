"""Whoever asks for much at once has a share of the connections: others wait for some of it, not for all."""

from __future__ import annotations

import asyncio
from asyncio import Semaphore
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple
from weakref import WeakValueDictionary

from psycopg import AsyncConnection
from psycopg_pool import AsyncConnectionPool, PoolTimeout


class Asker(NamedTuple):
    """Who asks, without a name for the service itself, and whether they hold meanwhile what others want."""

    name: str
    holds: bool = False


Whose = Callable[[], Asker]


class ShareTaken(PoolTimeout):
    """The asker's own connections were taken too long; the database is not away for anybody else."""


def nobodys() -> Asker:
    """What is asked for the service itself."""
    return Asker("")


class Shares:
    """A pool of which each asker, as `whose` tells, has half at most.

    While an asker holds what others want, a quarter more: that waits for nothing that was asked for without.
    """

    def __init__(self, pool: AsyncConnectionPool[AsyncConnection], whose: Whose) -> None:
        self._pool = pool
        self._whose = whose
        self._shares: WeakValueDictionary[Asker, Semaphore] = WeakValueDictionary()

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[AsyncConnection]:
        """A connection. Raises psycopg.Error, as ShareTaken."""
        who = self._whose()
        share = self._shares.get(who) if who.name else Semaphore()
        if share is None:
            part = self._pool.max_size // (4 if who.holds else 2)
            share = self._shares[who] = Semaphore(max(1, part))
        try:
            async with asyncio.timeout(self._pool.timeout):
                await share.acquire()
        except TimeoutError as late:
            raise ShareTaken("whoever asks has too much asked for already") from late
        try:
            async with self._pool.connection() as connection:
                yield connection
        finally:
            share.release()
