"""A worker ends when it is told to, whatever comes at that moment."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest

from automa_ledger import tasks
from automa_ledger.metrics import Metrics
from automa_ledger.narration.narrator import Narrator
from automa_ledger.settings import Settings
from automa_ledger.store import open_store
from automa_ledger.store.roles import SERVICE_ROLE, with_role
from automa_ledger.tasks import cancel_and_wait
from automa_ledger.webhooks.wake_up import WakeUp
from automa_ledger.webhooks.worker import run_worker
from tests.waiting import until

SOON = 5.0  # seconds


async def test_who_forgets_to_end_is_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of what was ended once, and went on, nothing goes on."""
    monkeypatch.setattr(tasks, "CANCEL_INTERVAL_SECONDS", 0.01)
    told = 0

    async def forgetful() -> None:
        nonlocal told
        for _ in range(3):
            try:
                await asyncio.sleep(SOON)
            except asyncio.CancelledError:
                told += 1

    going_on = asyncio.create_task(forgetful())
    await asyncio.sleep(0)
    await asyncio.wait_for(cancel_and_wait(going_on), SOON)
    assert (going_on.done(), told) == (True, 3)


@pytest.mark.parametrize("turns", range(4))
async def test_a_worker_ends_that_is_just_handed_a_connection(own_database: str, turns: int) -> None:
    """It has waited for the only one, which comes back so many turns of the event loop before it is ended."""
    settings = Settings(webhook_poll_seconds=0.05, grace_seconds=1)
    async with open_store(with_role(own_database, SERVICE_ROLE), 1) as store, AsyncExitStack() as running:
        await store.ping()
        pool = store._pool
        held = await pool.getconn()
        worker = run_worker(settings, store, WakeUp(), Narrator(), Metrics())
        await running.enter_async_context(worker)
        await until(lambda: pool.get_stats()["requests_waiting"])
        back = asyncio.create_task(pool.putconn(held))
        for _ in range(turns):
            await asyncio.sleep(0)
        closing = asyncio.create_task(running.aclose())
        done, _ = await asyncio.wait({closing}, timeout=SOON)
        assert done == {closing}
        await back
