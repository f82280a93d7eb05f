"""Games, boards and screens come as soon as they can, whatever answers in the service's place meanwhile."""

from __future__ import annotations

import asyncio
from asyncio import Event
from collections.abc import Awaitable, Callable
from functools import partial
from uuid import UUID

import pytest
from playwright.async_api import Browser, Route, expect

from tests.browser.tapping import PATIENCE, behind, players
from tests.browser.test_table_scythe import begin
from tests.clients.cutting import cutting
from tests.waiting import until

pytestmark = pytest.mark.slow

GIVEN_UP = "async () => !(await navigator.serviceWorker.getRegistration())"
IMPATIENT = (
    "const { timeout } = AbortSignal; AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms / 20)"
)
FORGOTTEN = "caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))"
IN_BETWEEN = "<html><body><h1>Log in</h1></body></html>"


async def answered(status: int, kind: str, body: str, route: Route) -> None:
    """What something in between says."""
    await route.fulfill(status=status, content_type=kind, body=body)


async def test_a_link_is_kept_until_the_service_answers_it(chromium: Browser, address: str) -> None:
    """Away, busy, or behind a page of somebody in between: it is tried again by one tap."""
    async with players(chromium, address, 2) as (player, other):
        await begin(player)
        known = await player.kept("games")
        await other.open()
        await other.see("new")
        answers = [(503, "text/plain", "away"), (429, "text/plain", "busy"), (200, "text/html", IN_BETWEEN)]
        for status, kind, body in answers:
            await other.between("**/v1/games/**", partial(answered, status, kind, body))
            await other.open(f"/#/join/{known['id']}/{known['token']}")
            await other.page.reload()
            await other.see("try-again")
            assert "Something went wrong" not in await other.text("not-yet")
            await other.page.unroute("**/v1/games/**")
            await other.tap("try-again")
            await other.see("my-turn")
            await other.page.evaluate("indexedDB.deleteDatabase('automa')")


async def test_a_link_to_a_game_of_the_device_opens_it_without_a_network(
    chromium: Browser, address: str
) -> None:
    """As the list of games does: as it was seen last. A game that is not here is said to be so."""
    async with players(chromium, address) as (player,):
        await begin(player)
        known = await player.kept("games")
        await player.open("/#/")
        await player.see("known")
        await player.page.context.set_offline(offline=True)
        await player.page.evaluate(f"location.hash = '#/join/{known['id']}/{known['token']}'")
        await player.see("away")
        await player.see("my-turn")
        await player.page.evaluate(f"location.hash = '#/game/{UUID(int=0)}'")
        await player.see("trouble")
        assert (await player.text("trouble")).startswith("This game is not on this device")


async def test_a_game_that_comes_late_is_in_the_list(chromium: Browser, address: str) -> None:
    """Who has begun it had gone back by then, and need not begin another one."""
    made = Event()
    async with players(chromium, address) as (player,):
        await player.open("/#/new/scythe")
        await player.between("**/v1/games", behind(made))
        async with player.page.expect_request("**/v1/games"):
            await player.tap("mine=crimea", "mat=agricultural", "opponent=nordic")
            await player.touch("[data-test='begin']")
        await player.page.evaluate("location.hash = '#/'")
        await player.see("new")
        made.set()
        await player.see("known")


async def test_a_second_link_of_a_game_is_followed(chromium: Browser, address: str) -> None:
    """It was opened while the first one was on its way, which leads nobody anywhere then."""
    first = Event()
    async with players(chromium, address, 2) as (player, other):
        await begin(player)
        known = await player.kept("games")
        link = f"#/join/{known['id']}/{known['token']}"
        await other.open()
        await other.see("new")
        await other.between("**/v1/games/**", behind(first), times=1)
        async with other.page.expect_request("**/v1/games/**"):
            await other.page.evaluate("link => { location.hash = link; }", link)
        await other.page.evaluate("link => { location.hash = link; }", f"{link}/1")
        first.set()
        await other.see("story")
        assert other.page.url.endswith("/story/1")


