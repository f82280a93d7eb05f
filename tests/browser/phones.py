"""Two phones at one table."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Browser

from tests.browser.tapping import Player, players
from tests.browser.test_table_scythe import begin


async def link_of(player: Player) -> str:
    """The link for another device of the player's."""
    await player.tap("menu", "menu-share", "share-own")
    await player.see("link")
    return (await player.text("link")).strip()


@asynccontextmanager
async def two_phones(chromium: Browser, address: str) -> AsyncIterator[tuple[Player, Player]]:
    """Two at the table of one game, on the human's turn: the second came by a link of the first."""
    async with players(chromium, address, 2) as (one, other):
        await begin(one)
        await other.page.goto(await link_of(one))
        await other.see("my-turn")
        await one.page.go_back()
        await one.see("my-turn")
        yield one, other
