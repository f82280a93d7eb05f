"""Connections to Postgres: each has the service's few rights and required session settings."""

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

POOL_TIMEOUT_SECONDS = 5.0  # waiting for a free connection
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
    """Open the store at a libpq URL, with at most `size` connections.

    A call waits `pool_seconds` for a connection, and `query_seconds` for each answer. Opening waits for
    nothing: while the database is away, calls raise StoreUnavailable.
    """
    async with AsyncConnectionPool[AsyncConnection](
        database_url,
        min_size=min(2, size),
        max_size=size,
        timeout=pool_seconds,
        reconnect_timeout=pool_seconds,  # a later request tries again
        configure=_configure,
        kwargs=_CONNECT_OPTIONS,
        open=False,
    ) as pool:
        yield Store(pool, query_seconds)


@asynccontextmanager
async def open_connection(database_url: str) -> AsyncIterator[AsyncConnection]:
    """Open a connection outside the pool; it breaks when its server vanishes. Raises psycopg.Error.

    Bound the wait for each answer with `query_timeout`.
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
        if not await is_direct_connection(connection):  # each statement may run in another session
            require_session_parameters(connection.info)
            cursor = await connection.execute(
                SELECT_RESET_VALUES, {"names": list(UNREPORTED_SETTINGS)}, prepare=False
            )
            require_session_settings(await cursor.fetchall())
        await connection.execute(SET_CONFIG, SET_CONFIG_PARAMS, prepare=False)
    require_session_parameters(connection.info)


async def require_suitable_database(database_url: str) -> None:
    """Check that the service can and may serve from a database.

    Raises psycopg.Error: UnsuitableDatabase if it never can, others while the database is away.
    """
    async with open_connection(database_url) as one, open_connection(database_url) as other:
        await require_prepared_statements(one, other)
