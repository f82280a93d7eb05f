"""A worker ends when it is told to, whatever comes at that moment."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest

from service.metrics import Metrics
from service.narration.narrator import Narrator
from service.settings import Settings
from service.store import opened_store
from service.store.accounts import SERVICE, with_account
from service.webhooks.bell import Bell
from service.webhooks.running import running_worker
from tests.waiting import until

SOON = 5.0  # seconds


@pytest.mark.parametrize("turns", range(4))
async def test_a_worker_ends_that_is_just_handed_a_connection(own_database: str, turns: int) -> None:
    """It has waited for the only one, which comes back so many turns of the event loop before it is ended."""
    settings = Settings(webhook_poll_seconds=0.05, grace_seconds=1)
    async with opened_store(with_account(own_database, SERVICE), 1) as store, AsyncExitStack() as running:
        await store.ping()
        pool = store._pool
        held = await pool.getconn()
        worker = running_worker(settings, store, Bell(), Narrator(), Metrics())
        await running.enter_async_context(worker)
        await until(lambda: pool.get_stats()["requests_waiting"])
        back = asyncio.create_task(pool.putconn(held))
        for _ in range(turns):
            await asyncio.sleep(0)
        ending = asyncio.create_task(running.aclose())
        done, _ = await asyncio.wait({ending}, timeout=SOON)
        assert done == {ending}
        await back
