"""Several humans at one table of Scythe, each with a phone of their own."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx2
import pytest
from playwright.async_api import Browser, expect

from tests.browser.tapping import Player, players
from tests.browser.test_table_carried import right, tell
from tests.browser.test_table_scythe import Doc, at_a_position
from tests.browser.test_table_seats import ANNA, AUTOMAS, BOB, begun, listed, plays, says
from tests.browser.test_table_unfinished import COINS, more, shown

pytestmark = pytest.mark.slow

ANOTHER_S = "A player's turn"
NAMES = {"anna": "Anna", "bob": "Roberto"}


async def sits(player: Player, game: Doc, role: str, seat: str | None = None) -> None:
    """A phone comes in by a link of this role."""
    async with httpx2.AsyncClient(headers={"Authorization": f"Bearer {game['token']}"}) as http:
        asked = {"role": role} if seat is None else {"role": role, "seat": seat}
        made = await http.post(f"{player.address}/v1/games/{game['game']}/tokens", json=asked)
    assert made.status_code == 201, made.text
    await player.open(f"/#/join/{game['game']}/{made.json()['token']}")


@asynccontextmanager
async def two_humans(chromium: Browser, address: str) -> AsyncIterator[tuple[Player, Player, str]]:
    """The phones of who is on turn and of the other, and what the one on turn is called."""
    async with players(chromium, address, 2) as (one, other):
        game = await begun(address, ANNA, BOB, AUTOMAS[0], names=NAMES)
        while game["turn"] not in NAMES:
            async with httpx2.AsyncClient(headers={"Authorization": f"Bearer {game['token']}"}) as http:
                call = f"{address}/v1/games/{game['game']}/automa-turn"
                told = await http.post(call, headers={"If-Match": "*"}, json={})
            game = {**told.json(), "token": game["token"]}
        [second] = NAMES.keys() - {game["turn"]}
        await sits(one, game, "player", game["turn"])
        await sits(other, game, "player", second)
        yield one, other, NAMES[game["turn"]]


async def comes(player: Player) -> None:
    """The turn of a phone's human, the Automa's before it told."""
    while await player.hear_to("my-turn", "automa") == "automa":
        await player.tap("automa")


async def test_in_another_s_turn_no_form_is_offered(chromium: Browser, address: str) -> None:
    """The phone says who is waited for; in the list of games it is another's turn, too."""
    async with two_humans(chromium, address) as (one, other, name):
        await one.see("my-turn")
        await says(one, "Your turn")
        await other.see("waits")
        assert name in await other.text("waits")
        await says(other, ANOTHER_S)
        await expect(other.page.locator("[data-test=my-turn]")).to_have_count(0)
        await listed(other, ANOTHER_S)
        await other.see("waits")
        await plays(one)
        await comes(other)
        await says(other, "Your turn")
        await one.hear_to("waits")


async def test_a_turn_waits_while_another_is_told(chromium: Browser, address: str) -> None:
    """Another takes one back and tells it anew: what was put together is kept, and there again behind it."""
    async with two_humans(chromium, address) as (one, other, _):
        await one.see("my-turn")
        await plays(one)
        await comes(other)
        await more(other, COINS)
        coins = await more(other, COINS)
        await one.hear_to("waits")
        await one.tap("undo")
        await one.see("my-turn")
        await other.see("waits")
        await expect(other.page.locator("[data-test=yours-kept]")).to_have_count(1)
        await other.reload()
        await other.see("waits")
        await expect(other.page.locator("[data-test=my-turn]")).to_have_count(0)
        await one.tap("end-turn")
        await comes(other)
        assert await shown(other, COINS) == coins
        await expect(other.page.locator("[data-test=dropped]")).to_have_count(0)
        await other.tap("end-turn")
        await other.see("waits", "automa")
        [report] = [one for one in (await other.commands())[-1]["actions"] if one["type"] == "report"]
        assert report == {"type": "report", "coins": coins}


