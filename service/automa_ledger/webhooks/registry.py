"""Registering, reading, changing and removing the webhooks of games and keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any
from uuid import UUID, uuid4

import psycopg
from msgspec.structs import asdict

from automa_ledger.narration.languages import Language
from automa_ledger.refusals.webhooks import DeliveryUnknown, WebhooksTooMany, WebhookUnknown
from automa_ledger.store import Store
from automa_ledger.webhooks.address import require_allowed_url
from automa_ledger.webhooks.records import (
    Counts,
    Delivery,
    DeliveryState,
    Owner,
    Webhook,
    WebhookSecret,
    WebhookStatus,
)
from automa_ledger.webhooks.signatures import new_secret
from automa_ledger.webhooks.statements import SQL
from automa_rules.core.refusals import VersionUnknown
from automa_rules.core.rejection import Rejected

MAX_WEBHOOKS = 10  # per owner


class WebhookRegistry:
    """All webhooks. A rotated secret signs for `overlap` more seconds; `on_change` is called after changes.

    Every call raises StoreUnavailable while the database is away.
    """

    def __init__(
        self, store: Store, *, allow_private: bool, overlap: int, on_change: Callable[[], None]
    ) -> None:
        self._store = store
        self._allow_private = allow_private
        self._overlap = overlap
        self._on_change = on_change

    async def register(self, owner: Owner, url: str, language: Language) -> WebhookSecret:
        """Register a webhook, with messages in a language.

        Raises Rejected `webhook_url_invalid`, `webhook_address_forbidden` or `webhooks_too_many`.
        """
        require_allowed_url(url, allow_private=self._allow_private)
        hook, secret = uuid4(), new_secret()
        owner_columns = {"owner": owner.kind, "owner_id": owner.id}
        has_cursors = False
        while slot := await self._query("free_slot", **owner_columns, most=MAX_WEBHOOKS):
            if not has_cursors:
                # Cursors first: a worker that sees the webhook must see where it starts.
                await self._query(f"begin_at_{owner.kind}", hook=hook, owner_id=owner.id)
                has_cursors = True
            params = {"slot": slot[0][0], "hook": hook, "url": url, "language": language, "secret": secret}
            try:
                added = await self._query("add_hook", **owner_columns, **params)
            except psycopg.errors.UniqueViolation:
                continue
            self._on_change()
            return WebhookSecret(*added[0], secret=secret)
        if has_cursors:
            await self._query("forget_cursors", hook=hook)
        raise Rejected(WebhooksTooMany(most=MAX_WEBHOOKS))

    async def list_webhooks(self, owner: Owner) -> list[Webhook]:
        """The webhooks of an owner, oldest first."""
        rows = await self._query("hooks", owner=owner.kind, owner_id=owner.id, hook=None)
        return [Webhook(*row) for row in rows]

    async def rotate(self, owner: Owner, hook: UUID) -> WebhookSecret:
        """Give a webhook a new secret. Raises Rejected `webhook_unknown`."""
        secret = new_secret()
        row = await self._query_one("rotate", owner, hook, secret=secret, overlap=self._overlap)
        return WebhookSecret(*row, secret=secret)

    async def remove(self, owner: Owner, hook: UUID) -> None:
        """Remove a webhook. Raises Rejected `webhook_unknown`."""
        await self._query_one("remove", owner, hook)
        await self._query("forget_cursors", hook=hook)

    async def status(
        self, owner: Owner, hook: UUID, states: Sequence[DeliveryState], after: UUID | None, limit: int
    ) -> WebhookStatus:
        """A webhook, and at most `limit` of its games in some states. Raises Rejected `webhook_unknown`."""
        found = Webhook(*await self._query_one("hooks", owner, hook))
        counts = Counts(**dict(await self._query("counts", hook=hook)))
        rows = await self._query("deliveries", hook=hook, states=list(states), after=after, limit=limit)
        page = [Delivery(*row) for row in rows]
        end = page[-1].game if len(page) == limit else None
        return WebhookStatus(**asdict(found), deliveries=counts, games=page, next=end)

    async def resend(self, owner: Owner, hook: UUID, game: UUID | None, version: int | None) -> None:
        """Retry failed deliveries at once: in one game or in all, in one game from any commit on.

        Raises Rejected `webhook_unknown`, `delivery_unknown` or `version_unknown`.
        """
        await self._query_one("hooks", owner, hook)
        if game is not None and not await self._query("delivery", hook=hook, game=game):
            raise Rejected(DeliveryUnknown(game=str(game)))
        if game and version and not await self._store.records(game, version - 1, 1):
            raise Rejected(VersionUnknown(version=version))
        await self._query("enable", hook=hook)
        await self._query("resume", hook=hook, game=game, version=version)
        self._on_change()

    async def _query_one(self, name: str, owner: Owner, hook: UUID, **params: object) -> tuple[Any, ...]:
        rows = await self._query(name, owner=owner.kind, owner_id=owner.id, hook=hook, **params)
        if not rows:
            raise Rejected(WebhookUnknown(webhook=str(hook)))
        return rows[0]

    async def _query(self, name: str, **params: object) -> list[tuple[Any, ...]]:
        return await self._store.query(SQL[name], params)
