"""Running statements over a pool of connections, and handling failures of the database."""

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

Params = Mapping[str, Any]
Rows = list[tuple[Any, ...]]

_CONNECTION_LOST_SQLSTATES = ("08", "57P")
"""Prefixes of the SQLSTATE of a broken connection."""


QUERY_TIMEOUT_SECONDS = 20.0  # longer than the server's statement_timeout of 15


class QueryTimeout(psycopg.OperationalError):
    """A statement was not answered in time, and its connection was cut off."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"no answer for {seconds:g} seconds")


STALE_SESSION_ERRORS = (
    psycopg.errors.ReadOnlySqlTransaction,
    psycopg.errors.FeatureNotSupported,
    psycopg.errors.InsufficientPrivilege,
)
"""Errors of this session only: a new session may reach another server, other columns or other rights."""


class StoreUnavailable(Exception):  # noqa: N818 - named after the state
    """The database is unreachable or refuses to work for now; the request can be retried.

    An append may have taken place: only a request with an idempotency key is safe to repeat. The text names
    the kind of failure and never a connection string.
    """


UNMIGRATED_ERRORS = (
    psycopg.errors.UndefinedTable,
    psycopg.errors.UndefinedColumn,
    psycopg.errors.UndefinedFunction,
)
STATEMENTS_LOST_ERRORS = (psycopg.errors.InvalidSqlStatementName, psycopg.errors.DuplicatePreparedStatement)
UNAVAILABLE_ERRORS = (
    psycopg.OperationalError,
    psycopg.InterfaceError,
    psycopg.InternalError,  # a Citus coordinator that is stopping
    *STALE_SESSION_ERRORS,
    *UNMIGRATED_ERRORS,
    *STATEMENTS_LOST_ERRORS,
)


def _is_unavailable(error: psycopg.Error) -> bool:
    """Whether an error concerns the database, not the statement.

    An error of no class that psycopg knows comes from an extension, or from a server that is not Postgres.
    """
    return isinstance(error, UNAVAILABLE_ERRORS) or type(error) is psycopg.DatabaseError


def _unavailable(error: psycopg.Error) -> StoreUnavailable:
    """Describe a lost, refused or exhausted connection, or an older schema, as StoreUnavailable."""
    if isinstance(error, UNMIGRATED_ERRORS):
        return StoreUnavailable("the schema has not been migrated")
    if isinstance(error, STATEMENTS_LOST_ERRORS):
        return StoreUnavailable("a pooler before the database forgets prepared statements")
    return StoreUnavailable(f"{type(error).__name__} {error.sqlstate or ''}".rstrip())


@contextmanager
def query_timeout(connection: AsyncConnection, seconds: float) -> Iterator[None]:
    """Cut off a connection that is still in use after `seconds`. Raises QueryTimeout.

    Cancelling a statement would wait for the server too, so the socket is shut down instead. A connection
    with a stale session is closed.
    """
    is_cut = False

    def cut_off() -> None:
        nonlocal is_cut
        is_cut = True
        with socket.socket(fileno=os.dup(connection.pgconn.socket)) as sock:
            sock.shutdown(socket.SHUT_RDWR)

    due = asyncio.get_running_loop().call_later(seconds, cut_off)
    try:
        yield
    except psycopg.OperationalError as error:
        if is_cut:
            raise QueryTimeout(seconds) from error
        raise
    except STALE_SESSION_ERRORS:
        connection.pgconn.finish()
        raise
    finally:
        due.cancel()


_NOT_RETRIED_ERRORS = (QueryTimeout, PoolTimeout, QueryCanceled)
"""Errors for which a retry would wait just as long."""


class Database:
    """A pool of connections. Every call raises StoreUnavailable while the database is away.

    `timeout` is how many seconds a statement may take.
    """

    def __init__(
        self, pool: AsyncConnectionPool[AsyncConnection], timeout: float = QUERY_TIMEOUT_SECONDS
    ) -> None:
        self._pool = pool
        self._timeout = timeout
        self._drained = 0.0  # when the pool last dropped possibly broken connections

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[AsyncConnection]:
        """Take a connection for one statement or transaction."""
        started = monotonic()
        try:
            async with self._pool.connection() as connection:
                with query_timeout(connection, self._timeout):
                    yield connection
        except psycopg.Error as error:
            if not _is_unavailable(error):
                raise
            if _is_lost(error) and self._drained < started:
                self._drained = monotonic()
                await self._pool.drain()  # one broken connection is rarely alone
            raise _unavailable(error) from error

    async def query(self, statement: bytes, params: Params) -> Rows:
        """Run a statement once, without a retry; return its rows, if any."""
        async with self.connection() as connection:
            cursor = await connection.execute(statement, params)
            found = cursor.pgresult  # `description` would create an object per column
            return await cursor.fetchall() if found is not None and found.ntuples else []

    async def read(self, statement: bytes, params: Params) -> Rows:
        """Run a read-only statement; retry it once on a newer connection, except after a timeout."""
        try:
            return await self.query(statement, params)
        except StoreUnavailable as error:
            if isinstance(error.__cause__, _NOT_RETRIED_ERRORS):
                raise
            return await self.query(statement, params)


def _is_lost(error: psycopg.Error) -> bool:
    """Whether the connection is broken or silent. Otherwise the statement was refused, or none was free."""
    if isinstance(error, PoolTimeout) or not isinstance(error, psycopg.OperationalError):
        return False
    return (error.sqlstate or _CONNECTION_LOST_SQLSTATES[0]).startswith(_CONNECTION_LOST_SQLSTATES)
