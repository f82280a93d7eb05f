"""Whoever asks for much at once has a share of the connections: others wait for some of it, not for all."""

from __future__ import annotations

import asyncio
from asyncio import Semaphore
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from psycopg import AsyncConnection
from psycopg_pool import AsyncConnectionPool, PoolTimeout

Whose = Callable[[], str]


def nobodys() -> str:
    """What is asked for the service itself."""
    return ""


class Shares:
    """A pool of which each asker has half at most. `whose` tells who asks, nothing for the service itself."""

    def __init__(self, pool: AsyncConnectionPool[AsyncConnection], whose: Whose) -> None:
        self._pool = pool
        self._whose = whose
        self._shares: WeakValueDictionary[str, Semaphore] = WeakValueDictionary()

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[AsyncConnection]:
        """A connection. Raises psycopg.Error: PoolTimeout also when the asker's own were taken too long."""
        who = self._whose()
        share = self._shares.get(who) if who else Semaphore()
        if share is None:
            share = self._shares[who] = Semaphore(max(1, self._pool.max_size // 2))
        try:
            async with asyncio.timeout(self._pool.timeout):
                await share.acquire()
        except TimeoutError as late:
            raise PoolTimeout("whoever asks has too much asked for already") from late
        try:
            async with self._pool.connection() as connection:
                yield connection
        finally:
            share.release()
