"""Refusals about webhooks."""

from __future__ import annotations

from automa_rules.core.rejection import Refusal


class WebhookUnknown(Refusal, frozen=True):
    """There is no such webhook."""

    webhook: str


class DeliveryUnknown(Refusal, frozen=True):
    """The webhook does not receive this game."""

    game: str


class WebhooksTooMany(Refusal, frozen=True):
    """The maximum number of webhooks, `most`, is reached."""

    most: int


class WebhookUrlInvalid(Refusal, frozen=True):
    """Webhooks cannot be sent to this URL; `reason` says why."""

    reason: str


class WebhookAddressForbidden(Refusal, frozen=True):
    """Webhooks must go to hosts on the public internet."""

    host: str
