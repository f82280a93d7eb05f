"""The database of a command."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import NamedTuple

import psycopg

from automa_ledger.embedded_postgres import run_embedded_postgres
from automa_ledger.errors import OWNER_URL, CommandFailed
from automa_ledger.schema import NEWEST_REVISION, current_revision, is_ahead, is_behind
from automa_ledger.settings import Settings
from automa_ledger.store.pool import require_suitable_database
from automa_ledger.store.remedies import MIGRATE, SET_PASSWORD, describe_failure
from automa_ledger.store.roles import SERVICE_ROLE, with_role
from automa_ledger.store.session import UnsuitableDatabase

_log = logging.getLogger(__name__)


class ServiceDatabase(NamedTuple):
    """The URL of the service's account, and whether the database was away when it was checked."""

    url: str
    is_away: bool = False


def open_owner_database(settings: Settings) -> AbstractContextManager[str]:
    """The database URL of the tables' owner. Runs the embedded server meanwhile. Raises CommandFailed."""
    url = settings.owner_url or settings.database_url
    return run_embedded_postgres(settings.data_dir) if url is None else nullcontext(url)


def as_owner(settings: Settings, command: str) -> str:
    """How to call a command of the tables' owner: with its URL, unless the database is the embedded one."""
    is_embedded = settings.owner_url is None and settings.database_url is None
    return command if is_embedded else f"{OWNER_URL} {command}"


@contextmanager
def open_service_database(settings: Settings, *, may_be_away: bool = True) -> Iterator[ServiceDatabase]:
    """The database with the service's account, and with a schema that this release can use.

    The embedded database is migrated; any other is migrated by its operator, and may be away for now. Raises
    CommandFailed without a suitable schema, or if the service must not or cannot serve from it.
    """
    if settings.database_url is not None:
        is_away = not _is_suitable_database(settings.database_url, may_be_away=may_be_away)
        yield ServiceDatabase(settings.database_url, is_away)
        return
    if settings.owner_url is not None:
        raise CommandFailed(
            f"AUTOMA_DATABASE_URL is missing: the URL of the same database for {SERVICE_ROLE}; {SET_PASSWORD}"
        )
    with run_embedded_postgres(settings.data_dir) as url:
        migrate_if_outdated(url)
        yield ServiceDatabase(with_role(url, SERVICE_ROLE))


def migrate_if_outdated(url: str) -> None:
    """Migrate an embedded database that is older than this release. Raises CommandFailed."""
    revision = current_revision(url)
    if revision is not None and (revision == NEWEST_REVISION or is_ahead(revision)):
        return
    from automa_ledger.migrator import migrate  # noqa: PLC0415 - a slow import, rarely needed

    migrate(url)


def _is_suitable_database(url: str, *, may_be_away: bool) -> bool:
    """Whether the service can serve from it now; False while it is away. Raises CommandFailed."""
    try:
        revision = current_revision(url)
        if revision is None:
            raise CommandFailed(f"the database has no schema yet: {MIGRATE}")
        if is_behind(revision):
            raise CommandFailed(f"the database's schema is older than this service ({revision}): {MIGRATE}")
        asyncio.run(require_suitable_database(url))
    except UnsuitableDatabase as error:
        raise CommandFailed(str(error)) from error
    except psycopg.Error as error:
        if not may_be_away:
            raise CommandFailed(f"the database is away: {describe_failure(error)}") from error
        _log.warning("database_away", extra={"reason": describe_failure(error)})
        return False
    return True
