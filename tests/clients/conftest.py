"""A running service for the clients and the examples, each of which is a program of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.api.running import running


@pytest.fixture(scope="session")
def address(database_url: str) -> Iterator[str]:
    """The address of a service that all clients share."""
    with running(database_url, max_body_bytes=1_048_576) as url:  # a whole log fits into a request
        yield url
