"""Statements that are sent to Postgres, and what becomes of them while it is away."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from time import monotonic
from typing import Any, TypeVar

import psycopg
from psycopg import AsyncConnection
from psycopg.errors import QueryCanceled
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from service.answering import MOST_SECONDS_TO_ANSWER, Unanswered, must_answer
from service.store.unavailable import StoreUnavailable, is_away, unavailable

Facts = Mapping[str, Any]
Rows = list[tuple[Any, ...]]

T = TypeVar("T")

_BROKEN = ("08", "57P")
"""How the SQLSTATE of a connection begins that has come to its end."""

_OF_THE_QUESTION = (PoolTimeout, QueryCanceled)
"""What says nothing of the connection: a newer one would have to wait as long."""


class Asking:
    """Whoever asks the database over a pool of connections, and waits so many seconds for what it answers.

    Every call raises StoreUnavailable while the database is away.
    """

    def __init__(
        self,
        pool: AsyncConnectionPool[AsyncConnection],
        answer: float = MOST_SECONDS_TO_ANSWER,
    ) -> None:
        self._pool = pool
        self._answer = answer
        self._drained = 0.0  # when no connection was left that had been there before

    async def query(self, statement: bytes, facts: Facts) -> Rows:
        """The rows of a statement, if it has any, that is sent once, whatever becomes of it."""
        return await self._answered(self._query(statement, facts))

    async def _read(self, statement: bytes, facts: Facts) -> Rows:
        return await self._again(lambda: self.query(statement, facts))

    async def _again(self, read: Callable[[], Awaitable[T]]) -> T:
        """Reading is safe to try once more, on a connection that is newer than the database's restart."""
        try:
            return await read()
        except StoreUnavailable as error:
            if isinstance(error.__cause__, (Unanswered, *_OF_THE_QUESTION)):
                raise
            return await read()

    async def _query(self, statement: bytes, facts: Facts) -> Rows:
        async with self._pool.connection() as connection:
            with must_answer(connection, self._answer):
                cursor = await connection.execute(statement, facts)
                return await cursor.fetchall() if cursor.description else []

    async def _answered(self, asked: Awaitable[T]) -> T:
        """What the database answers. Raises StoreUnavailable when it is away."""
        began = monotonic()
        try:
            return await asked
        except psycopg.Error as error:
            if not is_away(error):
                raise
            if _is_of_the_connection(error) and self._drained < began:
                self._drained = monotonic()
                await self._pool.drain()
            raise unavailable(error) from error


def _is_of_the_connection(error: psycopg.Error) -> bool:
    """Whether a connection is broken, or says nothing: then it is rarely alone.

    Else it is the question that was refused, or there is no connection for it.
    """
    if isinstance(error, PoolTimeout) or not isinstance(error, psycopg.OperationalError):
        return False
    return (error.sqlstate or _BROKEN[0]).startswith(_BROKEN)
