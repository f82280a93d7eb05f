"""Working a claim off: one commit after the other, until one fails or none is left."""

from __future__ import annotations

import logging
import time
from asyncio import Future
from collections.abc import Mapping, Sequence
from typing import Literal, Protocol

import msgspec
from standardwebhooks.webhooks import EmptyWebhookSecretError

from service.store import Record
from service.waiting.aside import TO_TELL, aside
from service.waiting.asker import asking
from service.webhooks.cursors import Cursors
from service.webhooks.message import Messages, first_commit, message_id
from service.webhooks.outcome import Outcome
from service.webhooks.places import Places
from service.webhooks.records import Claim, Receiver
from service.webhooks.schedule import pause
from service.webhooks.signing import now, signed

MOST_AT_ONCE = 50  # commits of one claim, then others have their turn
MOST_SECONDS = 1.0  # or so much time

UNREADABLE = (
    *(msgspec.MsgspecError, TypeError, ValueError, LookupError, RecursionError),
    EmptyWebhookSecretError,
)
"""What comes of rows that the service has not written so: a secret that is none, say, or an event."""

_log = logging.getLogger(__name__)


class Post(Protocol):
    """Makes attempts."""

    async def __call__(self, url: str, headers: Mapping[str, str], body: bytes) -> Outcome:
        """Attempt it once, in bounded time."""

    async def settled(self, url: str) -> None:
        """Wait until nothing is under way any more of an attempt that has failed."""


class DeliveryObserver(Protocol):
    """Counts what became of attempts."""

    def told(self, outcome: Literal["delivered", "failed", "dead"]) -> None:
        """A commit was delivered, an attempt failed, or the last one did."""


class Deliverer:
    """Delivers what is claimed.

    `post` makes one attempt, a POST to a URL; `schedule` are the seconds between attempts.
    """

    def __init__(
        self,
        cursors: Cursors,
        messages: Messages,
        post: Post,
        schedule: Sequence[float],
        observer: DeliveryObserver,
    ) -> None:
        self._cursors = cursors
        self._messages = messages
        self._post = post
        self._schedule = schedule
        self._observer = observer

    async def work_off(self, claim: Claim, places: Places, sent: Future[None] | None = None) -> int:
        """Deliver in order until something fails, the claim is lost, or there is nothing more.

        The places are told whether the hook answers, and how soon. Its own place is left when that makes it
        one of the others, and after a while. What an attempt leaves behind it holds its place.

        Gives how many events are to be told that are a long commit, for which no hook that answers soon has
        its place: that is waited for elsewhere. Whoever has waited is told when it is `sent`.
        """
        commit: Sequence[Record] = ()
        records: Sequence[Record] = ()
        begun, answers, left, last = time.monotonic(), claim.hook in places.answering, 0, 0
        for _ in range(MOST_AT_ONCE):
            receiver = await self._cursors.receiver(claim)
            try:
                commit, records = await self._next_commit(claim, records)
                if receiver is None or not commit:
                    break
                is_long = len(commit) >= TO_TELL.long
                if is_long and answers and sent is None:
                    left = len(commit)
                    break
                body = await self._told(claim, receiver, commit)
                if is_long and await self._cursors.receiver(claim) != receiver:
                    records = [*commit, *records]
                    continue  # it has been removed, or has another secret, while this waited to be told
                name, last = message_id(claim.hook, commit[0]), commit[-1][0]
                commit, records = (), () if is_long else records  # they may be long in memory else
                outcome, seconds = await self._send(name, receiver, body, sent)
            except UNREADABLE as error:
                reason = f"what is stored cannot be sent: {type(error).__name__}"
                outcome, seconds = Outcome(None, reason), 0.0
            places.heard(claim.due, answered=outcome.is_delivered, seconds=seconds)
            if not outcome.is_delivered:
                await self._failed(claim, outcome)
                if receiver is not None:
                    await self._post.settled(receiver.url)
                return 0
            self._observer.told("delivered")
            if not await self._cursors.delivered(claim, last):
                return 0
            claim = msgspec.structs.replace(claim, version=last, attempts=0)
            if time.monotonic() - begun > MOST_SECONDS or (claim.hook in places.answering) != answers:
                break
        await self._cursors.release(claim)
        return left

    async def _next_commit(
        self, claim: Claim, records: Sequence[Record]
    ) -> tuple[Sequence[Record], Sequence[Record]]:
        """The commit behind the claim's version, empty when there is none, and what else was read."""
        all_read = False
        while not (commit := first_commit(records, all_read=all_read)) and not all_read:
            found = await self._cursors.log(claim, records[-1][0] if records else claim.version)
            if found is None:
                return (), ()  # a part of a commit is none
            page, all_read = found
            records = [*records, *page]
        return commit, records[len(commit) :]

    async def _told(self, claim: Claim, receiver: Receiver, commit: Sequence[Record]) -> bytes:
        """The message about a commit. All hooks are one asker, of which each owner has as much."""
        asking.set("webhooks")
        owner = str(claim.due.owner)
        return await aside(
            lambda: self._messages.about(claim.game, receiver, commit), len(commit), TO_TELL, owner
        )

    async def _send(
        self, name: str, receiver: Receiver, body: bytes, sent: Future[None] | None
    ) -> tuple[Outcome, float]:
        """What came of an attempt, and how many seconds it took."""
        headers = {"content-type": "application/json", "user-agent": "automa-ledger"}
        headers |= signed(name, body, receiver.secrets, now())
        if sent is not None and not sent.done():
            sent.set_result(None)
        begun = time.monotonic()
        return await self._post(receiver.url, headers, body), time.monotonic() - begun

    async def _failed(self, claim: Claim, outcome: Outcome) -> None:
        failed = claim.attempts + 1
        seconds = 0 if outcome.is_gone else pause(self._schedule, failed)
        if outcome.is_gone:
            await self._cursors.disable(claim.hook)
        await self._cursors.failed(claim, outcome.told, seconds)
        self._observer.told("failed" if seconds is not None else "dead")
        _log.warning(
            "webhook_failed",
            extra={
                "webhook": str(claim.hook),
                "game": str(claim.game),
                "version": claim.version,
                "attempt": failed,
                "reason": outcome.told,
                "dead": seconds is None,
            },
        )
