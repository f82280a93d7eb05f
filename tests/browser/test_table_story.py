"""Time travel on the table page: the board as it was, back to it, another game from it, a link to it."""

from __future__ import annotations

from playwright.async_api import Browser, expect

from tests.browser.tapping import players
from tests.browser.test_table_scythe import begin

STRUCK = "one => getComputedStyle(one).textDecorationLine"
WORKER = "#human-worker-1[data-place='{}']"


async def test_the_slider_shows_the_board_as_it_was_and_leads_back_there(
    chromium: Browser, address: str
) -> None:
    """What was taken back is struck through; a link shows the moment to another, a fork goes on from it.

    The link takes nothing from an owner who follows it.
    """
    async with players(chromium, address, 2) as (player, other):
        await begin(player)
        await player.tap("piece-worker-r6c3")
        await player.choose("place", "r6c4")
        await player.tap("end-turn")
        await player.see("automa")

        game = player.page.url
        await player.page.goto(f"{game}/story")
        await player.see("story")
        await player.page.wait_for_selector(WORKER.format("r6c4"))
        assert "turn 1" in await player.text("story")
        slider = player.page.locator("[data-test=slider]")
        await slider.press("Home")
        await player.page.wait_for_selector(WORKER.format("r6c3"))
        await expect(slider).to_have_value("0")

        await player.tap("share", "share-spectator")
        await player.see("link")
        assert "this device alone" in await player.text("this-device")
        link = await player.text("link")
        await other.page.goto(link)
        await other.page.wait_for_selector(WORKER.format("r6c3"))
        await expect(other.page.locator("[data-test=slider]")).to_have_value("0")
        token = link.split("/")[-2]
        assert not any(token in url for url in player.asked + other.asked), "it reaches no server's log"

        await player.page.goto(link)  # an owner stays one, who follows a spectator's link
        await player.see("slider")
        await slider.press("Home")
        await player.tap("go-back")
        await player.see("my-turn")
        assert "r6c3" in (await player.state())["players"][0]["workers"]

        await player.page.goto(f"{game}/story")
        undone = player.page.locator("[data-test=story] .undone button")
        await undone.first.wait_for()
        assert await undone.first.evaluate(STRUCK) == "line-through"
        await undone.first.tap()
        await player.page.wait_for_selector(WORKER.format("r6c4"))
        await player.tap("fork")
        await player.see("automa")
        assert player.page.url != game
        assert "r6c4" in (await player.state())["players"][0]["workers"]


async def test_a_moment_of_taking_back_is_the_one_that_it_led_to(chromium: Browser, address: str) -> None:
    """The game can be played on from there, and go back there, as from any other."""
    async with players(chromium, address, 1) as (player,):
        await begin(player)
        for place in ("r6c4", "r6c2"):
            await player.tap("piece-worker-r6c3")
            await player.choose("place", place)
            await player.tap("end-turn")
            await player.see("automa")
            if place == "r6c4":
                await player.tap("undo")
                await player.see("my-turn")

        game = player.page.url
        await player.page.goto(f"{game}/story")
        await player.see("slider")
        taken_back = player.page.locator("[data-test=slider]")
        await taken_back.press("End")
        await taken_back.press("ArrowLeft")
        await player.page.wait_for_selector(WORKER.format("r6c3"))
        await player.tap("go-back")
        await player.see("my-turn")
        assert "r6c3" in (await player.state())["players"][0]["workers"]
