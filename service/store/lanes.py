"""Many calls in flight on few connections (docs/decisions/0022)."""

from __future__ import annotations

import asyncio
from asyncio import Future, Task
from time import monotonic

import psycopg
from psycopg import AsyncConnection
from psycopg.pq.abc import PGresult
from psycopg_pool import AsyncConnectionPool

from service.answering import must_answer
from service.store.line import Line, Sent
from service.store.prepared import Prepared, Values

SECONDS_AT_REST = 1.0  # until a lane gives its connection back

Pool = AsyncConnectionPool[AsyncConnection]


class Lanes:
    """Runs one statement over so many connections of a pool, each as long as there is something to send.

    Without any it takes one of the pool's for each time: a small pool has none to spare.
    """

    def __init__(self, pool: Pool, statement: Prepared, answer: float, number: int) -> None:
        self._pool = pool
        self._statement = statement
        self._answer = answer
        self._lanes = [_Lane(pool, statement, answer) for _ in range(number)]

    async def run(self, values: Values) -> PGresult:
        """Run the statement once, in a transaction of its own. Raises psycopg.Error."""
        if self._lanes:
            return await min(self._lanes, key=len).run(values)
        async with self._pool.connection() as connection:
            with must_answer(connection, self._answer):
                return await self._statement.run(connection, values)

    async def close(self) -> None:
        """Give the connections back."""
        for lane in self._lanes:
            await lane.close()


class _Lane:
    """Has a connection while there is something to send, and a little longer."""

    def __init__(self, pool: Pool, statement: Prepared, answer: float) -> None:
        self._pool = pool
        self._statement = statement
        self._answer = answer
        self._rest = min(SECONDS_AT_REST, answer)
        self._unsent: list[Sent] = []
        self._line: Line | None = None
        self._task: Task[None] | None = None

    def __len__(self) -> int:
        """How many results are waited for."""
        return len(self._unsent) if self._line is None else len(self._line)

    async def run(self, values: Values) -> PGresult:
        """Run the statement, whatever else is under way."""
        result: Future[PGresult] = asyncio.get_running_loop().create_future()
        sent = Sent(values, result, monotonic())
        if self._line is not None and not self._line.lost.done():
            self._line.send(sent)
        else:
            self._unsent.append(sent)
            if self._task is None:
                self._task = asyncio.create_task(self._work())
        try:
            return await result
        finally:
            del result, sent  # an error in them holds this frame: in a cycle what was sent would stay

    async def close(self) -> None:
        """Give the connection back; what is under way has failed."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _work(self) -> None:
        try:
            while self._unsent:
                try:
                    async with self._pool.connection() as connection:
                        await self._serve(connection)
                except psycopg.Error as error:
                    self._fail(error)
        finally:
            self._task = None
            self._fail(psycopg.OperationalError("given up"))

    async def _serve(self, connection: AsyncConnection) -> None:
        with must_answer(connection, self._answer):
            await self._statement.prepare(connection)
        line = Line(connection, self._statement)
        with line.entered():
            unsent, self._unsent, self._line = self._unsent, [], line
            try:
                for each in unsent:
                    line.send(each)
                await self._until_unused(line)
            finally:
                self._line = None

    async def _until_unused(self, line: Line) -> None:
        sent = 0
        while not line.lost.done() and (line or sent != line.sent):
            sent = line.sent
            await asyncio.wait([line.lost], timeout=self._rest)
            line.must_answer(self._answer)

    def _fail(self, error: psycopg.Error) -> None:
        for each in self._unsent:
            each.fail(error)
        self._unsent = []
