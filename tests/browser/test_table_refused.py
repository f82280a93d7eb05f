"""A turn that is refused, and what becomes of the notice."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, expect

from tests.browser.tapping import players, refusing
from tests.browser.test_table_carried import tell
from tests.browser.test_table_scythe import begin

refused = refusing(409, "no_factory_card_left", "No Factory card is left.")


@pytest.mark.slow
async def test_the_notice_of_a_refused_turn_ends_with_its_cause(chromium: Browser, address: str) -> None:
    """As soon as the turn is changed, by one more tap or by the arrow."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.between("**/turns", refused)
        for change in ("coins-more", "undo=step"):
            await player.tap("power-more", "end-turn")
            await player.see("problem")
            assert await player.page.locator("[data-test=power] output").inner_text() != "5"
            await player.tap(change)
            await expect(player.page.locator("[data-test=problem]")).to_have_count(0)


@pytest.mark.slow
async def test_the_notice_speaks_the_language_of_the_page(chromium: Browser, address: str) -> None:
    """Also once that is another one than when it was refused."""
    async with players(chromium, address) as (player,):
        await begin(player)
        game = player.page.url
        await player.between("**/turns", refused)
        await player.tap("end-turn")
        assert "No Factory card is left." in await player.text("problem")
        await player.tap("menu", "menu-settings", "language=it")
        await player.page.goto(game)
        await expect(player.page.locator("[data-test=problem]")).to_contain_text(
            "Non restano carte Fabbrica."
        )


@pytest.mark.slow
async def test_a_turn_that_another_phone_ends_is_said_to_be_dropped(chromium: Browser, address: str) -> None:
    """What was tapped here does not go unseen when the same turn is told elsewhere."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.tap("coins-more")
        await tell(player, "turns", {"actions": [{"type": "end_turn"}]})
        await tell(player, "automa-turn", {})
        await player.see("card")
        assert await player.hear_to("my-turn") == "my-turn"
        await player.see("dropped")
        await expect(player.page.locator("[data-test=coins] output")).to_have_text("7")