async def test_a_phone_takes_the_turn_of_its_own_human_back(chromium: Browser, address: str) -> None:
    """Not another's that came later, which goes with it, nor what another has set right since."""
    async with two_humans(chromium, address) as (one, other, _):
        await one.see("my-turn")
        before = (await one.state())["players"]
        await plays(one)
        await comes(other)
        await plays(other)
        await other.see("waits")
        # Until then the Automa's card may go just as it is tapped, and the tap ends the turn.
        await one.kept("games", version=(await other.standing())["version"])
        await comes(one)
        state = await one.state()
        [who] = [
            index
            for index, each in enumerate(state["players"])
            if each["kind"] == "human" and each["seat"] != state["turn"]
        ]
        await tell(other, "actions", right(f"/players/{who}/coins", 20))
        await one.kept("games", version=(await other.standing())["version"])
        await one.tap("undo")
        await other.see("waits")
        await one.see("my-turn")
        assert [each["coins"] for each in (await one.state())["players"]] == [
            each["coins"] for each in before
        ]


async def test_what_another_is_asked_is_not_asked_here(chromium: Browser, address: str) -> None:
    """In a combat each phone asks its own human alone for what they show."""
    async with players(chromium, address, 3) as (owner, anna, bob):
        fighter = {"character": "r3c3", "mechs": [], "workers": [], "power": 5, "coins": 5, "popularity": 5}
        home = {**fighter, "character": "home"}
        enemy = {"character": "r3c4", "mechs": [], "workers": [], "power": 5, "coins": 5}
        seats = ({**ANNA, **home}, {**BOB, **fighter}, {**AUTOMAS[1], **enemy, "seat": "automa"})
        bobs: Doc = {"turn": "bob"}
        async with at_a_position(owner, *seats, **bobs) as http:
            game = {
                "game": http.base_url.path.split("/")[3],
                "token": http.headers["Authorization"].split()[1],
            }
            await sits(anna, game, "player", "anna")
            await sits(bob, game, "player", "bob")
            await anna.see("waits")
            await bob.see("my-turn")
            move = {"type": "move", "moves": [{"unit": "character", "from": "r3c3", "to": "r3c4"}]}
            told = await http.post("actions", json=move)
            assert told.is_success, told.text
            await bob.see("question")
            await expect(anna.page.locator("header.bar")).to_contain_text("A player's turn")
            await anna.see("waits")
            assert "bob" in await anna.text("waits")
            await expect(anna.page.locator("[data-test=question]")).to_have_count(0)


async def test_who_looks_on_is_no_human_of_the_table(chromium: Browser, address: str) -> None:
    """What a human has stands below their name, and no *you* is said to whoever looks on."""
    async with players(chromium, address) as (player,), httpx2.AsyncClient() as http:
        body = {"ruleset": "expeditions", "setup": {"level": 2}, "names": {"human": "Anna"}}
        made = await http.post(f"{address}/v1/games", json=body)
        assert made.status_code == 201, made.text
        await sits(player, made.json(), "spectator")
        await player.see("looks-on")
        await expect(player.page.locator("[data-test=strip-human]")).to_contain_text("Anna")
        await player.tap("menu", "menu-score")
        await expect(player.page.locator("[data-test=standings]")).to_contain_text("Anna")
        await expect(player.page.locator("main")).not_to_contain_text("You")


async def test_who_looks_on_at_scythe_is_none_of_its_humans(chromium: Browser, address: str) -> None:
    """The strip of the human on turn has that one's name."""
    async with players(chromium, address) as (player,):
        game = await begun(address, ANNA, BOB, AUTOMAS[0], names=NAMES)
        await sits(player, game, "spectator")
        await player.see("looks-on")
        await expect(player.page.locator("[data-test=strip-human]")).to_contain_text(
            re.compile("Anna|Roberto")
        )
        await expect(player.page.locator(".strips")).not_to_contain_text("You")
