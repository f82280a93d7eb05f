"""Statements that are sent to Postgres, and what becomes of them while it is away."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeVar

import psycopg
from psycopg import AsyncConnection
from psycopg.errors import QueryCanceled
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from service.answering import MOST_SECONDS_TO_ANSWER, Unanswered, must_answer
from service.store.shares import Shares, Whose, nobodys
from service.store.unavailable import StoreUnavailable, is_away, unavailable

Facts = Mapping[str, Any]
Rows = list[tuple[Any, ...]]

T = TypeVar("T")

_OF_THE_QUESTION = (PoolTimeout, QueryCanceled)
"""What says nothing of the connection: a newer one would have to wait as long."""


class Asking:
    """Whoever asks the database over a pool of connections, and waits so many seconds for what it answers.

    `whose` tells for whom: nobody has all connections. Every call raises StoreUnavailable while the database
    is away.
    """

    def __init__(
        self,
        pool: AsyncConnectionPool[AsyncConnection],
        answer: float = MOST_SECONDS_TO_ANSWER,
        whose: Whose = nobodys,
    ) -> None:
        self._pool = pool
        self._shares = Shares(whose, pool.max_size // 2, pool.max_size // 4, pool.timeout)
        self._answer = answer

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
        async with self._shares.taken(), self._pool.connection() as connection:
            with must_answer(connection, self._answer):
                cursor = await connection.execute(statement, facts)
                return await cursor.fetchall() if cursor.description else []

    async def _answered(self, asked: Awaitable[T]) -> T:
        """What the database answers. Raises StoreUnavailable when it is away."""
        try:
            return await asked
        except psycopg.Error as error:
            if not is_away(error):
                raise
            raise await self._unavailable(error) from error

    async def _unavailable(self, error: psycopg.Error) -> StoreUnavailable:
        """A connection that is broken, or says nothing, is rarely alone: no other is taken that lay idle."""
        if isinstance(error, psycopg.OperationalError) and not isinstance(error, _OF_THE_QUESTION):
            await self._pool.drain()
        return unavailable(error)
