"""A service that delivers webhooks to loopback, and a receiver there."""

from __future__ import annotations

import signal
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx2
import pytest
import pytest_asyncio

from automa_ledger.migrator import migrate
from tests.faults.processes import Service
from tests.webhooks.hooked import SETTINGS, Hooked, begun_hooked
from tests.webhooks.receiver import Receiver, receiving


@pytest.fixture(scope="session")
def receiver() -> Iterator[Receiver]:
    """A receiver that all tests share; each has paths of its own."""
    with receiving() as running:
        yield running


@pytest.fixture
def own_database(new_database: Callable[[], str]) -> str:
    """A migrated database that no other worker works on."""
    url = new_database()
    migrate(url)
    return url


@pytest.fixture
def serve(own_database: str, tmp_path: Path) -> Iterator[Callable[..., Service]]:
    """Start a service on a database of the test's own, as often as it is called; given are settings."""
    with ExitStack() as services:

        def start(**chosen: str) -> Service:
            service = Service(tmp_path, **(SETTINGS | {"database_url": own_database} | chosen))
            services.callback(service.discard)
            return service

        yield start


@pytest.fixture(scope="session")
def service(database_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A service that all tests share."""
    running = Service(tmp_path_factory.mktemp("service"), database_url=database_url, **SETTINGS)
    yield running
    running.end(signal.SIGTERM)


@pytest_asyncio.fixture
async def http(service: Service) -> AsyncIterator[httpx2.AsyncClient]:
    """A client of the shared service."""
    async with httpx2.AsyncClient(base_url=service.url, timeout=30) as client:
        yield client


@pytest_asyncio.fixture
async def hooked(http: httpx2.AsyncClient, receiver: Receiver, request: pytest.FixtureRequest) -> Hooked:
    """A game of Scythe with a hook of its own."""
    return await begun_hooked(http, receiver, f"/{request.node.name}")
