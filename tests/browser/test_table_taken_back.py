"""What a phone takes back, and what it brings back again."""

from __future__ import annotations

from playwright.async_api import Browser, expect

from tests.browser.tapping import Player, players
from tests.browser.test_table_scythe import TWICE, begin, hear


async def power_of_mine(player: Player) -> int:
    """The human's power, as the service tells it."""
    power: int = next(one["power"] for one in (await player.state())["players"] if one["kind"] == "human")
    return power


async def test_a_double_tap_takes_back_one_turn(chromium: Browser, address: str) -> None:
    """Of two turns that were told the first one stays, and the story has one way back."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.tap("end-turn")
        await player.see("automa")
        await hear(player)
        await player.tap("end-turn")
        await player.see("automa")
        await player.page.evaluate(TWICE, "[data-test=undo]")
        await player.see("my-turn")
        await player.page.locator("[data-test=undo]").click()  # a third tap, once the first one is told
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
        power = await power_of_mine(player)
        for again in (["redo"], ["menu", "menu-redo"]):
            await player.tap("undo")
            await player.see("taken-back")
            assert "the Automa's turn and mine" in await player.text("taken-back")
            assert await power_of_mine(player) == power - 2
            await player.tap(*again)
            await expect(player.page.locator("[data-test=taken-back]")).to_have_count(0)
            assert await power_of_mine(player) == power
            await player.see("my-turn")  # the Automa's steps are not told again
            await player.page.wait_for_timeout(700)  # two taps within a moment count once
        for _ in range(2):
            await player.tap("undo")
            await player.see("taken-back")
            await player.page.wait_for_timeout(700)
        await expect(player.page.locator("[data-test=undo]")).to_be_disabled()
        await player.reload()
        for brought in (power - 2, power):
            await player.tap("menu", "menu-redo")
            await player.see("my-turn")
            assert await power_of_mine(player) == brought
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