async def test_a_link_is_found_among_other_words(chromium: Browser, address: str) -> None:
    """Phones paste a space behind it, or the words of a message."""
    async with players(chromium, address, 2) as (player, other):
        await begin(player)
        known = await player.kept("games")
        await other.open()
        link = f"{address}/#/join/{known['id']}/{known['token']}"
        for words in (f"Come in: {link} and hurry", f"({link}).", f"{link}。待ってます"):
            await other.tap("to-join")
            await other.page.locator(".join input").fill(words)
            await other.tap("join")
            await other.see("my-turn")
            await other.open()


async def test_a_game_opens_as_soon_as_the_service_answers(chromium: Browser, address: str) -> None:
    """Whatever answers in its place meanwhile; what the device has kept of the ruleset stays as it was."""
    async with players(chromium, address) as (player,):
        await begin(player)
        answers = [
            (204, "text/plain", ""),
            (200, "application/json", "{}"),
            (200, "application/json", "null"),
        ]
        for status, kind, body in (*answers, (429, "text/plain", "busy"), (200, "text/html", IN_BETWEEN)):
            await player.between("**/v1/**", partial(answered, status, kind, body))
            await player.reload()
            await player.see("my-turn", "trouble")
            await player.page.unroute("**/v1/**")
            await player.see("my-turn")
            await expect(player.page.locator("[data-test=trouble]")).to_have_count(0)
            assert (await player.kept("choices", "ruleset scythe en"))["name"] == "scythe"


async def lost(route: Route) -> None:
    """The network is away for this one."""
    await route.abort()


async def test_a_board_comes_as_soon_as_it_can(chromium: Browser, address: str) -> None:
    """Whatever is answered to the one who asks for its picture: lost, busy, away, or somebody in between."""
    async with players(chromium, address) as (player,):
        await begin(player)
        answers = [(503, "text/plain", "away"), (429, "text/plain", "busy"), (200, "text/html", IN_BETWEEN)]
        ways: list[Callable[[Route], Awaitable[None]]] = [
            lost,
            *(partial(answered, *each) for each in answers),
        ]
        for way in ways:
            await player.between("**/board.svg*", way, times=1)
            await player.reload()
            await player.see("my-turn")
            await expect(player.page.locator("[data-test=board] svg")).to_have_count(1, timeout=15_000)


