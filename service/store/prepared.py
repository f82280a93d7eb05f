"""A statement that each connection prepares once and that takes its parameters as they go over the wire.

Commands live on one statement, and whoever looks at a game on another: through psycopg's cursors an Automa
turn would take the process a fifth longer, and a load twice as long (docs/decisions/0004).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from weakref import WeakSet

import psycopg
from psycopg import AsyncConnection, generators
from psycopg.pq import ExecStatus
from psycopg.pq.abc import PGconn, PGresult

Values = Sequence[bytes | None]

TEXT, BINARY = 0, 1
_PLACEHOLDER = re.compile(rb"%\((\w+)\)[sb]")


class Prepared:
    """One statement. `types` are the parameters in their order, with the names and object ids of their types.

    Parameters are bytes: text in UTF-8, numbers and ids as text, `bytea` as it is.
    """

    BYTEA, INT4, TEXT, UUID = 17, 23, 25, 2950

    def __init__(self, name: bytes, statement: bytes, types: Mapping[str, int]) -> None:
        self._name = name
        places = {each.encode(): b"$%d" % place for place, each in enumerate(types, 1)}
        self._statement = _PLACEHOLDER.sub(lambda found: places[found[1]], statement)
        self._types = list(types.values())
        self._formats = [BINARY if each == self.BYTEA else TEXT for each in self._types]
        self._ready: WeakSet[AsyncConnection] = WeakSet()

    async def run(self, connection: AsyncConnection, values: Values) -> PGresult:
        """Run it once, in a transaction of its own; the result's values are binary. Raises psycopg.Error."""
        await self.prepare(connection)
        self.send(connection.pgconn, values)
        return await _result(connection, ExecStatus.TUPLES_OK)

    def send(self, connection: PGconn, values: Values) -> None:
        """Send it over a connection that is prepared for it."""
        connection.send_query_prepared(self._name, values, self._formats, BINARY)

    async def prepare(self, connection: AsyncConnection) -> None:
        """Prepare a connection for it, once. Raises psycopg.Error."""
        if connection in self._ready:
            return
        connection.pgconn.send_prepare(self._name, self._statement, self._types)
        with suppress(psycopg.errors.DuplicatePreparedStatement):  # by a call that was cancelled meanwhile
            await _result(connection, ExecStatus.COMMAND_OK)
        self._ready.add(connection)


async def _result(connection: AsyncConnection, wanted: ExecStatus) -> PGresult:
    results: list[PGresult] = await connection.wait(generators.execute(connection.pgconn))
    result = results[-1]
    if result.status != wanted:
        raise failure(result)
    return result


def failure(result: PGresult) -> psycopg.Error:
    """What the database says instead of a result."""
    return psycopg.errors.error_from_result(result, encoding="utf-8")
