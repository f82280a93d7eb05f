"""The worker: finds what is to be delivered, claims it, and delivers it, many claims at a time."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Collection
from contextlib import suppress
from datetime import datetime, timedelta
from uuid import UUID

import psycopg

from service.store import StoreUnavailable
from service.webhooks.bell import Bell
from service.webhooks.cursors import Cursors
from service.webhooks.delivering import Deliverer
from service.webhooks.places import Places
from service.webhooks.records import Claim, Due

BATCH = 200  # games of a hook each
SHARE_OF_POLLS = 10  # a poll that takes a second is followed by ten seconds without
SECONDS_AFTER_FAULT = 1.0
MARGIN = timedelta(minutes=1)  # longer than any statement lasts: games appear later than they say

_log = logging.getLogger(__name__)


class Worker:
    """One worker of a process. Any number of processes may have one, on the same database."""

    def __init__(
        self, cursors: Cursors, deliverer: Deliverer, bell: Bell, places: Places, poll_seconds: float
    ) -> None:
        self._cursors = cursors
        self._deliverer = deliverer
        self._bell = bell
        self._places = places
        self._poll_seconds = poll_seconds
        self._running: dict[asyncio.Task[None], Claim] = {}
        self._more = False  # whether something waits for a place
        self._seen_until: datetime | None = None
        self._poll_at = self._poll_not_before = 0.0
        self._due = 0

    def readings(self) -> dict[str, float]:
        """How much there is to do."""
        return {"webhook_due": self._due, "webhook_claims": len(self._running)}

    async def run(self) -> None:
        """Work until cancelled."""
        while True:
            try:
                await self._turn()
            except (StoreUnavailable, psycopg.Error) as error:
                _log.warning("webhooks_interrupted", extra={"reason": str(error)})
                await asyncio.sleep(SECONDS_AFTER_FAULT)
            except Exception:  # noqa: BLE001 - the net: a fault must not end all deliveries
                _log.exception("fault")
                await asyncio.sleep(SECONDS_AFTER_FAULT)

    async def finish(self, seconds: float) -> None:
        """Let what is under way end within so many seconds; give back the claims of what does not."""
        if not self._running:
            return
        _, unfinished = await asyncio.wait(self._running, timeout=seconds)
        claims = [self._running[task] for task in unfinished]
        for task in unfinished:
            task.cancel()
        await asyncio.gather(*unfinished, return_exceptions=True)
        with suppress(StoreUnavailable):  # then they come free when their lease runs out
            for claim in claims:
                await self._cursors.release(claim)

    async def _turn(self) -> None:
        games, look = await self._bell.heard(self._poll_at - time.monotonic())
        if look:
            self._poll_at = min(self._poll_at, self._poll_not_before)
        if time.monotonic() >= self._poll_at:
            await self._poll()
        elif games:
            await self._cursors.follow_games(games)
            busy = self._places.busy
            self._more = self._more or bool(busy)
            await self._claim(await self._cursors.due_of(games, busy, BATCH))

    async def _poll(self) -> None:
        started = time.monotonic()
        self._bell.tells_of_commits, now = await self._cursors.any_hook()
        due, busy = [], self._places.busy
        if self._bell.tells_of_commits:
            since = None if self._seen_until is None else self._seen_until - MARGIN
            await self._cursors.follow_new_games(since)
            due = await self._cursors.due(busy, BATCH)
        self._seen_until = now
        ended = time.monotonic()
        self._poll_not_before = ended + (ended - started) * SHARE_OF_POLLS
        self._poll_at = max(ended + self._poll_seconds, self._poll_not_before)
        self._due = len({each.game for each in due})
        self._more = bool(busy) or len(due) == BATCH
        await self._claim(due)

    async def _claim(self, due: Collection[Due]) -> None:
        """Begin what there is a place for. The next poll finds the rest, when one has come free."""
        taken = defaultdict[UUID, dict[UUID, Due]](dict)
        for each in dict.fromkeys(due):
            if self._places.take(each):
                taken[each.game][each.hook] = each
            else:
                self._more = True
        try:
            for game, hooks in taken.items():
                for claim in await self._cursors.claim(game, hooks):
                    del hooks[claim.hook]
                    self._start(claim)
        finally:
            for hooks in taken.values():  # of which nothing was claimed
                for each in hooks.values():
                    self._places.leave(each)

    def _start(self, claim: Claim) -> None:
        task = asyncio.create_task(self._work_off(claim))
        self._running[task] = claim
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        claim = self._running.pop(task)
        self._places.leave(claim.due)
        if self._more:
            self._bell.look()
        else:
            self._bell.begun(claim.game)  # what came while the claim was held

    async def _work_off(self, claim: Claim) -> None:
        try:
            await self._deliverer.work_off(claim)
        except (StoreUnavailable, psycopg.Error) as error:
            _log.warning("webhooks_interrupted", extra={"reason": str(error)})
        except Exception:  # noqa: BLE001 - the net: when the lease runs out, it is tried again
            _log.exception("fault", extra={"webhook": str(claim.hook)})
