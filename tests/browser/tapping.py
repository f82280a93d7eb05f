"""A player with a phone: every tap is counted."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Page, async_playwright

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class Player:
    """Plays by taps on what the page shows, found by the marks that it carries for tests."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.taps = 0
        self.faults: list[str] = []
        page.on("pageerror", lambda error: self.faults.append(str(error)))

    async def open(self, path: str = "/") -> None:
        """Go to an address of the service."""
        await self.page.goto(self.address + path)

    async def tap(self, *marks: str) -> None:
        """Tap one thing after another; each can be tapped in a second or two."""
        for mark in marks:
            name, _, option = mark.partition("=")
            within = f" [data-option='{option}']" if option else ""
            await self.page.locator(f"[data-test='{name}']{within}").first.tap(timeout=10_000)
            self.taps += 1

    async def see(self, *names: str) -> str:
        """Wait for any of some things; the one that came."""
        await self.page.wait_for_selector(", ".join(f"[data-test={name}]" for name in names), timeout=10_000)
        shown = [name for name in names if await self.page.locator(f"[data-test={name}]").count()]
        return shown[0]

    async def text(self, name: str) -> str:
        """What something says."""
        return await self.page.locator(f"[data-test={name}]").first.inner_text()

    async def card(self) -> str | None:
        """What the card of the Automa's turn says; None without one."""
        said: str | None = await self.page.evaluate(
            "document.querySelector('[data-test=card]')?.innerText ?? null"
        )
        return said

    def counted(self) -> int:
        """The taps since the last time."""
        taps, self.taps = self.taps, 0
        return taps


@asynccontextmanager
async def players(address: str, count: int = 1, language: str = "en") -> AsyncIterator[list[Player]]:
    """Some players, each with a phone of their own."""
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.fail("chromium is not installed: apt-get install chromium")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        made = []
        for _ in range(count):
            context = await browser.new_context(
                viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale=language
            )
            made.append(Player(await context.new_page(), address))
        yield made
        await browser.close()
        assert [fault for player in made for fault in player.faults] == []
