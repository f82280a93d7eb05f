"""A turn and the Automa's answer as a screen reader tells them: by roles, names and keys alone."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Browser, Locator, expect

from tests.browser.tapping import DRAWN, Player, players
from tests.browser.test_table_scythe import begin

WHERE = re.compile(r"\b[A-H][1-8]\b|home base|mat")


def button(player: Player, name: str | re.Pattern[str]) -> Locator:
    """A button by what it is called."""
    return player.page.get_by_role("button", name=name)


async def press(player: Player, name: str | re.Pattern[str]) -> None:
    """Press it by a key."""
    await button(player, name).first.press("Enter")


@pytest.mark.parametrize("brief", [True, False])
async def test_a_whole_turn_is_heard(chromium: Browser, address: str, *, brief: bool) -> None:
    """Pieces, places with coordinates, figures, each order of the Automa with or without its reason."""
    async with players(chromium, address) as (player,):
        if brief:
            await player.open("/#/settings")
            await player.page.get_by_role("switch", name="Orders alone, their reasons in Why?").press("Space")
            await player.reload()
        await begin(player)
        await expect(player.page.get_by_role("heading", level=1, name="Your turn")).to_be_visible()
        await press(player, "Worker farm D7")
        where = player.page.get_by_role("combobox", name="Where")
        await where.press("v")  # a letter looks for a place, and moves nothing
        await expect(button(player, "Worker farm D7")).to_have_count(1)
        await where.select_option("r6c4")
        await where.press("Enter")
        await expect(button(player, "Worker mountain E7")).to_have_count(1)
        await press(player, "more coins")
        await expect(player.page.get_by_role("group", name="coins").get_by_role("status")).to_have_text("8")
        await press(player, re.compile("^End my turn"))
        await expect(player.page.get_by_role("heading", level=1, name="The Automa's turn")).to_be_visible()
        await press(player, "The Automa's turn")
        orders: list[str] = []
        while await player.see("card", "my-turn") == "card":
            card = player.page.locator("[data-test=card]")
            assert await card.get_attribute("aria-live") == "polite"
            orders.append(await card.locator("p").first.inner_text())
            await expect(card.locator(".reason")).to_have_count(0 if brief else 1)
            await press(player, re.compile("^Done"))
            await player.page.evaluate(DRAWN)
        assert any("→" in order and WHERE.search(order) for order in orders)
        await expect(player.page.get_by_role("heading", level=1, name="Your turn")).to_be_visible()


async def test_a_letter_looks_for_a_place_and_leaving_the_list_takes_it(
    chromium: Browser, address: str
) -> None:
    """In Expeditions the mech stays as long as the list has the focus."""
    async with players(chromium, address) as (player,):
        await player.open("/#/new/expeditions")
        await player.tap("level=2", "first=human", "begin")
        await player.see("my-turn")
        where = player.page.get_by_role("combobox", name="My mech goes to")
        hint = player.page.locator("[data-test=my-turn] > .hint").first
        await where.focus()
        await where.press("s")
        await expect(where).to_have_value("s1")
        await expect(hint).not_to_contain_text("S1")
        await where.press("Tab")
        await expect(hint).to_contain_text("S1")
