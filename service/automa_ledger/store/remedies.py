"""What an operator does about a database that cannot be used: the command, and the account that it needs."""

from __future__ import annotations

import psycopg

OWNER_URL = "AUTOMA_OWNER_URL=postgresql://automa_owner:…@HOST/DATABASE"
"""What a command of the tables' owner is called with."""

MIGRATE = f"run `{OWNER_URL} automa migrate`, with the account that owns the database"
SET_PASSWORD = "give it its password: as automa_owner, `alter role automa_service password '…'` in psql"  # noqa: S105 - no password
_REMEDIES = {
    'password authentication failed for user "automa_service"': f"{MIGRATE}; {SET_PASSWORD}",
    'role "automa_service" does not exist': MIGRATE,
    'password authentication failed for user "automa_owner"': (
        "as postgres, `create role automa_owner login createrole password '…'` in psql, or `alter role …`"
    ),
    "Connection refused": "start PostgreSQL there, or correct host and port in the URL",
}
_NO_DATABASE = (
    "as postgres, `create database … owner automa_owner encoding 'UTF8' template template0` in psql"
)


def describe_failure(error: psycopg.Error) -> str:
    """The error in one line, with its remedy if one is known. Like the error it has no password."""
    text = " ".join(str(error).split()) or type(error).__name__
    if 'FATAL: database "' in text:
        return f"{text}: {_NO_DATABASE}"
    return next((f"{text}: {remedy}" for known, remedy in _REMEDIES.items() if known in text), text)
