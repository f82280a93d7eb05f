"""A database of its own for each test of a command, and a service on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import httpx2
import pytest

from automa_ledger.migrator import migrate
from tests.api.running import running


@pytest.fixture
def url(new_database: Callable[[], str]) -> str:
    """A database whose games nobody else sees."""
    url = new_database()
    migrate(url)
    return url


@pytest.fixture
def http(url: str) -> Iterator[httpx2.Client]:
    """A client of a service on it, which takes logs of any length."""
    with (
        running(url, max_body_bytes=8 << 20) as address,
        httpx2.Client(base_url=address, timeout=60) as client,
    ):
        yield client
