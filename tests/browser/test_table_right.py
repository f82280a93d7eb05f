"""Match the table: what several people set by hand, and what is one of a list."""

from __future__ import annotations

from playwright.async_api import Browser, expect

from tests.browser.tapping import Player, players
from tests.browser.test_table_carried import right, tell
from tests.browser.test_table_scythe import CRIMEA, NORDIC, at_a_position, begin
from tests.browser.test_table_unfinished import shown


async def test_each_of_several_units_stands_where_it_was_set(chromium: Browser, address: str) -> None:
    """Each unit keeps its place in its list."""
    before = ["r1c1", "r2c1", "r5c6"], ["r2c3", "r4c3", "r5c3"]
    after = ["r4c1", "r5c6", "r7c3"], ["r3c3", "r5c3", "r6c4"]
    seats = [one | {"workers": at, "mechs": at} for one, at in zip((CRIMEA, NORDIC), before, strict=True)]
    async with players(chromium, address) as (player,):
        async with at_a_position(player, *seats):
            await player.tap("menu", "menu-right")
        for seat in (0, 1):
            for units in ("workers", "mechs"):
                for number, place in enumerate((after[seat][2], after[seat][0])):
                    await player.choose(f"set-/players/{seat}/{units}/{number}", place)
        await player.tap("set-right")
        await player.see("my-turn")
        for one, places in zip((await player.state())["players"], after, strict=True):
            for units in ("workers", "mechs"):
                assert sorted(place for place in one[units] if place != "mat") == places


async def seen_on(player: Player, place: str, *marks: str) -> None:
    """Open what lies on a place, tap there, and close it."""
    await player.choose("territory", place)
    await player.tap(*marks)
    await put_away(player)


async def put_away(player: Player) -> None:
    """Close what was opened of a place: a hand takes another one once that is gone."""
    await player.tap("place-done")
    await expect(player.page.locator("dialog.sheet")).to_have_count(0)


async def lies(player: Player, place: str, what: str) -> int:
    """How much of something the form has on a place."""
    await player.choose("territory", place)
    count = await shown(player, f"[data-test=resource-{what}]")
    await put_away(player)
    return count


async def test_what_is_set_on_a_territory_outlasts_what_another_phone_sets_elsewhere(
    chromium: Browser, address: str
) -> None:
    """What was changed on the same territory is dropped, and that is said; all else is told beside it."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.tap("menu", "menu-right")
        await seen_on(player, "r1c1", "resource-metal-more", "structure-human=mill")
        await seen_on(player, "r2c2", "resource-oil-more")
        await seen_on(player, "r5c5", "encounter-here")
        dropped = player.page.locator("[data-test=dropped]")

        await tell(player, "actions", right("/resources", {"r5c3": {"oil": 1}}))
        await tell(player, "actions", right("/players/0/coins", 9))
        await expect(player.page.locator("[data-test='set-/players/0/coins'] output")).to_have_text("9")
        assert await lies(player, "r1c1", "metal") == 1
        assert await lies(player, "r5c3", "oil") == 1
        await expect(dropped).to_have_count(0)

        await tell(player, "actions", right("/resources", {"r1c1": {"food": 2}, "r5c3": {"oil": 1}}))
        await player.see("dropped")
        assert (await lies(player, "r1c1", "metal"), await lies(player, "r1c1", "food")) == (0, 2)
        assert await lies(player, "r2c2", "oil") == 1
        await dropped.locator("button").tap()
        await expect(dropped).to_have_count(0)

        await player.tap("set-right")
        await player.see("my-turn")
        state = await player.state()
        assert state["resources"] == {"r1c1": {"food": 2}, "r2c2": {"oil": 1}, "r5c3": {"oil": 1}}
        assert state["structures"] == {"r1c1": {"owner": "human", "kind": "mill"}}
        assert "r5c5" not in state["encounters"]


async def test_a_unit_that_was_set_is_known_by_where_it_stood(chromium: Browser, address: str) -> None:
    """Another phone moves another one: each keeps its place in the list, and nothing is dropped."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.tap("menu", "menu-right")
        await player.choose("set-/players/0/workers/0", "r4c1")
        await tell(player, "actions", right("/players/0/workers/1", "r1c1"))
        await expect(player.page.locator("[data-test='set-/players/0/workers/1']")).to_have_value("r1c1")
        await expect(player.page.locator("[data-test='set-/players/0/workers/0']")).to_have_value("r4c1")
        await player.tap("set-right")
        await player.see("my-turn")
        workers = (await player.state())["players"][0]["workers"]
        assert [place for place in workers if place != "mat"] == ["r4c1", "r1c1"]


async def test_what_is_set_on_a_location_outlasts_what_another_phone_sets_elsewhere(
    chromium: Browser, address: str
) -> None:
    """In Expeditions, too, a map token taken here stays taken, and one that lies there goes on lying."""
    async with players(chromium, address) as (player,):
        await player.open("/#/new/expeditions")
        await player.tap("level=2", "first=human", "begin")
        await player.tap("menu", "menu-right")
        before = (await player.state())["locations"]
        await seen_on(player, "n4", "map-here")
        await tell(player, "actions", right("/locations/1/map", not before[1]["map"]))
        await player.see("set-right")
        await tell(player, "actions", right("/human/coins", 9))
        await expect(player.page.locator("[data-test='set-/human/coins'] output")).to_have_text("9")
        await expect(player.page.locator("[data-test=dropped]")).to_have_count(0)
        await player.tap("set-right")
        await player.see("my-turn")
        after = (await player.state())["locations"]
        changed = [one["id"] for one, then in zip(after, before, strict=True) if one["map"] != then["map"]]
        assert changed == ["n2", "n4"]


async def test_what_is_doubted_lies_over_nothing_that_is_set(chromium: Browser, address: str) -> None:
    """Three movements, in large letters on a small phone: the form is seen all the same."""
    large = (
        "addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '20px'; })"
    )
    crew = CRIMEA | {"character": "r7c3", "mechs": ["r6c3", "r6c4"], "abilities": ["riverwalk", "scout"]}
    async with players(chromium, address) as (player,):
        await player.page.add_init_script(large)
        await player.page.set_viewport_size({"width": 360, "height": 640})
        async with at_a_position(player, crew, NORDIC | {"mechs": []}):
            await player.tap("guided", "deed-move")
        for unit, place, to in (
            ("character", "r7c3", "r2c3"),
            ("mech", "r6c3", "r1c3"),
            ("mech", "r6c4", "r2c5"),
        ):
            await player.tap(f"piece-{unit}-{place}")
            await player.choose("place", to)
        await player.tap("end-turn")
        await player.see("automa")
        await expect(player.page.locator("[data-test=warning]")).to_have_count(3)
        await player.tap("menu", "menu-right", "set-/players/0/power-more", "set-right")
        await player.see("automa")
        assert (await player.state())["players"][0]["power"] == crew["power"] + 1
