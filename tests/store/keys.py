"""API keys for the store, made as the command line makes them: by the owner of the database."""

from __future__ import annotations

from datetime import datetime
from uuid import UUID, uuid4

import psycopg

from automa_ledger.store.api_key import generate_key, hash_key


def made_key(url: str, *scopes: str, expires_at: datetime | None = None) -> tuple[UUID, str]:
    """A new key: its id and its text."""
    key_id = uuid4()
    text = generate_key(key_id)
    with psycopg.connect(url) as connection:
        connection.execute(
            "insert into api_keys (id, name, key_hash, scopes, expires_at) values (%s, 'test', %s, %s, %s)",
            (key_id, hash_key(text), list(scopes), expires_at),
        )
    return key_id, text


def revoke(url: str, key_id: UUID) -> None:
    """Revoke a key."""
    with psycopg.connect(url) as connection:
        connection.execute("update api_keys set revoked_at = now() where id = %s", (key_id,))
