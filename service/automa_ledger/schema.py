"""Checking that the database's schema is the one that this release needs."""

from __future__ import annotations

import asyncio
import re
from importlib.resources import files
from typing import LiteralString

import psycopg
from psycopg import AsyncConnection

from automa_ledger.errors import CommandFailed
from automa_ledger.store.database import QUERY_TIMEOUT_SECONDS, query_timeout
from automa_ledger.store.session import ENCODING, require_session_parameters, with_connect_timeout

_KNOWN_REVISIONS = sorted(
    each.name[:4]
    for each in (files("automa_ledger.migrations") / "versions").iterdir()
    if each.name[0].isdigit()
)
_CURRENT_REVISION_SQL: LiteralString = "select max(version_num) from alembic_version"
HAS_LOG_SQL: LiteralString = (
    "select count(to_regclass(name)) = 2 from unnest(array['commits', 'revocations']) as name"
)
"""Whether tables of our first revision exist: other applications may number their revisions the same way."""

NEWEST_REVISION = _KNOWN_REVISIONS[-1]

_NUMBER = re.compile("[0-9]{4}")


def current_revision(database_url: str) -> str | None:
    """The revision of the schema; None without a schema.

    The wait for the database is bounded. Raises psycopg.Error or ForeignSchema.
    """
    return asyncio.run(_current_revision(database_url))


async def _current_revision(database_url: str) -> str | None:
    async with await AsyncConnection.connect(
        with_connect_timeout(database_url), autocommit=True, client_encoding=ENCODING
    ) as connection:
        require_session_parameters(connection.info)
        with query_timeout(connection, QUERY_TIMEOUT_SECONDS):
            try:
                ((revision,),) = await (await connection.execute(_CURRENT_REVISION_SQL)).fetchall()
            except psycopg.errors.UndefinedTable:
                return None
            ((has_log,),) = await (await connection.execute(HAS_LOG_SQL)).fetchall()
    if revision is not None:
        require_own_schema(revision, has_log=has_log)
    return str(revision) if revision is not None else None


def is_behind(revision: str) -> bool:
    """Whether a revision is older than the one that this release needs."""
    return revision in _KNOWN_REVISIONS and revision != NEWEST_REVISION


def is_ahead(revision: str) -> bool:
    """Whether a revision is of a newer release: the schema is migrated before the services are replaced."""
    return _NUMBER.fullmatch(revision) is not None and revision > NEWEST_REVISION


class ForeignSchema(CommandFailed):
    """The database belongs to another application that keeps its revision in a table of the same name."""


def require_own_schema(revision: str, *, has_log: bool) -> None:
    """Check by number and by `HAS_LOG_SQL` that a revision is ours. Raises ForeignSchema."""
    if not has_log or (revision not in _KNOWN_REVISIONS and not is_ahead(revision)):
        raise ForeignSchema(f"the database is another application's, at its revision {revision}")
