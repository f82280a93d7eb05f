"""The room on the screen: wider than high, and for a finger that scrolls the page."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Browser, ViewportSize, expect

from tests.browser.tapping import Player, players
from tests.browser.test_table_board import gesture, view
from tests.browser.test_table_scythe import CRIMEA, NORDIC, at_a_position, begin
from tests.waiting import until

SHORT: ViewportSize = {"width": 390, "height": 664}
"""A phone whose browser has a bar."""
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
ABILITIES = ("riverwalk", "wayfare", "scout", "speed")
UNDER_THE_FOOT = """(selectors) => {
  const foot = document.querySelector(".stick").getBoundingClientRect();
  const under = (one) => one.getBoundingClientRect().bottom > foot.top + 0.5;
  const all = selectors.flatMap((each) => [...document.querySelectorAll(each)]);
  const found = all.filter((one) => one.checkVisibility());
  const hidden = found.filter(under).map((one) => one.outerHTML.slice(0, 120));
  if (foot.bottom > innerHeight + 0.5) hidden.push("the foot");
  return found.length > 0 ? hidden : ["nothing found"];
}"""
"""What of some things lies under the foot or below it, and the foot itself if it lies outside the window."""


@asynccontextmanager
async def in_landscape(chromium: Browser, address: str) -> AsyncIterator[Player]:
    """A player whose phone lies on its side."""
    async with players(chromium, address) as (player,):
        await player.page.set_viewport_size(ON_ITS_SIDE)
        yield player


async def is_in_sight(player: Player, selector: str) -> bool:
    """Whether all of something is seen without scrolling."""
    box = await until(player.page.locator(selector).first.bounding_box)  # a newer picture takes its place
    window = player.page.viewport_size
    assert window is not None
    return (
        box["y"] >= 0
        and box["y"] + box["height"] <= window["height"]
        and box["x"] + box["width"] <= window["width"]
    )


async def test_a_phone_on_its_side_shows_the_board_beside_the_order(chromium: Browser, address: str) -> None:
    """Hexes are 32 pixels wide or more; counters, order and buttons are in sight, beside the board."""
    async with in_landscape(chromium, address) as player:
        await begin(player)
        await player.tap("mirror")
        assert await is_in_sight(player, ".counters")
        await player.tap("end-turn", "automa")
        await player.see("card")
        hexagon = await until(player.page.locator("#place-r4c3").bounding_box)
        assert min(hexagon["width"], hexagon["height"]) >= 32
        for part in ("#place-r7c3", "[data-test=card] .order", "[data-test=done]", "[data-test=undo]"):
            assert await is_in_sight(player, part), part
        board = await until(player.page.locator("div.board").bounding_box)
        order = await until(player.page.locator("[data-test=card] .order").bounding_box)
        assert board["x"] + board["width"] <= order["x"]


async def test_a_swipe_over_the_whole_board_scrolls_the_page(chromium: Browser, address: str) -> None:
    """Of a board that is seen nearer it moves the board instead."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.tap("mirror")
        await player.page.wait_for_selector("#place-r4c3")
        await player.page.set_viewport_size({"width": 390, "height": 500})
        whole = await view(player)
        x, y = await player.middle("#place-r3c2")
        swipe = [[(x, y - step * 15)] for step in range(9)]
        await gesture(player, *swipe)
        assert await until(lambda: player.page.evaluate("scrollY"))
        assert await view(player) == whole


async def test_a_turn_of_scythe_is_told_in_a_short_window(chromium: Browser, address: str) -> None:
    """Pieces in sight have no button, those on the mat do; my hand and what ends the turn are in sight."""
    async with players(chromium, address) as (player,):
        await player.page.set_viewport_size(SHORT)
        async with at_a_position(player, CRIMEA, NORDIC):
            await player.see("my-turn")
        await player.tap("mirror")
        for part in ("my-hand", "deploy-scout", "end-turn"):
            assert await is_in_sight(player, f"[data-test={part}]"), part
        seen = await player.page.locator("[data-test=piece-mech-r6c3]").bounding_box()
        assert seen is None or seen["width"] <= 2
        await player.tap("piece-mech-r6c3")
        await player.tap_place("r6c4")
        assert await player.text("end-turn") == "Fight"


async def test_a_picked_piece_makes_no_page_wider(chromium: Browser, address: str) -> None:
    """The buttons of the others go on sideways in the row that it has taken."""
    async with players(chromium, address) as (player,):
        await player.page.set_viewport_size(SHORT)
        await begin(player)
        await player.tap("piece-worker-r6c3")
        await player.see("what-is-here")
        assert await player.page.evaluate("innerWidth") == SHORT["width"]


