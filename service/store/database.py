"""Statements sent to Postgres over a pool of connections, and what becomes of them while it is away."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from time import monotonic
from typing import Any

import psycopg
from psycopg import AsyncConnection
from psycopg.errors import QueryCanceled
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from service.store.unavailable import STALE_SESSION, StoreUnavailable, is_unavailable, unavailable

Facts = Mapping[str, Any]
Rows = list[tuple[Any, ...]]

_CONNECTION_LOST = ("08", "57P")
"""How the SQLSTATE of a broken connection begins."""


QUERY_TIMEOUT_SECONDS = 20.0  # a statement has 15 in the server


class QueryTimeout(psycopg.OperationalError):
    """A statement was not answered in time, and its connection was cut off."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"no answer for {seconds:g} seconds")


@contextmanager
def query_timeout(connection: AsyncConnection, seconds: float) -> Iterator[None]:
    """Cut a connection off that is still in use after so many seconds. Raises QueryTimeout.

    A cancelled statement would wait for the server too, so the socket is shut as if the server had gone. A
    connection whose session is stale is closed.
    """
    is_cut = False

    def cut_off() -> None:
        nonlocal is_cut
        is_cut = True
        with socket.socket(fileno=os.dup(connection.pgconn.socket)) as line:
            line.shutdown(socket.SHUT_RDWR)

    due = asyncio.get_running_loop().call_later(seconds, cut_off)
    try:
        yield
    except psycopg.OperationalError as error:
        if is_cut:
            raise QueryTimeout(seconds) from error
        raise
    except STALE_SESSION:
        connection.pgconn.finish()
        raise
    finally:
        due.cancel()


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
