"""Connections to Postgres, each of which has the service's few rights and no state of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from psycopg import AsyncConnection
from psycopg_pool import AsyncConnectionPool

from automa_ledger.store.database import QUERY_TIMEOUT_SECONDS, query_timeout
from automa_ledger.store.pooler import is_direct_connection, require_prepared_statements
from automa_ledger.store.roles import require_append_only_role, require_constraints
from automa_ledger.store.session import (
    CONNECT_TIMEOUT_SECONDS,
    ENCODING,
    SELECT_RESET_VALUES,
    SET_CONFIG,
    SET_CONFIG_PARAMS,
    UNREPORTED_SETTINGS,
    UtcTimestamptzLoader,
    require_session_parameters,
    require_session_settings,
)
from automa_ledger.store.store import Store

POOL_TIMEOUT_SECONDS = 5.0  # for a free connection
TCP_USER_TIMEOUT_SECONDS = 20

_CONNECT_OPTIONS: dict[str, Any] = {
    "autocommit": True,
    "prepare_threshold": 0,
    "connect_timeout": CONNECT_TIMEOUT_SECONDS,
    "application_name": "automa-ledger",
    "client_encoding": ENCODING,
}


@asynccontextmanager
async def open_store(
    database_url: str,
    size: int,
    pool_seconds: float = POOL_TIMEOUT_SECONDS,
    query_seconds: float = QUERY_TIMEOUT_SECONDS,
) -> AsyncIterator[Store]:
    """The store at a libpq URL, with at most `size` connections.

    A call waits `pool_seconds` for a connection, and `query_seconds` for an answer over it. Opening the
    store waits for nothing: as long as the database is away, its calls raise StoreUnavailable.
    """
    async with AsyncConnectionPool[AsyncConnection](
        database_url,
        min_size=min(2, size),
        max_size=size,
        timeout=pool_seconds,
        reconnect_timeout=pool_seconds,  # a later request starts anew
        configure=_configure,
        kwargs=_CONNECT_OPTIONS,
        open=False,
    ) as pool:
        yield Store(pool, query_seconds)


@asynccontextmanager
async def open_connection(database_url: str) -> AsyncIterator[AsyncConnection]:
    """One connection beside the pool, which breaks when its server has vanished. Raises psycopg.Error.

    Whoever sends statements over it bounds the wait for an answer with `query_timeout`.
    """
    options = _CONNECT_OPTIONS | {"tcp_user_timeout": 1_000 * TCP_USER_TIMEOUT_SECONDS}
    async with await AsyncConnection.connect(database_url, **options) as connection:
        await _configure(connection)
        yield connection


async def _configure(connection: AsyncConnection) -> None:
    connection.adapters.register_loader("timestamptz", UtcTimestamptzLoader)
    with query_timeout(connection, QUERY_TIMEOUT_SECONDS):
        await require_append_only_role(connection)
        await require_constraints(connection)
        if not await is_direct_connection(connection):  # the next statement may go to another session
            require_session_parameters(connection.info)
            asked = await connection.execute(
                SELECT_RESET_VALUES, {"names": list(UNREPORTED_SETTINGS)}, prepare=False
            )
            require_session_settings(await asked.fetchall())
        await connection.execute(SET_CONFIG, SET_CONFIG_PARAMS, prepare=False)
    require_session_parameters(connection.info)


async def require_suitable_database(database_url: str) -> None:
    """See whether a service may serve from a database and can.

    Raises psycopg.Error: DatabaseUnfit for good, others while it is away.
    """
    async with open_connection(database_url) as one, open_connection(database_url) as other:
        await require_prepared_statements(one, other)
