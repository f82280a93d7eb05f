"""Answers that come late, when the page has gone on: they take nothing from what has come since."""

from __future__ import annotations

import asyncio
from asyncio import Event
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import httpx2
import pytest
from playwright.async_api import Browser, Route, expect

from tests.browser import tapping
from tests.browser.tapping import Player
from tests.browser.test_table_carried import right, tell
from tests.browser.test_table_scythe import begin
from tests.browser.test_table_seats import ANNA, AUTOMAS, BOB, begun
from tests.waiting import until

pytestmark = pytest.mark.slow

HUMANS = {**ANNA, "mat": "industrial"}, {**BOB, "mat": "agricultural"}
"""Anna begins, and Bob is the next one."""

players = partial(tapping.players, keeps_page=False)
DRAWN = 0.5  # seconds, in which a page draws what it has been answered
GAMES = "**/v1/games/**"


class Held:
    """One request, whose answer is kept back until it is let go."""

    def __init__(self, method: str, end: str, token: str | None = None) -> None:
        self.came, self.goes, self.answered = Event(), Event(), Event()
        self._wanted = method, end, token

    async def __call__(self, route: Route) -> None:
        """Keep the answer back if it is that one, and the first."""
        method, end, token = self._wanted
        told = route.request.headers.get("authorization", "")
        is_it = route.request.method == method and route.request.url.endswith(end) and (token or "") in told
        if self.came.is_set() or not is_it:
            await route.continue_()
            return
        self.came.set()
        answer = await route.fetch()
        await self.goes.wait()
        await route.fulfill(response=answer)
        self.answered.set()


@asynccontextmanager
async def held(player: Player, method: str, end: str, token: str | None = None) -> AsyncIterator[Held]:
    """The first request of this kind that the page sends: in the end it is answered, and that is drawn."""
    request = Held(method, end, token)
    await player.between(GAMES, request)
    yield request
    request.goes.set()
    await request.answered.wait()
    await player.page.unroute(GAMES)
    await asyncio.sleep(DRAWN)


async def invited(address: str, game: dict[str, Any], **to: str) -> str:
    """Another token of a game."""
    async with httpx2.AsyncClient(headers={"Authorization": f"Bearer {game['token']}"}) as http:
        made = await http.post(f"{address}/v1/games/{game['game']}/tokens", json=to)
    assert made.status_code == httpx2.codes.CREATED, made.text
    return str(made.json()["token"])


async def follow(player: Player, game: str, token: str) -> None:
    """Tap a link in a message."""
    await player.page.evaluate("link => { location.hash = link; }", f"#/join/{game}/{token}")


async def on_turn(player: Player, seat: str) -> bool:
    """Whether it is this seat's turn."""
    return bool((await player.state())["turn"] == seat)


async def test_the_link_that_was_followed_last_stays(chromium: Browser, address: str) -> None:
    """A slow answer to the one before takes neither its token nor its turn from the device."""
    game = await begun(address, *HUMANS, AUTOMAS[1])
    looks_on = await invited(address, game, role="spectator")
    seat = await invited(address, game, role="player", seat="anna")
    async with players(chromium, address) as (player,):
        await player.open()
        await player.see("new")
        async with held(player, "GET", game["game"], looks_on) as first:
            await follow(player, game["game"], looks_on)
            await first.came.wait()
            await follow(player, game["game"], seat)
            await player.see("my-turn")
            await player.tap("coins-more")
            await player.kept("drafts", game["game"])
        await player.reload()
        await player.see("my-turn")
        assert await player.kept("drafts", game["game"])
        assert (await player.kept("games"))["token"] == seat


async def test_a_link_that_is_answered_late_makes_the_table_none_of_before(
    chromium: Browser, address: str
) -> None:
    """Followed again, left, and the game opened from the list: the next time it is opened, it is as it is."""
    async with players(chromium, address) as (player,):
        await begin(player)
        known = await player.kept("games")
        await player.open("/#/")
        await player.see("known")
        async with held(player, "GET", known["id"]) as first:
            await follow(player, known["id"], known["token"])
            await first.came.wait()
            await player.touch("a.back")
            await player.tap("known")
        await player.see("my-turn")
        await player.tap("end-turn", "automa")
        await player.hear()
        await player.tap("coins-more")
        await player.kept("drafts", known["id"])
        await player.touch("a.back")
        await player.tap("known")
        assert await player.see("my-turn", "card") == "my-turn"
        await expect(player.page.locator(".notice")).to_have_count(0)
        assert await player.kept("drafts", known["id"])