async def test_nothing_is_cut_off_in_type_twice_as_large(chromium: Browser, address: str) -> None:
    """The form is as wide as the window, and its figures stand within their boxes."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.tap("mirror")
        await player.page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert await player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        for box in await player.page.locator(".counters .stepper").all():
            assert await box.evaluate("(one) => one.scrollWidth <= one.clientWidth")


@pytest.mark.parametrize("window", [SHORT, ON_ITS_SIDE], ids=["short", "on its side"])
@pytest.mark.parametrize("on_mat", [0, 2, 4])
async def test_late_in_the_game_all_that_a_turn_needs_is_in_sight(
    chromium: Browser, address: str, window: ViewportSize, on_mat: int
) -> None:
    """However many mechs are on the mat: those, my hand, my counters and my stars lie above the foot."""
    mechs = ["r6c3", "r5c3", "r7c3", "r5c2"][: 4 - on_mat]
    mine = CRIMEA | {"mechs": mechs, "abilities": ABILITIES[: 4 - on_mat], "combat_cards": [2, 3, 4, 5]}
    async with players(chromium, address) as (player,):
        await player.page.set_viewport_size(window)
        async with at_a_position(player, mine, NORDIC) as table:
            assert (await table.post("actions", json={"type": "gain", "power": 1})).status_code == 200
        await player.tap("mirror")
        await player.see("my-turn")
        needed = [".tray", ".held b", ".counters button", "[data-test=more] summary"]
        assert await player.page.evaluate(UNDER_THE_FOOT, needed) == []
        assert await player.page.locator("[data-test^=deploy-]").count() == on_mat
        assert await player.page.locator(".held b").count() == 4
        for ability in ABILITIES[4 - on_mat :]:
            await player.tap(f"deploy-{ability}")  # the row goes on sideways
            assert await player.page.evaluate(UNDER_THE_FOOT, [".tray", ".counters button"]) == []
            await player.tap(f"deploy-{ability}")
        assert await player.page.evaluate("scrollY") == 0


@pytest.mark.parametrize("window", [SHORT, ON_ITS_SIDE], ids=["short", "on its side"])
async def test_a_hint_hides_nothing_that_is_due(
    chromium: Browser, address: str, window: ViewportSize
) -> None:
    """The counters or the actions of the first turn, and in the Automa's its order, lie above the foot."""
    async with players(chromium, address) as (player,):
        await player.page.set_viewport_size(window)
        await player.open()
        await player.tap("guided-game=scythe", "to-table", "mirror")
        await player.see("hint")
        assert await player.page.evaluate(UNDER_THE_FOOT, [".hints", ".tray", ".counters button"]) == []
        await player.tap("guided", "deed-move")
        assert await player.page.evaluate(UNDER_THE_FOOT, [".mat button", ".form > .hint"]) == []
        await player.tap("end-turn")
        await player.see("automa")
        assert await player.page.evaluate(UNDER_THE_FOOT, [".hints", ".strip"]) == []
        await player.tap("automa")
        while await player.see("card", "my-turn") == "card":
            assert await player.page.evaluate(UNDER_THE_FOOT, [".hints", ".order"]) == []
            await player.tap("done")


@pytest.mark.parametrize("window", [SHORT, ON_ITS_SIDE], ids=["short", "on its side"])
async def test_a_combat_stands_in_one_screen(chromium: Browser, address: str, window: ViewportSize) -> None:
    """Who fights, my dial and my hand are in sight together."""
    async with players(chromium, address) as (player,):
        await player.page.set_viewport_size(window)
        async with at_a_position(player, CRIMEA | {"combat_cards": [2, 3, 4, 5]}, NORDIC) as table:
            move = {"type": "move", "moves": [{"unit": "mech", "from": "r6c3", "to": "r6c4"}]}
            await table.post("actions", json=move)
        await player.see("question")
        await player.tap("dial=7")
        parts = [".fighters", "[data-test=dial] button", "[data-test=hand] button"]
        assert await player.page.evaluate(UNDER_THE_FOOT, parts) == []
        assert await is_in_sight(player, ".fighter h3")


async def test_figures_of_both_sides_stand_below_each_other(chromium: Browser, address: str) -> None:
    """In six columns; while I count, my counters are my figures, and my stars are told on the fold."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.tap("guided")
        for figure in ("power", "coins", "cards", "star"):
            edges = [
                (await until(player.page.locator(f"[data-test=strip-{side}] .{figure}").bounding_box))["x"]
                for side in ("automa", "human")
            ]
            assert edges[0] == edges[1], figure
        await player.tap("mirror")
        assert not await player.page.locator("[data-test=strip-human]").is_visible()
        await expect(player.page.locator("[data-test=more] summary")).to_contain_text("Stars: 0")
