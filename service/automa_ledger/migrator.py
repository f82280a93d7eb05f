"""Migrating the database's schema to the revision that this release needs."""

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
from automa_ledger.errors import CommandFailed
from automa_ledger.schema import HAS_LOG_SQL, ForeignSchema, is_ahead, require_own_schema
from automa_ledger.store.remedies import describe_failure
from automa_ledger.store.session import (
    ENCODING,
    UnsuitableDatabase,
    require_session_parameters,
    with_connect_timeout,
)

MAX_ATTEMPTS = 10
CONCURRENT_UPDATE_MESSAGE = "tuple concurrently updated"
LOCK_TIMEOUT_SECONDS = 2  # waiting for a table's lock blocks its readers too
RETRY_SECONDS = 5.0  # readers run meanwhile
TABLE_IN_USE_MESSAGE = (
    "a table is in use for long, by a backup or a session that is in a transaction: try again after it"
)
_ADVISORY_LOCK_ID = 0x6175746F6D61  # "automa": concurrent migrations run one after the other


class MigrationFailed(CommandFailed):
    """A migration failed and changed nothing. The text says why."""


class _ConcurrentUpdate(MigrationFailed):
    """Another transaction changed the same catalogue row."""


class _TableInUse(MigrationFailed):
    """Another long transaction is using a table."""


def migrate(database_url: str, target: str = "head") -> str | None:
    """Migrate up or down to a revision (`head` is the newest, `base` is none). Return the revision reached.

    With `head`, a schema of a newer release stays as it is; only that release can downgrade it. Everything
    runs in one transaction. It is retried at once if another database of the cluster changes the shared
    account, and after a pause if a table stays in use, so that readers are not blocked for long. Raises
    MigrationFailed.
    """
    for _ in range(MAX_ATTEMPTS):
        try:
            return _migrate_once(database_url, target)
        except _ConcurrentUpdate:
            continue
        except _TableInUse:
            time.sleep(RETRY_SECONDS)
    return _migrate_once(database_url, target)


def _migrate_once(database_url: str, target: str) -> str | None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    config.set_main_option("path_separator", "os")
    with _begin_transaction(database_url) as connection:
        connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": _ADVISORY_LOCK_ID})
        connection.execute(text(f"set local lock_timeout = '{LOCK_TIMEOUT_SECONDS}s'"))
        config.attributes["connection"] = connection
        context = MigrationContext.configure(connection)
        scripts = ScriptDirectory.from_config(config)
        known = {each.revision for each in scripts.walk_revisions()}
        if target not in {"head", "base", *known}:
            raise MigrationFailed(f"there is no revision {target!r}")
        current = context.get_current_revision()
        if current is not None:
            require_own_schema(current, has_log=connection.execute(text(HAS_LOG_SQL)).scalar_one())
        if current is not None and is_ahead(current):
            if target == "head":
                return current
            raise MigrationFailed(f"the release that made revision {current} goes down from it, no older one")
        if _is_downgrade(scripts, target, current):
            command.downgrade(config, target)
        else:
            command.upgrade(config, target)
        return context.get_current_revision()


@contextmanager
def _begin_transaction(database_url: str) -> Iterator[Connection]:
    def connect() -> psycopg.Connection:
        connection = psycopg.connect(with_connect_timeout(database_url), client_encoding=ENCODING)
        try:
            require_session_parameters(connection.info)
        except UnsuitableDatabase:
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
            raise _TableInUse(TABLE_IN_USE_MESSAGE) from error
        text = describe_failure(error.orig) if isinstance(error.orig, psycopg.Error) else str(error.orig)
        raise (_ConcurrentUpdate if CONCURRENT_UPDATE_MESSAGE in text else MigrationFailed)(text) from error


def _is_downgrade(scripts: ScriptDirectory, target: str, current: str | None) -> bool:
    if current is None or target in {"head", current}:
        return False
    return target == "base" or target in {
        each.revision for each in scripts.iterate_revisions(current, "base")
    }
