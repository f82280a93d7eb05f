"""The network goes and comes, the service too, two phones play at once: no turn is lost."""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import psycopg
import pytest
from playwright.async_api import Browser, Route, expect

from tests.api.endings import AUTOMA, HUMAN
from tests.browser.tapping import Player, players
from tests.browser.test_table_scythe import at_a_position, begin
from tests.faults.processes import Service
from tests.waiting import until

FULL = """() => {
  IDBObjectStore.prototype.put = () => { throw new DOMException("no space", "QuotaExceededError"); };
}"""
"""What a browser does on a device that is full."""


async def link_of(player: Player) -> str:
    """The link for another device of the player's."""
    await player.tap("menu", "menu-share", "share-own")
    await player.see("link")
    return (await player.text("link")).strip()


CONNECTIONS = """{
  const open = IDBFactory.prototype.open;
  globalThis.connections = [];
  IDBFactory.prototype.open = function (...named) {
    const opening = open.apply(this, named);
    opening.addEventListener("success", () => connections.push(opening.result));
    return opening;
  };
}"""
"""Keeps the connections of a page to what its device keeps, to close them as a browser does."""


CLOSED = """() => {
  for (const connection of globalThis.connections) connection.close();
}"""
"""What a browser does with its shelf's connections while a phone sleeps."""


NAMES = """async () => {
  const database = await new Promise((resolve) => {
    const opening = indexedDB.open("automa");
    opening.onsuccess = () => resolve(opening.result);
  });
  const found = [];
  for (const store of ["games", "outbox", "drafts"]) {
    const keys = await new Promise((resolve) => {
      const asked = database.transaction(store).objectStore(store).getAllKeys();
      asked.onsuccess = () => resolve(asked.result);
    });
    found.push(...keys.map((key) => [store, key]));
  }
  database.close();
  return found;
}"""
"""Under which names the device keeps what, of games."""


ANOTHER_S = """async (game) => {
  const database = await new Promise((resolve) => {
    const opening = indexedDB.open("automa");
    opening.onsuccess = () => resolve(opening.result);
  });
  const changing = database.transaction(["games", "outbox"], "readwrite");
  const known = await new Promise((resolve) => {
    const asked = changing.objectStore("games").get(game);
    asked.onsuccess = () => resolve(asked.result);
  });
  changing.objectStore("games").put({ ...known, token: "another" }, game);
  const waits = { call: "turns", body: { actions: [] }, version: known.version, key: "another's key" };
  changing.objectStore("outbox").put([waits], game);
  await new Promise((resolve) => (changing.oncomplete = resolve));
  database.close();
}"""
"""The device comes into a game by another token, and has told something with it that waits."""


ANOTHER_TAB_S = """async (game) => {
  const database = await new Promise((resolve) => {
    const opening = indexedDB.open("automa");
    opening.onsuccess = () => resolve(opening.result);
  });
  const changing = database.transaction("outbox", "readwrite");
  const [first] = await new Promise((resolve) => {
    const asked = changing.objectStore("outbox").get(game);
    asked.onsuccess = () => resolve(asked.result);
  });
  changing.objectStore("outbox").put([first, { ...first, key: "another" }], game);
  await new Promise((resolve) => (changing.oncomplete = resolve));
  database.close();
}"""
"""Another tab has told the same behind what waits, with a key of its own."""


@asynccontextmanager
async def two_phones(chromium: Browser, address: str) -> AsyncIterator[tuple[Player, Player]]:
    """Two at the table of one game, on the human's turn: the second came by a link of the first."""
    async with players(chromium, address, 2) as (one, other):
        await begin(one)
        await other.page.goto(await link_of(one))
        await other.see("my-turn")
        await one.page.go_back()
        await one.see("my-turn")
        yield one, other


async def test_a_turn_told_without_a_network_is_sent_once_when_there_is_one(
    chromium: Browser, address: str
) -> None:
    """It waits in the outbox, also when the tab is closed meanwhile, and is in the story a single time."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        await player.page.context.set_offline(offline=True)
        await player.tap("end-turn")
        await player.see("away")
        assert "kept" in await player.text("away")

        await player.page.reload()
        await player.see("away")
        await player.page.context.set_offline(offline=False)
        await player.see("automa")
        await expect(player.page.locator("[data-test=away]")).to_have_count(0)

        await player.page.goto(player.page.url + "/story")
        await player.see("story")
        assert (await player.text("story")).count("You end your turn") == 1


async def test_a_game_that_is_forgotten_leaves_nothing(chromium: Browser, address: str) -> None:
    """Neither what was told and not sent, which the next one at this device would tell, nor what was seen."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        await player.page.context.set_offline(offline=True)
        await player.tap("end-turn")
        await player.see("away")
        game = player.page.url.split("/")[-1]
        assert await player.page.evaluate(NAMES) == [
            ["games", game],
            ["outbox", game],
            ["drafts", f"seen {game}"],
        ]

        await player.page.evaluate("location.hash = '#/'")
        player.page.on("dialog", lambda asked: asked.accept())
        await player.tap("forget")
        await expect(player.page.locator("[data-test=known]")).to_have_count(0)
        assert await player.page.evaluate(NAMES) == []


