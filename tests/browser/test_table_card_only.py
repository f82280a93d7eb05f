"""Scythe without a board: the card's orders one by one, and what the table tells of combats and the end."""

from __future__ import annotations

from typing import Any

import httpx2
import pytest
from playwright.async_api import Browser, expect

from tests.browser.tapping import Player, players

ALL_CARDS = list(range(1, 20))
POSITION: dict[str, Any] = {
    "human": {"faction": "saxony", "stars": ["mechs", "workers", "upgrades", "objective"]},
    "automa": {"faction": "nordic", "level": "automa"},
    "deck": "physical",
    "discards": ALL_CARDS,
}
"""The human's turn; each Automa card lies on the discard pile."""


async def begun_with_real_cards(player: Player) -> None:
    """A game without a board, whose Automa cards lie on the table; the Automa begins."""
    await player.open("/#/new/scythe_card")
    await player.tap("first=automa")
    await player.unfold("options")
    await player.tap("deck=physical", "begin")
    await player.see("draw")


async def at_a_position(player: Player) -> None:
    """A game that stands so, opened."""
    async with httpx2.AsyncClient(base_url=player.address) as http:
        made = await http.post("/v1/games", json={"ruleset": "scythe_card", "position": POSITION})
        assert made.status_code == 201, made.text
    await player.open(f"/#/join/{made.json()['game']}/{made.json()['token']}")
    await player.see("my-turn")


async def count_at_the_end(player: Player, *, territories: int, coins: int) -> None:
    """What the table has counted, to the score."""
    await player.page.fill("[data-test=coins]", str(coins))
    await player.page.fill("[data-test=territories]", str(territories))
    await player.tap("tell-count")
    await player.hear_to("to-score")
    await player.tap("to-score")
    await player.see("standings")


async def test_only_the_card_is_played_by_taps(chromium: Browser, address: str) -> None:
    """No board is shown; a card is orders to do at the table, and the Automa's figures follow."""
    async with players(chromium, address) as (player,):
        await begun_with_real_cards(player)
        await expect(player.page.locator("[data-test=board]")).to_have_count(0)
        await player.tap("number=3")
        await expect(player.page.locator("[data-test=card] .order")).to_have_text("Move Worker")
        await expect(player.page.locator("[data-test=card] .reason")).to_contain_text("The worker nearest to")
        assert await player.hear_to("my-turn") == "my-turn"
        state = await player.state()
        assert (state["automa"]["power"], state["automa"]["star_tracker"]) == (7, 1)

        await player.unfold("attack")
        await player.tap("number=12")
        assert await player.hear_to("question") == "question"
        await expect(player.page.locator("[data-test=winner] [data-option=human]")).to_have_text("You")
        await player.tap("winner=human")
        assert await player.hear_to("my-turn") == "my-turn"
        assert (await player.state())["human"]["stars"] == ["combat"]
        for goal in ("mechs", "workers", "upgrades", "recruits", "power"):
            await player.see("my-turn")
            await player.unfold("star")
            await player.tap(f"goal={goal}")
            await player.page.wait_for_function(
                "(goal) => !document.querySelector(`[data-test=goal] [data-option=${goal}]`)", arg=goal
            )
        assert await player.hear_to("question") == "question"
        count = player.page.locator("[data-test=tell-count]")
        await player.page.fill("[data-test=coins]", "61")
        await expect(count).to_be_disabled()
        await player.page.fill("[data-test=territories]", "51")
        await expect(count).to_be_disabled()
        await count_at_the_end(player, territories=9, coins=61)
        await expect(player.page.locator("[data-test=result]")).to_contain_text("You win by")
        state = await player.state()
        assert state["counted"] == {"territories": 9, "human_coins": 61}
        await player.open(f"/#/game/{(await player.standing())['game']}/story")
        await player.see("story")
        assert not [url for url in player.asked if "board.svg" in url]


async def test_an_attack_of_the_automa_is_answered(chromium: Browser, address: str) -> None:
    """Card 17 asks whether there is somebody to attack; without, the next symbols are told."""
    async with players(chromium, address) as (player,):
        await begun_with_real_cards(player)
        await player.tap("number=3")
        await player.hear_to("my-turn")
        await player.tap("end-turn", "number=17")
        assert await player.hear_to("question") == "question"
        await player.tap("no")
        order = player.page.locator("[data-test=card] .order")
        await expect(order).to_have_text("Else: Attack Move vs. Worker")


@pytest.mark.slow
async def test_an_empty_deck_of_real_cards_is_whole_again_for_an_attack(
    chromium: Browser, address: str
) -> None:
    """R33: all 19 cards can be drawn, since they are shuffled first."""
    async with players(chromium, address) as (player,):
        await at_a_position(player)
        await player.unfold("attack")
        await player.see("number")
        offered = await player.page.locator("[data-test=number] button").all_inner_texts()
        assert offered == [str(card) for card in ALL_CARDS]
        await player.tap("number=12")
        assert await player.hear_to("question") == "question"


@pytest.mark.slow
async def test_saxony_places_a_star_for_a_second_objective(chromium: Browser, address: str) -> None:
    """Saxony may reveal both of its objectives, and no third one (R37)."""
    async with players(chromium, address) as (player,):
        await at_a_position(player)
        await player.unfold("star")
        await player.tap("goal=objective")
        await player.see("my-turn")
        await player.unfold("star")
        await player.see("goal")
        await expect(player.page.locator("[data-test=goal] [data-option=objective]")).to_have_count(0)
        assert (await player.state())["human"]["stars"].count("objective") == 2


@pytest.mark.slow
async def test_a_game_without_a_board_speaks_of_none(chromium: Browser, address: str) -> None:
    """No pieces are to be set by hand, before it is begun or to match the table."""
    async with players(chromium, address) as (player,):
        await player.open("/#/new/scythe_card")
        await player.unfold("options")
        await player.see("deck")
        await expect(player.page.locator("[data-test=by-hand]")).to_have_count(0)
        await player.tap("begin")
        await player.see("my-turn")
        await player.tap("menu", "menu-right")
        await player.see("set-right")
        hint = player.page.locator(".form > .hint")
        await expect(hint).to_have_text("Set the figures to what lies on the table. It can be taken back.")
