"""What wakes the worker of a process: a commit, a changed webhook, work that was put off."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from uuid import UUID

import psycopg

from automa_ledger.games.commands import PreparedCommit
from automa_ledger.store.database import QUERY_TIMEOUT_SECONDS, query_timeout
from automa_ledger.store.pool import open_connection
from automa_ledger.store.pooler import supports_listen
from automa_ledger.store.statements import SQL

MAX_GAMES = 10_000
RETRY_SECONDS = 1.0
PING_SECONDS = 30.0

_log = logging.getLogger(__name__)


class WakeUp:
    """A hint and no more: what is missed, the next poll finds.

    Commits count once a worker says that there are webhooks for them: `has_hooks`.
    """

    def __init__(self) -> None:
        self.has_hooks = False
        self._games: set[UUID] = set()
        self._is_poll_requested = False
        self._event = asyncio.Event()

    def on_commit(self, prepared: PreparedCommit) -> None:
        """A command of this process appended a commit."""
        self.on_game_created(prepared.game.id)

    def on_game_created(self, game: UUID) -> None:
        """There is something new in the log of a game."""
        if self.has_hooks:
            if len(self._games) < MAX_GAMES:
                self._games.add(game)
            self._event.set()

    def request_poll(self) -> None:
        """There may be something to deliver anywhere."""
        self._is_poll_requested = True
        self._event.set()

    async def wait(self, seconds: float) -> tuple[set[UUID], bool]:
        """Wait so long for something; the games that were named, and whether to look everywhere."""
        with suppress(TimeoutError):
            async with asyncio.timeout(max(seconds, 0)):
                await self._event.wait()
        self._event.clear()
        games, request_poll = self._games, self._is_poll_requested
        self._games, self._is_poll_requested = set(), False
        return games, request_poll


async def listen(
    database_url: str,
    wake_up: WakeUp,
    ping_seconds: float = PING_SECONDS,
    timeout: float = QUERY_TIMEOUT_SECONDS,  # noqa: ASYNC109 - of each ping
) -> None:
    """Wake the worker for each game that another process announces; until cancelled.

    A connection that was silent for `ping_seconds` is asked something, and left after `timeout`. Behind a
    pooler nothing is heard: the worker has its polls.
    """
    while True:
        try:
            async with open_connection(database_url) as connection:
                if not await supports_listen(connection):
                    _log.warning("webhooks_poll", extra={"reason": "a pooler stands before the database"})
                    return
                while True:
                    wake_up.request_poll()
                    async for notification in connection.notifies(timeout=ping_seconds):
                        with suppress(ValueError):  # anybody who has a connection can say anything
                            wake_up.on_game_created(UUID(notification.payload))
                    with query_timeout(connection, timeout):
                        await connection.execute(SQL["ping"])
        except psycopg.Error as error:
            _log.warning("webhooks_interrupted", extra={"reason": type(error).__name__})
        await asyncio.sleep(RETRY_SECONDS)
