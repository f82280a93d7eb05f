"""Whether the database's schema is the one that this version of the service works with."""

from __future__ import annotations

from importlib.resources import files
from typing import LiteralString

import psycopg

from service.session import ENCODING

_KNOWN = sorted(
    each.name[:4] for each in (files("migrations") / "versions").iterdir() if each.name[0].isdigit()
)
_REVISION: LiteralString = "select max(version_num) from alembic_version"

NEWEST = _KNOWN[-1]


def present_revision(database_url: str) -> str | None:
    """The revision of the schema, None when there is no schema. Raises psycopg.Error."""
    with psycopg.connect(database_url, client_encoding=ENCODING) as connection:
        try:
            found = connection.execute(_REVISION).fetchone()
        except psycopg.errors.UndefinedTable:
            return None
    return found[0] if found else None


def is_behind(revision: str) -> bool:
    """Whether a schema at this revision is older than what this version of the service works with.

    A revision that is not known here is newer: the schema is migrated before the services are exchanged.
    """
    return revision in _KNOWN and revision != NEWEST
