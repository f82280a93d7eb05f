"""What stands and lies on a hex in a turn of Scythe that is not told yet."""

from __future__ import annotations

import asyncio
from typing import Any, TypeAlias

import pytest
from playwright.async_api import Browser, expect

from tests.browser.tapping import Player, behind, players
from tests.browser.test_table_scythe import at_a_position

pytestmark = pytest.mark.slow

Doc: TypeAlias = dict[str, Any]

CRIMEA: Doc = {"kind": "human", "faction": "crimea", "mat": "agricultural", "character": "r5c3", "power": 7}
CRIMEA |= {"mechs": ["r6c3"], "workers": ["r6c3", "r6c3", "r7c3"], "abilities": ["riverwalk"]}
CRIMEA |= {"combat_cards": 2, "coins": 8, "popularity": 5}
NORDIC: Doc = {"kind": "automa", "faction": "nordic", "mechs": ["r3c4"], "power": 3}
METAL = {"r6c3": {"metal": 2}}

DRAWN = """() => [...document.querySelectorAll(".piece.crimea, .resource, .structure, .encounter")].map(
 (one) => {
  if (one.hasAttribute("display")) return ["hidden", "mat"];
  const numbers = one.getAttribute("transform").match(/[\\d.]+/g).map((each) => Math.round(Number(each)));
  const drawn = one.classList.contains("piece") ? one.dataset.place : /\\d*$/.exec(one.textContent)[0];
  return [one.classList.value, drawn, ...numbers];
}).filter(([, drawn]) => drawn !== "mat").sort().join("\\n")"""
"""What stands and lies on the board, and where each is drawn."""

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


@pytest.mark.parametrize("lies", [METAL, {}], ids=["beside-others", "first"])
async def test_a_turn_is_drawn_as_the_table_stands_behind_it(
    chromium: Browser, address: str, lies: Doc
) -> None:
    """Pieces, resources, a mill and an encounter are drawn as the service does; nothing glides again."""
    async with players(chromium, address, keeps_page=False) as (player,):
        async with at_a_position(player, CRIMEA, NORDIC, resources=lies):
            await player.tap("mirror")
        await player.tap("piece-worker-r6c3", "place=r7c3", "piece-mech-r6c3", "place=r5c3")
        await player.tap("piece-worker-r7c3", "what-is-here")
        for _ in range(3):
            await player.tap("resource-oil-more")
        await player.tap(
            "structure=mill", "hex-done", "piece-character-r5c3", "place=r5c2", "encounter-taken"
        )
        then = await drawn(player)
        kinds = {line.partition(",")[0] for line in then}
        assert {"piece mech crimea", "resource oil", "structure mill crimea"} <= kinds
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


async def test_the_tap_behind_the_last_piece_shows_what_lies_there(chromium: Browser, address: str) -> None:
    """Mech, workers, hex, none: each is one tap more on the same place, and is marked on the board."""
    async with players(chromium, address) as (player,):
        async with at_a_position(player, CRIMEA, NORDIC, resources=METAL):
            await player.tap("mirror")
        seen = []
        for _ in range(4):
            await player.tap("place=r6c3")
            marks = player.page.locator("#marks .mark-picked")
            picked = player.page.locator("button.piece[aria-pressed=true]")
            seen.append(
                (
                    await picked.get_attribute("data-test") if await picked.count() else None,
                    await player.page.locator("[data-test=hex]").count(),
                    await marks.evaluate_all("all => all.map((one) => one.localName)"),
                )
            )
        assert seen == [
            ("piece-mech-r6c3", 0, ["rect"]),
            ("piece-worker-r6c3", 0, ["rect"]),
            (None, 1, ["circle"]),
            (None, 0, []),
        ]


ABOVE_THE_FOOT = """() => {
  const [lying, foot] = [document.querySelector(".hex > .counters"), document.querySelector(".stick")];
  return lying.getBoundingClientRect().bottom <= foot.getBoundingClientRect().top;
}"""
"""Whether all that lies on a hex can be seen."""


async def test_a_finger_that_rests_on_a_hex_shows_what_lies_there(chromium: Browser, address: str) -> None:
    """At once, whatever stands there; in a low window its resources lie above the buttons."""
    async with players(chromium, address) as (player,):
        await player.page.set_viewport_size({"width": 390, "height": 664})
        async with at_a_position(player, CRIMEA, NORDIC, resources=METAL):
            await player.tap("mirror")
        await player.page.wait_for_selector("#place-r6c3")
        await player.page.mouse.move(*await player.middle("#place-r6c3"))
        await player.page.mouse.down()
        await player.see("hex")
        await player.page.mouse.up()
        await player.page.wait_for_function(ABOVE_THE_FOOT)
        assert await player.text("resource-metal") == "Metal\n\N{MINUS SIGN}\n2\n+"


async def test_a_guided_turn_shows_what_lies_on_a_hex(chromium: Browser, address: str) -> None:
    """Between its actions with a tap, in a Move behind the last piece; as it lies by what was told."""
    async with players(chromium, address) as (player,):
        async with at_a_position(player, CRIMEA, NORDIC, resources=METAL):
            await player.tap("guided", "place=r3c4")
        assert "Nordic: Mech" in await player.text("lies")
        await player.tap("place=r3c4")
        await expect(player.page.locator("[data-test=lies]")).to_have_count(0)
        await player.tap("deed-move", "piece-mech-r6c3", "place=r6c4", "place=r6c3", "place=r6c3")
        told = "Crimea: Worker\N{NO-BREAK SPACE}\N{MULTIPLICATION SIGN}2 \N{MIDDLE DOT} Metal"
        assert told in await player.text("lies")


