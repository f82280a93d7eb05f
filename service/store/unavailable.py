"""The database cannot answer now."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import psycopg


class StoreUnavailable(Exception):  # noqa: N818 - says what is the case
    """The database cannot be reached or refuses to work for now; worth trying again.

    Whether an append took place is not known: only a request with an idempotency key is safe to repeat.
    The text names the kind of failure and never a connection string.
    """


@contextmanager
def unavailability() -> Iterator[None]:
    """Raise StoreUnavailable for what psycopg says of a lost, refused or exhausted connection."""
    try:
        yield
    except (psycopg.OperationalError, psycopg.InterfaceError) as error:
        raise StoreUnavailable(f"{type(error).__name__} {error.sqlstate or ''}".rstrip()) from error
