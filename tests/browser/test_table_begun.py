"""Every kind of game that can begin, begun on the page: by lot, with more seats, and without a human."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, expect

from tests.browser.tapping import Player, players, refusing
from tests.waiting import until

pytestmark = pytest.mark.slow


async def test_what_is_not_chosen_is_drawn_for_any_mix_of_seats(chromium: Browser, address: str) -> None:
    """What is chosen stays; a second human and a second Automa have a faction of their own."""
    async with players(chromium, address) as (player,):
        await player.open("/#/new/scythe")
        await player.tap("mine=crimea", "by-lot")
        await player.see("begin")
        await player.unfold("more-players")
        await player.tap("add-human", "add-automa")
        await player.choose("level-1", "automaszyna")
        await player.tap("begin")
        await player.see("my-turn", "automa", "waits")
        state = await player.state()
        humans, automas = (
            [one for one in state["players"] if one["kind"] == kind] for kind in ("human", "automa")
        )
        assert "crimea" in {one["faction"] for one in humans}
        assert "automaszyna" in {one["level"] for one in automas}
        assert [len(humans), len(automas)] == [2, 2]
        assert len({one["faction"] for one in state["players"]}) == len(state["players"])
        assert None not in {one["mat"] for one in humans}


async def demonstrate(player: Player) -> None:
    """Begin a game of Automas alone."""
    await player.open("/#/new/scythe")
    await player.unfold("more-players")
    await player.tap("demonstration", "by-lot", "begin")
    await player.see("run")


async def test_automas_alone_show_how_they_play(chromium: Browser, address: str) -> None:
    """A demonstration runs by itself, a card after the other; stopped, it waits for taps."""
    async with players(chromium, address) as (player,):
        await demonstrate(player)
        turns = set()

        async def have_both_played() -> bool:
            turns.add((await player.state())["turn"])
            return len(turns) > 1

        assert await until(have_both_played)
        await player.tap("run")
        await expect(player.page.locator("[data-test=run]")).to_have_text("Play")
        await player.hear_to("automa", "question")
        await expect(player.page.locator("[data-test=strip-automa]")).to_have_count(2)
        await player.page.goto(f"{player.page.url}/story")
        await player.see("story")


async def test_a_demonstration_stops_where_somebody_takes_over(chromium: Browser, address: str) -> None:
    """Where the service refuses a turn, too: nothing is asked for again and again that it has said no to."""
    async with players(chromium, address) as (player,):
        await demonstrate(player)
        run = player.page.locator("[data-test=run]")
        await expect(run).to_have_text("Stop")
        await player.tap("menu")
        await expect(run).to_have_text("Play")
        await player.touch("dialog button")

        await player.between("**/automa-turn", refusing(422, "no_such_hex", "There is no such hex."))
        for _attempt in range(2):
            async with player.page.expect_response("**/automa-turn"):
                await player.tap("run")
                await expect(run).to_have_text("Stop")
            await player.see("problem")
            await expect(run).to_have_text("Play")
