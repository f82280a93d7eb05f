"""Delivery cursors per game and webhook: workers claim, advance and release them."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import Any
from uuid import UUID

from msgspec.structs import asdict

from automa_ledger.store import Store
from automa_ledger.webhooks.records import Claim, DueDelivery, Receiver
from automa_ledger.webhooks.statements import SQL

MAX_DUE = 200


class Cursors:
    """The delivery cursors. A claim expires after `lease_seconds` unless it advances.

    Every call raises StoreUnavailable while the database is away.
    """

    def __init__(self, store: Store, lease_seconds: float) -> None:
        self._store = store
        self._lease_seconds = lease_seconds

    async def check_webhooks(self) -> tuple[bool, datetime]:
        """Whether there is any webhook, and the time of the database."""
        ((found, now),) = await self._query("any_hook")
        return found, now

    async def follow_new_games(self, since: datetime | None) -> None:
        """Have keys' webhooks follow the games created since a time, or ever."""
        await self._query("follow_new_games", since=since)

    async def follow_games(self, games: Collection[UUID]) -> None:
        """Have keys' webhooks follow these games."""
        await self._query("follow_games", games=list(games))

    async def due(self, busy: Collection[str], games: Collection[UUID] | None = None) -> list[DueDelivery]:
        """The due deliveries of these games or of all, except to busy hosts."""
        statement = "due" if games is None else "due_of_games"
        rows = await self._query(statement, games=list(games or ()), busy=list(busy), limit=MAX_DUE)
        return [DueDelivery(*row) for row in rows]

    async def claim(self, due: DueDelivery, lease: UUID) -> Claim | None:
        """Claim a due delivery, unless another worker holds it."""
        found = await self._query(
            "claim", game=due.game, hook=due.hook, lease=lease, seconds=self._lease_seconds
        )
        return Claim(due.game, due.hook, lease, *found[0]) if found else None

    async def receiver(self, claim: Claim) -> Receiver | None:
        """The receiver of a claim's next message; None without a message, or when the webhook is inactive."""
        found = await self._query("receiver", **asdict(claim))
        if not found:
            return None
        url, secret, old_secret, language = found[0]
        return Receiver(url, (secret, old_secret) if old_secret else (secret,), language)

    async def mark_delivered(self, claim: Claim) -> bool:
        """Record that the next commit was delivered. Return False if the claim is lost."""
        return bool(await self._query("delivered", **asdict(claim), seconds=self._lease_seconds))

    async def mark_failed(self, claim: Claim, error: str, pause: float | None) -> None:
        """Release a claim after a failed attempt. Without a pause, in seconds, the delivery is dead."""
        await self._query("failed", **asdict(claim), error=error, pause=pause)

    async def release(self, due: DueDelivery, lease: UUID) -> None:
        """Release a claim."""
        await self._query("release", game=due.game, hook=due.hook, lease=lease)

    async def disable(self, hook: UUID) -> None:
        """Stop sending to a webhook until a resend."""
        await self._query("disable", hook=hook)
        await self._query("end_retries", hook=hook)

    async def _query(self, name: str, **params: object) -> list[tuple[Any, ...]]:
        return await self._store.query(SQL[name], params)
