"""What an API key is, and how it looks."""

from __future__ import annotations

import hashlib
import re
import secrets
from datetime import datetime
from uuid import UUID

import msgspec

SCOPES = {
    "games:create": "begin and import games",
    "games:list": "list the key's games, and make tokens for them",
    "webhooks": "have the events of the key's games sent somewhere",
}
PREFIX = "automa_"
_FORM = re.compile(rf"{PREFIX}[0-9a-f]{{32}}_[A-Za-z0-9_-]{{43}}")


class ApiKey(msgspec.Struct, frozen=True):
    """A key that was not revoked: what it may do, and when it stops working."""

    id: UUID
    scopes: frozenset[str]
    expires_at: datetime | None = None

    def works(self, now: datetime) -> bool:
        """Whether its time has not come yet."""
        return self.expires_at is None or now < self.expires_at


def new_key(key_id: UUID) -> str:
    """A fresh key: its id, by which it can be found and revoked, and 256 secret bits."""
    return f"{PREFIX}{key_id.hex}_{secrets.token_urlsafe(32)}"


def key_hash(text: str) -> bytes | None:
    """What is stored of a key: its SHA-256, 32 bytes. None for a text that cannot be a key."""
    return hashlib.sha256(text.encode()).digest() if _FORM.fullmatch(text) else None
