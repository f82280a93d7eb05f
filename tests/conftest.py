"""A real Postgres for all tests that want one: started once, from the wheel that the service uses."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from itertools import count

import hypothesis
import psycopg
import pytest
import pytest_asyncio
from psycopg.conninfo import conninfo_to_dict

from service.embedded import embedded_postgres
from service.migrating import migrate
from service.store import Store, opened_store
from service.store.accounts import SERVICE, url_of, with_account

# How long an example takes says nothing on a machine that does other things too.
hypothesis.settings.register_profile("untimed", deadline=None)
hypothesis.settings.load_profile("untimed")


@pytest.fixture(scope="session")
def server_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The server's own database, with all rights."""
    with embedded_postgres(tmp_path_factory.mktemp("data")) as url:
        yield url


@pytest.fixture(scope="session")
def new_database(server_url: str) -> Callable[[], str]:
    """Make an empty database, as often as it is called; the URL of it, with all rights."""
    numbers = count(1)

    def create() -> str:
        name = f"test_{next(numbers)}"
        with psycopg.connect(server_url, autocommit=True) as connection:
            connection.execute(f"create database {name}".encode())
        return url_of({**conninfo_to_dict(server_url), "dbname": name})

    return create


@pytest.fixture(scope="session")
def database_url(new_database: Callable[[], str]) -> str:
    """A migrated database, with all rights. All tests share it: each plays games of its own."""
    url = new_database()
    migrate(url)
    return url


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def store(database_url: str) -> AsyncIterator[Store]:
    """The store of that database, as the service opens it."""
    async with opened_store(with_account(database_url, SERVICE), size=4) as opened:
        yield opened
