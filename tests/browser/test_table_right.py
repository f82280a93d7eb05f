"""Match the table: what several people set by hand, and what is one of a list."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser

from tests.browser.tapping import players
from tests.browser.test_table_scythe import CRIMEA, NORDIC, at_a_position


@pytest.mark.parametrize("unit", ["worker", "mech"])
@pytest.mark.parametrize("seat", [0, 1], ids=["human", "automa"])
async def test_each_of_several_units_stands_where_it_was_set(
    chromium: Browser, address: str, seat: int, unit: str
) -> None:
    """Though the service keeps units in the order of their places, which changes with each of them."""
    units = {f"{unit}s": ["r1c1", "r2c1", "r5c6"]}
    crimea, nordic = CRIMEA | {"mechs": []}, NORDIC | {"mechs": []}
    seats = (crimea | units, nordic) if seat == 0 else (crimea, nordic | units)
    async with players(chromium, address) as (player,):
        async with at_a_position(player, *seats):
            await player.tap("menu", "menu-right")
        for number, place in enumerate(("r7c3", "r4c1")):
            await player.choose(f"set-/players/{seat}/{unit}s/{number}", place)
        await player.tap("set-right")
        await player.see("my-turn")
        stands = (await player.state())["players"][seat][f"{unit}s"]
        assert [place for place in stands if place != "mat"] == ["r4c1", "r5c6", "r7c3"]
