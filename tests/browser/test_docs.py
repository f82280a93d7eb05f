"""The documentation page in a real browser."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio
from playwright.async_api import Page, async_playwright

from service.games.rulesets import RULESETS
from service.http.calls.table import OPERATIONS
from tests.api.running import running

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="module")
def address(database_url: str) -> Iterator[str]:
    """A service for this page."""
    with running(database_url) as url:
        yield url


@pytest_asyncio.fixture
async def page() -> AsyncIterator[Page]:
    """A page of Debian's chromium, which `.ci/install-browser` installs."""
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.fail("chromium is not installed: apt-get install chromium")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield await browser.new_page()
        await browser.close()


async def test_the_page_draws_every_call_without_the_internet(page: Page, address: str) -> None:
    """All operations are listed, nothing is asked of another host, and no script fails."""
    asked: list[str] = []
    faults: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)

    await page.goto(f"{address}/docs")
    await page.wait_for_selector("details")
    drawn = await page.eval_on_selector_all("details", "all => all.map(one => one.id)")

    assert sorted(drawn) == sorted(operation.id for operation in OPERATIONS)
    assert {url for url in asked if not url.startswith(address)} == set()
    assert faults == []


async def test_a_call_can_be_tried_from_the_page(page: Page, address: str) -> None:
    """The form of a call sends it and shows the answer."""
    await page.goto(f"{address}/docs")
    await page.click("#listRulesets summary")
    await page.click("#listRulesets button")
    shown = page.locator("#listRulesets pre")
    await shown.filter(has_text="200").wait_for()

    answered = await shown.inner_text()
    assert all(f'"{name}"' in answered for name in RULESETS)
