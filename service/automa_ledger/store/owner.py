"""Connections as the owner of the tables: the service's own account may only read and insert."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

import psycopg

from automa_ledger.errors import CommandFailed
from automa_ledger.store.remedies import MIGRATE, NEEDS_OWNER, describe_failure
from automa_ledger.store.session import ENCODING, with_connect_timeout

OwnerConnection: TypeAlias = psycopg.Connection[tuple[Any, ...]]


@contextmanager
def connect_as_owner(url: str) -> Iterator[OwnerConnection]:
    """Open a connection for one command. Raises CommandFailed, without the URL in its text."""
    try:
        with psycopg.connect(
            with_connect_timeout(url),
            autocommit=True,
            application_name="automa-ledger owner",
            client_encoding=ENCODING,
        ) as connection:
            connection.execute("set default_transaction_isolation = 'read committed'")
            connection.execute("set timezone to 'UTC'")
            yield connection
    except (psycopg.errors.UndefinedTable, psycopg.errors.UndefinedFunction) as error:
        raise CommandFailed(f"the schema is older than this service: {MIGRATE}") from error
    except psycopg.errors.InsufficientPrivilege as error:
        raise CommandFailed(NEEDS_OWNER) from error
    except psycopg.Error as error:
        raise CommandFailed(f"the database cannot be used: {describe_failure(error)}") from error
