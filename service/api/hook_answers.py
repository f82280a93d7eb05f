"""The documents that the calls about webhooks take and answer with."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated
from uuid import UUID

import msgspec

from service.api.bodies import Version
from service.narration.languages import FALLBACK, Language
from service.webhooks.records import Counts, Delivery, Hook, HookState
from service.webhooks.target import LONGEST, PATTERN


class NewWebhook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where commits are to be sent: an `https` URL without user, password and fragment.

    `language` is that of the sentences in the messages.
    """

    url: Annotated[str, msgspec.Meta(max_length=LONGEST, pattern=PATTERN)]
    language: Language = FALLBACK


class Resend(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which game to go on with, all without; and from which version on, at which a commit begins."""

    game: UUID | None = None
    version: Version | None = None


class Webhook(msgspec.Struct, frozen=True):
    """A receiver of commits, told in a `language`.

    A `disabled` one, which has answered 410, is sent nothing until a resend. After a rotation the secret
    before the present one signs too, until `old_secret_until`.
    """

    id: UUID
    url: str
    language: Language
    state: HookState
    created_at: datetime
    old_secret_until: datetime | None


class WebhookSecret(Webhook, frozen=True, kw_only=True):
    """A webhook with its new secret, which is told this once."""

    secret: str


class WebhookStatus(Webhook, frozen=True, kw_only=True):
    """A webhook, how many games stand in each state of delivery to it, and a page of these games.

    `next` is the `after` of the next page, null at the end.
    """

    deliveries: Counts
    games: list[Delivery]
    next: UUID | None


class Webhooks(msgspec.Struct, frozen=True):
    """Webhooks, oldest first."""

    webhooks: list[Webhook]


def webhook(hook: Hook) -> Webhook:
    """A hook, told."""
    return Webhook(**msgspec.structs.asdict(hook))


def with_secret(hook: Hook, secret: str) -> WebhookSecret:
    """A hook, told with its secret."""
    return WebhookSecret(**msgspec.structs.asdict(hook), secret=secret)


def status(hook: Hook, counts: Counts, page: list[Delivery], limit: int) -> WebhookStatus:
    """A hook, told with how its deliveries stand."""
    more = page[-1].game if len(page) == limit else None
    return WebhookStatus(**msgspec.structs.asdict(hook), deliveries=counts, games=page, next=more)
