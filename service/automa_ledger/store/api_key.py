"""API keys: their scopes, format and hash."""

from __future__ import annotations

import hashlib
import re
import secrets
from datetime import datetime
from typing import Literal
from uuid import UUID

import msgspec

Scope = Literal["games:create", "games:list", "games:read", "webhooks"]

SCOPES: dict[Scope, str] = {
    "games:create": "begin and import games",
    "games:list": "list the key's games, and make tokens for them",
    "games:read": "export the logs of the key's games",
    "webhooks": "have the events of the key's games sent on",
}
KEY_PREFIX = "automa_"
_KEY_PATTERN = re.compile(rf"{KEY_PREFIX}[0-9a-f]{{32}}_[0-9a-f]{{48}}")


class ApiKey(msgspec.Struct, frozen=True):
    """A key that is not revoked: its scopes, and when it expires (None for never)."""

    id: UUID
    scopes: frozenset[str]
    expires_at: datetime | None = None

    @property
    def is_public(self) -> bool:
        """Whether it may only create games: it can be in an app that anyone takes apart."""
        return self.scopes == {"games:create"}

    def is_active(self, now: datetime) -> bool:
        """Whether it has not expired."""
        return self.expires_at is None or now < self.expires_at


def generate_key(key_id: UUID) -> str:
    """Generate a key: its id, which is used to find and revoke it, and 192 secret bits."""
    return f"{KEY_PREFIX}{key_id.hex}_{secrets.token_hex(24)}"


def hash_key(text: str) -> bytes | None:
    """The stored hash of a key: its SHA-256, 32 bytes. None for a text that cannot be a key."""
    return hashlib.sha256(text.encode()).digest() if _KEY_PATTERN.fullmatch(text) else None
