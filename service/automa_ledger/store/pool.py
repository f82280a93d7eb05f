"""Connections to Postgres, each of which has the service's few rights and no state of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from psycopg import AsyncConnection
from psycopg_pool import AsyncConnectionPool

from automa_ledger.store.accounts import require_append_only_role, require_constraints
from automa_ledger.store.database import QUERY_TIMEOUT_SECONDS, query_timeout
from automa_ledger.store.pooler import is_direct_connection, require_prepared_statements
from automa_ledger.store.session import (
    ENCODING,
    MOST_SECONDS_TO_CONNECT,
    SAID,
    SAY,
    SETTINGS,
    UNTOLD,
    InUtc,
    must_be_fit,
    must_be_set,
)
from automa_ledger.store.store import Store

POOL_TIMEOUT_SECONDS = 5.0  # for a free connection
UNACKNOWLEDGED_SECONDS = 20

_OPTIONS: dict[str, Any] = {
    "autocommit": True,
    "prepare_threshold": 0,
    "connect_timeout": MOST_SECONDS_TO_CONNECT,
    "application_name": "automa-ledger",
    "client_encoding": ENCODING,
}


@asynccontextmanager
async def opened_store(
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
        kwargs=_OPTIONS,
        open=False,
    ) as pool:
        yield Store(pool, query_seconds)


@asynccontextmanager
async def connected(database_url: str) -> AsyncIterator[AsyncConnection]:
    """One connection beside the pool, which breaks when its server has vanished. Raises psycopg.Error.

    Whoever sends statements over it bounds the wait for an answer with `query_timeout`.
    """
    options = _OPTIONS | {"tcp_user_timeout": 1_000 * UNACKNOWLEDGED_SECONDS}
    async with await AsyncConnection.connect(database_url, **options) as connection:
        await _configure(connection)
        yield connection


async def _configure(connection: AsyncConnection) -> None:
    connection.adapters.register_loader("timestamptz", InUtc)
    with query_timeout(connection, QUERY_TIMEOUT_SECONDS):
        await require_append_only_role(connection)
        await require_constraints(connection)
        if not await is_direct_connection(connection):  # the next statement may go to another session
            must_be_fit(connection.info)
            asked = await connection.execute(SETTINGS, {"names": list(UNTOLD)}, prepare=False)
            must_be_set(await asked.fetchall())
        await connection.execute(SAY, SAID, prepare=False)
    must_be_fit(connection.info)


async def require_suitable_database(database_url: str) -> None:
    """See whether a service may serve from a database and can.

    Raises psycopg.Error: DatabaseUnfit for good, others while it is away.
    """
    async with connected(database_url) as one, connected(database_url) as other:
        await require_prepared_statements(one, other)
