"""The worker: finds what is to be delivered, claims it, and delivers it, many claims at a time.

What is long waits for its turn first, and holds nobody else's place meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import time
from asyncio import Future
from collections import defaultdict
from collections.abc import Collection
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial
from typing import Any
from uuid import UUID

import psycopg

from service.store import StoreUnavailable
from service.waiting.portions import Portions
from service.webhooks.bell import Bell
from service.webhooks.cursors import Cursors
from service.webhooks.delivering import Deliverer
from service.webhooks.places import MOST_LONG, MOST_UNANSWERED, SECONDS_TO_ANSWER, Places
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
        self._running: dict[asyncio.Task[int], Claim] = {}
        self._waiting: list[Due] = []
        self._long: dict[Due, asyncio.Task[None]] = {}
        self._portions = Portions(MOST_LONG)
        self._unanswered: set[asyncio.Task[int]] = set()
        self._ends = False
        self._more = False
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
        self._ends = True  # what is long and comes up meanwhile is left to the next worker
        waiting = list(self._long.values())
        for waits in waiting:
            waits.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
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
            return
        due = self._waiting
        if games:
            await self._cursors.follow_games(games)
            busy = self._places.busy
            found = await self._cursors.due_of(games, busy, BATCH)
            if self._more and not all(map(self._places.answers, found)):
                self._bell.look()  # in whose turn the silent ones are is what the poll asks
                places = self._places
                found = [each for each in found if places.answers(each) or places.may_be_tried(each)]
            due = [*due, *found]
            self._more = self._more or bool(busy)
        await self._claim(due)

    async def _poll(self) -> None:
        started = time.monotonic()
        self._bell.tells_of_commits, now = await self._cursors.any_hook()
        due, busy = [], self._places.busy
        if self._bell.tells_of_commits:
            since = None if self._seen_until is None else self._seen_until - MARGIN
            await self._cursors.follow_new_games(since)
            due = await self._cursors.due(self._places, busy, self._long, BATCH)
        self._seen_until = now
        ended = time.monotonic()
        self._poll_not_before = ended + (ended - started) * SHARE_OF_POLLS
        self._poll_at = max(ended + self._poll_seconds, self._poll_not_before)
        self._due = min(len({each.game for each in due}), BATCH)
        self._more = bool(busy) or self._due == BATCH
        await self._claim(due)

    async def _claim(self, due: Collection[Due]) -> None:
        """Begin what there is a place for. The rest waits until one comes free, or the next poll finds it."""
        self._waiting, taken = [], defaultdict[UUID, dict[UUID, Due]](dict)
        for each in dict.fromkeys(due):
            if each in self._long:
                continue
            if self._places.take(each):
                taken[each.game][each.hook] = each
                continue
            self._more = True
            if self._places.answers(each):
                self._waiting.append(each)
        try:
            for game, hooks in taken.items():
                for claim in await self._cursors.claim(game, hooks):
                    del hooks[claim.hook]
                    self._start(claim)
        finally:
            for hooks in taken.values():  # of which nothing was claimed
                for each in hooks.values():
                    self._places.leave(each)

    def _start(self, claim: Claim, sent: Future[None] | None = None) -> asyncio.Task[int]:
        task = asyncio.create_task(self._work_off(claim, sent))
        self._running[task] = claim
        task.add_done_callback(partial(self._ended, has_place=sent is None))
        return task

    def _ended(self, task: asyncio.Task[int], *, has_place: bool) -> None:
        claim = self._running.pop(task)
        if has_place:
            self._places.leave(claim.due)
        left = 0 if task.cancelled() or self._ends or claim.due in self._long else task.result()
        if left:
            self._long[claim.due] = asyncio.create_task(self._in_turn(claim.due, left))
        if self._more:
            self._bell.look()
        else:
            self._bell.committed(claim.game)  # what came while the claim was held

    async def _in_turn(self, due: Due, events: int) -> None:
        """Deliver what is long when it is its owner's turn, and have neither place nor claim until then."""
        try:
            async with self._portions.portion(str(due.owner), events):
                if self._places.answers(due):
                    for claim in await self._cursors.claim(due.game, {due.hook: due}):
                        await self._told_at_length(claim)
        except (StoreUnavailable, psycopg.Error) as error:
            _log.warning("webhooks_interrupted", extra={"reason": str(error)})
        finally:
            del self._long[due]
            self._bell.committed(due.game)

    async def _told_at_length(self, claim: Claim) -> None:
        """Tell what is long, and wait for the answer: for a while, or till few others are waited for."""
        sent: Future[None] = asyncio.get_running_loop().create_future()
        task = self._start(claim, sent)
        either: set[Future[Any]] = {task, sent}
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        await asyncio.wait({task}, timeout=SECONDS_TO_ANSWER)
        while len(self._unanswered) >= MOST_UNANSWERED and not task.done():
            await asyncio.wait({task, *self._unanswered}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            self._unanswered.add(task)
            task.add_done_callback(self._unanswered.discard)

    async def _work_off(self, claim: Claim, sent: Future[None] | None) -> int:
        try:
            return await self._deliverer.work_off(claim, self._places, sent)
        except (StoreUnavailable, psycopg.Error) as error:
            _log.warning("webhooks_interrupted", extra={"reason": str(error)})
        except Exception:  # noqa: BLE001 - the net: when the lease runs out, it is tried again
            _log.exception("fault", extra={"webhook": str(claim.hook)})
        return 0
