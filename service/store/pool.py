"""Connections to Postgres, each of which has the service's few rights and no state of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from psycopg import AsyncConnection
from psycopg_pool import AsyncConnectionPool

from service.answering import MOST_SECONDS_TO_ANSWER, must_answer
from service.session import (
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
from service.store.accounts import must_be_harmless
from service.store.pooler import is_straight, must_carry_statements
from service.store.store import Store

MOST_SECONDS_TO_WAIT = 5.0  # for a free connection of the pool
MOST_SECONDS_UNACKNOWLEDGED = 20

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
    wait: float = MOST_SECONDS_TO_WAIT,
    answer: float = MOST_SECONDS_TO_ANSWER,
) -> AsyncIterator[Store]:
    """The store behind a libpq URL, with at most `size` connections.

    A call waits `wait` seconds for one, and `answer` seconds for an answer over it.

    Opening it waits for nothing: as long as the database is away, its calls raise StoreUnavailable.
    """
    async with AsyncConnectionPool[AsyncConnection](
        database_url,
        min_size=min(2, size),
        max_size=size,
        timeout=wait,
        # A later request starts anew: no request waits for an attempt that has been put off for long.
        reconnect_timeout=wait,
        configure=_must_serve,
        kwargs=_OPTIONS,
        open=False,
    ) as pool:
        store = Store(pool, answer)
        try:
            yield store
        finally:
            await store.close()


@asynccontextmanager
async def connected(database_url: str) -> AsyncIterator[AsyncConnection]:
    """One connection beside the pool, which breaks when its server has vanished. Raises psycopg.Error.

    What is asked over it has to be waited for with an end: `must_answer`.
    """
    options = _OPTIONS | {"tcp_user_timeout": 1_000 * MOST_SECONDS_UNACKNOWLEDGED}
    async with await AsyncConnection.connect(database_url, **options) as connection:
        await _must_serve(connection)
        yield connection


async def _must_serve(connection: AsyncConnection) -> None:
    connection.adapters.register_loader("timestamptz", InUtc)
    with must_answer(connection, MOST_SECONDS_TO_ANSWER):
        await must_be_harmless(connection)
        if not await is_straight(connection):  # the next statement may go to another session
            must_be_fit(connection.info)
            asked = await connection.execute(SETTINGS, {"names": list(UNTOLD)}, prepare=False)
            must_be_set(await asked.fetchall())
        await connection.execute(SAY, SAID, prepare=False)
    must_be_fit(connection.info)


async def must_suit(database_url: str) -> None:
    """See whether a service may serve from a database and can.

    Raises psycopg.Error: TooManyRights, SessionUnfit and StatementsNotCarried for good, others while it is
    away.
    """
    async with connected(database_url) as one, connected(database_url) as other:
        await must_carry_statements(one, other)
