"""The webhook worker: finds due deliveries, claims them, and delivers many at a time."""

from __future__ import annotations

import asyncio
import logging
import time
from asyncio import CancelledError, Task
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from datetime import datetime, timedelta
from functools import partial
from uuid import uuid4

import psycopg

from automa_ledger.games.library import Library
from automa_ledger.games.rulesets import RULESETS
from automa_ledger.metrics import Metrics
from automa_ledger.narration.narrator import Narrator
from automa_ledger.settings import Settings
from automa_ledger.store import Store, StoreUnavailable
from automa_ledger.tasks import cancel_and_wait
from automa_ledger.webhooks.cursors import MAX_DUE, Cursors
from automa_ledger.webhooks.deliverer import Deliverer
from automa_ledger.webhooks.records import (
    MAX_CONCURRENT_DELIVERIES,
    MAX_CONCURRENT_DELIVERIES_PER_HOST,
    DueDelivery,
)
from automa_ledger.webhooks.sender import Sender
from automa_ledger.webhooks.wake_up import WakeUp

CACHED_GAMES = 100
LEASE_PER_TIMEOUT = 3  # an attempt takes little time beyond its timeout
POLL_PAUSE_FACTOR = 10  # a poll of one second is followed by a pause of ten
RETRY_SECONDS = 1.0
VISIBILITY_DELAY = timedelta(minutes=1)  # longer than a transaction: games become visible after `created_at`

_log = logging.getLogger(__name__)


class Worker:
    """The worker of a process. Any number of processes may run one on the same database."""

    def __init__(self, cursors: Cursors, deliverer: Deliverer, wake_up: WakeUp, poll_seconds: float) -> None:
        self._cursors = cursors
        self._deliverer = deliverer
        self._wake_up = wake_up
        self._poll_seconds = poll_seconds
        self._running: dict[DueDelivery, Task[None]] = {}
        self._more = False  # whether a delivery waits for a slot
        self._seen_until: datetime | None = None
        self._poll_at = self._poll_not_before = 0.0
        self._due = 0

    def gauges(self) -> dict[str, float]:
        """How much there is to deliver."""
        return {"webhook_due": self._due, "webhook_claims": len(self._running)}

    async def run(self) -> None:
        """Work until cancelled."""
        while True:
            try:
                await self._run_once()
            except (StoreUnavailable, psycopg.Error) as error:
                _log.warning("webhooks_interrupted", extra={"reason": str(error)})
                await asyncio.sleep(RETRY_SECONDS)
            except Exception:  # noqa: BLE001 - a fault must not end all deliveries
                _log.exception("fault")
                await asyncio.sleep(RETRY_SECONDS)

    async def finish(self, seconds: float) -> None:
        """Let running deliveries end within `seconds`; then cancel them and release their claims."""
        if self._running:
            _, unfinished = await asyncio.wait(self._running.values(), timeout=seconds)
            await cancel_and_wait(*unfinished)

    async def _run_once(self) -> None:
        games, is_poll_requested = await self._wake_up.wait(self._poll_at - time.monotonic())
        if is_poll_requested:
            self._poll_at = min(self._poll_at, self._poll_not_before)
        if time.monotonic() >= self._poll_at:
            await self._poll()
        elif games:
            await self._cursors.follow_games(games)
            busy = self._busy_hosts()
            self._more = self._more or bool(busy)
            self._start(await self._cursors.due(busy, games))

    async def _poll(self) -> None:
        started = time.monotonic()
        self._wake_up.has_hooks, now = await self._cursors.check_webhooks()
        due, busy = list[DueDelivery](), self._busy_hosts()
        if self._wake_up.has_hooks:
            await self._cursors.follow_new_games(self._seen_until and self._seen_until - VISIBILITY_DELAY)
            due = await self._cursors.due(busy)
        self._seen_until = now
        ended = time.monotonic()
        self._poll_not_before = ended + (ended - started) * POLL_PAUSE_FACTOR
        self._poll_at = max(ended + self._poll_seconds, self._poll_not_before)
        self._due = len({each.game for each in due})
        self._more = bool(busy) or len(due) == MAX_DUE
        self._start(due)

    def _busy_hosts(self) -> list[str]:
        """The hosts with as many running deliveries as allowed."""
        hosts = Counter(each.host for each in self._running)
        return [host for host, count in hosts.items() if count >= MAX_CONCURRENT_DELIVERIES_PER_HOST]

    def _start(self, due: Iterable[DueDelivery]) -> None:
        """Start deliveries while there are slots. The next poll finds the rest, once a slot is free."""
        for each in due:
            if each in self._running:
                continue
            if len(self._running) >= MAX_CONCURRENT_DELIVERIES or each.host in self._busy_hosts():
                self._more = True
                continue
            task = self._running[each] = asyncio.create_task(self._deliver(each))
            task.add_done_callback(partial(self._on_ended, each))

    def _on_ended(self, due: DueDelivery, _: Task[None]) -> None:
        del self._running[due]
        if self._more:
            self._wake_up.request_poll()
        else:
            self._wake_up.on_game_created(due.game)  # commits that arrived during the claim

    async def _deliver(self, due: DueDelivery) -> None:
        lease = uuid4()
        try:
            if claim := await self._cursors.claim(due, lease):
                await self._deliverer.deliver(claim)
                await self._cursors.release(due, lease)
        except CancelledError:
            with suppress(StoreUnavailable):  # then the lease expires
                await self._cursors.release(due, lease)
            raise
        except (StoreUnavailable, psycopg.Error) as error:
            _log.warning("webhooks_interrupted", extra={"reason": str(error)})
        except Exception:  # noqa: BLE001 - it is retried when the lease expires
            _log.exception("fault", extra={"webhook": str(due.hook)})


@asynccontextmanager
async def run_worker(
    settings: Settings, store: Store, wake_up: WakeUp, narrator: Narrator, metrics: Metrics
) -> AsyncIterator[Worker]:
    """Run a worker while the context is entered. At exit, running deliveries get the grace period to end."""
    seconds = settings.webhook_timeout_seconds
    cursors = Cursors(store, seconds * LEASE_PER_TIMEOUT)
    deliverer = Deliverer(
        cursors,
        Library(store, RULESETS, CACHED_GAMES),
        narrator,
        Sender(seconds, allow_private=settings.webhook_allow_private),
        schedule=[float(each) for each in settings.webhook_retry_seconds.split(",")],
        metrics=metrics,
    )
    worker = Worker(cursors, deliverer, wake_up, settings.webhook_poll_seconds)
    task = asyncio.create_task(worker.run())
    try:
        yield worker
    finally:
        await cancel_and_wait(task)
        await worker.finish(settings.grace_seconds)
