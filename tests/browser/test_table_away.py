"""The network goes and comes, and the service too: no turn is lost."""

from __future__ import annotations

import asyncio
import signal
from functools import partial
from pathlib import Path

import psycopg
import pytest
from playwright.async_api import Browser, Route, expect

from tests.browser.phones import two_phones
from tests.browser.shelf import ANOTHER_TAB_S, NAMES
from tests.browser.tapping import TRISMEGISTUS, Player, players, refusing
from tests.browser.test_table_carried import right, tell
from tests.browser.test_table_coming import answered
from tests.browser.test_table_scythe import begin
from tests.faults.processes import Service
from tests.waiting import until

pytestmark = pytest.mark.slow

BOARD = "[data-test=board] > svg"

busy = refusing(429, "game_busy", "Too many commands of this game wait.")
no_such_hex = refusing(422, "no_such_hex", "There is no such hex.")


def was_asked(player: Player, what: str) -> bool:
    """Whether the page has asked for something."""
    return any(what in url for url in player.asked)


async def test_a_turn_told_without_a_network_is_sent_once_when_there_is_one(
    chromium: Browser, address: str
) -> None:
    """It waits in the outbox, also when the tab is closed meanwhile, and is in the story a single time."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        await player.tell_offline("end-turn")
        assert "kept" in await player.text("away")

        await player.reload()
        await player.see("away")
        await player.page.context.set_offline(offline=False)
        await player.see("automa")
        await expect(player.page.locator("[data-test=away]")).to_have_count(0)

        await player.page.goto(player.page.url + "/story")
        await player.see("story")
        assert (await player.text("story")).count("Next turn: Automa") == 1


async def test_what_one_tab_has_left_is_sent_by_another(chromium: Browser, address: str) -> None:
    """A turn that was told without a network, in a tab that is closed by then."""
    async with players(chromium, address) as (player,):
        await begin(player)
        other = Player(await player.page.context.new_page(), address)
        await other.page.goto(player.page.url)
        await other.see("my-turn")
        await player.tell_offline("end-turn")
        await player.page.close()

        await other.page.context.set_offline(offline=False)
        await other.see("automa")
        assert [store for store, _ in await other.page.evaluate(NAMES)].count("outbox") == 0


async def test_what_was_told_is_sent_though_its_table_was_left(chromium: Browser, address: str) -> None:
    """The list of games says what is not sent yet; what is refused then is said at its table."""
    async with players(chromium, address) as (player,):
        await begin(player)
        told = player.page.locator("[data-test=known]")
        await player.tell_offline("end-turn")
        await player.touch("a.back")
        await expect(told).to_contain_text("Not sent yet")
        await player.between("**/turns", no_such_hex)
        async with player.page.expect_response("**/turns"):
            await player.page.context.set_offline(offline=False)
        await expect(told).to_contain_text("Not sent yet")
        await player.tap("known")
        await player.see("problem")

        await player.page.unroute("**/turns")
        await player.tell_offline("end-turn")
        await player.touch("a.back")
        await expect(told).to_contain_text("Not sent yet")
        await player.page.context.set_offline(offline=False)
        await expect(told).to_contain_text("The Automa's turn")
        await player.tap("known")
        await player.see("automa")
        assert [each["type"] for each in await player.commands()] == ["begin", "turn"]


async def test_the_list_says_what_an_open_table_has_sent(chromium: Browser, address: str) -> None:
    """It was left while that was on its way: what the list tells again has to wait for it."""
    told: list[str] = []
    worked_on = asyncio.Event()

    async def answer(route: Route) -> None:
        told.append(route.request.url)
        if len(told) > 1:
            await busy(route)
        else:
            await worked_on.wait()
            await route.continue_()

    async with players(chromium, address) as (player,):
        await begin(player)
        await player.between("**/turns", answer)
        await player.touch("[data-test=end-turn]")
        async with player.page.expect_response("**/turns"):
            await player.touch("a.back")
        of = player.page.locator("[data-test=known]")
        await expect(of).to_contain_text("Not sent yet")
        worked_on.set()
        await expect(of).to_contain_text("The Automa's turn", timeout=15_000)


async def test_matching_the_table_waits_for_what_is_not_sent(chromium: Browser, address: str) -> None:
    """It says so, and what waits can be dropped from there."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.tell_offline("end-turn")
        await player.tap("menu", "menu-right")
        await player.see("away")
        await expect(player.page.locator("[data-test=set-right]")).to_be_disabled()
        await player.tap("away-drop", "set-/players/0/power-more", "set-right", "menu", "menu-right")
        await expect(player.page.locator("[data-test=set-right]")).to_be_disabled()
        await expect(player.page.locator("[data-test=set-back]")).to_be_disabled()


