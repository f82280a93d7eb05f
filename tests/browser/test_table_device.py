"""A device that is full, or was asleep."""

from __future__ import annotations

from playwright.async_api import Browser

from tests.browser.shelf import CLOSED, CONNECTIONS, FULL
from tests.browser.tapping import players
from tests.browser.test_table_scythe import begin


async def test_a_full_device_loses_no_turn(chromium: Browser, address: str) -> None:
    """What it cannot keep is said, and told all the same; without a network, while the page stays open."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.page.evaluate(FULL)
        await player.page.locator("[data-test=coins] button").last.tap()
        await player.page.wait_for_selector(".trouble")
        assert "full" in await player.page.inner_text(".trouble")
        await player.page.context.set_offline(offline=True)
        await player.tap("end-turn")
        await player.see("away")
        assert "stays open" in await player.text("away")

        await player.page.context.set_offline(offline=False)
        await player.see("automa")
        assert (await player.state())["players"][0]["coins"] == 8


async def test_a_device_that_was_asleep_keeps_on_keeping(chromium: Browser, address: str) -> None:
    """Its browser has closed the page's way to what is kept: there is another, and no turn is lost."""
    async with players(chromium, address) as (player,):
        await player.page.add_init_script(CONNECTIONS)
        await begin(player)
        await player.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        await player.page.evaluate(CLOSED)
        await player.page.context.set_offline(offline=True)
        await player.tap("end-turn")
        await player.see("away")
        assert "kept" in await player.text("away")

        await player.page.reload()
        await player.see("away")
        await player.page.context.set_offline(offline=False)
        await player.see("automa")


async def test_no_game_is_begun_that_the_device_cannot_keep(chromium: Browser, address: str) -> None:
    """Nobody could open it again: its token would be lost with the page."""
    async with players(chromium, address) as (player,):
        await player.open("/#/new/scythe")
        await player.tap("mine=crimea", "mat=agricultural", "opponent=nordic")
        await player.page.evaluate(FULL)
        await player.tap("begin")
        await player.see("trouble-close")
        assert "full" in await player.text("trouble")
        assert f"{address}/v1/games" not in player.asked
