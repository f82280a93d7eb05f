"""The database cannot answer now."""

from __future__ import annotations

import psycopg

STALE_SESSION = (
    psycopg.errors.ReadOnlySqlTransaction,
    psycopg.errors.FeatureNotSupported,
    psycopg.errors.InsufficientPrivilege,
)
"""Errors of this session alone: a new one may reach another server, other columns or other rights."""


class StoreUnavailable(Exception):  # noqa: N818 - says what is the case
    """The database cannot be reached or refuses to work for now; worth trying again.

    Whether an append took place is not known: only a request with an idempotency key is safe to repeat.
    The text names the kind of failure and never a connection string.
    """


UNMIGRATED = (
    psycopg.errors.UndefinedTable,
    psycopg.errors.UndefinedColumn,
    psycopg.errors.UndefinedFunction,
)
STATEMENTS_LOST = (psycopg.errors.InvalidSqlStatementName, psycopg.errors.DuplicatePreparedStatement)
UNAVAILABLE = (
    psycopg.OperationalError,
    psycopg.InterfaceError,
    psycopg.InternalError,  # a coordinator of Citus that is stopping
    *STALE_SESSION,
    *UNMIGRATED,
    *STATEMENTS_LOST,
)


def is_unavailable(error: psycopg.Error) -> bool:
    """Whether an error is about the database and not about the statement.

    An error of no class that the driver knows is none of ours: of an extension, or not even of Postgres.
    """
    return isinstance(error, UNAVAILABLE) or type(error) is psycopg.DatabaseError


def unavailable(error: psycopg.Error) -> StoreUnavailable:
    """What psycopg says of a lost, refused or exhausted connection, or of an older schema, in our words."""
    if isinstance(error, UNMIGRATED):
        return StoreUnavailable("the schema has not been migrated")
    if isinstance(error, STATEMENTS_LOST):
        return StoreUnavailable("a pooler before the database forgets prepared statements")
    return StoreUnavailable(f"{type(error).__name__} {error.sqlstate or ''}".rstrip())
