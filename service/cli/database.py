"""The database that a command works with."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from service.cli.failed import Failed
from service.embedded import EmbeddedFailed, embedded_postgres
from service.migrating import MigrationFailed, is_behind, migrate, present_revision
from service.settings import Settings


@contextmanager
def database(settings: Settings) -> Iterator[str]:
    """The URL of the configured database, or of our own, which runs as long as it is used. Raises Failed."""
    if settings.database_url is not None:
        yield settings.database_url
        return
    try:
        with embedded_postgres(settings.data_dir) as url:
            yield url
    except EmbeddedFailed as error:
        raise Failed(str(error)) from error


def prepare(url: str, *, own: bool) -> None:
    """Migrate a database of our own; another one is its operator's to migrate, and may be away for now.

    Raises Failed for one without a schema, or with one that is too old.
    """
    if own:
        migrate(url)
        return
    try:
        revision = present_revision(url)
    except MigrationFailed:
        return
    if revision is None:
        raise Failed("the database has no schema yet: run `automa migrate` once")
    if is_behind(revision):
        raise Failed(f"the database's schema is older than this service ({revision}): run `automa migrate`")
