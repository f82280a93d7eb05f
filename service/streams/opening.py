"""Streams that run as long as the application does."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial

import psycopg

from service.store import StoreUnavailable
from service.streams.endings import judge_endings
from service.streams.following import follow
from service.streams.hub import Hub
from service.tasks import cancel_and_wait

SECONDS_BETWEEN_ATTEMPTS = 1.0
SECONDS_BETWEEN_WARNINGS = 60.0

_log = logging.getLogger(__name__)


@asynccontextmanager
async def opened_streams(database_url: str, poll_seconds: float) -> AsyncIterator[Hub]:
    """The hub of a process, kept up to date over one connection while the database is there."""
    hub = Hub()
    work = (partial(follow, database_url, hub, poll_seconds), partial(judge_endings, hub))
    running = [asyncio.create_task(_again_and_again(each)) for each in work]
    try:
        yield hub
    finally:
        hub.close()
        await cancel_and_wait(*running)


async def _again_and_again(work: Callable[[], Awaitable[None]]) -> None:
    loop = asyncio.get_running_loop()
    silent_until = 0.0
    while True:
        try:
            await work()
        except (psycopg.Error, StoreUnavailable) as error:
            if loop.time() >= silent_until:
                silent_until = loop.time() + SECONDS_BETWEEN_WARNINGS
                _log.warning("streams_interrupted", extra={"reason": type(error).__name__})
        except Exception:  # noqa: BLE001 - the net: a fault must not end all streams for good
            _log.exception("fault")
        await asyncio.sleep(SECONDS_BETWEEN_ATTEMPTS)
