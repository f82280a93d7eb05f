"""What was told while the game went on elsewhere: nothing of it is dropped unsaid, or told for another."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx2
import pytest
from playwright.async_api import Browser, Route, expect

from tests.browser.tapping import Player, a_real_card_is_asked_for, players
from tests.browser.test_table_card_only import begun_with_real_cards
from tests.browser.test_table_carried import right, tell
from tests.browser.test_table_scythe import CRIMEA, NORDIC, at_a_position, begin
from tests.browser.test_table_seats import ANNA, AUTOMAS, BOB, begun
from tests.browser.test_table_trismegistus import experiments_asked
from tests.waiting import until

pytestmark = pytest.mark.slow

Doc = dict[str, Any]


async def goes_on(player: Player, *commands: tuple[str, Doc]) -> Doc:
    """Another device tells something; how the game stands behind it."""
    for call, body in commands:
        await tell(player, call, body)
    return await player.state()


async def test_a_turn_is_told_for_no_other_human(chromium: Browser, address: str) -> None:
    """An owner plays several: when another of them is on turn, what was told can be dropped alone."""
    async with players(chromium, address) as (player,):
        game = await begun(address, ANNA, BOB, AUTOMAS[0])
        await player.open(f"/#/join/{game['game']}/{game['token']}")
        while await player.hear_to("my-turn", "automa") == "automa":
            await player.tap("automa")
        whose = (await player.state())["turn"]
        await player.page.locator("[data-test=my-turn] [data-test=coins] button").last.tap()
        await player.tell_offline("end-turn")
        before = await goes_on(player, ("turns", {"actions": [{"type": "end_turn"}]}))
        while before["turn"] == "automa":
            before = await goes_on(player, ("automa-turn", {}))
        assert before["turn"] not in (whose, "automa")
        await player.page.context.set_offline(offline=False)
        await can_only_be_dropped(player)
        assert await player.state() == before


async def can_only_be_dropped(player: Player) -> None:
    """What was told has passed: it is said, and let go."""
    await player.see("conflict")
    assert "something else is due" in await player.text("conflict")
    [drop] = await player.page.locator("[data-test=conflict] button").all()
    await drop.tap()
    await expect(player.page.locator("[data-test=conflict]")).to_have_count(0)


async def test_a_turn_is_told_for_no_later_one(chromium: Browser, address: str) -> None:
    """Another device has told it otherwise, and the Automa has played: it is no turn of now."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.page.locator("[data-test=my-turn] [data-test=coins] button").last.tap()
        await player.tell_offline("end-turn")
        before = await goes_on(player, ("turns", {"actions": [{"type": "end_turn"}]}), ("automa-turn", {}))
        assert before["turn"] == "human"
        await player.page.context.set_offline(offline=False)
        await can_only_be_dropped(player)
        assert await player.state() == before


async def test_an_answer_is_told_to_no_other_question(chromium: Browser, address: str) -> None:
    """Tokens that were drawn for a tile lie on no other one."""
    async with httpx2.AsyncClient(base_url=address) as http:
        setup = {"level": 2, "first_player": "automa"}
        game = (await http.post("/v1/games", json={"ruleset": "expeditions", "setup": setup})).json()
    async with players(chromium, address) as (player,):
        await player.open(f"/#/join/{game['game']}/{game['token']}")
        while await player.hear_to("question", "automa", "my-turn") != "question":
            await player.tap(await player.see("automa", "end-turn"))
        await player.page.locator("[data-token=orange-3]").tap()
        await player.tell_offline("tokens-done")
        await tell(player, "actions", {"type": "tell_tile", "tokens": ["turquoise-1"]})
        while not (standing := await player.standing())["pending"]:
            if standing["turn"] == "automa":
                await tell(player, "automa-turn", {})
            else:
                await tell(player, "turns", {"actions": [{"type": "end_turn"}]})
        await player.page.context.set_offline(offline=False)
        await can_only_be_dropped(player)
        assert (await player.standing())["pending"] == standing["pending"]


async def test_an_answer_is_due_in_another_language_too(chromium: Browser, address: str) -> None:
    """A question that is put in other words since is the one that was answered."""
    is_lost = True

    async def lost(route: Route) -> None:
        await (route.abort() if is_lost else route.continue_())

    async with players(chromium, address) as (player,):
        await begun_with_real_cards(player)
        await player.tap("number=3")
        await player.hear_to("my-turn")
        await player.tap("end-turn", "number=17")
        await player.hear_to("question")
        game = player.page.url
        await player.between("**/actions", lost)
        await player.tap("no")
        await player.see("away")
        await player.open("/#/settings")
        await player.tap("language=pl")
        await player.page.goto(game)
        await tell(player, "turns", {"actions": [right("/automa/coins", 9)]})
        is_lost = False
        await player.see("conflict")
        assert len(await player.page.locator("[data-test=conflict] button").all()) == 2


