"""Debian's chromium, started once, and one service, for all tests of pages."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page

from tests.api.running import running
from tests.browser.chromium import started
from tests.browser.tapping import PATIENCE


@pytest.fixture(scope="session")
def address(database_url: str) -> Iterator[str]:
    """The service that the pages come from."""
    with running(database_url) as url:
        yield url


@pytest_asyncio.fixture(scope="session")
async def chromium() -> AsyncIterator[Browser]:
    """The browser. `make test` installs it where it may."""
    async with started() as browser:
        yield browser


@pytest_asyncio.fixture
async def page(chromium: Browser) -> AsyncIterator[Page]:
    """An empty page of a browser that knows nothing yet."""
    context = await chromium.new_context()
    context.set_default_timeout(PATIENCE)
    yield await context.new_page()
    await context.close()


@pytest.fixture
def faults(page: Page) -> list[str]:
    """What goes wrong on the page; a test that opens it ends with nothing here."""
    found: list[str] = []
    page.on("pageerror", lambda error: found.append(str(error)))
    page.on("console", lambda said: found.append(said.text) if said.type == "error" else None)
    return found
