"""Hearing of commits that other processes make, for a worker that runs alone."""

from __future__ import annotations

import asyncio
import logging
from uuid import UUID

import psycopg

from service.store import statements
from service.store.database import QUERY_TIMEOUT_SECONDS, query_timeout
from service.store.pool import connected
from service.store.pooler import supports_listen
from service.webhooks.bell import Bell

SECONDS_BETWEEN_ATTEMPTS = 1.0
SECONDS_BETWEEN_QUESTIONS = 30.0

_log = logging.getLogger(__name__)


async def hear(
    database_url: str,
    bell: Bell,
    question: float = SECONDS_BETWEEN_QUESTIONS,
    answer: float = QUERY_TIMEOUT_SECONDS,
) -> None:
    """Ring the bell for each game that another process says has moved on; until cancelled.

    A connection that says nothing is asked something after `question` seconds, and left after `answer` more.
    Behind a pooler nothing is heard: the worker finds by its polls what is to be done.
    """
    while True:
        try:
            async with connected(database_url) as connection:
                if not await supports_listen(connection):
                    _log.warning("webhooks_poll", extra={"reason": "a pooler stands before the database"})
                    return
                while True:
                    bell.look()
                    async for notification in connection.notifies(timeout=question):
                        _ring(bell, notification.payload)
                    with query_timeout(connection, answer):
                        await connection.execute(statements.PING)
        except psycopg.Error as error:
            _log.warning("webhooks_interrupted", extra={"reason": type(error).__name__})
        await asyncio.sleep(SECONDS_BETWEEN_ATTEMPTS)


def _ring(bell: Bell, payload: str) -> None:
    try:
        bell.begun(UUID(payload))
    except ValueError:  # anybody who has a connection can say anything
        _log.warning("notification_unreadable", extra={"payload": payload})
