"""What finished games add up to on their device, and how an end is told: by whom, and why in a tie."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from tests.browser.tapping import Player, players, refusing
from tests.browser.test_table_card_only import at_a_position, count_at_the_end
from tests.browser.test_table_carried import tell
from tests.browser.test_table_scythe import begin
from tests.browser.test_table_seats import begun
from tests.waiting import until

HUMANS: list[dict[str, Any]] = [
    {"kind": "human", "faction": faction, "mat": mat}
    for faction, mat in (("crimea", "industrial"), ("saxony", "militant"))
]

AUTOMA = {"kind": "automa", "faction": "nordic"}


async def has_result(player: Player) -> bool:
    """Whether the device has kept how the game ended, and can count it."""
    return "result" in await player.kept("games")


async def counted(player: Player) -> list[list[str]]:
    """The rows of the start screen, by their lines."""
    await player.open("/#/")
    await player.unfold("statistics")
    rows = player.page.locator("[data-test=statistics] p")
    await rows.first.wait_for()
    return [row.split("\n") for row in await rows.all_inner_texts()]


async def test_what_was_taken_back_is_no_finished_game(chromium: Browser, address: str) -> None:
    """A game is counted in the language of the moment, and not once its end is taken back.

    Who has won by a tie-breaker is told which one it was.
    """
    async with players(chromium, address) as (player,):
        await begin(player)
        game = player.page.url
        await player.tap("menu", "menu-score", "end-game")
        await player.see("play-again")
        total = int(await player.page.locator(".sum .total td").first.inner_text())
        assert await player.text("result") == "You win"
        assert (await player.text("tie")).startswith("The totals are equal. The tie-breaker: ")
        await until(partial(has_result, player))
        await player.open("/#/settings")
        await player.tap("language=pl")
        result = f"rozegrane: 1 · wygrane: 1 · średnia: {total},0 · najdłuższa seria: 1"
        assert await counted(player) == [["Scythe", result], ["Automa · Krym", result]]
        await player.page.goto(game)
        await player.see("to-score")
        await tell(player, "undo", {})
        await player.see("my-turn")
        await player.kept("games", over=False)
        await player.open("/#/")
        await player.see("known")
        await expect(player.page.locator("[data-test=statistics]")).to_have_count(0)


@pytest.mark.slow
async def test_a_tie_is_told_with_its_reason_and_is_no_win(chromium: Browser, address: str) -> None:
    """Equal totals without a board: both win, the tie-breakers are to be counted, and no streak begins."""
    async with players(chromium, address) as (player,):
        await at_a_position(player)
        for goal in ("objective", "power"):
            await player.see("my-turn")
            await player.unfold("star")
            await player.tap(f"goal={goal}")
            await expect(player.page.locator(f"[data-test=goal] [data-option={goal}]")).to_have_count(0)
        coins = (await player.state())["automa"]["coins"] + 3
        await count_at_the_end(player, territories=1, coins=coins)
        assert await player.text("result") == "A tie"
        assert "tie-breakers are on your board" in await player.text("tie")
        row = f"1 played · 0 won · average {coins}.0 · longest streak 0"
        await until(partial(has_result, player))
        assert await counted(player) == [["Scythe: only the card", row], ["Automa · Saxony", row]]


@pytest.mark.slow
async def test_only_the_owner_of_a_game_ends_it(chromium: Browser, address: str) -> None:
    """Who plays one seat of several is not offered what the service refuses them.

    A game of several humans is not counted, and leads to no statistics.
    """
    game = await begun(address, *HUMANS, AUTOMA)
    async with players(chromium, address) as (player,):
        await player.open(f"/#/join/{game['game']}/{game['token']}")
        await player.see("menu")
        seats = [one["seat"] for one in (await player.state())["players"]]
        invited = await player.page.request.post(
            f"{address}/v1/games/{game['game']}/tokens",
            headers={"Authorization": f"Bearer {game['token']}"},
            data={"role": "player", "seat": seats[0]},
        )
        async with players(chromium, address) as (other,):
            await other.open(f"/#/join/{game['game']}/{(await invited.json())['token']}")
            await other.see("menu")
            for each, offered in ((player, 1), (other, 0)):
                await each.tap("menu", "menu-score")
                await each.see("standings")
                await expect(each.page.locator("[data-test=end-game]")).to_have_count(offered)
        await player.tap("end-game")
        await player.see("play-again")
        await expect(player.page.locator("[data-test=statistics-of-all]")).to_have_count(0)


@pytest.mark.slow
async def test_the_score_of_many_seats_is_as_wide_as_a_phone(chromium: Browser, address: str) -> None:
    """Five columns are scrolled within their frame: a page that is wider is shown smaller, and taps miss."""
    rest = [{"kind": "automa", "faction": one} for one in ("polania", "rusviet")]
    game = await begun(address, *HUMANS, AUTOMA, *rest)
    async with players(chromium, address) as (player,):
        await player.open(f"/#/join/{game['game']}/{game['token']}")
        await player.see("menu")
        await player.tap("menu", "menu-score")
        await player.see("standings")
        await expect(player.page.locator("[data-test=standings] thead th")).to_have_count(5)
        assert await player.page.evaluate("[innerWidth, document.documentElement.scrollWidth]") == [390, 390]


@pytest.mark.slow
async def test_the_score_says_what_the_service_refuses(chromium: Browser, address: str) -> None:
    """The end by agreement is told on that screen, and so is why it is refused."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.between("**/actions", refusing(409, "wrong_moment", "Not now."))
        await player.tap("menu", "menu-score", "end-game")
        await player.see("problem")
        assert "Not now." in await player.text("problem")


@pytest.mark.slow
async def test_a_game_without_undo_offers_no_way_back(chromium: Browser, address: str) -> None:
    """The story leads nowhere, and what is set right cannot be taken back."""
    game = await begun(address, HUMANS[0], AUTOMA, undo="never")
    async with players(chromium, address) as (player,):
        await player.open(f"/#/join/{game['game']}/{game['token']}")
        await player.tap("end-turn")
        await player.see("automa")
        await player.tap("menu", "menu-story")
        await player.see("slider")
        await player.page.locator("[data-test=slider]").press("Home")
        await player.tap("from-here")
        await expect(player.page.locator("[data-test=go-back]")).to_be_disabled()
        await player.open(f"/#/game/{game['game']}/right")
        await player.see("set-right")
        hint = player.page.locator(".form > .hint")
        await expect(hint).to_have_text("Drag or tap pieces, and set the figures, to what lies on the table.")
