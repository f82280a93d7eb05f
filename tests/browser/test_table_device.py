"""A device that is full, or was asleep."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, expect

from tests.browser.shelf import CLOSED, CONNECTIONS, FULL, ROOM
from tests.browser.tapping import players
from tests.browser.test_table_late import HUMANS, invited
from tests.browser.test_table_scythe import begin
from tests.browser.test_table_seats import AUTOMAS, begun

pytestmark = pytest.mark.slow

NEXT_VERSION = """() => new Promise((resolve) => {
  const said = [];
  const opening = indexedDB.open("automa", 2);
  opening.onblocked = () => resolve([...said, "blocked"]);
  opening.onupgradeneeded = () => said.push("upgrade");
  opening.onsuccess = () => resolve([...said, "open"]);
})"""
SEEN_AGAIN = "document.dispatchEvent(new Event('visibilitychange'))"


async def test_a_full_device_loses_no_turn(chromium: Browser, address: str) -> None:
    """What it cannot keep is said, and told all the same; without a network, while the page stays open."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.page.evaluate(FULL)
        await player.page.locator("[data-test=coins] button").last.tap()
        await player.page.wait_for_selector(".trouble")
        assert "full" in await player.page.inner_text(".trouble")
        await player.tell_offline("end-turn")
        assert "stays open" in await player.text("away")

        await player.page.context.set_offline(offline=False)
        await player.see("automa")
        assert (await player.state())["players"][0]["coins"] == 8


async def test_what_a_full_device_has_not_kept_stays_on_the_page(chromium: Browser, address: str) -> None:
    """Whoever looks away to free space finds each tap where it was; it is kept once there is room."""
    async with players(chromium, address) as (player,):
        await begin(player)
        more = player.page.locator("[data-test=my-turn] [data-test=coins] button").last
        await more.tap()
        await player.kept("drafts")
        await player.page.evaluate(FULL)
        await more.tap()
        await player.page.wait_for_selector(".trouble")
        shown = player.page.locator("[data-test=my-turn] [data-test=coins] output")
        coins = await shown.inner_text()
        await player.page.evaluate(SEEN_AGAIN)
        await player.page.wait_for_timeout(500)
        assert await shown.inner_text() == coins

        await player.page.evaluate(ROOM)
        await player.page.evaluate(SEEN_AGAIN)
        await expect(player.page.locator(".trouble")).to_have_count(0)
        await player.reload()
        await expect(shown).to_have_text(coins)


async def test_a_device_that_was_asleep_keeps_on_keeping(chromium: Browser, address: str) -> None:
    """Its browser has closed the page's way to what is kept: there is another, and no turn is lost."""
    async with players(chromium, address) as (player,):
        await player.page.add_init_script(CONNECTIONS)
        await begin(player)
        await player.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        await player.page.evaluate(CLOSED)
        await player.tell_offline("end-turn")
        assert "kept" in await player.text("away")

        await player.reload()
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


async def test_a_page_lets_a_later_one_change_what_is_kept(chromium: Browser, address: str) -> None:
    """It is open in another tab: of a release with another version of the store, say."""
    async with players(chromium, address) as (player,):
        await begin(player)
        later = await player.page.context.new_page()
        await later.goto(f"{address}/icon.svg")
        assert await later.evaluate(NEXT_VERSION) == ["upgrade", "open"]


async def test_a_full_device_keeps_the_game_that_it_has(chromium: Browser, address: str) -> None:
    """Though a link leads to it by another seat: which can be tried again, once there is room."""
    async with players(chromium, address) as (player,):
        player.page.on("dialog", lambda asked: asked.accept())
        game = await begun(address, *HUMANS, AUTOMAS[1])
        anna, bob = [await invited(address, game, role="player", seat=seat) for seat in ("anna", "bob")]
        await player.open(f"/#/join/{game['game']}/{anna}")
        before = await player.kept("games", game["game"])
        await player.page.evaluate(FULL)
        await player.page.evaluate(f"location.hash = '#/join/{game['game']}/{bob}'")
        await player.see("try-again")
        assert (await player.kept("games", game["game"]))["token"] == before["token"]

        await player.page.evaluate(ROOM)
        await player.tap("try-again")
        await expect(player.page.locator("[data-test=not-yet]")).to_have_count(0)
        assert (await player.kept("games", game["game"], token=bob))["token"] == bob
