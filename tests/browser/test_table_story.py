"""Time travel on the table page: the board as it was, back to it, another game from it, a link to it."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, Locator, expect

from tests.browser.tapping import Player, a_real_card_is_asked_for, players
from tests.browser.test_table_scythe import begin, hear

STRUCK = "one => getComputedStyle(one).textDecorationLine"
IN_SIGHT = """(line) => {
  const { top, bottom } = line.getBoundingClientRect();
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  const [board, foot] = [box(".board"), box(".stick")];
  return top >= board.bottom && bottom <= foot.top;
}"""
WORKER = "#human-worker-1[data-place='{}']"


def now(player: Player) -> Locator:
    """The line of the step that is shown."""
    return player.page.locator("[data-test=story] [aria-current]")


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
        await expect(now(player)).to_have_text("1CYou: Worker D7 → E7")
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
        await player.tap("from-here", "go-back")
        await player.see("my-turn")
        assert "r6c3" in (await player.state())["players"][0]["workers"]

        await player.page.goto(f"{game}/story")
        assert await player.text("gone") == "Taken back: 1 turn"
        undone = player.page.locator("[data-test=story] .undone button")
        await expect(undone).to_have_count(0)
        await player.unfold("gone")
        assert await undone.first.evaluate(STRUCK) == "line-through"
        await undone.first.tap()
        await player.page.wait_for_selector(WORKER.format("r6c4"))
        await player.tap("from-here", "fork")
        await player.see("automa")
        assert player.page.url != game
        assert "r6c4" in (await player.state())["players"][0]["workers"]


async def test_the_replay_goes_step_by_step_with_its_arrow(chromium: Browser, address: str) -> None:
    """By taps and by arrow keys; the present step is in sight above the buttons, its piece under an arrow.

    What was taken back is no step, and no line of the story speaks of versions.
    """
    async with players(chromium, address) as (player,):
        await begin(player)
        for place in ("r6c4", "r6c2"):
            await player.tap("piece-worker-r6c3")
            await player.choose("place", place)
            await player.tap("end-turn")
            await player.see("automa")
            if place == "r6c4":
                await player.tap("undo")
                await player.see("taken-back")
                await player.page.wait_for_timeout(700)  # two taps within a moment count once
                await player.tap("undo=step")  # it came back to be mended
        await hear(player)

        await player.page.goto(f"{player.page.url}/story")
        await player.see("slider")
        steps = int(await player.page.get_attribute("[data-test=slider]", "max") or 0)
        assert steps >= 2
        assert await player.page.is_disabled("[data-test=one-on]")
        for step in range(steps - 1, -1, -1):
            await player.tap("one-back")
            await expect(player.page.locator("[data-test=slider]")).to_have_value(str(step))
        await player.page.wait_for_selector(WORKER.format("r6c3"))
        assert await player.page.is_disabled("[data-test=one-back]")
        await player.page.keyboard.press("ArrowRight")
        await player.page.wait_for_selector(WORKER.format("r6c2"))
        await player.page.wait_for_selector("path.mark-arrow")
        await expect(now(player)).to_have_text("1CYou: Worker D7 → C7")
        assert await now(player).evaluate(IN_SIGHT)
        await player.page.keyboard.press("End")
        await expect(player.page.locator("[data-test=slider]")).to_have_value(str(steps))
        assert await now(player).evaluate(IN_SIGHT)
        assert "ersion" not in await player.text("story")


@pytest.mark.slow
async def test_the_desktop_plays_the_story_and_says_why(chromium: Browser, address: str) -> None:
    """From the first step to the last by itself; beside the list stand the figures of that moment."""
    page = await chromium.new_page(viewport={"width": 1280, "height": 800}, has_touch=True)
    player = Player(page, address)
    await a_real_card_is_asked_for(player)
    await player.tap("number=7")
    await player.hear()
    await page.goto(f"{page.url}/story")
    await player.tap("why")
    await player.see("reasons")
    await player.tap("first-step")
    await expect(page.locator("[data-test=strip-automa]")).to_contain_text("Power: 4")
    await player.tap("play")
    await expect(page.locator("[data-test=last-step]")).to_be_disabled()
    await expect(page.get_by_role("button", name="Play", exact=True)).to_be_disabled()
    await page.close()
