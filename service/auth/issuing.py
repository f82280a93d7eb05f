"""Making and revoking keys, as the owner of the database: the service itself may only read them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from importlib.resources import files
from typing import Any
from uuid import UUID, uuid4

import msgspec
import psycopg

from service.store.api_key import Scope, key_hash, new_key
from service.store.session import ENCODING, with_patience

_FOLDER = files("service.auth") / "sql"


class KeysUnavailable(Exception):  # noqa: N818 - says what is the case
    """The keys cannot be reached or not be changed; the text says why, without the database's URL."""


class IssuedKey(msgspec.Struct, frozen=True):
    """A key as its issuer sees it: everything but the key itself."""

    id: UUID
    name: str
    scopes: list[str]
    created_at: datetime
    revoked_at: datetime | None
    expires_at: datetime | None

    def state(self, now: datetime) -> str:
        """Whether it works."""
        if self.revoked_at is not None:
            return f"revoked {self.revoked_at:%Y-%m-%d}"
        if self.expires_at is None:
            return "works"
        verb = "works until" if now < self.expires_at else "expired"
        return f"{verb} {self.expires_at:%Y-%m-%d %H:%M %Z}"


def issue(url: str, name: str, scopes: Sequence[Scope], expires_at: datetime | None) -> tuple[UUID, str]:
    """A new key: its id, and the key, which is kept nowhere. Raises KeysUnavailable."""
    key_id = uuid4()
    text = new_key(key_id)
    facts = {"id": key_id, "name": name, "hash": key_hash(text), "scopes": list(scopes)}
    with _connected(url) as connection:
        connection.execute(_statement("issue"), {**facts, "expires_at": expires_at})
    return key_id, text


def issued(url: str) -> list[IssuedKey]:
    """All keys, the oldest first. Raises KeysUnavailable."""
    with _connected(url) as connection:
        return [IssuedKey(*row) for row in connection.execute(_statement("all"))]


def revoke(url: str, key_id: UUID) -> str | None:
    """Let a key work no more; its name, None for an unknown one. Raises KeysUnavailable."""
    with _connected(url) as connection:
        found = connection.execute(_statement("revoke"), {"id": key_id, "now": datetime.now(UTC)}).fetchone()
    return found[0] if found else None


@contextmanager
def _connected(url: str) -> Iterator[psycopg.Connection[tuple[Any, ...]]]:
    try:
        with psycopg.connect(
            with_patience(url), application_name="automa-ledger key", client_encoding=ENCODING
        ) as connection:
            connection.execute("set timezone to 'UTC'")
            yield connection
    except psycopg.errors.UndefinedTable as error:
        raise KeysUnavailable("the database has no such table yet: run `automa migrate`") from error
    except psycopg.errors.InsufficientPrivilege as error:
        raise KeysUnavailable("keys are changed by the owner of the database, not by the service") from error
    except psycopg.Error as error:
        raise KeysUnavailable(f"the database cannot be used: {type(error).__name__}") from error


def _statement(name: str) -> bytes:
    return (_FOLDER / f"{name}.sql").read_bytes()
