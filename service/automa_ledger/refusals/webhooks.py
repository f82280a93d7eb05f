"""Refusals about webhooks."""

from __future__ import annotations

from typing import Literal

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
    """Webhooks cannot be sent to this URL."""

    fault: Literal["malformed", "not_https", "no_such_host", "no_such_port", "part_forbidden"]


class WebhookAddressForbidden(Refusal, frozen=True):
    """Webhooks must go to hosts on the public internet."""

    host: str
