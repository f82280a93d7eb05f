"""A running service for the clients and the examples, each of which is a program of its own."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import httpx2
import pytest

from tests.api.running import running
from tests.clients.programs import PYTHON

sys.path.insert(0, str(PYTHON))  # the tests use the Python client as it stands


@pytest.fixture(scope="session")
def address(database_url: str) -> Iterator[str]:
    """The address of a service that all clients share."""
    with running(database_url, max_body_bytes=1_048_576) as url:  # a whole log fits into a request
        yield url


@pytest.fixture
def http(address: str) -> Iterator[httpx2.Client]:
    """A client of that service, as a test itself speaks to it."""
    with httpx2.Client(base_url=address, timeout=30) as client:
        yield client
