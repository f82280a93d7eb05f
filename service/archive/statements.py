"""The SQL statements of the archive, for the owner of the tables."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from typing import Any

import psycopg

from service.store.session import ENCODING, with_patience

_FOLDER = files("service.archive") / "sql"


def _statement(name: str) -> bytes:
    return (_FOLDER / f"{name}.sql").read_bytes()


ADD_ARCHIVE = _statement("add_archive")
ADD_COMMIT = _statement("add_commit")
BEGUN_BEFORE = _statement("begun_before")
DELETE_ARCHIVE = _statement("delete_archive")
DELETE_COMMITS = _statement("delete_commits")
HEAD = _statement("head")
LOCK = _statement("lock")
LOG = _statement("log")
UNDELIVERED = _statement("undelivered")


class ArchiveUnavailable(Exception):  # noqa: N818 - says what is the case
    """The database cannot be worked with; the text says why, without its URL."""


@contextmanager
def connected(url: str) -> Iterator[psycopg.Connection[tuple[Any, ...]]]:
    """A connection as the owner of the tables. Raises ArchiveUnavailable."""
    try:
        with psycopg.connect(
            with_patience(url),
            autocommit=True,
            application_name="automa-ledger archive",
            client_encoding=ENCODING,
        ) as connection:
            connection.execute("set default_transaction_isolation = 'read committed'")
            yield connection
    except (psycopg.errors.UndefinedTable, psycopg.errors.UndefinedFunction) as error:
        raise ArchiveUnavailable("the schema is older than this service: run `automa migrate`") from error
    except psycopg.errors.InsufficientPrivilege as error:
        raise ArchiveUnavailable("logs are moved by the owner of the database, not by the service") from error
    except psycopg.Error as error:
        raise ArchiveUnavailable(f"the database cannot be used: {type(error).__name__}") from error