async def test_a_turn_that_is_refused_takes_no_other_with_it(chromium: Browser, address: str) -> None:
    """What another tab has told without a network, behind it, is told all the same."""
    told: list[str] = []

    async def answer(route: Route) -> None:
        told.append(route.request.headers["idempotency-key"])
        if told[-1] == told[0]:
            await no_such_hex(route)
        else:
            await route.continue_()

    async with players(chromium, address) as (player,):
        await begin(player)
        await player.tell_offline("end-turn")
        await player.page.evaluate(ANOTHER_TAB_S, player.page.url.split("/")[-1])
        await player.between("**/turns", answer)
        await player.page.context.set_offline(offline=False)
        await player.see("automa")
        assert told[1:] == ["another"]
        assert [store for store, _ in await player.page.evaluate(NAMES)].count("outbox") == 0


async def test_what_is_refused_is_said_where_a_game_was_opened_twice(chromium: Browser, address: str) -> None:
    """Its story did not come the first time: nothing of that opening sends what the table shall send."""
    told: list[str] = []

    async def refused(route: Route) -> None:
        told.append(route.request.url)
        await no_such_hex(route)

    async with players(chromium, address) as (player,):
        await begin(player)
        await player.tap("end-turn", "automa")
        await player.see("card")
        await player.between("**/commits?*", partial(answered, 503, "text/plain", "away"), times=1)
        await player.reload()
        await player.hear_to("my-turn")
        await player.tell_offline("end-turn")
        await player.between("**/turns", refused)
        await player.page.context.set_offline(offline=False)
        await player.see("problem")
        assert len(told) == 1


async def test_what_is_refused_when_its_game_was_left_is_said_when_it_is_opened(
    chromium: Browser, address: str
) -> None:
    """The answer was on its way when the player went back to the list of games."""
    let_in, on_its_way = asyncio.Event(), asyncio.Event()

    async def late(route: Route) -> None:
        on_its_way.set()
        await let_in.wait()
        await no_such_hex(route)

    async with players(chromium, address) as (player,):
        await begin(player)
        await player.between("**/turns", late)
        await player.tap("end-turn")
        await on_its_way.wait()
        await player.touch("a.back")
        await player.see("known")
        async with player.page.expect_response("**/turns"):
            let_in.set()
        await player.tap("known")
        await player.see("problem")


async def test_a_refusal_of_what_was_dropped_takes_nothing_else_with_it(
    chromium: Browser, address: str
) -> None:
    """Its answer comes when the player does not want it sent any more; what another tab has told is told."""
    told: list[str] = []
    let_in, on_its_way = asyncio.Event(), asyncio.Event()

    async def late(route: Route) -> None:
        told.append(route.request.headers["idempotency-key"])
        if told[-1] == "another":
            await route.continue_()
        else:
            on_its_way.set()
            await let_in.wait()
            await no_such_hex(route)

    async with players(chromium, address) as (player,):
        await begin(player)
        await player.tell_offline("end-turn")
        await player.between("**/turns", late)
        await player.page.context.set_offline(offline=False)
        await on_its_way.wait()
        await player.page.evaluate(ANOTHER_TAB_S, player.page.url.split("/")[-1])
        await player.tap("away-drop")
        let_in.set()
        await player.see("automa")
        assert told[1:] == ["another"]


async def test_a_table_that_was_opened_without_a_network_goes_on_as_soon_as_there_is_one(
    chromium: Browser, address: str
) -> None:
    """With nothing to send either: board and all stand as seen last; then what was told elsewhere comes."""
    async with two_phones(chromium, address) as (one, other):
        await other.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        await other.page.wait_for_selector(BOARD)
        await other.page.context.set_offline(offline=True)
        await other.reload()
        await other.see("away")
        await other.page.wait_for_selector(BOARD)
        await one.tap("end-turn")
        await one.see("automa")
        await other.page.context.set_offline(offline=False)
        await other.see("automa")
        await expect(other.page.locator("[data-test=away]")).to_have_count(0)


