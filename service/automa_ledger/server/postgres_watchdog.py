"""Restarting the embedded Postgres when it ends while a service uses it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from automa_ledger.embedded_postgres import ensure_postgres_running, postmaster_pid
from automa_ledger.errors import CommandFailed
from automa_ledger.settings import Settings
from automa_ledger.tasks import cancel_and_wait

CHECK_INTERVAL_SECONDS = 0.5

_log = logging.getLogger(__name__)


@asynccontextmanager
async def watch_postgres(settings: Settings) -> AsyncIterator[None]:
    """Restart the server in the data folder whenever it ends; do nothing for another database.

    Several processes may watch at once: only one of them restarts it.
    """
    if settings.database_url is not None:
        yield
        return
    watching = asyncio.create_task(_watch(settings))
    try:
        yield
    finally:
        await cancel_and_wait(watching)


async def _watch(settings: Settings) -> None:
    while True:
        await asyncio.sleep(CHECK_INTERVAL_SECONDS)
        if postmaster_pid(settings.data_dir) is None:
            try:
                if await asyncio.to_thread(ensure_postgres_running, settings.data_dir):
                    _log.error("database_brought_back")
            except CommandFailed as error:
                _log.error("database_away", extra={"reason": str(error)})
