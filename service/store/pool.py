"""Connections to Postgres, each of which acts with the service's few rights."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from psycopg import AsyncConnection
from psycopg_pool import AsyncConnectionPool

from service.store.store import Store

ROLE = "automa_service"
MOST_SECONDS_TO_CONNECT = 5
MOST_SECONDS_TO_WAIT = 5.0  # for a free connection of the pool
MOST_SECONDS_A_STATEMENT = 15


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
        kwargs={
            "autocommit": True,
            "prepare_threshold": 0,
            "connect_timeout": MOST_SECONDS_TO_CONNECT,
            "application_name": "automa-ledger",
        },
        open=False,
    ) as pool:
        yield Store(pool)


async def _configure(connection: AsyncConnection) -> None:
    await connection.execute(
        f"set role {ROLE}; set statement_timeout = '{MOST_SECONDS_A_STATEMENT}s';"
        # Each statement has one good plan, whatever its values: planning it anew would be waste.
        " set plan_cache_mode = force_generic_plan".encode(),
        prepare=False,
    )
