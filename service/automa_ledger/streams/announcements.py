"""One connection per process, to announce which games changed here and to receive such announcements."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from importlib.resources import files
from uuid import UUID

import psycopg
from psycopg import AsyncConnection, Notify

from automa_ledger.store.database import QUERY_TIMEOUT_SECONDS, query_timeout
from automa_ledger.store.pool import open_connection
from automa_ledger.store.pooler import supports_listen
from automa_ledger.streams.hub import Hub
from automa_ledger.tasks import cancel_and_wait

ANNOUNCEMENT_INTERVAL_SECONDS = 0.05
RETRY_SECONDS = 1.0
WARNING_INTERVAL_SECONDS = 60.0
NOTIFY_STATEMENT = (files("automa_ledger.streams") / "sql" / "announce.sql").read_bytes()

LISTEN_UNSUPPORTED = "a pooler stands before the database, and AUTOMA_LISTEN_URL names no way past it"

_log = logging.getLogger(__name__)


@asynccontextmanager
async def open_hub(database_url: str, poll_seconds: float) -> AsyncIterator[Hub]:
    """The hub of a process; it sends and receives announcements while the database is available."""
    hub = Hub()
    task = asyncio.create_task(_run_announcements(database_url, hub, poll_seconds))
    try:
        yield hub
    finally:
        await hub.aclose()
        await cancel_and_wait(task)


async def _run_announcements(database_url: str, hub: Hub, poll_seconds: float) -> None:
    loop = asyncio.get_running_loop()
    silent_until = 0.0
    while True:
        try:
            async with open_connection(database_url) as connection:
                await _exchange_announcements(connection, hub, poll_seconds)
        except psycopg.Error as error:
            if loop.time() >= silent_until:
                silent_until = loop.time() + WARNING_INTERVAL_SECONDS
                _log.warning("streams_interrupted", extra={"reason": type(error).__name__})
        except Exception:  # noqa: BLE001 - a fault must not end all announcements
            _log.exception("fault")
        await asyncio.sleep(RETRY_SECONDS)


async def _exchange_announcements(connection: AsyncConnection, hub: Hub, poll_seconds: float) -> None:
    """Send and receive announcements until the connection breaks. Raises psycopg.Error.

    Announcements are hints: every `poll_seconds`, all games with listeners are checked.
    """
    loop = asyncio.get_running_loop()
    receive = partial(_receive_announcement, hub, connection.pgconn.backend_pid)
    fd = connection.fileno()  # a lost connection has none

    def read() -> None:
        pgconn = connection.pgconn
        try:
            pgconn.consume_input()
        except psycopg.OperationalError:
            loop.remove_reader(fd)  # the next statement raises
            hub.wake.set()
            return
        while (notify := pgconn.notifies()) is not None:
            receive(Notify(notify.relname.decode(), notify.extra.decode(), notify.be_pid))

    connection.add_notify_handler(receive)
    with query_timeout(connection, QUERY_TIMEOUT_SECONDS):
        if not await supports_listen(connection):
            _log.warning("streams_poll", extra={"seconds": poll_seconds, "reason": LISTEN_UNSUPPORTED})
    hub.mark_all_stale()  # announcements may have been missed
    poll_at = loop.time() + poll_seconds
    while True:
        loop.add_reader(fd, read)
        try:
            async with asyncio.timeout_at(poll_at):
                await hub.wake.wait()
        except TimeoutError:
            hub.mark_all_stale()
            poll_at = loop.time() + poll_seconds
        finally:
            if not connection.closed:  # else another file may have its number
                loop.remove_reader(fd)
        hub.wake.clear()
        games = [str(game) for game in hub.announcements]
        hub.announcements.clear()
        with query_timeout(connection, QUERY_TIMEOUT_SECONDS):
            await connection.execute(NOTIFY_STATEMENT, {"games": games})
        if games:
            await asyncio.sleep(ANNOUNCEMENT_INTERVAL_SECONDS)


def _receive_announcement(hub: Hub, own: int, notification: Notify) -> None:
    if notification.pid != own:
        with suppress(ValueError):
            hub.mark_stale(UUID(notification.payload))
