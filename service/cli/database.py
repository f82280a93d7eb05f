"""The database that a command works with."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from service.cli.failed import Failed
from service.embedded import EmbeddedFailed, embedded_postgres
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