@pytest.mark.parametrize(
    ("status", "kind", "body"),
    [
        (
            429,
            "application/problem+json",
            '{"code":"rate_limited","status":429,"title":"t","detail":"Wait."}',
        ),
        (200, "text/html", "<title>Welcome to our network</title>"),
        (204, "application/json", ""),
        (200, "application/json", ""),
        (200, "application/json", "null"),
        (200, "application/json", "{}"),
    ],
)
async def test_an_answer_that_says_nothing_of_a_turn_loses_none(
    chromium: Browser, address: str, status: int, kind: str, body: str
) -> None:
    """Too much was asked for, or somebody in between answers something of their own: it is sent again."""
    answered = 0

    async def answer(route: Route) -> None:
        nonlocal answered
        answered += 1
        if answered == 1:
            await route.fulfill(status=status, content_type=kind, body=body)
        else:
            await route.continue_()

    async with players(chromium, address) as (player,):
        await begin(player)
        await player.page.context.set_offline(offline=True)
        await player.tap("end-turn")
        await player.see("away")
        await player.page.route("**/turns", answer)
        await player.page.context.set_offline(offline=False)
        await player.see("automa")
        await expect(player.page.locator("[data-test=away]")).to_have_count(0)
        assert answered > 1


async def test_what_one_tab_has_left_is_sent_by_another(chromium: Browser, address: str) -> None:
    """A turn that was told without a network, in a tab that is closed by then."""
    async with players(chromium, address) as (player,):
        await begin(player)
        other = Player(await player.page.context.new_page(), address)
        await other.page.goto(player.page.url)
        await other.see("my-turn")
        await player.page.context.set_offline(offline=True)
        await player.tap("end-turn")
        await player.see("away")
        await player.page.close()

        await other.page.context.set_offline(offline=False)
        await other.see("automa")
        assert [store for store, _ in await other.page.evaluate(NAMES)].count("outbox") == 0


async def test_a_turn_that_is_refused_takes_no_other_with_it(chromium: Browser, address: str) -> None:
    """What another tab has told without a network, behind it, is told all the same."""
    told: list[str] = []

    async def answer(route: Route) -> None:
        told.append(route.request.headers["idempotency-key"])
        if told[-1] == told[0]:
            body = '{"code":"no_such_hex","status":422,"title":"t","detail":"There is no such hex."}'
            await route.fulfill(status=422, content_type="application/problem+json", body=body)
        else:
            await route.continue_()

    async with players(chromium, address) as (player,):
        await begin(player)
        await player.page.context.set_offline(offline=True)
        await player.tap("end-turn")
        await player.see("away")
        await player.page.evaluate(ANOTHER_TAB_S, player.page.url.split("/")[-1])
        await player.page.route("**/turns", answer)
        await player.page.context.set_offline(offline=False)
        await player.see("automa")
        assert told[1:] == ["another"]
        assert [store for store, _ in await player.page.evaluate(NAMES)].count("outbox") == 0


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

        await player.page.route("**/turns", late)
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


async def test_a_table_that_was_opened_without_a_network_goes_on_as_soon_as_there_is_one(
    chromium: Browser, address: str
) -> None:
    """With nothing to send either: it stands as it was seen last, and takes over what was told elsewhere."""
    async with two_phones(chromium, address) as (one, other):
        await other.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        await other.page.context.set_offline(offline=True)
        await other.page.reload()
        await other.see("away")
        await one.tap("end-turn")
        await one.see("automa")
        await other.page.context.set_offline(offline=False)
        await other.see("automa")
        await expect(other.page.locator("[data-test=away]")).to_have_count(0)


