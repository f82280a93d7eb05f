"""The database that a service starts with."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from service.cli.database import prepare
from service.cli.failed import Failed
from service.migrating import is_behind, migrate, present_revision
from service.store import StoreUnavailable, opened_store


def test_a_service_does_not_start_on_a_schema_that_is_too_old(new_database: Callable[[], str]) -> None:
    """Nor on none; it says what to run. On the newest it starts, and one of its own it migrates itself."""
    url = new_database()
    with pytest.raises(Failed, match="no schema yet: run `automa migrate`"):
        prepare(url, own=False)
    migrate(url, "0001")
    with pytest.raises(Failed, match=r"older than this service \(0001\): run `automa migrate`"):
        prepare(url, own=False)
    prepare(url, own=True)
    assert present_revision(url) not in {None, "0001"}
    prepare(url, own=False)


def test_a_schema_that_is_not_known_here_is_newer() -> None:
    """Services go on while the schema is migrated for those that will replace them."""
    assert is_behind("0001")
    assert not is_behind("9999")


async def test_a_table_that_is_missing_makes_the_store_unavailable(new_database: Callable[[], str]) -> None:
    """A call that needs it is refused and may be tried again: 503, and no fault."""
    url = new_database()
    migrate(url, "0001")
    async with opened_store(url, size=1, wait=5) as store:
        with pytest.raises(StoreUnavailable, match="not been migrated"):
            await store.pack(bytes(32))
