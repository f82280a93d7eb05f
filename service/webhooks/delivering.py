"""Working a claim off: one commit after the other, until one fails or none is left."""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping, Sequence
from typing import Literal, Protocol

import msgspec
from standardwebhooks.webhooks import EmptyWebhookSecretError

from service.store import Record
from service.webhooks.cursors import Cursors
from service.webhooks.message import Messages, first_commit, message_id
from service.webhooks.outcome import Outcome
from service.webhooks.records import Claim, Receiver
from service.webhooks.schedule import pause
from service.webhooks.signing import now, signed

MAX_COMMITS = 50  # of one claim, then others have their turn
MAX_SECONDS = 1.0  # or so much time

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

    async def work_off(self, claim: Claim) -> None:
        """Deliver in order until something fails, the claim is lost, there is nothing more, or for a while.

        What an attempt leaves under way is waited for.
        """
        records: Sequence[Record] = ()
        began = time.monotonic()
        for _ in range(MAX_COMMITS):
            receiver = await self._cursors.receiver(claim)
            last = claim.version
            try:
                commit, records = await self._next_commit(claim, records)
                if receiver is None or not commit:
                    break
                last = commit[-1][0]
                outcome = await self._send(claim, receiver, commit)
            except UNREADABLE as error:
                outcome = Outcome(None, f"what is stored cannot be sent: {type(error).__name__}")
            if not outcome.is_delivered:
                await self._failed(claim, outcome)
                if receiver is not None:
                    await self._post.settled(receiver.url)
                return
            self._observer.told("delivered")
            if not await self._cursors.delivered(claim, last):
                return
            claim = msgspec.structs.replace(claim, version=last, attempts=0)
            if time.monotonic() - began > MAX_SECONDS:
                break
        await self._cursors.release(claim)

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

    async def _send(self, claim: Claim, receiver: Receiver, commit: Sequence[Record]) -> Outcome:
        """What came of an attempt."""
        body = self._messages.about(claim.game, receiver, commit)
        headers = {"content-type": "application/json", "user-agent": "automa-ledger"}
        headers |= signed(message_id(claim.hook, commit[0]), body, receiver.secrets, now())
        return await self._post(receiver.url, headers, body)

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
