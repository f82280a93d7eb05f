"""Combat cards of a human's hand: drawn and paid as the turn is told."""

from __future__ import annotations

from playwright.async_api import Browser

from tests.browser.tapping import Player, players
from tests.browser.test_table_scythe import CRIMEA, NORDIC, at_a_position

MINUS = "\N{MINUS SIGN}"


async def hand(player: Player) -> list[int]:
    """What the human holds where the service deals the cards."""
    held: list[int] = (await player.state())["players"][0]["combat_cards"]
    return held


async def test_cards_that_are_gained_are_dealt_and_those_that_are_paid_are_told_by_value(
    chromium: Browser, address: str
) -> None:
    """Two for a recruit, and one of the hand for Coercion: the turn says so, and the hand is so."""
    async with players(chromium, address) as (player,):
        async with at_a_position(player, CRIMEA, NORDIC):
            await player.tap("guided", "deed-gain", "cards-more", "cards-more")
        paid, kept = await hand(player)
        await player.page.locator("[data-test=hand] button").first.tap()
        assert await player.page.locator("[data-test=cards] output").inner_text() == "3"
        await player.tap("do")
        said = (await player.text("told")).split("\n")
        assert said == ["Combat cards +2", f"Combat cards {MINUS}1 ({paid})"]
        await player.tap("deed-gain")
        assert await player.page.locator("[data-test=hand] button").all_inner_texts() == [str(kept)]
        await player.tap("end-turn")
        await player.see("automa")
        held = await hand(player)
        assert (held[0], len(held)) == (kept, 3)
        assert (await player.state())["combat_deck"]["discards"] == [paid]


async def test_cards_are_drawn_as_the_table_stands_too(chromium: Browser, address: str) -> None:
    """A hand that the service has dealt is not less for it, and what was told by actions goes on with it."""
    async with players(chromium, address) as (player,):
        async with at_a_position(player, CRIMEA, NORDIC):
            await player.tap("guided", "deed-gain")
        paid, kept = await hand(player)
        await player.page.locator("[data-test=hand] button").first.tap()
        await player.tap("do", "deed-bolster", "bolster-card", "mirror", "cards-more")
        assert await player.page.locator("[data-test=cards] output").inner_text() == "3"
        await player.tap("end-turn")
        await player.see("automa")
        held = await hand(player)
        assert (held[0], len(held)) == (kept, 3)
        state = await player.state()
        assert (state["combat_deck"]["discards"], state["players"][0]["coins"]) == ([paid], 6)


async def test_real_cards_are_paid_by_their_value(chromium: Browser, address: str) -> None:
    """Nobody but the table knows the hand: one card comes, and one of value 5 goes."""
    async with players(chromium, address) as (player,):
        async with at_a_position(player, CRIMEA, NORDIC, decks={"combat": "physical"}):
            await player.tap("guided", "deed-gain", "cards-more", "do", "deed-gain", "cards-5-more", "do")
        said = (await player.text("told")).split("\n")
        assert said == ["Combat cards +1", f"Combat cards {MINUS}1 (5)"]
        await player.tap("end-turn")
        await player.see("automa")
        state = await player.state()
        assert (state["combat_deck"]["discards"], state["players"][0]["combat_cards"]) == ([5], 2)
