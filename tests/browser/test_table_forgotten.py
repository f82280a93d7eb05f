"""A game that a device forgets, or comes into anew, leaves nothing of what was before."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest
from playwright.async_api import Browser, Dialog, Route, expect

from tests.api.endings import AUTOMA, HUMAN
from tests.browser.phones import two_phones
from tests.browser.shelf import ANOTHER_S, NAMES
from tests.browser.tapping import Player, players
from tests.browser.test_table_scythe import at_a_position, begin
from tests.waiting import until

pytestmark = pytest.mark.slow


async def test_a_game_that_is_forgotten_leaves_nothing(chromium: Browser, address: str) -> None:
    """Neither what was told and not sent, which the next one at this device would tell, nor what was seen."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        await player.page.wait_for_selector("[data-test=board] > svg")
        await player.tell_offline("end-turn")
        game = player.page.url.split("/")[-1]
        assert await player.page.evaluate(NAMES) == [
            ["games", game],
            ["outbox", game],
            ["drafts", f"board {game}"],
            ["drafts", f"seen {game}"],
        ]

        await player.page.evaluate("location.hash = '#/'")
        said: list[str] = []

        async def answer(asked: Dialog) -> None:
            said.append(asked.message)
            await asked.accept()

        player.page.on("dialog", answer)
        await player.tap("forget")
        await expect(player.page.locator("[data-test=known]")).to_have_count(0)
        assert await player.page.evaluate(NAMES) == []
        assert "not sent yet" in said[0]


async def test_a_game_that_is_forgotten_stays_so_in_every_tab(chromium: Browser, address: str) -> None:
    """A tab that still shows it keeps nothing any more, whatever comes to it; nor what it was to be asked."""
    async with two_phones(chromium, address) as (one, other):
        start = Player(await one.page.context.new_page(), address)
        start.page.on("dialog", lambda asked: asked.accept())
        await start.open("/#/")
        await start.tap("forget")
        await expect(start.page.locator("[data-test=known]")).to_have_count(0)

        await other.tap("end-turn")
        await one.see("automa")
        assert await start.page.evaluate(NAMES) == []


async def test_a_turn_is_told_where_another_tab_has_forgotten_its_game(
    chromium: Browser, address: str
) -> None:
    """The tab that still shows it tells it from memory; nothing of it is kept."""
    async with players(chromium, address) as (player,):
        await begin(player)
        start = Player(await player.page.context.new_page(), address)
        start.page.on("dialog", lambda asked: asked.accept())
        await start.open("/#/")
        await start.tap("forget")
        await expect(start.page.locator("[data-test=known]")).to_have_count(0)

        await player.page.bring_to_front()
        await player.tap("end-turn")
        await player.see("automa")
        assert await start.page.evaluate(NAMES) == []


async def test_what_waits_is_told_with_the_token_that_it_was_told_with(
    chromium: Browser, address: str
) -> None:
    """A tab that was open before a device came in by another link leaves alone what the new one has told."""
    async with players(chromium, address) as (player,):
        await begin(player)
        game = player.page.url.split("/")[-1]
        told = []
        player.page.on("request", lambda request: told.append(request.url))
        await player.page.evaluate(ANOTHER_S, game)
        await player.page.evaluate("dispatchEvent(new Event('online'))")
        await player.page.wait_for_timeout(1000)
        assert [url for url in told if url.endswith("/turns")] == []


async def test_another_link_drops_nothing_unasked(chromium: Browser, address: str) -> None:
    """What was told without a network is sent before its token goes; what cannot be is spoken of."""
    async with players(chromium, address, 2) as (owner, player):
        said: list[str] = []

        async def answer(asked: Dialog) -> None:
            said.append(asked.message)
            await (asked.dismiss() if len(said) == 1 else asked.accept())

        player.page.on("dialog", answer)

        async def comes_in(by: str) -> None:
            await player.page.goto("about:blank")
            await player.page.context.set_offline(offline=False)
            await player.open(f"/#/join/{owner.page.url.split('/')[-1]}/{by}")

        async with at_a_position(owner, HUMAN, AUTOMA) as game:
            human = {"role": "player", "seat": "human"}
            one, other, third = [(await game.post("tokens", json=human)).json()["token"] for _ in range(3)]
            await owner.see("my-turn")
            await comes_in(one)
            await player.see("my-turn")
            await player.page.locator("[data-test=my-turn] [data-test=coins] button").last.tap()
            await player.tell_offline("end-turn")
            set_right = {"type": "correct", "pointer": "/players/0/power", "value": 9, "reason": "by hand"}
            assert (await game.post("actions", json=set_right)).is_success
            await comes_in(other)
            await player.see("conflict")
            assert "not all that you entered" in said[0]

            await player.touch("[data-test=conflict] button")
            await player.tap("end-turn")
            await player.hear_to("automa")
            await game.post("automa-turn", json={})
            await player.hear_to("my-turn")
            await player.tell_offline("end-turn")
            await comes_in(third)
            await player.see("card", "automa")
            assert "not all that you entered" not in said[1]
            turns = [each["type"] for each in await player.commands()]
            assert turns == ["begin", "correct", "turn", "automa_turn", "turn"]


async def test_each_token_has_a_board_of_its_own(chromium: Browser, address: str) -> None:
    """Who comes in by another link is shown what that one may see, not what the device was shown before."""
    async with players(chromium, address, 2) as (owner, player):
        async with at_a_position(owner, HUMAN, AUTOMA) as game:
            tokens = [
                (await game.post("tokens", json=whose)).json()["token"]
                for whose in ({"role": "spectator"}, {"role": "player", "seat": "human"})
            ]
            await owner.see("my-turn")
        player.page.on("dialog", lambda asked: asked.accept())
        shown: set[str | None] = set()
        player.page.on(
            "request",
            lambda asked: shown.add(asked.headers.get("authorization")) if ".svg" in asked.url else None,
        )
        for token in tokens:
            before = shown.copy()
            where = f"#/join/{owner.page.url.split('/')[-1]}/{token}"
            await (player.page.evaluate(f"location.hash = '{where}'") if shown else player.open(f"/{where}"))
            await player.kept("games", owner.page.url.split("/")[-1], token=token)
            await until(partial(shown.difference, before))


async def test_an_answer_that_comes_late_brings_no_forgotten_game_back(
    chromium: Browser, address: str
) -> None:
    """What was on its way when the device was told to forget the game changes nothing on it."""
    async with players(chromium, address) as (player,):
        await begin(player)
        let_in, kept_back = asyncio.Event(), asyncio.Event()

        async def late(route: Route) -> None:
            answer = await route.fetch()
            kept_back.set()
            await let_in.wait()
            await route.fulfill(response=answer)

        await player.between("**/turns", late)
        await player.tap("end-turn")
        await kept_back.wait()
        await player.page.evaluate("location.hash = '#/'")
        player.page.on("dialog", lambda asked: asked.accept())
        await player.tap("forget")
        await expect(player.page.locator("[data-test=known]")).to_have_count(0)
        async with player.page.expect_response("**/turns"):
            let_in.set()
        await player.page.evaluate("new Promise((done) => setTimeout(done, 300))")
        assert await player.page.evaluate(NAMES) == []
