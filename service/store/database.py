"""Statements sent to Postgres over a pool of connections, and what becomes of them while it is away."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any

import psycopg
from psycopg import AsyncConnection
from psycopg.errors import QueryCanceled
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from service.store.query_timeout import QUERY_TIMEOUT_SECONDS, QueryTimeout, query_timeout
from service.store.unavailable import StoreUnavailable, is_unavailable, unavailable

Facts = Mapping[str, Any]
Rows = list[tuple[Any, ...]]

_CONNECTION_LOST = ("08", "57P")
"""How the SQLSTATE of a broken connection begins."""

_NO_RETRY = (QueryTimeout, PoolTimeout, QueryCanceled)
"""What a second try would wait for as long."""


class Database:
    """A pool of connections. Every call raises StoreUnavailable while the database is away.

    `timeout` is how many seconds a statement may take to be answered.
    """

    def __init__(
        self, pool: AsyncConnectionPool[AsyncConnection], timeout: float = QUERY_TIMEOUT_SECONDS
    ) -> None:
        self._pool = pool
        self._timeout = timeout
        self._drained = 0.0  # when the pool was last emptied of connections that might be broken

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[AsyncConnection]:
        """A connection for one statement or transaction."""
        started = monotonic()
        try:
            async with self._pool.connection() as connection:
                with query_timeout(connection, self._timeout):
                    yield connection
        except psycopg.Error as error:
            if not is_unavailable(error):
                raise
            if _is_lost(error) and self._drained < started:
                self._drained = monotonic()
                await self._pool.drain()  # one broken connection is rarely alone
            raise unavailable(error) from error

    async def query(self, statement: bytes, facts: Facts) -> Rows:
        """The rows of a statement, if it has any, that is sent once, whatever becomes of it."""
        async with self.connection() as connection:
            cursor = await connection.execute(statement, facts)
            return await cursor.fetchall() if cursor.description else []

    async def read(self, statement: bytes, facts: Facts) -> Rows:
        """The rows of a statement that only reads: it is tried again on a newer connection."""
        try:
            return await self.query(statement, facts)
        except StoreUnavailable as error:
            if isinstance(error.__cause__, _NO_RETRY):
                raise
            return await self.query(statement, facts)


def _is_lost(error: psycopg.Error) -> bool:
    """Whether a connection is broken or says nothing; else the statement was refused or none was free."""
    if isinstance(error, PoolTimeout) or not isinstance(error, psycopg.OperationalError):
        return False
    return (error.sqlstate or _CONNECTION_LOST[0]).startswith(_CONNECTION_LOST)
