"""Signatures as specified by Standard Webhooks 1.0."""

from __future__ import annotations

import secrets
from base64 import b64encode
from collections.abc import Iterable
from datetime import datetime

from standardwebhooks import Webhook

SECRET_BYTES = 32


def new_secret() -> str:
    """Generate a secret in the format of Standard Webhooks."""
    return f"whsec_{b64encode(secrets.token_bytes(SECRET_BYTES)).decode()}"


def sign_message(message_id: str, body: bytes, keys: Iterable[str], at: datetime) -> dict[str, str]:
    """The signature headers of a message sent at this time (UTC): one signature per secret."""
    text = body.decode()
    return {
        "webhook-id": message_id,
        "webhook-timestamp": str(int(at.timestamp())),
        "webhook-signature": " ".join(Webhook(key).sign(message_id, at, text) for key in keys),
    }
