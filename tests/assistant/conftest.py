"""A running service for assistants."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.api.running import running


@pytest.fixture(scope="session")
def address(database_url: str) -> Iterator[str]:
    """Its address."""
    with running(database_url) as url:
        yield url
