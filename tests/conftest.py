"""A real Postgres for all tests that want one: started once, from the wheel that the service uses.

With AUTOMA_TEST_DATABASE_URL it is another server, which lets in whoever comes without a password.
"""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path

import hypothesis
import pytest
import pytest_asyncio

from automa_ledger.embedded_postgres import run_embedded_postgres
from automa_ledger.migrator import migrate
from automa_ledger.store import Store, open_store
from automa_ledger.store.roles import SERVICE_ROLE, with_role
from tests.folders import make_enterable
from tests.server import Server

# How long an example takes says nothing on a machine that does other things too. A test has the same examples
# each time, so that it fails again for whoever looks into it; `make soak` and `make attack` try others.
EXPLORING = bool({"SOAK", "ATTACK"} & os.environ.keys())
hypothesis.settings.register_profile(
    "repeatable",
    deadline=None,
    derandomize=not EXPLORING,
    suppress_health_check=[hypothesis.HealthCheck.too_slow],
)
hypothesis.settings.load_profile("repeatable")


@pytest.fixture(scope="session", autouse=True)
def given_url() -> str | None:
    """The server that tests are to work with; it is no setting of the services that they start."""
    return os.environ.pop("AUTOMA_TEST_DATABASE_URL", None)


@pytest.fixture
def tmp_path(tmp_path: Path) -> Path:
    """A test's own folder, in which a Postgres can be."""
    return make_enterable(tmp_path)


@pytest.fixture(scope="session")
def server_url(given_url: str | None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The server's own database, with all rights."""
    if given_url is not None:
        yield given_url
        return
    with run_embedded_postgres(make_enterable(tmp_path_factory.mktemp("data"))) as url:
        yield url


@pytest.fixture(scope="session")
def new_database(server_url: str) -> Iterator[Callable[[], str]]:
    """Make an empty database, as often as it is called; the URL of it, with all rights."""
    server, numbers = Server(server_url), count(1)
    with ExitStack() as databases:
        yield lambda: databases.enter_context(server.database(f"test_{os.getpid()}_{next(numbers)}"))


@pytest.fixture(scope="session")
def database_url(new_database: Callable[[], str]) -> str:
    """A migrated database, with all rights. All tests share it: each plays games of its own."""
    url = new_database()
    migrate(url)
    return url


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def store(database_url: str) -> AsyncIterator[Store]:
    """The store of that database, as the service opens it."""
    async with open_store(with_role(database_url, SERVICE_ROLE), size=4) as opened:
        yield opened
