"""Stars that a human places."""

from __future__ import annotations

from functools import partial
from typing import Any

from playwright.async_api import Browser, expect

from tests.browser.tapping import Player, players
from tests.browser.test_table_carried import right, tell
from tests.browser.test_table_scythe import CRIMEA, NORDIC, at_a_position
from tests.browser.test_table_statistics import counted, has_result
from tests.waiting import until

SAXONY: dict[str, Any] = {"kind": "human", "faction": "saxony", "mat": "industrial", "stars": ["objective"]}


async def stars(player: Player) -> list[str]:
    """The human's stars, as the service has them."""
    placed: list[str] = (await player.state())["players"][0]["stars"]
    return sorted(placed)


async def test_saxony_reveals_a_second_objective(chromium: Browser, address: str) -> None:
    """Dominate: with one objective there is another one to be told, with two there is none."""
    async with players(chromium, address) as (player,):
        async with at_a_position(player, SAXONY, NORDIC):
            await player.tap("guided", "deed-star", "stars=objective", "deed-star")
        await player.see("stars")
        assert not await player.page.locator("[data-test=stars] [data-option=objective]").count()
        await player.tap("end-turn")
        await player.see("automa")
        assert await stars(player) == ["objective", "objective"]


async def test_all_others_reveal_one(chromium: Browser, address: str) -> None:
    """Whoever has placed that star is not offered it again."""
    async with players(chromium, address) as (player,):
        async with at_a_position(player, CRIMEA | {"stars": ["objective"]}, NORDIC):
            await player.tap("guided", "deed-star")
        await player.see("stars")
        assert not await player.page.locator("[data-test=stars] [data-option=objective]").count()


async def test_a_second_star_of_a_kind_outlasts_what_is_set_right(chromium: Browser, address: str) -> None:
    """Another phone tells of a star for a combat: the turn that goes on by hand has that one, and its own."""
    async with players(chromium, address) as (player,):
        async with at_a_position(player, SAXONY, NORDIC):
            await player.tap("guided", "deed-star", "stars=objective", "mirror")
        elsewhere = right("/players/0/stars", ["objective", "combat"]), right("/players/0/coins", 99)
        await tell(player, "turns", {"actions": elsewhere})
        await expect(player.page.locator("[data-test=strip-human]")).to_contain_text("99")
        await player.tap("end-turn")
        await player.see("automa")
        assert await stars(player) == ["combat", "objective", "objective"]


async def test_no_seventh_star_is_switched_on(chromium: Browser, address: str) -> None:
    """With the sixth, by which the game ends, the others are switched on no more, until one is taken back.

    The end says who won and by how much, with both sides in one table. Who has beaten Autometta is offered
    the normal level from then on.
    """
    five = ["upgrades", "mechs", "structures", "recruits", "workers"]
    async with players(chromium, address) as (player,):
        async with at_a_position(player, CRIMEA | {"stars": five}, NORDIC | {"level": "autometta"}):
            await player.tap("mirror", "more")
        power, popularity = (
            player.page.locator(f"[data-test=stars] [data-option={goal}]") for goal in ("power", "popularity")
        )
        await player.tap("stars=power")
        await expect(popularity).to_be_disabled()
        await player.tap("stars=power", "stars=popularity")
        await expect(power).to_be_disabled()
        await player.tap("end-turn", "to-score")
        await player.see("standings")
        assert await stars(player) == sorted([*five, "popularity"])
        totals = player.page.locator(".sum .total td")
        mine, automas = [int(await one.inner_text()) for one in await totals.all()]
        assert await player.text("result") == f"You win by {mine - automas}"
        assert await player.text("ended") == "Your sixth star, in round 1."
        assert (await player.text("decided")).startswith("Decided by: Stars +18")
        await until(partial(has_result, player))
        await player.tap("statistics-of-all")
        await expect(player.page.locator("main")).to_contain_text("1 played · 1 won")
        await player.page.go_back()  # to the score, not out of the game
        await player.tap("play-again")
        await player.see("begin")  # the same seats and mat are chosen
        normal = player.page.locator("[data-test=level] [data-option=automa]")
        await expect(normal).to_have_attribute("aria-pressed", "true")
        row = f"1 played · 1 won · average {mine:.1f} · longest streak 1"
        assert await counted(player) == [["Scythe", row], ["Autometta · Crimea", row]]
