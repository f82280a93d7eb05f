"""Whether the database's schema is the one that this version of the service works with."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import LiteralString

import psycopg

from service.session import ENCODING

_KNOWN = sorted(
    each.name[:4] for each in (files("migrations") / "versions").iterdir() if each.name[0].isdigit()
)
_REVISION: LiteralString = "select max(version_num) from alembic_version"

NEWEST = _KNOWN[-1]

_NUMBER = re.compile("[0-9]{4}")


def present_revision(database_url: str) -> str | None:
    """The revision of the schema, None when there is no schema. Raises psycopg.Error."""
    with psycopg.connect(database_url, client_encoding=ENCODING) as connection:
        try:
            found = connection.execute(_REVISION).fetchone()
        except psycopg.errors.UndefinedTable:
            return None
    return found[0] if found else None


def is_behind(revision: str) -> bool:
    """Whether a schema at this revision is older than what this version of the service works with."""
    return revision in _KNOWN and revision != NEWEST


def is_ahead(revision: str) -> bool:
    """Whether a newer release has made it: the schema is migrated before the services are exchanged."""
    return _NUMBER.fullmatch(revision) is not None and revision > NEWEST


class ForeignSchema(Exception):  # noqa: N818 - says what is the case
    """Another application keeps its revision in the database, in a table of the same name."""


def must_be_ours(revision: str) -> None:
    """Raises ForeignSchema."""
    if revision not in _KNOWN and not is_ahead(revision):
        raise ForeignSchema(f"the database is another application's, at its revision {revision}")
