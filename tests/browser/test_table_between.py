"""Somebody in between answers in the service's place, as at a hotel's network."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import pytest
from playwright.async_api import Browser, Route, expect

from tests.browser.phones import two_phones
from tests.browser.shelf import NAMES
from tests.browser.tapping import players, refusing
from tests.browser.test_table_coming import answered
from tests.browser.test_table_scythe import begin
from tests.waiting import until

pytestmark = pytest.mark.slow

TWO_GAMES = f"""async () => {{
  const names = await ({NAMES})();
  return names.filter(([store]) => store === "games").length === 2;
}}"""
"""Whether the device knows two games."""

too_many = refusing(429, "rate_limited", "Soon.")


async def portal(route: Route) -> None:
    """Somebody in between shows a page of their own."""
    await route.fulfill(content_type="text/html", body="<title>Welcome to our network</title>")


@pytest.mark.parametrize(
    "between",
    [
        too_many,
        portal,
        partial(answered, 204, "application/json", ""),
        partial(answered, 200, "application/json", ""),
        partial(answered, 200, "application/json", "null"),
        partial(answered, 200, "application/json", "{}"),
        partial(answered, 200, "application/json", '{"version": 7, "commit": {'),
    ],
)
async def test_an_answer_that_says_nothing_of_a_turn_loses_none(
    chromium: Browser, address: str, between: Callable[[Route], Awaitable[None]]
) -> None:
    """Too much was asked for, or somebody in between answers something of their own: it is sent again."""
    told = 0

    async def answer(route: Route) -> None:
        nonlocal told
        told += 1
        await (between(route) if told == 1 else route.continue_())

    async with players(chromium, address) as (player,):
        await begin(player)
        await player.tell_offline("end-turn")
        await player.between("**/turns", answer)
        await player.page.context.set_offline(offline=False)
        await player.see("automa")
        await expect(player.page.locator("[data-test=away]")).to_have_count(0)
        assert told > 1


async def test_a_table_is_opened_behind_a_page_of_somebody_in_between(
    chromium: Browser, address: str
) -> None:
    """As without a network: it stands as it was seen last, and goes on as soon as that has gone."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.between("**/v1/**", portal)
        await player.reload()
        await player.see("away")
        await player.see("my-turn")
        await player.page.unroute("**/v1/**")
        await expect(player.page.locator("[data-test=away]")).to_have_count(0)


async def test_a_page_of_somebody_in_between_ends_no_listening(chromium: Browser, address: str) -> None:
    """What is told elsewhere is heard of once that has gone."""
    async with two_phones(chromium, address) as (one, other):
        await other.between("**/commits", portal, times=1)
        await other.reload()
        await other.see("my-turn")
        await one.tap("end-turn")
        await one.see("automa")
        await other.see("automa")


@pytest.mark.parametrize("between", [portal, too_many])
async def test_what_is_heard_of_is_asked_for_until_it_is_answered(
    chromium: Browser, address: str, between: Callable[[Route], Awaitable[None]]
) -> None:
    """One reading follows another phone's step; whatever somebody in between answers it, there is another."""
    async with two_phones(chromium, address) as (one, other):
        game = (await other.kept("games"))["id"]
        await other.between(f"**/v1/games/{game}", between, times=1)
        await one.tap("end-turn")
        await one.see("automa")
        await other.see("automa")
        await expect(other.page.locator("[data-test=away]")).to_have_count(0)


async def test_a_game_whose_answer_was_lost_is_begun_once(chromium: Browser, address: str) -> None:
    """Begun again by another tap, it is the same game."""
    made: list[str] = []

    async def lost(route: Route) -> None:
        answer = await route.fetch()
        made.append((await answer.json())["game"])
        await route.abort()

    async with players(chromium, address) as (player,):
        await player.between("**/v1/games", lost, times=1)
        await player.open("/#/new/expeditions")
        await player.tap("first=human", "begin")
        await player.see("trouble")
        await player.tap("trouble-close", "begin")
        await player.see("my-turn")
        assert [player.page.url.split("/")[-1]] == made


async def test_an_answer_that_comes_late_leads_nobody_away(chromium: Browser, address: str) -> None:
    """Whoever has gone to another screen meanwhile stays there, and finds the game in the list."""
    let_in = asyncio.Event()

    async def late(route: Route) -> None:
        await let_in.wait()
        await route.continue_()

    async with players(chromium, address) as (player,):
        await begin(player)
        await player.tap("menu", "menu-right")
        await player.page.locator("[data-test='set-/players/0/coins'] button").last.tap()
        await player.between("**/turns", late)
        await player.between("**/v1/games", late)
        await player.tap("set-right")
        await player.open("/#/new/expeditions")
        await player.tap("first=human")
        await player.touch("[data-test='begin']")
        await player.open("/#/settings")
        await player.see("language")
        let_in.set()
        await until(lambda: player.page.evaluate(TWO_GAMES))
        await player.page.wait_for_timeout(500)
        assert player.page.url.endswith("#/settings")
