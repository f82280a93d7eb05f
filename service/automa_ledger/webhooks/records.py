"""Webhooks and the state of their deliveries."""

from __future__ import annotations

from datetime import datetime
from typing import Literal
from uuid import UUID

from msgspec import Struct

from automa_ledger.narration.languages import Language

MAX_CONCURRENT_DELIVERIES = 64  # of a process
MAX_CONCURRENT_DELIVERIES_PER_HOST = 8

WebhookState = Literal["enabled", "disabled"]
DeliveryState = Literal["following", "retrying", "dead"]


class Owner(Struct, frozen=True):
    """The owner of webhooks: a game, or an API key for all games created with it."""

    kind: Literal["game", "key"]
    id: UUID


class Webhook(Struct, frozen=True):
    """A subscription to commits, with messages in a `language`.

    A `disabled` webhook has answered 410, and gets nothing until a resend; none of its games is `retrying`.
    After a rotation the previous secret also signs until `old_secret_until`.
    """

    id: UUID
    url: str
    language: Language
    state: WebhookState
    created_at: datetime
    old_secret_until: datetime | None


class WebhookSecret(Webhook, frozen=True, kw_only=True):
    """A webhook with its new secret, which is shown only once."""

    secret: str


class Delivery(Struct, frozen=True):
    """The deliveries of a game to a webhook: done up to `version`.

    `following` waits for the next commit, `retrying` for the next attempt at `next_attempt_at`, `dead` for a
    `resend`. `attempts` counts failed attempts; it and `last_error` are about the commit after `version`.
    """

    game: UUID
    state: DeliveryState
    version: int
    attempts: int
    next_attempt_at: datetime | None
    last_error: str | None


class Counts(Struct, frozen=True):
    """The number of games in each state of delivery."""

    following: int = 0
    retrying: int = 0
    dead: int = 0


class WebhookStatus(Webhook, frozen=True, kw_only=True):
    """A webhook, the number of games in each state of delivery to it, and a page of these games.

    `next` is the `after` of the next page, null at the end.
    """

    deliveries: Counts
    games: list[Delivery]
    next: UUID | None


class DueDelivery(Struct, frozen=True):
    """A game with a commit to deliver to a webhook, and the receiver's host."""

    game: UUID
    hook: UUID
    host: str


class Claim(Struct, frozen=True):
    """A worker's lease to deliver the commits of a game after `version`."""

    game: UUID
    hook: UUID
    lease: UUID
    version: int
    attempts: int


class Receiver(Struct, frozen=True):
    """Where messages go, the secrets that sign them, and their language."""

    url: str
    secrets: tuple[str, ...]
    language: Language
