"""Webhooks, and how far the games are delivered to them."""

from __future__ import annotations

from datetime import datetime
from typing import Literal
from uuid import UUID

from msgspec import Struct

from automa_ledger.narration.languages import Language

MAX_CONCURRENT_DELIVERIES = 64  # at once, of a process
MAX_CONCURRENT_DELIVERIES_PER_HOST = 8

WebhookState = Literal["enabled", "disabled"]
DeliveryState = Literal["following", "retrying", "dead"]


class Owner(Struct, frozen=True):
    """Whose webhooks: those of one game, or those of an API key for all games that were made with it."""

    kind: Literal["game", "key"]
    id: UUID


class Webhook(Struct, frozen=True):
    """A receiver of commits, told in a `language`.

    A `disabled` one, which has answered 410, is sent nothing until a resend. After a rotation the secret
    before the present one signs too, until `old_secret_until`.
    """

    id: UUID
    url: str
    language: Language
    state: WebhookState
    created_at: datetime
    old_secret_until: datetime | None


class WebhookSecret(Webhook, frozen=True, kw_only=True):
    """A webhook with its new secret, which is told this once."""

    secret: str


class Delivery(Struct, frozen=True):
    """How far a game is delivered to a hook: up to `version`.

    `following` waits for the next commit, `retrying` for the next attempt at `next_attempt_at`, `dead` for a
    `resend`. `attempts` that failed and `last_error` are about the commit behind `version`.
    """

    game: UUID
    state: DeliveryState
    version: int
    attempts: int
    next_attempt_at: datetime | None
    last_error: str | None


class Counts(Struct, frozen=True):
    """How many games stand in each state."""

    following: int = 0
    retrying: int = 0
    dead: int = 0


class WebhookStatus(Webhook, frozen=True, kw_only=True):
    """A webhook, how many games stand in each state of delivery to it, and a page of these games.

    `next` is the `after` of the next page, null at the end.
    """

    deliveries: Counts
    games: list[Delivery]
    next: UUID | None


class DueDelivery(Struct, frozen=True):
    """A game has something for a webhook, whose receiver is a host."""

    game: UUID
    hook: UUID
    host: str


class Claim(Struct, frozen=True):
    """A worker's right to deliver the commits of a game after `version`, while its lease lasts."""

    game: UUID
    hook: UUID
    lease: UUID
    version: int
    attempts: int


class Receiver(Struct, frozen=True):
    """Where messages go, with the secrets that sign them, and their language."""

    url: str
    secrets: tuple[str, ...]
    language: Language