async def test_a_turn_told_before_that_is_answered_late_leaves_the_next(
    chromium: Browser, address: str
) -> None:
    """Told once more by the table that was opened anew; the first answer takes no draft of the next human."""
    game = await begun(address, *HUMANS, AUTOMAS[1])
    async with players(chromium, address) as (player,):
        await player.open(f"/#/join/{game['game']}/{game['token']}")
        await player.see("my-turn")
        async with held(player, "POST", "/turns") as first:
            await player.tap("coins-more", "end-turn")
            await first.came.wait()
            await player.touch("a.back")
            await player.tap("known")
            await until(partial(on_turn, player, "bob"))
            await player.tap("power-more")
            await player.kept("drafts", game["game"])
        await player.reload()
        await player.see("my-turn")
        assert await player.kept("drafts", game["game"])


async def test_what_is_told_while_the_story_is_read_is_not_taken_back_unasked(
    chromium: Browser, address: str
) -> None:
    """Anna's arrow reads how far back it leads; meanwhile Bob's turn is told, and seen on her phone."""
    game = await begun(address, *HUMANS, AUTOMAS[1])
    seat = await invited(address, game, role="player", seat="anna")
    async with players(chromium, address) as (player,):
        await player.open(f"/#/join/{game['game']}/{seat}")
        await player.tap("coins-more", "end-turn")
        await player.see("waits")
        async with held(player, "GET", "after=0") as story:
            await player.tap("undo")
            await story.came.wait()
            headers = {"Authorization": f"Bearer {game['token']}", "If-Match": "*"}
            async with httpx2.AsyncClient(headers=headers) as http:
                turn = f"{address}/v1/games/{game['game']}/turns"
                told = await http.post(turn, json={"actions": [{"type": "end_turn"}]})
            await player.kept("games", game["game"], version=told.json()["version"])
        await player.see("conflict")
        assert (await player.state())["turn"] == AUTOMAS[1].get("seat", "automa")


async def test_a_table_that_was_left_and_is_read_late_is_no_news(chromium: Browser, address: str) -> None:
    """The device keeps what it has seen since, and without a network the draft on it."""
    async with players(chromium, address) as (player,):
        await begin(player)
        known = await player.kept("games")
        async with held(player, "GET", known["id"]) as first:
            await tell(player, "turns", {"actions": [right("/players/0/coins", 9)]})
            await first.came.wait()
            await player.touch("a.back")
            await player.tap("known", "end-turn", "automa")
            await player.hear()
            await player.tap("coins-more")
            draft = await player.kept("drafts", known["id"])
        await player.touch("a.back")
        await player.see("known")
        await player.page.context.set_offline(offline=True)
        await player.tap("known")
        await player.see("away")
        assert (await player.kept("games", known["id"]))["version"] == draft["version"]
        assert await player.kept("drafts", known["id"]) == draft
        await expect(player.page.locator("[data-test=dropped]")).to_have_count(0)


async def test_no_reasons_stand_under_another_card(chromium: Browser, address: str) -> None:
    """Why a unit was chosen is told when it has been moved already: its card is gone, and so is that."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.tap("end-turn", "automa")
        while await player.see("why", "done") == "done":
            await player.tap("done")
        async with held(player, "GET", "explanation") as why:
            await player.tap("why")
            await why.came.wait()
            await player.tap("done")
        await expect(player.page.locator("[data-test=reasons]")).to_have_count(0)


async def test_no_score_of_before_takes_the_place_of_the_last(chromium: Browser, address: str) -> None:
    """Two things are told elsewhere while it is looked at, and the first answer comes behind the second."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.tap("menu", "menu-score")
        await player.see("standings")
        async with held(player, "GET", "/score") as first:
            await tell(player, "turns", {"actions": [right("/players/0/coins", 40)]})
            await first.came.wait()
            await tell(player, "turns", {"actions": [right("/players/0/coins", 50)]})
            standings = player.page.locator("[data-test=standings]")
            await expect(standings).to_contain_text("54")
        await expect(standings).to_contain_text("54")


async def test_a_table_does_not_go_back_behind_a_story_that_comes_late(
    chromium: Browser, address: str
) -> None:
    """Something is taken back elsewhere, and what stands by then is read behind what is told next."""
    async with players(chromium, address) as (player,):
        await begin(player)
        coins = player.page.locator("[data-test=coins] output")
        await tell(player, "turns", {"actions": [right("/players/0/coins", 9)]})
        await expect(coins).to_have_text("9")
        async with held(player, "GET", "after=1") as first:
            await tell(player, "undo", {})
            await first.came.wait()
            await tell(player, "turns", {"actions": [right("/players/0/coins", 8)]})
            await expect(coins).to_have_text("8")
        await expect(coins).to_have_text("8")


async def test_the_link_that_was_asked_for_last_is_shown(chromium: Browser, address: str) -> None:
    """The owner's comes late: whoever looks on is shown theirs, and it says whose it is."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.tap("menu", "menu-share")
        async with held(player, "POST", "/tokens") as own:
            await player.tap("share-own")
            await own.came.wait()
            await player.tap("share-spectator")
            link = await player.text("link")
        assert await player.text("link") == link
        assert await player.text("link-for") == "Somebody who looks on"
