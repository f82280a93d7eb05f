"""A running service, and clients for it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import httpx2
import pytest
import pytest_asyncio

from tests.api.client import Player, begun
from tests.api.running import running


@pytest.fixture(scope="session")
def address(database_url: str) -> Iterator[str]:
    """The address of a service that all tests share."""
    with running(database_url) as url:
        yield url


@pytest_asyncio.fixture
async def http(address: str) -> AsyncIterator[httpx2.AsyncClient]:
    """A client without a token."""
    async with httpx2.AsyncClient(base_url=address, timeout=30) as client:
        yield client


@pytest_asyncio.fixture
async def game(http: httpx2.AsyncClient) -> Player:
    """The owner of a new solo game of the counter."""
    return await begun(http, setup={"target": 30})
