"""Creating and revoking API keys as the owner of the database: the service may only read them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from uuid import UUID, uuid4

import msgspec

from automa_ledger.store.api_key import Scope, generate_key, hash_key
from automa_ledger.store.owner import connect_as_owner
from automa_ledger.store.statements import load_statements

SQL = load_statements("automa_ledger.auth")


class IssuedKey(msgspec.Struct, frozen=True):
    """The record of a key, without the key itself."""

    id: UUID
    name: str
    scopes: list[str]
    created_at: datetime
    revoked_at: datetime | None
    expires_at: datetime | None

    def state(self, now: datetime) -> str:
        """Whether it works, in words."""
        if self.revoked_at is not None:
            return f"revoked {self.revoked_at:%Y-%m-%d}"
        if self.expires_at is None:
            return "works"
        verb = "works until" if now < self.expires_at else "expired"
        return f"{verb} {self.expires_at:%Y-%m-%d %H:%M %Z}"


def issue_key(url: str, name: str, scopes: Sequence[Scope], expires_at: datetime | None) -> tuple[UUID, str]:
    """Create a key. Return its id and the key, which is not stored. Raises CommandFailed."""
    key_id = uuid4()
    text = generate_key(key_id)
    params = {"id": key_id, "name": name, "hash": hash_key(text), "scopes": list(scopes)}
    with connect_as_owner(url) as connection:
        connection.execute(SQL["issue"], {**params, "expires_at": expires_at})
    return key_id, text


def list_keys(url: str) -> list[IssuedKey]:
    """All keys, oldest first. Raises CommandFailed."""
    with connect_as_owner(url) as connection:
        return [IssuedKey(*row) for row in connection.execute(SQL["all"])]


def revoke_key(url: str, key_id: UUID) -> str | None:
    """Revoke a key. Return its name, or None for an unknown one. Raises CommandFailed."""
    with connect_as_owner(url) as connection:
        found = connection.execute(SQL["revoke"], {"id": key_id, "now": datetime.now(UTC)}).fetchone()
    return found[0] if found else None
