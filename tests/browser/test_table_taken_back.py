"""What a phone takes back, and what it brings back again."""

from __future__ import annotations

from playwright.async_api import Browser, expect

from tests.browser.tapping import Player, players
from tests.browser.test_table_scythe import TWICE, begin, hear

THRICE = """async () => {
  const tap = () => document.querySelector("[data-test=undo]").click();
  for (const _ of [1, 2]) tap();
  while (!document.querySelector("[data-test=taken-back]")) await new Promise(requestAnimationFrame);
  tap();
}"""
"""Two taps at once, and one as soon as the first one is told."""


async def mine(player: Player, what: str) -> int:
    """A figure of the human's, as the service tells it."""
    figure: int = next(one[what] for one in (await player.state())["players"] if one["kind"] == "human")
    return figure


async def test_a_double_tap_takes_back_one_turn(chromium: Browser, address: str) -> None:
    """Of two turns that were told the first one stays, and the story has one way back."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.tap("end-turn")
        await player.see("automa")
        await hear(player)
        await player.tap("end-turn")
        await player.see("automa")
        await player.page.evaluate(THRICE)
        await player.see("my-turn")
        told = [each["type"] for each in await player.commands()]
        assert told == ["begin", "turn", "automa_turn", "turn", "goto"]


async def test_what_was_taken_back_can_be_had_again(chromium: Browser, address: str) -> None:
    """One tap takes back both turns and says so; one more, in the bar or the menu, brings them back.

    The menu has all that was taken back, one after the other, until something else is told.
    """
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.tap("end-turn")
        await hear(player)
        await player.see("my-turn")
        await player.tap("guided", "deed-bolster", "bolster-power", "end-turn")
        await player.see("automa")
        await hear(player)
        await player.see("my-turn")
        power = await mine(player, "power")
        for again in (["redo"], ["menu", "menu-redo"]):
            await player.tap("undo")
            await player.see("taken-back")
            assert "the Automa's turn and mine" in await player.text("taken-back")
            assert await mine(player, "power") == power - 2
            await player.tap(*again)
            await expect(player.page.locator("[data-test=taken-back]")).to_have_count(0)
            assert await mine(player, "power") == power
            await player.see("my-turn")  # the Automa's steps are not told again
            await player.page.wait_for_timeout(700)  # two taps within a moment count once
        await player.tap("undo=both")
        await player.see("taken-back")
        await player.page.wait_for_timeout(700)
        await player.tap("undo=step", "undo=both")
        await player.see("taken-back")
        await player.page.wait_for_timeout(700)
        await expect(player.page.locator("[data-test=undo]")).to_be_disabled()
        await player.reload()
        for brought in (power - 2, power):
            await player.tap("menu", "menu-redo")
            await player.see("my-turn")
            assert await mine(player, "power") == brought
        await player.tap("menu")
        await player.see("menu-story")
        await expect(player.page.locator("[data-test=menu-redo]")).to_have_count(0)
        await player.page.keyboard.press("Escape")
        await player.tap("undo")
        await player.see("taken-back")
        await player.tap("end-turn")
        await player.see("automa")
        await player.tap("menu")
        await player.see("menu-story")
        await expect(player.page.locator("[data-test=menu-redo]")).to_have_count(0)


async def test_the_arrow_says_what_it_takes_back(chromium: Browser, address: str) -> None:
    """The last step of a turn that is put together; then my turn, or both turns once the Automa has played.

    There is one arrow on the screen.
    """
    async with players(chromium, address) as (player,):
        await begin(player)
        arrow = player.page.locator("[data-test=undo]")
        await expect(arrow).to_be_disabled()
        await expect(arrow).to_have_accessible_name("No turn of mine to take back")
        await player.tap("coins-more", "power-more")
        await expect(arrow).to_have_text("Last step")
        await expect(arrow).to_have_accessible_name("Take back the last step")
        await expect(player.page.locator("[data-test=my-turn] .row.stick > button")).to_have_count(2)
        await player.tap("undo=step")
        await expect(player.page.locator("[data-test=power] output")).to_have_text("5")
        await expect(player.page.locator("[data-test=coins] output")).to_have_text("8")
        await player.tap("end-turn")
        await player.see("automa")
        await expect(arrow).to_have_text("My turn")
        await player.tap("automa")
        await player.see("card")
        await expect(arrow).to_have_text("Both turns")
        await player.hear()
        await player.see("my-turn")
        await expect(arrow).to_have_accessible_name("Take back both turns: the Automa's and mine")
        await player.reload()
        await expect(arrow).to_have_text("Both turns")
        await player.tap("undo=both")
        await player.see("taken-back")
        assert await mine(player, "coins") == 7


async def test_a_turn_that_is_taken_back_can_be_mended(chromium: Browser, address: str) -> None:
    """It is in the editor again: a forgotten coin costs two taps. One step more drops it."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.tap("power-more", "end-turn")
        await player.see("automa")
        await hear(player)
        await player.tap("undo=both")
        await player.see("taken-back")
        await expect(player.page.locator("[data-test=power] output")).to_have_text("6")
        player.counted()
        await player.tap("coins-more", "end-turn")
        assert player.counted() == 2
        await player.see("automa")
        assert (await mine(player, "power"), await mine(player, "coins")) == (6, 8)
        await player.page.wait_for_timeout(700)  # no hand is as quick as this test
        await player.tap("undo=mine")
        await player.see("taken-back")
        await player.page.wait_for_timeout(700)  # two taps within a moment count once
        await player.tap("undo=step")
        await expect(player.page.locator("[data-test=power] output")).to_have_text("5")
        await expect(player.page.locator("[data-test=undo]")).to_be_disabled()


async def test_what_was_taken_back_leaves_the_editor_when_it_is_had_again(
    chromium: Browser, address: str
) -> None:
    """Nothing of it is said to be dropped, and nothing is told twice."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.tap("power-more", "end-turn")
        await player.see("automa")
        await hear(player)
        await player.tap("undo=both", "redo")
        await expect(player.page.locator("[data-test=taken-back]")).to_have_count(0)
        await player.see("my-turn")
        await expect(player.page.locator("[data-test=undo]")).to_have_text("Both turns")
        await expect(player.page.locator("[data-test=power] output")).to_have_text("6")
        await expect(player.page.locator("[data-test=dropped]")).to_have_count(0)
        await player.tap("end-turn")
        await player.see("automa")
        assert await mine(player, "power") == 6


async def test_a_turn_of_expeditions_is_taken_back_step_by_step(chromium: Browser, address: str) -> None:
    """The move, and what was told before it; when it was told, it comes back as a whole."""
    async with players(chromium, address) as (player,):
        await player.open()
        await player.tap("expeditions", "level=2", "first=human", "begin")
        await player.see("my-turn")
        await player.tap("place=n3")
        here = player.page.locator("[data-test=my-turn] > .hint")
        await expect(here).to_contain_text("N3")
        await player.tap("undo=step")
        await expect(here).not_to_contain_text("N3")
        await player.tap("place=n3", "end-turn")
        await player.see("automa")
        await player.tap("undo=mine")
        await player.see("my-turn")
        await expect(here).to_contain_text("N3")


async def test_a_double_tap_leaves_what_came_back(chromium: Browser, address: str) -> None:
    """The turn that was taken back stays in the editor: the second tap was meant for the first arrow."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.tap("power-more", "end-turn")
        await player.see("automa")
        await player.page.evaluate(TWICE, "[data-test=undo]")
        await player.see("taken-back")
        await expect(player.page.locator("[data-test=power] output")).to_have_text("6")