@pytest.mark.parametrize(
    ("ruleset", "begun", "told"),
    [
        ("expeditions", ("first=human", "begin"), ("place=s1", "option[value=s1]:checked")),
        ("trismegistus", (*TRISMEGISTUS, "begin"), ("die", "[aria-pressed=true]")),
    ],
)
async def test_a_turn_is_kept_while_it_is_told_and_while_there_is_no_network(
    chromium: Browser, address: str, ruleset: str, begun: tuple[str, ...], told: tuple[str, str]
) -> None:
    """What was tapped, and the board, outlast the page; a turn told without a network is done with one."""
    async with players(chromium, address) as (player,):
        await player.open(f"/#/new/{ruleset}")
        await player.tap(*begun)
        await player.see("my-turn")
        await player.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        tapped, kept = told
        choice, _, option = tapped.partition("=")
        if option:
            await player.tap(tapped)
        else:
            await player.page.locator(f"[data-test={choice}] .option").first.tap()
        await player.kept("drafts")
        await player.reload()
        await player.page.wait_for_selector(f"[data-test={choice}] {kept}", state="attached")
        await player.page.wait_for_selector(BOARD)

        await player.tell_offline("end-turn")
        await player.reload()
        await player.see("away")
        await player.page.wait_for_selector(BOARD)
        await player.page.context.set_offline(offline=False)
        await player.see("automa", "draw")
        begun_and_told = 2
        assert len(await player.commands()) == begun_and_told


async def test_a_service_that_is_killed_and_started_again_finds_the_table_as_it_was(
    chromium: Browser, database_url: str, tmp_path: Path
) -> None:
    """A turn told while the service was gone is taken by the one that comes after it at the same address."""
    service = Service(tmp_path, database_url=database_url)
    async with players(chromium, service.url) as (player,):
        try:
            await begin(player)
            service.end(signal.SIGKILL)
            await player.tap("end-turn")
            await player.see("away")
            service = Service(tmp_path, database_url=database_url, port=service.url.rpartition(":")[2])
            await player.see("automa")
        finally:
            service.discard()


async def brought_back(
    database_url: str, tmp_path: Path, game: str, version: int, service: Service
) -> Service:
    """The service is killed, and begins again as a copy of its database stood at a version of a game."""
    service.end(signal.SIGKILL)
    async with await psycopg.AsyncConnection.connect(database_url) as connection:
        await connection.execute("delete from commits where game_id = %s and version > %s", (game, version))
    return Service(tmp_path, database_url=database_url, port=service.url.rpartition(":")[2])


@pytest.mark.parametrize("hears", [True, False], ids=["heard of", "told of with a turn"])
async def test_a_service_that_was_brought_back_is_believed(
    chromium: Browser, database_url: str, tmp_path: Path, *, hears: bool
) -> None:
    """Its database stands as it did before: the page says so, goes on from there, and shows the next card."""
    service = Service(tmp_path, database_url=database_url)
    async with players(chromium, service.url) as (player,):
        try:
            await begin(player)
            before = (await player.kept("games"))["version"]
            await player.tap("end-turn", "automa")
            await player.see("card")
            while not hears and await player.see("done", "my-turn") == "done":
                await player.tap("done")
            back = partial(brought_back, database_url, tmp_path, (await player.kept("games"))["id"], before)
            if hears:
                for _ in range(2):
                    player.asked.clear()
                    service = await back(service)
                    await player.see("shorter")
                    await player.see("my-turn")  # what the Automa did has not happened
                    await until(partial(was_asked, player, f"board.svg?version={before}"))
                    coins = (await player.state())["players"][0]["coins"] + 9
                    await tell(player, "actions", right("/players/0/coins", coins))
                    await expect(player.page.locator("[data-test=strip-human]")).to_contain_text(str(coins))
                    await player.see("shorter")  # until it has been read
                await player.tap("end-turn")
            else:
                await player.between("**/commits", lambda route: route.abort())
                service = await back(service)
                await player.tap("end-turn")
                await player.see("shorter")
                await player.see("conflict")
                await player.touch("[data-test=conflict] button")
            await player.tap("automa")
            await player.see("card")
            told = [each["type"] for each in await player.commands()]
            assert [each for each in told if each != "correct"] == ["begin", "turn", "automa_turn"]
            await expect(player.page.locator("[data-test=problem]")).to_have_count(0)
        finally:
            service.end(signal.SIGTERM)


async def test_that_a_service_was_brought_back_is_heard_behind_a_break(
    chromium: Browser, database_url: str, tmp_path: Path
) -> None:
    """The stream was broken when the last turn was told: it is opened behind that, and not where it broke."""
    service = Service(tmp_path, database_url=database_url)
    async with players(chromium, service.url) as (player,):
        try:
            await begin(player)
            known = await player.kept("games")
            back = partial(brought_back, database_url, tmp_path, known["id"], known["version"])
            await player.between("**/commits", lambda route: route.abort())
            service = await back(service)
            await player.tap("end-turn")
            await player.see("automa")
            service = await back(service)
            await player.page.unroute("**/commits")
            await player.see("shorter")
            await player.see("my-turn")
        finally:
            service.end(signal.SIGTERM)
