"""Working a claim off: one commit after the other, until one fails or none is left."""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping, Sequence
from typing import Literal, Protocol

import msgspec
from standardwebhooks.webhooks import EmptyWebhookSecretError

from domain.core.rejected import Rejected
from service.games.history import read_commit
from service.games.library import Library
from service.narration.narrator import Narrator
from service.webhooks.cursors import Cursors
from service.webhooks.message import body, message_id
from service.webhooks.outcome import Outcome
from service.webhooks.records import Claim, Receiver
from service.webhooks.schedule import pause
from service.webhooks.signing import now, signed

MAX_COMMITS = 50  # of one claim, then others have their turn
MAX_SECONDS = 1.0  # or so much time

UNREADABLE = (msgspec.MsgspecError, Rejected, TypeError, ValueError, LookupError, EmptyWebhookSecretError)
"""What reading rows raises that the service has not written so: a secret that is none, say, or an event."""

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
        library: Library,
        narrator: Narrator,
        *,
        post: Post,
        schedule: Sequence[float],
        observer: DeliveryObserver,
    ) -> None:
        self._cursors = cursors
        self._library = library
        self._narrator = narrator
        self._post = post
        self._schedule = schedule
        self._observer = observer

    async def work_off(self, claim: Claim) -> None:
        """Deliver in order until something fails, the claim is lost, there is nothing more, or for a while.

        What an attempt leaves under way is waited for.
        """
        began = time.monotonic()
        for _ in range(MAX_COMMITS):
            receiver = await self._cursors.receiver(claim)
            version = claim.version + 1
            if receiver is None or not await self._cursors.has_commit(claim.game, version):
                break
            outcome = await self._deliver(claim, receiver, version)
            if not outcome.is_delivered:
                await self._failed(claim, outcome)
                await self._post.settled(receiver.url)
                return
            self._observer.told("delivered")
            if not await self._cursors.delivered(claim, version):
                return
            claim = msgspec.structs.replace(claim, version=version, attempts=0)
            if time.monotonic() - began > MAX_SECONDS:
                break
        await self._cursors.release(claim)

    async def _deliver(self, claim: Claim, receiver: Receiver, version: int) -> Outcome:
        """The outcome of an attempt to send a commit."""
        try:
            game = await self._library.at_version(claim.game, version)
            logged = await read_commit(self._library, game, version)
            content = body(self._narrator, receiver.language, game, logged)
            headers = {"content-type": "application/json", "user-agent": "automa-ledger"}
            headers |= signed(message_id(claim.hook, logged), content, receiver.secrets, now())
        except UNREADABLE as error:
            return Outcome(None, f"what is stored cannot be sent: {type(error).__name__}")
        return await self._post(receiver.url, headers, content)

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
