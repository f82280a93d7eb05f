"""Scythe on the table page, by taps in a phone's window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.api.running import running
from tests.browser.tapping import Player, players


@pytest.fixture(scope="module")
def address(database_url: str) -> Iterator[str]:
    """A service with the page."""
    with running(database_url) as url:
        yield url


async def begin(player: Player) -> None:
    """A game of Crimea against Nordic, from the empty page."""
    await player.open()
    await player.tap("new", "scythe", "mine=crimea", "mat=agricultural", "automa=nordic", "begin")
    await player.see("my-turn")


async def hear(player: Player) -> int:
    """The Automa's turn to its end or to its question; the cards that it had."""
    await player.tap("automa")
    cards = 0
    while await player.see("card", "my-turn", "question", "to-score") == "card":
        said = await player.card()
        await player.tap("done")
        cards += 1
        while await player.card() == said:
            await player.page.wait_for_timeout(50)
    return cards


async def test_turns_cost_the_taps_that_were_promised(address: str) -> None:
    """A new game 6, bolster and end 3, workers and a mech 9, the Automa 1 and one a card, undo 1."""
    async with players(address) as (player,):
        await begin(player)
        assert player.counted() <= 6

        await player.tap("guided")  # a choice that is kept, and no part of a turn
        player.counted()
        await player.tap("deed-bolster", "bolster-power", "end-turn")
        assert player.counted() <= 3
        await player.see("automa")
        assert "7" in await player.text("strip-human")

        cards = await hear(player)
        assert player.counted() == 1 + cards

        await player.tap("mirror")
        player.counted()
        for place in ("r6c3", "r7c3"):
            await player.tap(f"piece-worker-{place}")
            await player.page.select_option("[data-test=place]", "r6c4")
            player.taps += 1
        await player.tap("piece-mech-mat")
        await player.page.select_option("[data-test=place]", "r6c4")
        player.taps += 1
        await player.tap("ability-riverwalk", "end-turn")
        assert player.counted() <= 9
        await player.see("automa")

        await player.tap("undo")
        assert player.counted() == 1
        await player.see("my-turn")
        assert await player.page.locator("[data-test=piece-worker-r6c3]").count() == 1


async def test_a_turn_that_is_not_told_yet_survives_the_closing_of_the_tab(address: str) -> None:
    """What was tapped is there again, and can be taken back a step at a time."""
    async with players(address) as (player,):
        await begin(player)
        await player.page.locator("[data-test=coins] button").last.tap()
        await player.page.wait_for_timeout(200)  # until the device has it
        await player.page.reload()
        await player.see("step-back")
        assert await player.page.locator("[data-test=coins] output").inner_text() == "8"
        await player.tap("step-back")
        assert await player.page.locator("[data-test=coins] output").inner_text() == "7"
