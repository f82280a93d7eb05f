"""Fingers on the board: two of them pinch, one moves it, a tap picks a piece up."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.async_api import Browser, expect

from tests.browser.tapping import Player, players
from tests.browser.test_table_carried import right, tell
from tests.browser.test_table_scythe import begin
from tests.waiting import until

VIEW = "() => document.querySelector('[data-test=board] svg').getAttribute('viewBox').split(' ').map(Number)"
WENT = """() => {
  const worker = document.querySelector("#human-worker-1");
  return worker.getAttribute("transform") !== (worker.dataset.stood ?? worker.getAttribute("transform"));
}"""
UNDER = "([x, y]) => document.elementFromPoint(x, y).closest('[id^=place-]')?.id"
Point = tuple[float, float]


async def gesture(player: Player, *frames: Sequence[Point]) -> None:
    """Fingers touch the screen, move from frame to frame, and leave it."""
    devtools = await player.page.context.new_cdp_session(player.page)
    for number, frame in enumerate(frames):
        fingers = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(frame)]
        kind = "touchMove" if number else "touchStart"
        await devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
    await devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


async def view(player: Player) -> list[float]:
    """What of the picture is shown: left, top, width and height."""
    shown: list[float] = await player.page.evaluate(VIEW)
    return shown


async def half_of(player: Player, whole: list[float]) -> list[float] | None:
    """What is shown, once it is half as wide as the whole."""
    now = await view(player)
    return now if abs(now[2] / whole[2] - 0.5) < 0.01 else None


async def other_than(player: Player, before: list[float]) -> list[float] | None:
    """What is shown, once it is something else."""
    now = await view(player)
    return None if now == before else now


async def test_two_fingers_bring_the_board_nearer_and_one_moves_it(chromium: Browser, address: str) -> None:
    """Twice as far apart shows half as much, around what lies between them; a button leads back."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await expect(player.page.locator("#seats")).to_have_attribute("opacity", "0")  # cropped
        await player.page.wait_for_selector("#place-r4c3")
        whole = await view(player)
        x, y = middle = await player.middle("#place-r4c3")

        await gesture(
            player, [(x - 30, y), (x + 30, y)], [(x - 60, y), (x + 30, y)], [(x - 60, y), (x + 60, y)]
        )
        near = await until(lambda: half_of(player, whole))
        assert await player.page.evaluate(UNDER, middle) == "place-r4c3"
        assert not await player.page.locator("#marks circle").count(), "a pinch is no tap"

        await gesture(player, [middle], [(x + 50, y)], [(x + 100, y)])
        moved = await until(lambda: other_than(player, near))
        assert moved[0] < near[0]
        assert moved[2] == near[2]

        await player.page.get_by_role("button", name="The whole board").click()
        await player.page.wait_for_selector("[data-test=board]:not([data-near])")
        assert await view(player) == pytest.approx(whole, abs=0.01)


async def test_a_finger_that_is_lifted_beside_the_board_is_not_on_it(chromium: Browser, address: str) -> None:
    """One of two, of which the picture was drawn anew meanwhile: the next one is no second finger."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.tap("mirror")
        await player.page.wait_for_selector("#place-r4c3")
        x, y = await player.middle("#place-r4c3")
        devtools = await player.page.context.new_cdp_session(player.page)

        async def touch(kind: str, *fingers: Point) -> None:
            points = [{"x": at, "y": down, "id": finger} for finger, (at, down) in enumerate(fingers)]
            await devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        await touch("touchStart", (x, y))
        await touch("touchStart", (x, y), (x + 20, y + 60))
        await player.page.evaluate("document.querySelector('[data-test=board] svg').id = 'before'")
        await tell(player, "turns", {"actions": [right("/players/1/coins", 9)]})
        await expect(player.page.locator("#before")).to_have_count(0)
        await touch("touchMove", (x, y), (x + 20, y + 400))
        await touch("touchEnd", (x, y))
        await touch("touchEnd")
        await player.page.evaluate("document.querySelector('.whole').click()")
        await player.tap_place((await player.state())["players"][0]["workers"][0])
        await expect(player.page.locator("button.piece[aria-pressed=true]")).to_have_count(1)


async def test_a_tap_on_the_board_picks_a_piece_up_and_shows_where_it_can_go(
    chromium: Browser, address: str
) -> None:
    """Rings stand where the rules let it go; elsewhere it goes all the same, and a warning says so."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.tap("guided", "deed-move")
        await player.page.locator("#human-worker-1").tap()
        await player.page.wait_for_selector("#marks .mark-reach")
        assert await player.page.locator("#marks .mark-picked").count() == 1
        reach = await player.page.locator(".place[tabindex]").evaluate_all("all => all.map((one) => one.id)")
        assert "place-r6c4" in reach
        assert "place-r1c4" not in reach

        await player.page.locator("#place-r1c4").tap()
        await player.tap("deed-bolster")
        assert await player.page.evaluate(WENT), "it stays there while something else is told"
        await player.tap("end-turn")
        await player.see("warning")
        assert await player.see("automa")
        assert "r1c4" in (await player.state())["players"][0]["workers"]
        await player.page.goto(f"{player.page.url}/story")
        story = player.page.locator("[data-test=story]")
        await expect(story).to_contain_text("D7 → E2")
        await expect(story).not_to_contain_text("Check this")  # a doubt is no deed
