"""Signatures by the recipe of Standard Webhooks 1.0."""

from __future__ import annotations

import secrets
from base64 import b64encode
from collections.abc import Iterable
from datetime import UTC, datetime

from standardwebhooks import Webhook

SECRET_BYTES = 32
PREFIX = "whsec_"


def new_secret() -> str:
    """A fresh secret, as receivers' libraries take it."""
    return PREFIX + b64encode(secrets.token_bytes(SECRET_BYTES)).decode()


def signed(message_id: str, body: bytes, keys: Iterable[str], at: datetime) -> dict[str, str]:
    """The headers of a message that is sent at this time (UTC): one signature for each secret."""
    text = body.decode()
    signatures = [Webhook(key).sign(message_id, at, text) for key in keys]
    return {
        "webhook-id": message_id,
        "webhook-timestamp": str(int(at.timestamp())),
        "webhook-signature": " ".join(signatures),
    }


def now() -> datetime:
    """The present, as signatures want it."""
    return datetime.now(UTC)
