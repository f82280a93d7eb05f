"""Two tabs of one device at one game."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser

from tests.browser.tapping import Player, players
from tests.browser.test_table_carried import right, tell
from tests.browser.test_table_scythe import begin, hear

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("what", ["does one too", "hears of another phone"])
async def test_the_automas_cards_are_done_in_both_tabs(chromium: Browser, address: str, what: str) -> None:
    """What was done at the table is not shown again, whatever the other tab has still to show and keeps."""
    async with players(chromium, address) as (player,):
        await begin(player)
        tab = Player(await player.page.context.new_page(), address)
        await tab.open(player.page.url.removeprefix(address))
        await tab.see("my-turn")
        await player.tap("end-turn")
        await hear(player)
        done = (await player.kept("games"))["told"]
        await tab.see("card")
        if what == "does one too":
            await tab.tap("done")
        else:
            await tell(player, "actions", right("/players/0/coins", 9))
        await tab.see("my-turn", "question")
        assert (await player.kept("games"))["told"] == done
        await player.reload()
        assert await player.see("my-turn", "question", "card") != "card"
