"""How far each game is delivered to each webhook, as workers claim it, move it and give it back."""

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
    """The work of delivering. A claim lasts `lease_seconds` unless it moves on.

    Every call raises StoreUnavailable while the database is away.
    """

    def __init__(self, store: Store, lease_seconds: float) -> None:
        self._store = store
        self._lease_seconds = lease_seconds

    async def check_webhooks(self) -> tuple[bool, datetime]:
        """Whether there is any webhook; and the time of the database."""
        ((found, now),) = await self._query("any_hook")
        return found, now

    async def follow_new_games(self, since: datetime | None) -> None:
        """Have the webhooks of keys follow the games that were made since then, or ever."""
        await self._query("follow_new_games", since=since)

    async def follow_games(self, games: Collection[UUID]) -> None:
        """Have the webhooks of keys follow these games."""
        await self._query("follow_games", games=list(games))

    async def due(self, busy: Collection[str], games: Collection[UUID] | None = None) -> list[DueDelivery]:
        """What is to be delivered, of these games or of any, to hosts that are not busy."""
        statement = "due" if games is None else "due_of_games"
        rows = await self._query(statement, games=list(games or ()), busy=list(busy), limit=MAX_DUE)
        return [DueDelivery(*row) for row in rows]

    async def claim(self, due: DueDelivery, lease: UUID) -> Claim | None:
        """Take what is due, unless another worker has it."""
        found = await self._query(
            "claim", game=due.game, hook=due.hook, lease=lease, seconds=self._lease_seconds
        )
        return Claim(due.game, due.hook, lease, *found[0]) if found else None

    async def receiver(self, claim: Claim) -> Receiver | None:
        """Where the next message of a claim goes; None without one, or when the webhook does not work."""
        found = await self._query("receiver", **asdict(claim))
        if not found:
            return None
        url, secret, old_secret, language = found[0]
        return Receiver(url, (secret, old_secret) if old_secret else (secret,), language)

    async def mark_delivered(self, claim: Claim) -> bool:
        """The receiver has the next commit. False when the claim is lost."""
        return bool(await self._query("delivered", **asdict(claim), seconds=self._lease_seconds))

    async def mark_failed(self, claim: Claim, error: str, pause: float | None) -> None:
        """Give a claim back after an attempt that failed; without a pause the delivery is dead."""
        await self._query("failed", **asdict(claim), error=error, pause=pause)

    async def release(self, due: DueDelivery, lease: UUID) -> None:
        """Give a claim back."""
        await self._query("release", game=due.game, hook=due.hook, lease=lease)

    async def disable(self, hook: UUID) -> None:
        """Send nothing to a webhook until somebody asks for it."""
        await self._query("disable", hook=hook)

    async def _query(self, name: str, **params: object) -> list[tuple[Any, ...]]:
        return await self._store.query(SQL[name], params)