async def test_a_screen_comes_as_soon_as_it_can(chromium: Browser, address: str) -> None:
    """Opened without a network, it is there as soon as there is one."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await until(lambda: player.page.evaluate("navigator.serviceWorker.controller !== null"))
        for screen, shown in (("/story", "story"), ("/score", "standings")):
            await player.page.context.set_offline(offline=True)
            await player.page.evaluate("(screen) => { location.hash += screen; }", screen)
            await player.see("trouble")
            await player.page.context.set_offline(offline=False)
            await player.see(shown)
            await expect(player.page.locator("[data-test=trouble]")).to_have_count(0)
            await player.page.go_back()
            await player.see("my-turn")


async def test_pages_of_somebody_in_between_are_not_kept_as_ours(chromium: Browser, address: str) -> None:
    """A worker that is given them keeps nothing, and keeps all with the next visit."""
    context = await chromium.new_context()
    page = await context.new_page()
    portal, asked = True, 0

    async def between(route: Route) -> None:
        nonlocal asked
        if portal and route.request.service_worker is not None:
            asked += 1
            await route.fulfill(status=200, content_type="text/html", body=IN_BETWEEN)
        else:
            await route.continue_()

    await context.route("**", between)
    await page.goto(address)
    await until(lambda: asked)
    await page.wait_for_function(GIVEN_UP)
    portal = False
    await page.reload()
    await page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    kinds = await page.evaluate(
        """async () => {
          const [name] = await caches.keys();
          const cache = await caches.open(name);
          const all = await Promise.all((await cache.keys()).map((one) => cache.match(one)));
          return all.filter((one) => one.headers.get("Content-Type").startsWith("text/html")).length;
        }"""
    )
    assert kinds == 1
    await context.close()


@pytest.mark.parametrize("is_kept", [True, False], ids=["kept", "not kept"])
async def test_the_page_opens_over_a_network_that_says_nothing(
    chromium: Browser, address: str, *, is_kept: bool
) -> None:
    """It takes what is asked, and is late with all: as it is kept, and where it is not, when it comes."""
    context = await chromium.new_context()
    context.set_default_timeout(PATIENCE)
    page = await context.new_page()
    await page.goto(address)
    await until(lambda: page.evaluate("navigator.serviceWorker.controller !== null"))
    if not is_kept:
        await page.evaluate(FORGOTTEN)
    says_something = Event()
    await context.route(f"{address}/", behind(says_something))
    async with context.expect_event("request", lambda asked: asked.service_worker is not None):
        opening = asyncio.create_task(page.reload())
    await asyncio.wait({opening}, timeout=20 if is_kept else 7)
    assert opening.done() == is_kept
    says_something.set()
    await opening
    await page.wait_for_selector("[data-test=new]")
    await context.close()


async def test_a_stream_that_has_died_is_opened_again(chromium: Browser, address: str) -> None:
    """A connection can die without a word: not even that it is open is said over it any more."""
    with cutting(address, None) as network:
        async with (
            players(chromium, address) as (player,),
            players(chromium, network.address) as (other,),
        ):
            await begin(player)
            known = await player.kept("games")
            await other.page.clock.install()
            async with other.page.expect_response("**/commits"):
                await other.open(f"/#/join/{known['id']}/{known['token']}")
            await other.see("my-turn")
            network.fall_silent(b"/commits ")
            await player.tap("end-turn")
            await player.see("automa")
            await other.page.clock.fast_forward(60_000)
            await other.see("automa")


async def test_a_stream_that_is_not_answered_is_asked_for_again(chromium: Browser, address: str) -> None:
    """Its answer may never come, as any."""
    async with players(chromium, address, 2) as (player, other):
        asked = Event()

        async def never(_: Route) -> None:
            asked.set()

        await begin(player)
        known = await player.kept("games")
        await other.page.clock.install()
        await other.between("**/commits", never, times=1)
        await other.open(f"/#/join/{known['id']}/{known['token']}")
        await other.see("my-turn")
        await asked.wait()
        await player.tap("end-turn")
        await player.see("automa")
        await other.page.clock.fast_forward(60_000)
        await other.see("automa")


async def test_what_is_answered_by_half_is_asked_for_again(chromium: Browser, address: str) -> None:
    """Whoever asked knows that it was answered, and not what; what was told is told once more."""
    with cutting(address, None) as network:
        async with players(chromium, network.address) as (player,):
            await begin(player)
            await player.page.add_init_script(IMPATIENT)
            known = await player.kept("games")
            network.break_off(f"GET /v1/games/{known['id']} ".encode())
            await player.reload()
            await player.see("my-turn")
            await expect(player.page.locator("[data-test=away]")).to_have_count(0)
            network.break_off(b"/turns ")
            await player.tap("end-turn")
            await player.see("automa")
            assert network.broken_off == 2
            assert [told["type"] for told in await player.commands()] == ["begin", "turn"]


async def test_what_is_never_answered_is_asked_for_again(chromium: Browser, address: str) -> None:
    """A phone that changes networks hears no more of what it sent before, not even that it was lost."""
    lost = list[str]()

    async def never(route: Route) -> None:
        lost.append(route.request.method)

    async with players(chromium, address) as (player,):
        await begin(player)
        await player.page.add_init_script(IMPATIENT)
        known = await player.kept("games")
        for asked in ("rulesets/scythe", f"games/{known['id']}", f"games/{known['id']}/board.svg*"):
            await player.between(f"**/v1/{asked}", never, times=1)
            await player.reload()
            await player.see("my-turn")
            await expect(player.page.locator("[data-test=board] svg")).to_have_count(1)
            await expect(player.page.locator("[data-test=away]")).to_have_count(0)
        await player.between("**/v1/games/*/turns", never, times=1)
        await player.tap("end-turn")
        await player.see("automa")
        assert lost == ["GET", "GET", "GET", "POST"]
        assert [told["type"] for told in await player.commands()] == ["begin", "turn"]
