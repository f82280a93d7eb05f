"""Two phones play at one table at once: no turn is lost, and none told twice."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import Browser, Route, expect

from tests.browser.phones import two_phones
from tests.browser.tapping import Player

pytestmark = pytest.mark.slow

TAPPED_AT_ONCE = """() => new Promise((resolve) => {
  const came = () => {
    const button = document.querySelector("[data-test=automa]");
    if (!button) return;
    watched.disconnect();
    requestAnimationFrame(() => {
      button.scrollIntoView({ block: "center" });
      const { x, y, width, height } = button.getBoundingClientRect();
      resolve(button.contains(document.elementFromPoint(x + width / 2, y + height / 2)));
    });
  };
  const watched = new MutationObserver(came);
  watched.observe(document.body, { childList: true, subtree: true });
})"""
"""Whether a tap meets the button for the Automa's turn in the frame in which it comes."""


async def test_two_phones_at_one_game_see_each_other_s_steps(chromium: Browser, address: str) -> None:
    """What one tells is on the other within moments: by its commits, whose story is not asked for again.

    A tap that was meant for what stood there until then does nothing.
    """
    async with two_phones(chromium, address) as (one, other):
        other.asked.clear()
        tapped_at_once = asyncio.ensure_future(other.page.evaluate(TAPPED_AT_ONCE))
        await one.tap("end-turn")
        assert await tapped_at_once is False
        await other.see("automa")
        await one.tap("automa")
        await one.see("card")
        await other.see("card")
        assert not [url for url in other.asked if "/commits" in url]


async def test_a_phone_that_was_lost_is_shut_out(chromium: Browser, address: str) -> None:
    """Its token is revoked on the settings screen: what it tells is refused, and it says so at once."""
    async with two_phones(chromium, address) as (one, other):
        one.page.on("dialog", lambda asked: asked.accept())
        await one.tap("menu", "menu-settings", "revoke")
        await other.see("problem")
        await expect(one.page.locator("[data-test=tokens] li")).to_have_count(1)

        await other.tap("end-turn")
        await other.see("problem")
        await one.page.go_back()
        assert await one.see("my-turn") == "my-turn"
        assert (await one.state())["turn"] == "human"


async def test_a_conflict_is_shown_and_nothing_is_dropped_unasked(chromium: Browser, address: str) -> None:
    """A turn told while the game went on elsewhere waits until the player says what becomes of it."""
    async with two_phones(chromium, address) as (one, other):
        await other.tell_offline("end-turn")
        await one.tap("end-turn")
        await one.see("automa")
        await other.page.context.set_offline(offline=False)

        await other.see("conflict")
        await other.touch("[data-test=conflict] button:last-of-type")
        await other.see("automa")
        await expect(other.page.locator("[data-test=conflict]")).to_have_count(0)


async def test_a_step_of_another_phone_while_this_one_is_sending(chromium: Browser, address: str) -> None:
    """Before the service has the turn: it waits, is shown, and told once. After that: both stand."""
    async with two_phones(chromium, address) as (one, other):
        asked, going = asyncio.Event(), asyncio.Event()

        async def on_its_way(route: Route) -> None:
            asked.set()
            await going.wait()
            await route.continue_()

        await other.between("**/turns", on_its_way, times=1)
        await other.touch("[data-test=coins] button:last-of-type")
        await other.tap("end-turn")
        await asked.wait()
        await gain_power(one)
        going.set()
        await other.see("conflict")
        assert "gone on elsewhere" in await other.text("conflict")
        await other.touch("[data-test=conflict] button")
        await other.see("automa")
        crimea = (await other.state())["players"][0]
        assert (crimea["coins"], crimea["power"]) == (8, 6)

        answered, shown = asyncio.Event(), asyncio.Event()

        async def on_its_way_back(route: Route) -> None:
            answer = await route.fetch()
            answered.set()
            await shown.wait()
            await route.fulfill(response=answer)

        await other.between("**/automa-turn", on_its_way_back, times=1)
        await other.tap("automa")
        await answered.wait()
        await one.see("card")
        await one.hear()
        await one.tap("end-turn")
        await one.see("automa")
        shown.set()
        await other.see("card")
        told = [each["type"] for each in await other.commands()]
        assert told == ["begin", "gain", "turn", "automa_turn", "turn"]


async def gain_power(player: Player) -> None:
    """What is told with another app, for the same seat."""
    game = await player.kept("games")
    told = await player.page.request.post(
        f"{player.address}/v1/games/{game['id']}/actions",
        headers={"Authorization": f"Bearer {game['token']}", "If-Match": "*"},
        data={"type": "gain", "power": 1},
    )
    assert told.ok
