"""The actions of a turn of Scythe stand as on the printed mat."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser

from tests.browser.tapping import Player, players
from tests.browser.test_table_scythe import CRIMEA, NORDIC, at_a_position

pytestmark = pytest.mark.slow

PRINTED = {  # as read off the print, from left to right
    "industrial": [
        ("bolster", "upgrade"),
        ("produce", "deploy"),
        ("move", "build"),
        ("trade", "enlist"),
    ],
    "agricultural": [
        ("move", "upgrade"),
        ("trade", "deploy"),
        ("produce", "build"),
        ("bolster", "enlist"),
    ],
}


async def actions(player: Player) -> list[tuple[str, str, float, float]]:
    """Each action that is shown, with the one below it in its column, and where it lies."""
    found = await player.page.evaluate(
        """() => [...document.querySelectorAll(".mat .column")].map((one) => [
             ...[...one.children].map((child) => child.dataset.test.slice(5)),
             one.offsetLeft, one.offsetTop])"""
    )
    return [(top, bottom, left, above) for top, bottom, left, above in found]


@pytest.mark.parametrize("mat", PRINTED)
async def test_actions_stand_as_on_the_printed_mat(chromium: Browser, address: str, mat: str) -> None:
    """In its columns and order, each top action over its bottom one; they stay when one is chosen."""
    async with players(chromium, address) as (player,):
        mine = {**CRIMEA, "mat": mat, "workers": ["r6c3"], "coins": 4, "power": 3}
        async with at_a_position(player, mine, NORDIC, turn="human"):
            await player.tap("guided")
            await player.see("deed-move")
            before = await actions(player)
            assert [(top, bottom) for top, bottom, _, _ in before] == PRINTED[mat]
            assert sorted(left for _, _, left, _ in before) == [left for _, _, left, _ in before]
            assert len({above for _, _, _, above in before}) == 1
            await player.tap("deed-bolster")
            assert await actions(player) == before
