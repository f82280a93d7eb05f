"""Scythe without a board: the card's orders one by one, and what the table tells of combats and the end."""

from __future__ import annotations

from playwright.async_api import Browser, expect

from tests.browser.tapping import Player, players


async def begun_with_real_cards(player: Player) -> None:
    """A game without a board, whose Automa cards lie on the table; the Automa begins."""
    await player.open("/#/new/scythe_card")
    await player.tap("first=automa")
    await player.unfold("options")
    await player.tap("deck=physical", "begin")
    await player.see("draw")


async def test_only_the_card_is_played_by_taps(chromium: Browser, address: str) -> None:
    """No board is shown; a card is orders to do at the table, and the Automa's figures follow."""
    async with players(chromium, address) as (player,):
        await begun_with_real_cards(player)
        await expect(player.page.locator("[data-test=board]")).to_have_count(0)
        await player.tap("number=3")
        await expect(player.page.locator("[data-test=card] .order")).to_have_text("Move Worker")
        await expect(player.page.locator("[data-test=card] .reason")).to_contain_text("The worker nearest to")
        assert await player.hear_to("my-turn") == "my-turn"
        state = await player.state()
        assert (state["automa"]["power"], state["automa"]["star_tracker"]) == (7, 1)

        await player.unfold("attack")
        await player.tap("number=12")
        assert await player.hear_to("question") == "question"
        await player.tap("winner=human")
        assert await player.hear_to("my-turn") == "my-turn"
        assert (await player.state())["human"]["stars"] == ["combat"]
        for goal in ("mechs", "workers", "upgrades", "recruits", "power"):
            await player.see("my-turn")
            await player.unfold("star")
            await player.tap(f"goal={goal}")
            await player.page.wait_for_function(
                "(goal) => !document.querySelector(`[data-test=goal] [data-option=${goal}]`)", arg=goal
            )
        assert await player.hear_to("question") == "question"
        await player.tap("tell-count")
        await player.hear_to("to-score")
        await player.tap("to-score")
        await player.see("standings")
        await player.open(f"/#/game/{(await player.standing())['game']}/story")
        await player.see("story")


async def test_an_attack_of_the_automa_is_answered(chromium: Browser, address: str) -> None:
    """Card 17 asks whether there is somebody to attack; without, the next symbols are told."""
    async with players(chromium, address) as (player,):
        await begun_with_real_cards(player)
        await player.tap("number=3")
        await player.hear_to("my-turn")
        await player.tap("end-turn", "number=17")
        assert await player.hear_to("question") == "question"
        await player.tap("no")
        order = player.page.locator("[data-test=card] .order")
        await expect(order).to_have_text("Else: Attack Move vs. Worker")
