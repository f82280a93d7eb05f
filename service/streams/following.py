"""The one connection of a process on which its streams listen, announce and read."""

from __future__ import annotations

import asyncio
import logging
from asyncio import AbstractEventLoop
from importlib.resources import files
from typing import Any

from psycopg import AsyncConnection, Notify

from service.answering import MOST_SECONDS_TO_ANSWER, must_answer
from service.store import Record
from service.store.pool import connected
from service.store.pooler import hears
from service.streams.hub import PAGE, Hub, Wanted
from service.streams.listener import AT_ONCE

MIN_SECONDS_BETWEEN_ANNOUNCEMENTS = 0.05
MAX_ROWS = 1_000  # of all games that are read with one statement

_FOLDER = files("service.streams") / "sql"
ANNOUNCE, READ, REVOKED = ((_FOLDER / f"{name}.sql").read_bytes() for name in ("announce", "read", "revoked"))


DEAF = "a pooler stands before the database, and AUTOMA_LISTEN_URL names no way past it"

_log = logging.getLogger(__name__)


async def follow(
    database_url: str, hub: Hub, poll_seconds: float, answer: float = MOST_SECONDS_TO_ANSWER
) -> None:
    """Keep the listeners of a hub up to date until the connection breaks. Raises psycopg.Error.

    What other processes announce is a hint: every `poll_seconds` all games that are listened to are read. A
    connection that says nothing for `answer` seconds when it is asked is as good as broken.
    """
    hub.unannounced()  # those who might have missed it have polled meanwhile
    async with connected(database_url) as connection:
        await _Following(connection, hub, poll_seconds, answer).go_on()


class _Following:
    def __init__(self, connection: AsyncConnection, hub: Hub, poll_seconds: float, answer: float) -> None:
        self._connection = connection
        self._answer = answer
        self._hub = hub
        self._poll_seconds = poll_seconds
        self._loop: AbstractEventLoop = asyncio.get_running_loop()
        self._next_poll = self._next_announcement = self._loop.time()
        self._readable = False
        connection.add_notify_handler(self._hear)

    async def go_on(self) -> None:
        with must_answer(self._connection, self._answer):
            heard = await hears(self._connection)
        if not heard:
            _log.warning("streams_poll", extra={"seconds": self._poll_seconds, "reason": DEAF})
        while True:
            now = self._loop.time()
            if now >= self._next_poll:
                self._next_poll = now + self._poll_seconds
                self._hub.doubt_all()
            is_time = self._hub.has_urgent or now >= self._next_announcement
            if is_time and (names := self._hub.unannounced()):
                self._next_announcement = now + MIN_SECONDS_BETWEEN_ANNOUNCEMENTS
                await self._ask(ANNOUNCE, {"games": names})
            if unsure := self._hub.unsure():
                await self._end_revoked(unsure)
            if wanted := self._hub.wanted():
                await self._read(wanted)
            else:
                await self._rest()

    async def _read(self, wanted: list[Wanted]) -> None:
        """Read a little of each, so that nobody's long log keeps others from theirs."""
        facts = {
            "games": [each.name for each in wanted],
            "afters": [each.after for each in wanted],
            "most": PAGE,
            "room": AT_ONCE,
            "limit": MAX_ROWS,
        }
        rows = await self._ask(READ, facts)
        found: list[list[Record]] = [[] for _ in wanted]
        for place, version, data, link in rows:
            found[place - 1].append((version, data, link))
        if len(rows) == MAX_ROWS:
            del found[rows[-1][0] - 1 :]  # what lies there was not read, or not to its end
        await self._hub.deliver(wanted, found)

    async def _end_revoked(self, unsure: list[tuple[str, bytes]]) -> None:
        games, tokens = zip(*unsure, strict=True)
        for name, token in await self._ask(REVOKED, {"games": [*games], "tokens": [*tokens]}):
            self._hub.end(name, token)

    async def _ask(self, statement: bytes, facts: dict[str, Any]) -> list[tuple[Any, ...]]:
        with must_answer(self._connection, self._answer):
            return await (await self._connection.execute(statement, facts)).fetchall()

    async def _rest(self) -> None:
        """Wait until there is something to do."""
        self._loop.add_reader(self._connection.fileno(), self._wake)
        try:
            async with asyncio.timeout_at(self._next_duty()):
                await self._hub.work.wait()
        except TimeoutError:
            pass
        finally:
            self._loop.remove_reader(self._connection.fileno())
        self._hub.work.clear()
        if self._readable:
            self._take_in()

    def _next_duty(self) -> float:
        if self._hub.has_unannounced:
            return min(self._next_poll, self._next_announcement)
        return self._next_poll

    def _wake(self) -> None:
        self._readable = True
        self._hub.work.set()

    def _take_in(self) -> None:
        """Read what the database has sent of itself. Waits for nothing, unlike `AsyncConnection.notifies`."""
        self._readable = False
        pgconn = self._connection.pgconn
        pgconn.consume_input()
        while (heard := pgconn.notifies()) is not None and pgconn.notify_handler is not None:
            pgconn.notify_handler(heard)

    def _hear(self, notification: Notify) -> None:
        if notification.pid != self._connection.pgconn.backend_pid:
            self._hub.heard(notification.payload)
