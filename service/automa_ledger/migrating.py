"""Bringing the database's schema to the revision that this version of the service works with."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from psycopg.errors import LockNotAvailable
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from automa_ledger import migrations
from automa_ledger.failed import Failed
from automa_ledger.schema import HAS_LOG, ForeignSchema, is_ahead, must_be_ours
from automa_ledger.store.session import ENCODING, DatabaseUnfit, must_be_fit, with_patience

MOST_TRIES = 10
RACED = "tuple concurrently updated"
MOST_SECONDS_TO_LOCK = 2  # a table: for so long everybody who wants to read it waits, too
SECONDS_BETWEEN = 5.0  # in which they do
IN_USE = "a table is in use for long, by a backup or a session that is in a transaction: try again behind it"
_LOCK = 0x6175746F6D61  # "automa": two that start at once migrate one after the other


class MigrationFailed(Failed):
    """The schema could not be brought to a revision; nothing has changed. The text says why."""


class _Raced(MigrationFailed):
    """Another transaction has changed the same row of a catalogue."""


class _InUse(MigrationFailed):
    """Another transaction has a table in use, and does not end."""


def migrate(database_url: str, target: str = "head") -> str | None:
    """Go up or down to a revision (`head` is the newest, `base` is none); the revision that was reached.

    A schema that a newer release has made stays as it is on the way to `head`; nobody else knows the way
    down from it. All of it is one transaction, which begins anew where another database of a cluster changes
    the account that they share at this moment, and after a pause where somebody has a table in use for long:
    whoever wants to read it would wait as long behind both. Raises MigrationFailed.
    """
    for _ in range(MOST_TRIES):
        try:
            return _migrated(database_url, target)
        except _Raced:
            continue
        except _InUse:
            time.sleep(SECONDS_BETWEEN)
    return _migrated(database_url, target)


def _migrated(database_url: str, target: str) -> str | None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    config.set_main_option("path_separator", "os")
    with _connected(database_url) as connection:
        connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        connection.execute(text(f"set local lock_timeout = '{MOST_SECONDS_TO_LOCK}s'"))
        config.attributes["connection"] = connection
        context = MigrationContext.configure(connection)
        scripts = ScriptDirectory.from_config(config)
        known = {each.revision for each in scripts.walk_revisions()}
        if target not in {"head", "base", *known}:
            raise MigrationFailed(f"there is no revision {target!r}")
        present = context.get_current_revision()
        if present is not None:
            must_be_ours(present, has_log=connection.execute(text(HAS_LOG)).scalar_one())
        if present is not None and is_ahead(present):
            if target == "head":
                return present
            raise MigrationFailed(f"the release that made revision {present} goes down from it, no older one")
        if _is_below(scripts, target, present):
            command.downgrade(config, target)
        else:
            command.upgrade(config, target)
        return context.get_current_revision()


@contextmanager
def _connected(database_url: str) -> Iterator[Connection]:
    def connect() -> psycopg.Connection:
        connection = psycopg.connect(with_patience(database_url), client_encoding=ENCODING)
        try:
            must_be_fit(connection.info)
        except DatabaseUnfit:
            connection.close()
            raise
        return connection

    engine = create_engine("postgresql+psycopg://", creator=connect, poolclass=NullPool)
    try:
        with engine.begin() as connection:
            yield connection
    except (CommandError, ForeignSchema) as error:
        raise MigrationFailed(str(error)) from error
    except DBAPIError as error:
        if isinstance(error.orig, LockNotAvailable):
            raise _InUse(IN_USE) from error
        text = str(error.orig).strip()
        raise (_Raced if RACED in text else MigrationFailed)(text) from error


def _is_below(scripts: ScriptDirectory, target: str, current: str | None) -> bool:
    if current is None or target in {"head", current}:
        return False
    return target == "base" or target in {
        each.revision for each in scripts.iterate_revisions(current, "base")
    }
