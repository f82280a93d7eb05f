"""What an operator does about a database that cannot be used: the command, and the account that it needs."""

from __future__ import annotations

import psycopg

from automa_ledger.errors import OWNER_URL

MIGRATE = f"run `{OWNER_URL} automa migrate`, with the account that owns the database"
NEEDS_OWNER = f"this needs the owner of the database, not the service: set {OWNER_URL}"
SET_PASSWORD = "give it its password: as automa_owner, `alter role automa_service password '…'` in psql"  # noqa: S105 - no password
CREATE_DATABASE = (
    "as postgres, `create database … owner automa_owner encoding 'UTF8' template template0` in psql"
)
_CREATE_OWNER = "as postgres, `create role automa_owner login createrole password '…'` in psql"
_REMEDIES = {
    'password authentication failed for user "automa_service"': f"{MIGRATE}; {SET_PASSWORD}",
    'role "automa_service" does not exist': MIGRATE,
    'password authentication failed for user "automa_owner"': f"{_CREATE_OWNER}, or `alter role …`",
    'role "automa_owner" does not exist': _CREATE_OWNER,
    "permission denied to create role": "as postgres, `alter role automa_owner createrole` in psql",
    "permission denied for schema": NEEDS_OWNER,
    "must be owner of": NEEDS_OWNER,
    "Connection refused": "start PostgreSQL there, or correct host and port in the URL",
}


def describe_failure(error: psycopg.Error) -> str:
    """The error in one line, with its remedy if one is known. Like the error it has no password."""
    text = " ".join(str(error).split()) or type(error).__name__
    if 'FATAL: database "' in text:
        return f"{text}: {CREATE_DATABASE}"
    return next((f"{text}: {remedy}" for known, remedy in _REMEDIES.items() if known in text), text)
