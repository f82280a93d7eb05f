"""Webhooks that cannot be."""

from __future__ import annotations

from automa_rules.core.rejection import Refusal


class WebhookUnknown(Refusal, frozen=True):
    """There is no such webhook."""

    webhook: str


class DeliveryUnknown(Refusal, frozen=True):
    """The webhook does not get this game."""

    game: str


class WebhooksTooMany(Refusal, frozen=True):
    """There are as many webhooks as there may be."""

    most: int


class WebhookUrlInvalid(Refusal, frozen=True):
    """Nothing can be sent to this URL."""

    reason: str


class WebhookAddressForbidden(Refusal, frozen=True):
    """Webhooks go to hosts on the public internet."""

    host: str
