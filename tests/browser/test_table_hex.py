"""What stands and lies on a hex in a turn of Scythe that is not told yet."""

from __future__ import annotations

import asyncio
from typing import Any, TypeAlias

import pytest
from playwright.async_api import Browser

from tests.browser.tapping import Player, behind, players
from tests.browser.test_table_scythe import at_a_position

pytestmark = pytest.mark.slow

Doc: TypeAlias = dict[str, Any]

CRIMEA: Doc = {"kind": "human", "faction": "crimea", "mat": "agricultural", "character": "r5c3", "power": 7}
CRIMEA |= {"mechs": ["r6c3"], "workers": ["r6c3", "r6c3", "r7c3"], "abilities": ["riverwalk"]}
CRIMEA |= {"combat_cards": 2, "coins": 8, "popularity": 5}
NORDIC: Doc = {"kind": "automa", "faction": "nordic", "mechs": ["r3c4"], "power": 3}
METAL = {"r6c3": {"metal": 2}}

DRAWN = """() => [...document.querySelectorAll(".piece.crimea, .resource:not([display])")].map((one) => {
  const numbers = one.getAttribute("transform").match(/[\\d.]+/g).map((each) => Math.round(Number(each)));
  const drawn = one.classList.contains("piece") ? one.dataset.place : one.textContent.match(/\\d+$/)[0];
  return [one.classList.value, drawn, ...numbers];
}).filter(([, drawn]) => drawn !== "mat").sort().join("\\n")"""
"""Pieces and resources of the board, and where each is drawn."""

GLIDES = """() => {
  globalThis.glides = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...given) {
    glides.push(`${this.id} ${JSON.stringify(given[0])}`);
    return animate.apply(this, given);
  };
}"""
"""Which pieces glide from now on."""


async def drawn(player: Player) -> list[str]:
    """What the board shows of the human's pieces and of resources, once it rests."""
    await player.page.wait_for_timeout(100)
    shown: str = await player.page.evaluate(DRAWN)
    return shown.split("\n")


async def test_a_turn_is_drawn_as_the_table_stands_behind_it(chromium: Browser, address: str) -> None:
    """A mech, workers and resources lie as the service draws them then; nothing goes back or glides again."""
    async with players(chromium, address, keeps_page=False) as (player,):
        async with at_a_position(player, CRIMEA, NORDIC, resources=METAL):
            await player.tap("mirror")
        await player.tap("piece-worker-r6c3", "place=r7c3", "piece-mech-r6c3", "place=r5c3")
        await player.tap("piece-worker-r7c3", "what-is-here")
        for _ in range(3):
            await player.tap("resource-oil-more")
        await player.tap("hex-done")
        then = await drawn(player)
        assert [line for line in then if line.startswith("resource oil")]
        come = asyncio.Event()
        await player.between("**/board.svg*", behind(come), times=1)
        await player.page.emulate_media(reduced_motion="no-preference")
        await player.page.evaluate(GLIDES)
        before = await player.page.query_selector(".board-frame svg")
        await player.tap("end-turn")
        await player.see("automa")
        assert await drawn(player) == then, "while the new picture is on its way"
        come.set()
        await player.page.wait_for_function("(before) => !before.isConnected", arg=before)
        assert await drawn(player) == then
        assert await player.page.evaluate("glides") == []
