"""Detecting a connection pooler in front of the database, such as PgBouncer."""

from __future__ import annotations

from psycopg import AsyncConnection

from automa_ledger.store.database import STATEMENTS_LOST_ERRORS
from automa_ledger.store.session import UnsuitableDatabase
from automa_ledger.store.statements import SQL

PROBE_STATEMENT = b"select 1"
PREPARED_STATEMENTS_LOST = (
    "a pooler in transaction mode stands before the database and forgets prepared statements: take"
    " PgBouncer 1.21 or newer with max_prepared_statements above 0, or session mode"
)


async def is_direct_connection(connection: AsyncConnection) -> bool:
    """Whether the connection keeps one session of the database, instead of any that a pooler has free."""
    return await _backend_pid(connection) == connection.pgconn.backend_pid


async def supports_listen(connection: AsyncConnection) -> bool:
    """Start `listen` on a connection. Return False where a pooler would lose the notifications."""
    if not await is_direct_connection(connection):
        return False
    await connection.execute(SQL["listen"])
    return True


async def require_prepared_statements(one: AsyncConnection, other: AsyncConnection) -> None:
    """Check that a prepared statement survives when another client takes its session in between.

    Raises UnsuitableDatabase.
    """
    if await is_direct_connection(one):
        return
    session = await _backend_pid(one)
    try:
        await one.execute(PROBE_STATEMENT, prepare=True)
        async with other.transaction():
            if await _backend_pid(other) == session:  # else each client has its own session
                await one.execute(PROBE_STATEMENT, prepare=True)
    except STATEMENTS_LOST_ERRORS as error:
        raise UnsuitableDatabase(PREPARED_STATEMENTS_LOST) from error


async def _backend_pid(connection: AsyncConnection) -> int:
    ((session,),) = await (await connection.execute(SQL["session"], prepare=False)).fetchall()
    return int(session)
