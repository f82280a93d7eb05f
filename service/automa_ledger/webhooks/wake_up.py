"""Waking a process's webhook worker: after a commit, a changed webhook, or postponed work."""

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
    """Hints for the worker; the next poll finds whatever they miss.

    Commits count only while `has_hooks` is set: the worker sets it when there are webhooks.
    """

    def __init__(self) -> None:
        self.has_hooks = False
        self._games: set[UUID] = set()
        self._is_poll_requested = False
        self._event = asyncio.Event()

    def on_commit(self, prepared: PreparedCommit) -> None:
        """A command of this process appended a commit."""
        if self.has_hooks:
            self.on_game_created(prepared.game.id)

    def on_game_created(self, game: UUID) -> None:
        """The log of a game has a new commit."""
        if self.has_hooks:
            if len(self._games) < MAX_GAMES:
                self._games.add(game)
            self._event.set()

    def request_poll(self) -> None:
        """There may be something to deliver in any game."""
        self._is_poll_requested = True
        self._event.set()

    async def wait(self, seconds: float) -> tuple[set[UUID], bool]:
        """Wait up to `seconds` for a hint. Return the hinted games, and whether to poll all games."""
        with suppress(TimeoutError):
            async with asyncio.timeout(max(seconds, 0)):
                await self._event.wait()
        self._event.clear()
        games, is_poll_requested = self._games, self._is_poll_requested
        self._games, self._is_poll_requested = set(), False
        return games, is_poll_requested


async def listen(
    database_url: str,
    wake_up: WakeUp,
    ping_seconds: float = PING_SECONDS,
    timeout: float = QUERY_TIMEOUT_SECONDS,  # noqa: ASYNC109 - per ping
) -> None:
    """Wake the worker for each game that another process announces; until cancelled.

    A connection that was silent for `ping_seconds` is pinged, and replaced after `timeout`. Behind a pooler
    there are no announcements: the worker relies on its polls.
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
                        with suppress(ValueError):  # any database client can send any payload
                            wake_up.on_game_created(UUID(notification.payload))
                    with query_timeout(connection, timeout):
                        await connection.execute(SQL["ping"])
        except psycopg.Error as error:
            _log.warning("webhooks_interrupted", extra={"reason": type(error).__name__})
        await asyncio.sleep(RETRY_SECONDS)
