"""Expeditions and Trismegistus on the table page, by taps in a phone's window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.api.running import running
from tests.browser.tapping import players
from tests.browser.test_table_scythe import hear


@pytest.fixture(scope="module")
def address(database_url: str) -> Iterator[str]:
    """A service with the page."""
    with running(database_url) as url:
        yield url


async def test_a_turn_of_expeditions_costs_four_taps(address: str) -> None:
    """A move and the end are 2; what the Automa turns up is answered by two more."""
    async with players(address) as (player,):
        await player.open("/#/new/expeditions")
        await player.tap("level=2", "first=human", "begin")
        await player.see("my-turn")
        for place in ("s1", "s2", "s3"):
            player.counted()
            await player.tap(f"place={place}", "end-turn")
            assert player.counted() <= 4
            await player.see("automa")
            await hear(player)
            while await player.see("question", "card", "my-turn") != "my-turn":
                if await player.see("question", "card") == "question":
                    await player.page.locator("[data-token=orange-3]").tap()
                    await player.tap("tokens-done")
                else:
                    await player.tap("done")
                await player.page.wait_for_timeout(300)


async def test_a_real_card_of_trismegistus_is_told_in_six_taps(address: str) -> None:
    """Its kind, a die by symbol and colour, the cost, the action, and that this is all."""
    async with players(address) as (player,):
        await player.open("/#/new/trismegistus")
        await player.tap("level=1", "begin")
        await player.see("my-turn")
        await player.page.locator("[data-test=die] .option").first.tap()
        await player.tap("cost=1", "end-turn")
        await player.see("draw")
        player.counted()
        await player.tap("kind=basic", "symbol=iron", "colour=black", "cost=1", "effect=gold", "card-told")
        assert player.counted() <= 6
        await player.see("card", "question")
