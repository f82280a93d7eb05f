"""Somebody's first evening with the table page: the guided game, what is laid out, and how it all works."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.async_api import Browser, expect

from tests.browser.tapping import Player, players
from tests.browser.test_table_overtaken import goes_on
from tests.browser.test_table_scythe import begin
from tests.waiting import until


async def test_a_first_game_is_guided_from_the_empty_page(chromium: Browser, address: str) -> None:
    """One tap begins it; what is ticked off stays so, and each side's turn has a hint until they are left.

    A round that was taken back has its hints again.
    """
    async with players(chromium, address) as (player,):
        await player.open()
        await player.tap("guided-game")
        await expect(player.page.locator("[data-test=layout-0]")).to_have_text("Nordic 0/9")
        things = player.page.locator("[data-test=layout] li")
        assert await things.all_inner_texts() == [
            "Faction mat\nNordic",
            "Power\n4",
            "Popularity\n10",
            "Coins\n5",
            "Combat cards, face down\n1",
            "Character\nhome",
            "Workers\nE1, F1",
            "On the mat: mechs · workers\n4 · 6",
            "Star tracker, token on I\nAutometta",
        ]
        await things.nth(1).tap()
        await player.tap("layout-2", "tick-all")
        await player.reload()
        await expect(player.page.locator("[data-test=layout-0]")).to_have_text("Nordic 1/9")
        await expect(player.page.locator("[data-test=layout-2]")).to_have_text("Board 3/3")
        await player.tap("to-table")
        assert "Play your turn on your own table" in await hint(player)
        await player.tap("end-turn")
        await player.see("automa")
        assert "Now the Automa" in await hint(player)
        await player.tap("automa")
        await player.see("card")
        assert "One order after the other" in await hint(player)
        await player.hear()
        assert "A slip?" in await hint(player)
        await player.tap("undo")
        await player.see("taken-back")
        assert "Play your turn on your own table" in await hint(player)
        await expect(player.page.get_by_role("button", name="No turn of mine to take back")).to_be_disabled()
        await player.tap("redo")
        await player.see("undo")
        assert "A slip?" in await hint(player)
        await player.tap("hints-off")
        await expect(player.page.locator("[data-test=hint]")).to_have_count(0)


async def test_hints_end_with_the_third_round_for_good(chromium: Browser, address: str) -> None:
    """A deck that is shuffled anew, with which the Automa's turns are counted, does not begin them again."""
    async with players(chromium, address) as (player,):
        await player.open()
        await player.tap("guided-game", "to-table")
        await player.kept("choices", "choices", hinted=(await player.kept("games"))["id"])
        await goes_on(player, *3 * (("turns", {"actions": [{"type": "end_turn"}]}), ("automa-turn", {})))
        await player.hear_to("my-turn")
        await expect(player.page.locator("[data-test=hint]")).to_have_count(0)
        await until(partial(has_no_hints, player))


async def has_no_hints(player: Player) -> bool:
    """Whether the device shows hints to no game any more."""
    return (await player.kept("choices", "choices")).get("hinted") is None


async def hint(player: Player) -> str:
    """The hint that is shown."""
    await player.see("hint")
    return await player.text("hint")


@pytest.mark.slow
async def test_how_it_works_is_told_with_the_rulebooks_parts(chromium: Browser, address: str) -> None:
    """From the start page for all games, with the guided one; from the menu for the one that is open."""
    async with players(chromium, address) as (player,):
        await player.open()
        await player.tap("how")
        await player.see("guided-game")
        await player.unfold("rules-expeditions")
        rules = player.page.locator("[data-test=rules-expeditions]")
        await expect(rules).to_contain_text("Automa rulebook: setup, 1")
        await begin(player)
        await player.tap("menu", "menu-how")
        await expect(player.page.locator("[data-test^=rules-]")).to_have_count(1)
        await expect(player.page.locator("[data-test=guided-game]")).to_have_count(0)
        await expect(player.page.locator("main")).to_contain_text("for veterans")


@pytest.mark.slow
async def test_what_is_laid_out_is_a_tap_from_a_new_table(chromium: Browser, address: str) -> None:
    """In sight, until something is played; of Expeditions too."""
    async with players(chromium, address) as (player,):
        await player.open("/#/new/expeditions")
        await player.tap("first=human", "begin")
        await expect(player.page.locator("[data-test=to-layout]")).to_be_in_viewport()
        await player.tap("to-layout")
        await expect(player.page.locator("[data-test=layout]")).to_contain_text("North mech")
        await begin(player)
        await player.see("to-layout")
        await player.tap("end-turn")
        await player.see("automa")
        await expect(player.page.locator("[data-test=to-layout]")).to_have_count(0)
