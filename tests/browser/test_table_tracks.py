"""The mastery tracks of Trismegistus: told as they are on the player's board, and set right later."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Browser, expect

from tests.browser.tapping import TRISMEGISTUS, Player, players
from tests.browser.test_table_carried import right, tell

pytestmark = pytest.mark.slow

Track = dict[str, Any]


async def tracks(player: Player) -> list[Track]:
    """Those of the game that is open, from the top."""
    found: list[Track] = (await player.state())["tracks"]
    return found


async def elements(player: Player) -> list[str]:
    """The tracks of the form, from the top."""
    rows = await player.page.locator("[data-test=tracks-in-order] > li").all()
    return [str(await row.get_attribute("data-track")) for row in rows]


async def at_the_top(player: Player, element: str) -> None:
    """Move a track up as far as it goes."""
    while (await elements(player))[0] != element:
        await player.tap(f"up-{element}")


async def test_no_game_begins_with_the_example_s_tracks_unseen(chromium: Browser, address: str) -> None:
    """Nothing is chosen at first: the button says what is missing, and leads to it; at last to the tracks."""
    async with players(chromium, address) as (player,):
        await player.open()
        await player.tap("trismegistus")
        await player.see("first")
        await expect(player.page.locator(".option[aria-pressed=true]")).to_have_attribute("data-option", "1")
        await expect(player.page.locator("[data-test=tracks-in-order] > li")).to_have_count(4)
        for missing in ("artifact=fire", "experiment-type=red", "experiment-track=water"):
            await player.touch("[data-test=first]")
            choice = missing.partition("=")[0]
            await expect(player.page.locator(f"[data-test={choice}] .option").first).to_be_focused()
            await player.tap(missing)
        await player.tap("first")
        await player.see_at_once("[data-test=tracks-mine]")
        await expect(player.page.locator("[data-test=tracks-mine]")).to_be_focused()
        await player.tap("tracks-mine", "begin")
        await player.see("my-turn")
        assert player.counted() <= 7 + 4  # each time that the button leads is one more


async def test_the_button_leads_past_tracks_that_were_folded_away(chromium: Browser, address: str) -> None:
    """They stay so: the box to be ticked is below them."""
    async with players(chromium, address) as (player,):
        await player.open("/#/new/trismegistus")
        await player.tap(*TRISMEGISTUS[:-1])
        await player.unfold("tracks")
        await expect(player.page.locator("[data-test=tracks-in-order]")).to_be_hidden()
        await player.tap("first")
        await player.see_at_once("[data-test=tracks-mine]")


async def test_tracks_are_those_of_the_board_from_the_top(chromium: Browser, address: str) -> None:
    """Their order, last steps and tokens are told, and kept for the next game on the same board."""
    async with players(chromium, address) as (player,):
        await player.open("/#/new/trismegistus")
        await player.see("first")
        await at_the_top(player, "air")
        await player.unfold("track-air")
        await player.page.locator("[data-test=length-air] button").last.tap()
        await player.choose("token-air-7", "bonus_vp5")
        await player.tap(*TRISMEGISTUS, "begin")
        await player.see("my-turn")
        first, *others = await tracks(player)
        tokens = [{"step": 4, "kind": "bonus_advance"}, {"step": 7, "kind": "bonus_vp5"}]
        assert first == {"element": "air", "length": 7, "tokens": tokens}
        assert [one["element"] for one in others] == ["earth", "fire", "water"]

        await player.open("/#/new/trismegistus")
        await expect(player.page.locator("[data-test=tracks]")).not_to_have_attribute("open", "")
        await player.tap(*TRISMEGISTUS[:-1], "begin")
        await player.see("my-turn")
        assert [first, *others] == await tracks(player)


async def test_tracks_are_moved_by_keyboard(chromium: Browser, address: str) -> None:
    """The button goes with its track and keeps the focus; at the top the other one has it."""
    async with players(chromium, address) as (player,):
        await player.open("/#/new/trismegistus")
        up = player.page.locator("[data-test=up-water]")
        await up.focus()
        for order in (["earth", "water", "fire", "air"], ["water", "earth", "fire", "air"]):
            await player.page.keyboard.press("Enter")
            row = player.page.locator("[data-test=tracks-in-order] > li").nth(order.index("water"))
            await expect(row).to_have_attribute("data-track", "water")
            assert await elements(player) == order
        await expect(up).to_be_disabled()
        await expect(player.page.locator("[data-test=down-water]")).to_be_focused()
        await player.page.keyboard.press("Enter")
        await expect(player.page.locator("[data-test=down-water]")).to_be_focused()
        assert (await elements(player))[1] == "water"


async def test_tracks_that_were_told_wrongly_are_set_right(chromium: Browser, address: str) -> None:
    """In a game that is under way; what else is known of them stays."""
    async with players(chromium, address) as (player,):
        await player.open("/#/new/trismegistus")
        await player.tap(*TRISMEGISTUS, "begin")
        await player.see("my-turn")
        before = {one["element"]: one for one in await tracks(player)}
        await player.tap("menu", "menu-right")
        await player.see("set-right")
        await at_the_top(player, "air")
        await player.unfold("track-fire")
        await player.page.locator("[data-test=length-fire] button").last.tap()
        await player.choose("token-fire-3", "")
        await player.choose("token-fire-7", "bonus_ethereal")
        await player.tap("set-right")
        await player.see("my-turn")
        [told] = (await player.commands())[-1]["actions"]
        assert (told["type"], told["pointer"]) == ("correct", "/tracks")
        fire = {"element": "fire", "length": 7, "tokens": [{"step": 7, "kind": "bonus_ethereal"}]}
        after = [before["air"], before["earth"], fire, before["water"]]
        assert await tracks(player) == after


async def test_tokens_ahead_of_a_marker_that_was_set_back_are_served_anew(
    chromium: Browser, address: str
) -> None:
    """Q44: also where a track is set right in the same go; those of another track stay as they are."""
    async with players(chromium, address) as (player,):
        await player.open("/#/new/trismegistus")
        await player.tap(*TRISMEGISTUS, "begin")
        await player.see("my-turn")
        markers = [right(f"/automa/markers/{element}", 6) for element in ("fire", "air")]
        await tell(player, "turns", {"actions": markers})
        await player.reload()
        await player.see("my-turn")
        served = {one["element"]: one["tokens"] for one in await tracks(player)}
        assert all(token["served"] for token in (*served["fire"], *served["air"]))
        await player.tap("menu", "menu-right")
        await player.see("set-right")
        await player.tap("set-/automa/markers/fire=0")
        await player.unfold("track-water")
        await player.page.locator("[data-test=length-water] button").last.tap()
        await player.tap("set-right")
        await player.see("my-turn")
        after = {one["element"]: one["tokens"] for one in await tracks(player)}
        assert not any(token.get("served", False) for token in after["fire"])
        assert after["air"] == served["air"]
