"""Tabs that nobody sees: a browser has few connections to a service, and those are for who plays."""

from __future__ import annotations

import httpx2
import pytest
from playwright.async_api import Browser

from tests.api.running import running
from tests.browser.phones import two_phones
from tests.browser.tapping import Player, players
from tests.browser.test_table_scythe import begin
from tests.waiting import until

pytestmark = pytest.mark.slow

TURNED = """(state) => {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
"""What a browser does when a tab is left or looked at again."""
CONNECTIONS = 6  # of a browser to one service


async def watched(address: str, wanted: int) -> None:
    """Wait until so many pages listen to their game."""
    told = f"\nautoma_stream_listeners {wanted}.0\n"
    await until(lambda: told in httpx2.get(f"{address}/metrics").text)


async def test_a_page_listens_while_it_is_seen(chromium: Browser, database_url: str) -> None:
    """And takes over what has happened as soon as it is looked at again."""
    with running(database_url) as address:
        async with two_phones(chromium, address) as (one, other):
            await watched(address, 2)
            await other.page.evaluate(TURNED, "hidden")
            await watched(address, 1)
            await one.tap("end-turn")
            await one.see("automa")
            await other.page.evaluate(TURNED, "visible")
            await other.see("automa")
            await watched(address, 2)


async def test_as_many_tabs_as_a_browser_has_connections_are_told_by_one(
    chromium: Browser, database_url: str
) -> None:
    """All but the last are in the background."""
    with running(database_url) as address:
        async with players(chromium, address) as (player,):
            await begin(player)
            where = player.page.url
            tabs = [player]
            for _ in range(CONNECTIONS):
                await tabs[-1].page.evaluate(TURNED, "hidden")
                tabs.append(Player(await player.page.context.new_page(), address))
                await tabs[-1].page.goto(where)
                await tabs[-1].see("my-turn")
            await tabs[-1].tap("end-turn")
            await tabs[-1].see("automa")
