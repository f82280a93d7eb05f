"""Connections to Postgres, each of which acts with the service's few rights."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from psycopg import AsyncConnection
from psycopg_pool import AsyncConnectionPool

from service.store.store import Store

ROLE = "automa_service"
MOST_SECONDS_TO_CONNECT = 5
MOST_SECONDS_TO_WAIT = 5.0  # for a free connection of the pool
MOST_SECONDS_A_STATEMENT = 15
MOST_SECONDS_UNACKNOWLEDGED = 20

_OPTIONS: dict[str, Any] = {
    "autocommit": True,
    "prepare_threshold": 0,
    "connect_timeout": MOST_SECONDS_TO_CONNECT,
    "application_name": "automa-ledger",
}


@asynccontextmanager
async def opened_store(
    database_url: str, size: int, wait: float = MOST_SECONDS_TO_WAIT
) -> AsyncIterator[Store]:
    """The store behind a libpq URL, with at most `size` connections; a call waits `wait` seconds for one.

    Opening it waits for nothing: as long as the database is away, its calls raise StoreUnavailable.
    """
    async with AsyncConnectionPool(
        database_url,
        min_size=min(2, size),
        max_size=size,
        timeout=wait,
        # A later request starts anew: no request waits for an attempt that has been put off for long.
        reconnect_timeout=wait,
        configure=_configure,
        kwargs=_OPTIONS,
        open=False,
    ) as pool:
        yield Store(pool)


@asynccontextmanager
async def connected(database_url: str) -> AsyncIterator[AsyncConnection]:
    """One connection beside the pool, which breaks when its server has vanished. Raises psycopg.Error."""
    options = _OPTIONS | {"tcp_user_timeout": 1_000 * MOST_SECONDS_UNACKNOWLEDGED}
    async with await AsyncConnection.connect(database_url, **options) as connection:
        await _configure(connection)
        yield connection


async def _configure(connection: AsyncConnection) -> None:
    await connection.execute(
        f"set role {ROLE}; set statement_timeout = '{MOST_SECONDS_A_STATEMENT}s'; set timezone = 'UTC';"
        # Each statement has one good plan, whatever its values: planning it anew would be waste.
        " set plan_cache_mode = force_generic_plan".encode(),
        prepare=False,
    )