@pytest.mark.parametrize(
    ("ruleset", "begun", "told"),
    [
        ("expeditions", ("first=human", "begin"), "place=s1"),
        ("trismegistus", ("begin",), "die"),
    ],
)
async def test_a_turn_is_kept_while_it_is_told_and_while_there_is_no_network(
    chromium: Browser, address: str, ruleset: str, begun: tuple[str, ...], told: str
) -> None:
    """What was tapped outlasts the page; the turn is told without a network, and done once there is one."""
    async with players(chromium, address) as (player,):
        await player.open(f"/#/new/{ruleset}")
        await player.tap(*begun)
        await player.see("my-turn")
        await player.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        choice, _, option = told.partition("=")
        chosen = (
            f"[data-test={choice}] [data-option='{option}']" if option else f"[data-test={choice}] .option"
        )
        await player.page.locator(chosen).first.tap()
        await player.kept("drafts")
        await player.page.reload()
        await player.page.wait_for_selector(f"[data-test={choice}] [aria-pressed=true]")

        await player.page.context.set_offline(offline=True)
        await player.tap("end-turn")
        await player.see("away")
        await player.page.reload()
        await player.see("away")
        await player.page.context.set_offline(offline=False)
        await player.see("automa", "draw")
        await player.page.goto(player.page.url + "/story")
        begun_and_told = 2
        await expect(player.page.locator("[data-test=story] li")).to_have_count(begun_and_told)


async def test_two_phones_at_one_game_see_each_other_s_steps(chromium: Browser, address: str) -> None:
    """What one tells stands on the other within moments, and neither has to ask."""
    async with two_phones(chromium, address) as (one, other):
        await one.tap("end-turn", "automa")
        await one.see("card")
        await other.see("card")


async def test_a_phone_that_was_lost_is_shut_out(chromium: Browser, address: str) -> None:
    """Its token is revoked on the settings screen: what it tells is refused, and it says so at once."""
    async with two_phones(chromium, address) as (one, other):
        one.page.on("dialog", lambda asked: asked.accept())
        await one.tap("menu", "menu-settings", "revoke")
        await other.see("problem")
        await expect(one.page.locator("[data-test=tokens] li")).to_have_count(1)

        await other.tap("end-turn")
        await other.see("problem")
        await one.page.go_back()
        assert await one.see("my-turn") == "my-turn"
        assert (await one.state())["turn"] == "human"


async def test_a_conflict_is_shown_and_nothing_is_dropped_unasked(chromium: Browser, address: str) -> None:
    """A turn told while the game went on elsewhere waits until the player says what becomes of it."""
    async with two_phones(chromium, address) as (one, other):
        await other.page.context.set_offline(offline=True)
        await other.tap("end-turn")
        await other.see("away")
        await one.tap("end-turn")
        await one.see("automa")
        await other.page.context.set_offline(offline=False)

        await other.see("conflict")
        await other.page.locator("[data-test=conflict] button").last.tap()
        await other.see("automa")
        await expect(other.page.locator("[data-test=conflict]")).to_have_count(0)


async def test_a_step_of_another_phone_while_this_one_is_sending(chromium: Browser, address: str) -> None:
    """Before the service has the turn: it waits, is shown, and told once. After that: both stand."""
    async with two_phones(chromium, address) as (one, other):
        asked, going = asyncio.Event(), asyncio.Event()

        async def on_its_way(route: Route) -> None:
            asked.set()
            await going.wait()
            await route.continue_()

        await other.page.route("**/turns", on_its_way, times=1)
        await other.page.locator("[data-test=coins] button").last.tap()
        await other.page.locator("[data-test=end-turn]").tap()
        await asked.wait()
        await gain_power(one)
        going.set()
        await other.see("conflict")
        assert "gone on elsewhere" in await other.text("conflict")
        await other.page.locator("[data-test=conflict] button").first.tap()
        await other.see("automa")
        crimea = (await other.state())["players"][0]
        assert (crimea["coins"], crimea["power"]) == (8, 6)

        answered, shown = asyncio.Event(), asyncio.Event()

        async def on_its_way_back(route: Route) -> None:
            answer = await route.fetch()
            answered.set()
            await shown.wait()
            await route.fulfill(response=answer)

        await other.page.route("**/automa-turn", on_its_way_back, times=1)
        await other.page.locator("[data-test=automa]").tap()
        await answered.wait()
        await one.see("card")
        await one.hear()
        await one.tap("end-turn")
        await one.see("automa")
        shown.set()
        await other.see("card")
        told = [each["type"] for each in await other.commands()]
        assert told == ["begin", "gain", "turn", "automa_turn", "turn"]


async def gain_power(player: Player) -> None:
    """What is told with another app, for the same seat."""
    game = await player.kept("games")
    told = await player.page.request.post(
        f"{player.address}/v1/games/{game['id']}/actions",
        headers={"Authorization": f"Bearer {game['token']}", "If-Match": "*"},
        data={"type": "gain", "power": 1},
    )
    assert told.ok


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


