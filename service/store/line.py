"""A connection on which statements follow each other without waiting for answers (libpq's pipeline mode)."""

from __future__ import annotations

import asyncio
import select
from asyncio import Future
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

import msgspec
import psycopg
from psycopg import AsyncConnection
from psycopg.pq import ConnStatus, DiagnosticField, ExecStatus
from psycopg.pq.abc import PGresult

from service.answering import OUTLIVED, Unanswered
from service.store.prepared import Prepared, Values, failure

_LAST_WORDS = (b"FATAL", b"PANIC")


class Sent(msgspec.Struct, frozen=True):
    """What a statement is run with, where its result goes, and since when that is waited for."""

    values: Values
    result: Future[PGresult]
    since: float

    def fail(self, error: psycopg.Error) -> None:
        """There is no result, and there will be none."""
        if not self.result.done():
            self.result.set_exception(error)


class Line:
    """Runs one statement, which is prepared already, again and again, each time in a transaction of its own.

    While it is entered the connection is nobody else's. `lost` is done when the connection is; then all that
    was under way has failed.
    """

    def __init__(self, connection: AsyncConnection, statement: Prepared) -> None:
        self._connection = connection.pgconn
        self._socket = connection.pgconn.socket
        self._ends = select.poll()
        self._ends.register(self._socket, 0)  # a reset, or an end of both ways
        self._statement = statement
        self._waiting: deque[Sent] = deque()
        self._result: PGresult | None = None
        self._loop = asyncio.get_running_loop()
        self.lost: Future[None] = self._loop.create_future()
        self.sent = 0

    @contextmanager
    def entered(self) -> Iterator[None]:
        """Have the connection alone. What is under way at the end has failed."""
        self._connection.enter_pipeline_mode()
        self._loop.add_reader(self._socket, self._read)
        try:
            yield
        finally:
            if self._waiting:
                self._lose(psycopg.OperationalError("given up"))
            if not self.lost.done():
                self._loop.remove_reader(self._socket)
                self._connection.exit_pipeline_mode()

    def __len__(self) -> int:
        """How many results are waited for."""
        return len(self._waiting)

    def send(self, each: Sent) -> None:
        """Run the statement behind those that are under way."""
        self.sent += 1
        self._waiting.append(each)
        try:
            self._statement.send(self._connection, each.values)
            self._connection.pipeline_sync()
            if self._connection.flush():
                self._loop.add_writer(self._socket, self._write)
        except psycopg.OperationalError as error:
            self._lose(error)

    def must_answer(self, seconds: float) -> None:
        """Lose the line when a result has been waited for longer."""
        if self._waiting and monotonic() - self._waiting[0].since > seconds:
            self._lose(Unanswered(seconds))

    def _write(self) -> None:
        try:
            if not self._connection.flush():
                self._loop.remove_writer(self._socket)
        except psycopg.OperationalError as error:
            self._lose(error)

    def _read(self) -> None:
        try:
            self._take_all()
            while self._waiting and self._ends.poll(0):
                self._take_all()  # to the end: an event loop may tell of it once, together with this
        except psycopg.OperationalError as error:
            self._lose(error)

    def _take_all(self) -> None:
        self._connection.consume_input()
        while self._waiting and not self._connection.is_busy():
            self._take(self._connection.get_result())

    def _take(self, result: PGresult | None) -> None:
        """Each time gives a result, then none, then the end of its transaction."""
        if self._connection.status != ConnStatus.OK:
            raise psycopg.OperationalError("the connection is lost")
        if result is None:
            return
        if result.error_field(DiagnosticField.SEVERITY_NONLOCALIZED) in _LAST_WORDS:
            raise psycopg.OperationalError("the server ends the connection")  # that it has may never be told
        if result.status != ExecStatus.PIPELINE_SYNC:
            self._result = result
            return
        sent, found, self._result = self._waiting.popleft(), self._result, None
        if found is not None and found.status != ExecStatus.TUPLES_OK:
            error = failure(found)
            sent.fail(error)
            if isinstance(error, OUTLIVED):
                self._lose(error)
        elif found is not None and not sent.result.done():
            sent.result.set_result(found)

    def _lose(self, error: psycopg.Error) -> None:
        """Fail what is under way: also what was sent after the line was lost, before anybody had noticed."""
        if not self.lost.done():
            self._loop.remove_reader(self._socket)
            self._loop.remove_writer(self._socket)
            self._connection.finish()
            self.lost.set_result(None)
        for each in self._waiting:
            each.fail(error)
        self._waiting.clear()
