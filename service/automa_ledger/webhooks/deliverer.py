"""Delivering a claim: one commit after the other, until an attempt fails or none is left."""

from __future__ import annotations

import logging
import random
import time
from collections.abc import Sequence
from datetime import UTC, datetime

import msgspec
from standardwebhooks.webhooks import EmptyWebhookSecretError

from automa_ledger.games.history import read_commit
from automa_ledger.games.library import Library
from automa_ledger.metrics import Metrics
from automa_ledger.narration.narrator import Narrator
from automa_ledger.webhooks.cursors import Cursors
from automa_ledger.webhooks.message import encode_message, message_id
from automa_ledger.webhooks.records import Claim, Receiver
from automa_ledger.webhooks.sender import AttemptResult, Sender
from automa_ledger.webhooks.signatures import sign_message
from automa_rules.core.rejection import Rejected

MAX_CLAIM_SECONDS = 1.0  # then other claims have their turn
JITTER = 0.2

UNREADABLE_ERRORS = (
    msgspec.MsgspecError,
    Rejected,
    TypeError,
    ValueError,
    LookupError,
    EmptyWebhookSecretError,
)
"""Errors from rows that the service did not write that way, such as an invalid secret or event."""

_log = logging.getLogger(__name__)


class Deliverer:
    """Delivers claims. `schedule` holds the seconds between attempts."""

    def __init__(
        self,
        cursors: Cursors,
        library: Library,
        narrator: Narrator,
        sender: Sender,
        *,
        schedule: Sequence[float],
        metrics: Metrics,
    ) -> None:
        self._cursors = cursors
        self._library = library
        self._narrator = narrator
        self._sender = sender
        self._schedule = schedule
        self._metrics = metrics

    async def deliver(self, claim: Claim) -> None:
        """Deliver in order until an attempt fails, the claim is lost, nothing is left, or the time is up."""
        ends_at = time.monotonic() + MAX_CLAIM_SECONDS
        while time.monotonic() < ends_at and (receiver := await self._cursors.receiver(claim)):
            outcome = await self._attempt(claim, receiver)
            if not outcome.is_delivered:
                return await self._failed(claim, outcome)
            self._metrics.count_delivery("delivered")
            if not await self._cursors.mark_delivered(claim):
                return None
            claim = msgspec.structs.replace(claim, version=claim.version + 1, attempts=0)
        return None

    async def _attempt(self, claim: Claim, receiver: Receiver) -> AttemptResult:
        version = claim.version + 1
        try:
            game = await self._library.load_at_least(claim.game, version)
            logged = await read_commit(self._library, game, version)
            content = encode_message(self._narrator, receiver.language, game, logged)
            headers = {"content-type": "application/json", "user-agent": "automa-ledger"}
            headers |= sign_message(
                message_id(claim.hook, logged), content, receiver.secrets, datetime.now(UTC)
            )
        except UNREADABLE_ERRORS as error:
            return AttemptResult(None, f"what is stored cannot be sent: {type(error).__name__}")
        return await self._sender.send(receiver.url, headers, content)

    async def _failed(self, claim: Claim, outcome: AttemptResult) -> None:
        attempt = claim.attempts + 1
        seconds = None if outcome.is_gone else retry_delay(self._schedule, attempt)
        if seconds is not None:
            seconds = max(seconds, outcome.retry_after)
        await self._cursors.mark_failed(claim, outcome.text, seconds)
        if outcome.is_gone:
            await self._cursors.disable(claim.hook)
        is_given_up = seconds is None and not outcome.is_gone
        self._metrics.count_delivery("dead" if is_given_up else "failed")
        _log.warning(
            "webhook_failed",
            extra={
                "webhook": str(claim.hook),
                "game": str(claim.game),
                "version": claim.version,
                "attempt": attempt,
                "reason": outcome.text,
                "dead": is_given_up,
            },
        )


def retry_delay(schedule: Sequence[float], failed: int) -> float | None:
    """Seconds until the next attempt after `failed` failures; None when the last attempt has failed.

    A jitter of a fifth either way keeps failures from retrying together.
    """
    if failed > len(schedule):
        return None
    return schedule[failed - 1] * random.uniform(1 - JITTER, 1 + JITTER)  # noqa: S311 - not a secret
