"""A client of a running service."""

from __future__ import annotations

from collections.abc import AsyncIterator

import httpx
import pytest_asyncio

from tests.api.running import running


@pytest_asyncio.fixture
async def http(database_url: str) -> AsyncIterator[httpx.AsyncClient]:
    """A client that has no game yet."""
    with running(database_url) as url:
        async with httpx.AsyncClient(base_url=url, timeout=30) as client:
            yield client