async def test_the_ring_of_a_pile_is_round_its_pieces(chromium: Browser, address: str) -> None:
    """Round both workers, and not round the mech above them."""
    async with players(chromium, address) as (player,):
        async with at_a_position(player, CRIMEA, NORDIC):
            await player.tap("mirror", "piece-worker-r6c3")
        ring = await player.page.locator("#marks .mark-picked").bounding_box()
        assert ring
        within = []
        for piece in ("mech-1", "worker-1", "worker-2", "worker-3"):
            x, y = await player.middle(f"#human-{piece}")
            is_in = ring["x"] < x < ring["x"] + ring["width"] and ring["y"] < y < ring["y"] + ring["height"]
            within += [piece] if is_in else []
        assert within == ["worker-1", "worker-2"]


async def test_workers_produce_with_one_tap(chromium: Browser, address: str) -> None:
    """Two on a farm bring food, one in a village a worker; a second tap takes it back."""
    async with players(chromium, address) as (player,):
        async with at_a_position(player, CRIMEA, NORDIC, resources=METAL):
            await player.tap("mirror")
        await player.tap("piece-worker-r6c3", "place=r6c3")
        assert await player.text("produce-here") == "Produce +2 food"
        await player.tap("produce-here")
        food = player.page.locator("[data-test=resource-food] output")
        await expect(food).to_have_text("2")
        await player.tap("produce-here")
        await expect(food).to_have_text("0")
        await player.tap("produce-here", "piece-worker-r7c3", "place=r7c3")
        assert await player.text("produce-here") == "Produce +1 worker"
        await player.tap("produce-here", "end-turn")
        await player.see("automa")
        state = await player.state()
        assert state["resources"] == {"r6c3": {"metal": 2, "food": 2}}
        assert sorted(state["players"][0]["workers"]) == ["mat"] * 4 + ["r6c3"] * 2 + ["r7c3"] * 2


async def test_where_nobody_works_nothing_is_produced(chromium: Browser, address: str) -> None:
    """No such tap is offered for a mountain without workers, nor for the lake."""
    async with players(chromium, address) as (player,):
        async with at_a_position(player, CRIMEA, NORDIC):
            await player.tap("mirror")
        for place in ("r6c4", "r6c2"):
            await player.tap(f"place={place}")
            await player.see("hex")
            await expect(player.page.locator("[data-test=produce-here]")).to_have_count(0)


@pytest.mark.parametrize("way", ["mirror", "guided"])
async def test_a_mech_asks_whether_workers_come_along(chromium: Browser, address: str, way: str) -> None:
    """One of two goes with it, is told with it, and stands beside it; the other one stays."""
    async with players(chromium, address) as (player,):
        async with at_a_position(player, CRIMEA, NORDIC):
            await player.tap(way, *(["deed-move"] if way == "guided" else []))
        player.counted()
        await player.tap("piece-mech-r6c3")
        assert (await player.text("riding")).split("\n") == ["Workers along", "alone", "1", "2"]
        await player.tap("riding=1", "place=r6c4")
        one = player.page.locator("#pieces .worker.crimea[data-place=r6c4]")
        await expect(one).to_have_count(1)
        await player.tap("end-turn")
        assert player.counted() == 4
        await player.see("automa")
        mine = (await player.state())["players"][0]
        assert mine["mechs"][0] == "r6c4"
        assert sorted(mine["workers"])[-3:] == ["r6c3", "r6c4", "r7c3"]


async def test_a_mech_goes_alone_unless_somebody_comes_along(chromium: Browser, address: str) -> None:
    """It is asked of a mech with workers beside it, and of nothing else; one step takes all back."""
    async with players(chromium, address) as (player,):
        async with at_a_position(player, CRIMEA, NORDIC):
            await player.tap("mirror", "piece-worker-r6c3")
        riding = player.page.locator("[data-test=riding]")
        await expect(riding).to_have_count(0)
        await player.tap("place=r6c3", "piece-mech-r6c3", "place=r6c4")
        there = player.page.locator("#pieces .crimea[data-place=r6c4]")
        await expect(there).to_have_count(1)
        await player.tap("undo=step", "piece-mech-r6c3", "riding=2", "place=r6c4")
        await expect(there).to_have_count(3)
        await player.tap("undo=step")
        await expect(there).to_have_count(0)


@pytest.mark.parametrize(("size", "width"), [("100%", 320), ("200%", 390)])
async def test_a_hex_fits_small_windows_and_large_type(
    chromium: Browser, address: str, size: str, width: int
) -> None:
    """Nothing of it stands out at 320 pixels, nor in type twice as large; no more do eight riders."""
    async with players(chromium, address, language="pl") as (player,):
        await player.page.set_viewport_size({"width": width, "height": 844})
        async with at_a_position(player, CRIMEA | {"workers": ["r6c3"] * 8}, NORDIC):
            await player.tap("mirror")
        await player.page.evaluate("(size) => (document.documentElement.style.fontSize = size)", size)
        await player.page.wait_for_selector("#place-r6c3")
        await player.page.wait_for_timeout(300)
        await player.tap("piece-mech-r6c3")
        await player.see("riding")
        assert await player.page.evaluate("document.documentElement.scrollWidth") <= width
        await player.tap("piece-worker-r6c3", "place=r6c3")
        await player.see("hex")
        assert await player.page.evaluate("document.documentElement.scrollWidth") <= width