async def test_an_answer_is_told_to_no_question_that_is_asked_again(chromium: Browser, address: str) -> None:
    """The Automa takes two experiments in a turn: what lies there for the second one is another display."""
    game = await experiments_asked(address, 2)
    async with players(chromium, address) as (player,):
        await player.open(f"/#/join/{game['game']}/{game['token']}")
        await player.hear_to("question")
        await player.tap("experiment-type=black", "experiment-track=earth")
        await player.tell_offline("answer")
        first = (await player.standing())["pending"]
        shown = {"type": "white", "track": "air", "requirement": 1, "vp": 2}
        await tell(player, "actions", {"type": first[0]["answer"], "experiments": [shown]})
        assert (await player.standing())["pending"][0]["type"] == first[0]["type"]
        await player.page.context.set_offline(offline=False)
        await can_only_be_dropped(player)


async def test_a_real_card_outlasts_what_is_set_right_meanwhile(chromium: Browser, address: str) -> None:
    """It was drawn at the table: it is the Automa's, unless somebody else had that turn played."""
    async with players(chromium, address) as (player,):
        await a_real_card_is_asked_for(player)
        await player.tell_offline("number=7")
        await goes_on(player, ("actions", right("/players/0/power", 9)))
        await player.page.context.set_offline(offline=False)
        await player.see("card")
        told = await player.commands()
        assert [each["type"] for each in told] == ["begin", "turn", "correct", "automa_turn"]
        assert told[-1]["card"] == 7


async def test_an_automa_s_turn_that_somebody_else_had_played_is_played_once(
    chromium: Browser, address: str
) -> None:
    """Nobody is asked whether another one is to follow."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.tap("end-turn")
        await player.see("automa")
        await player.tell_offline("automa")
        await goes_on(player, ("automa-turn", {}))
        await player.page.context.set_offline(offline=False)
        await player.see("card")
        await expect(player.page.locator("[data-test=conflict]")).to_have_count(0)
        assert [each["type"] for each in await player.commands()] == ["begin", "turn", "automa_turn"]


async def test_what_is_told_all_the_same_is_told_once(chromium: Browser, address: str) -> None:
    """However slow the network is, and however often it is tapped."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.tell_offline("end-turn")
        await goes_on(player, ("actions", right("/players/0/power", 9)))
        await player.page.context.set_offline(offline=False)
        await player.see("conflict")
        told: list[str] = []
        player.page.on("request", lambda asked: told.append(asked.url) if asked.method == "POST" else None)

        async def slow(route: Route) -> None:
            await asyncio.sleep(0.5)
            await route.continue_()

        await player.between("**/turns*", slow)
        send = player.page.locator("[data-test=conflict] button").first
        await send.tap()
        await player.page.wait_for_timeout(200)
        await player.page.evaluate("document.querySelector('[data-test=conflict] button')?.click()")
        await player.see("automa")
        assert len(told) == 1
        await expect(player.page.locator("[data-test=conflict]")).to_have_count(0)


async def looks_again(player: Player, told: Doc) -> None:
    """Another device has told something meanwhile, and the player's phone comes back to the network."""
    await goes_on(player, ("actions", told))
    await player.page.context.set_offline(offline=False)
    await player.see("conflict")
    await player.page.locator("[data-test=conflict] button").tap()


async def test_what_others_did_stays_behind_a_draft_that_is_looked_at_again(
    chromium: Browser, address: str
) -> None:
    """It says how much lies where: told as it was, it would take back what lies there by now."""
    async with players(chromium, address) as (player,):
        crimea, nordic = CRIMEA | {"workers": ["r6c3", "r7c3"], "mechs": []}, NORDIC | {"mechs": []}
        async with at_a_position(player, crimea, nordic | {"workers": ["r1c1", "r2c1"]}):
            await player.see("my-turn")
            await player.tap("menu", "menu-right")
            await player.page.wait_for_selector("[data-test='set-/players/1/workers/0']")
            await player.page.context.set_offline(offline=True)
            await player.choose("set-/players/1/workers/0", "r1c3")
            await player.tap("set-right")
            await player.see("away")
            workers = (await player.state())["players"][1]["workers"]
            moved = ["r3c1" if place == "r2c1" else place for place in workers]
            await looks_again(player, right("/players/1/workers", moved))
            await player.tap("menu", "menu-right", "set-right")
            await expect(player.page.locator("[data-test=conflict]")).to_have_count(0)
            wanted = sorted("r1c3" if place == "r1c1" else place for place in moved)

            async def is_so() -> bool:
                return sorted((await player.state())["players"][1]["workers"]) == wanted

            await until(is_so)


async def test_a_turn_that_is_looked_at_again_takes_nothing_back(chromium: Browser, address: str) -> None:
    """It moves a worker; meanwhile another one was set right, by whoever saw that it stood elsewhere."""
    async with players(chromium, address) as (player,):
        crimea = CRIMEA | {"workers": ["r6c3", "r7c3", "r5c5"], "mechs": []}
        async with at_a_position(player, crimea, NORDIC | {"mechs": []}):
            await player.see("my-turn")
            await player.page.context.set_offline(offline=True)
            await player.tap("piece-worker-r6c3")
            await player.choose("place", "r6c4")
            await player.tap("end-turn")
            await player.see("away")
            workers = (await player.state())["players"][0]["workers"]
            moved = ["r5c4" if place == "r5c5" else place for place in workers]
            await looks_again(player, right("/players/0/workers", moved))
            await player.tap("end-turn")
            await player.see("automa")
            wanted = sorted("r6c4" if place == "r6c3" else place for place in moved)
            assert sorted((await player.state())["players"][0]["workers"]) == wanted