async def test_a_full_device_loses_no_turn(chromium: Browser, address: str) -> None:
    """What it cannot keep is said, and told all the same; without a network, while the page stays open."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.page.evaluate(FULL)
        await player.page.locator("[data-test=coins] button").last.tap()
        await player.page.wait_for_selector(".trouble")
        assert "full" in await player.page.inner_text(".trouble")
        await player.page.context.set_offline(offline=True)
        await player.tap("end-turn")
        await player.see("away")
        assert "stays open" in await player.text("away")

        await player.page.context.set_offline(offline=False)
        await player.see("automa")
        assert (await player.state())["players"][0]["coins"] == 8


async def test_a_device_that_was_asleep_keeps_on_keeping(chromium: Browser, address: str) -> None:
    """Its browser has closed the page's way to what is kept: there is another, and no turn is lost."""
    async with players(chromium, address) as (player,):
        await player.page.add_init_script(CONNECTIONS)
        await begin(player)
        await player.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        await player.page.evaluate(CLOSED)
        await player.page.context.set_offline(offline=True)
        await player.tap("end-turn")
        await player.see("away")
        assert "kept" in await player.text("away")

        await player.page.reload()
        await player.see("away")
        await player.page.context.set_offline(offline=False)
        await player.see("automa")


async def test_no_game_is_begun_that_the_device_cannot_keep(chromium: Browser, address: str) -> None:
    """Nobody could open it again: its token would be lost with the page."""
    async with players(chromium, address) as (player,):
        await player.open("/#/new/scythe")
        await player.tap("mine=crimea", "mat=agricultural", "opponent=nordic")
        await player.page.evaluate(FULL)
        await player.tap("begin")
        await player.see("trouble-close")
        assert "full" in await player.text("trouble")
        assert f"{address}/v1/games" not in player.asked


async def portal(route: Route) -> None:
    """Somebody in between shows a page of their own."""
    await route.fulfill(content_type="text/html", body="<title>Welcome to our network</title>")


async def test_a_table_is_opened_behind_a_page_of_somebody_in_between(
    chromium: Browser, address: str
) -> None:
    """As without a network: it stands as it was seen last, and goes on as soon as that has gone."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.page.route("**/v1/**", portal)
        await player.page.reload()
        await player.see("away")
        await player.see("my-turn")
        await player.page.unroute("**/v1/**")
        await expect(player.page.locator("[data-test=away]")).to_have_count(0)


async def test_a_page_of_somebody_in_between_ends_no_listening(chromium: Browser, address: str) -> None:
    """What is told elsewhere is heard of once that has gone."""
    async with two_phones(chromium, address) as (one, other):
        await other.page.route("**/events", portal, times=1)
        await other.page.reload()
        await other.see("my-turn")
        await one.tap("end-turn")
        await one.see("automa")
        await other.see("automa")


async def too_many(route: Route) -> None:
    """The service has been asked too much."""
    problem = {
        "type": "about:blank",
        "title": "Too many",
        "status": 429,
        "code": "rate_limited",
        "detail": "Soon.",
    }
    await route.fulfill(status=429, content_type="application/problem+json", body=json.dumps(problem))


@pytest.mark.parametrize("between", [portal, too_many])
async def test_what_is_heard_of_is_asked_for_until_it_is_answered(
    chromium: Browser, address: str, between: Callable[[Route], Awaitable[None]]
) -> None:
    """One reading follows another phone's step; whatever somebody in between answers it, there is another."""
    async with two_phones(chromium, address) as (one, other):
        game = (await other.kept("games"))["id"]
        await other.page.route(f"**/v1/games/{game}", between, times=1)
        await one.tap("end-turn")
        await one.see("automa")
        await other.see("automa")
        await expect(other.page.locator("[data-test=away]")).to_have_count(0)


async def test_a_service_that_was_brought_back_is_believed(
    chromium: Browser, database_url: str, tmp_path: Path
) -> None:
    """Its database stands as it did before: the page says so, goes on from there, and shows the next card."""
    service = Service(tmp_path, database_url=database_url)
    async with players(chromium, service.url) as (player,):
        try:
            await begin(player)
            before = (await player.kept("games"))["version"]
            await player.tap("end-turn", "automa")
            await player.see("card")
            while await player.see("done", "my-turn") == "done":
                await player.tap("done")
            service.end(signal.SIGKILL)
            game = (await player.kept("games"))["id"]
            async with await psycopg.AsyncConnection.connect(database_url) as connection:
                await connection.execute(
                    "delete from events where game_id = %s and version > %s", (game, before)
                )
                await connection.execute("delete from idempotency where game_id = %s", (game,))
            service = Service(tmp_path, database_url=database_url, port=service.url.rpartition(":")[2])
            await player.tap("end-turn")
            await player.see("shorter")
            await player.see("conflict")
            await player.page.locator("[data-test=conflict] button").first.tap()
            await player.tap("automa")
            await player.see("card")
            assert [each["type"] for each in await player.commands()] == ["begin", "turn", "automa_turn"]
        finally:
            service.end(signal.SIGTERM)
