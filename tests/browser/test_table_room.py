"""The room on the screen: wider than high, and for a finger that scrolls the page."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Browser

from tests.browser.tapping import Player, players
from tests.browser.test_table_board import gesture, view
from tests.browser.test_table_scythe import CRIMEA, NORDIC, at_a_position, begin
from tests.waiting import until


@asynccontextmanager
async def in_landscape(chromium: Browser, address: str) -> AsyncIterator[Player]:
    """A player whose phone lies on its side."""
    async with players(chromium, address) as (player,):
        await player.page.set_viewport_size({"width": 844, "height": 390})
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
        await player.page.set_viewport_size({"width": 390, "height": 664})
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


async def test_nothing_is_cut_off_in_type_twice_as_large(chromium: Browser, address: str) -> None:
    """The form is as wide as the window, and its figures stand within their boxes."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.tap("mirror")
        await player.page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert await player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        for box in await player.page.locator(".counters .stepper").all():
            assert await box.evaluate("(one) => one.scrollWidth <= one.clientWidth")
