"""A player with a phone: every tap is counted."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from math import dist
from typing import Any

from playwright.async_api import Browser, Page, Route, expect
from playwright.async_api import TimeoutError as NeverCame

from tests.waiting import until

DOUBLE_TAP = 0.42  # seconds
A_FINGER = 24.0  # pixels
PATIENCE = 60_000  # milliseconds, for what takes a part of one second on an idle machine
expect.set_options(timeout=PATIENCE)

WAYS_TO_TELL = ("mirror", "guided")
MOST_AT_A_PLACE = 5
TRISMEGISTUS = ("artifact=earth", "experiment-type=black", "experiment-track=earth", "tracks-mine")
"""What the form of a new game of Trismegistus waits for."""
DRAWN = "() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)))"

KEPT = """async ([store, key]) => {
  const id = key ?? location.hash.split("/")[2];
  const database = await new Promise((resolve) => {
    const opening = indexedDB.open("automa");
    opening.onsuccess = () => resolve(opening.result);
  });
  const found = await new Promise((resolve) => {
    const asked = database.transaction(store).objectStore(store).get(id);
    asked.onsuccess = () => resolve(asked.result);
  });
  database.close();
  return found;
}"""
"""What the device keeps under a key, mostly of the game that is open: `games` its token, `drafts` the turn
that is being told."""

SETTLED = """async () => {
  const database = await new Promise((resolve) => {
    const opening = indexedDB.open("automa");
    opening.onsuccess = () => resolve(opening.result);
  });
  const behind = database.transaction(database.objectStoreNames, "readwrite");
  await new Promise((resolve) => (behind.objectStore("drafts").count().onsuccess = resolve));
  database.close();
}"""
"""What comes behind all that the device is keeping at this moment."""

CAME = """(names) => names.find((name) => {
  const shown = document.querySelector(`[data-test='${name}']:not(:disabled)`);
  const waits = shown?.closest("[aria-busy=true]");
  return !waits && shown?.checkVisibility() && shown.getBoundingClientRect().height > 0;
})"""
"""Of some things, the one that can be tapped, and whose taps are not being told at this moment."""

AIMED = """async (selector) => {
  globalThis.clicks ??= (addEventListener("click", () => { clicks += 1; }, { capture: true }), 0);
  const patience = performance.now() + 60_000;
  for (let before = ""; ; await new Promise(requestAnimationFrame)) {
    if (performance.now() > patience) throw new Error(`${selector} cannot be tapped`);
    const aim = document.querySelector(selector);
    if (!aim || aim.disabled || !aim.checkVisibility()) continue;
    const { x, y, width, height } = aim.getBoundingClientRect();
    const [at, now] = [[x + width / 2, y + height / 2], `${x} ${y} ${width} ${height}`];
    const rests = now === before;
    before = now;
    if (!aim.contains(document.elementFromPoint(...at))) aim.scrollIntoView({ block: "center" });
    else if (rests) {
      const again = aim === globalThis.aimed;
      globalThis.aimed = aim;
      return { at, clicks, again };
    }
  }
}"""
"""Where a finger goes to tap something, once that is seen, lies under nothing, and rests for a frame; and
whether that is what was tapped before."""

RESTS = """async (selector) => {
  for (let before = ""; ; await new Promise(requestAnimationFrame)) {
    const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
    const now = `${x} ${y} ${width} ${height}`;
    if (now === before) return [x + width / 2, y + height / 2];
    before = now;
  }
}"""
"""The middle of something, once it rests for a frame: a board is drawn, a sheet opens."""

BEGUN = "() => !location.hash.startsWith('#/new') || document.querySelector('[role=alert]')"
"""Whether a new game has begun, or was refused."""

CLICKED = "(before) => globalThis.clicks !== before"
"""The browser makes a click of a tap a moment after it. Then what the page does of itself is done, too:
a card that is put down is gone, and what is told is being told. A page that was left has no clicks."""

IN_SIGHT = """(selector) => {
  const shown = document.querySelector(selector);
  if (!shown) return false;
  const { x, y, width, height } = shown.getBoundingClientRect();
  return shown.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
"""Whether the middle of something lies in the window and under nothing."""


class Player:
    """Plays by taps on what the page shows, found by the marks that it carries for tests."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.taps = 0
        self._last = (-A_FINGER, -A_FINGER)
        self.faults: list[str] = []
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        self._is_between = False
        self.asked: list[str] = []
        page.on("request", lambda request: self.asked.append(request.url))

    async def open(self, path: str = "/") -> None:
        """Go to an address of the service."""
        await self.page.goto(self.address + path)

    async def reload(self) -> None:
        """Load the page anew, once the device has kept what was tapped: no hand is as quick as that."""
        await self.page.evaluate(SETTLED)
        await self.page.reload()

    async def between(
        self, where: str, answer: Callable[[Route], Awaitable[None]], times: int | None = None
    ) -> None:
        """Answer in the service's place.

        Somebody stays between to the end: when nobody does any more, what is just on its way is lost.
        """
        if not self._is_between:
            self._is_between = True
            await self.page.route("**/asked-for-by-nobody", answer)
        await self.page.route(where, answer, times=times)

    async def tap(self, *marks: str) -> None:
        """Tap one thing after another; each can be tapped in a second or two."""
        for mark in marks:
            name, _, option = mark.partition("=")
            if name in WAYS_TO_TELL and await self.see(*WAYS_TO_TELL) != name:
                continue  # it is told so already
            if name.startswith("piece-"):
                await self.pick(name)
                continue
            if name == "begin":
                await self.begin()
                continue
            if name == "place":
                await self.see("my-turn")
                await self.tap_place(option)
                self.taps += 1
                continue
            within = f" [data-option='{option}']" if option else ""
            await self.touch(f"[data-test='{name}']{within}")

    async def begin(self) -> None:
        """Begin the game; where a list says what is laid out first, go on to the table at once."""
        await self.touch("[data-test='begin']")
        await self.page.wait_for_function(BEGUN)
        if await self.page.evaluate("location.hash.endsWith('/layout')"):
            await self.touch("[data-test='to-table']")

    async def pick(self, mark: str) -> None:
        """Tap a piece where it stands, until it is picked up; off the board it has a button."""
        button = self.page.locator(f"[data-test='{mark}']")
        await self.see(mark)
        if "in-sight" not in (await button.get_attribute("class") or ""):
            await self.touch(f"[data-test='{mark}']")
            return
        place = (await button.get_attribute("data-place") or "").removeprefix("place-")
        for _tap in range(MOST_AT_A_PLACE):
            await self.tap_place(place)
            self.taps += 1
            await self.page.evaluate(DRAWN)
            if await button.get_attribute("aria-pressed") == "true":
                return
        raise AssertionError(f"{mark} is not picked up by taps on {place}")

    async def unfold(self, mark: str) -> None:
        """Tap on what is folded: it counts as a tap."""
        await self.touch(f"[data-test='{mark}'] summary")

    async def touch(self, selector: str) -> None:
        """Tap what a selector finds first, as soon as it can be tapped."""
        aimed = await self.page.evaluate(AIMED, selector)
        await self._tap_at(aimed["at"], again=aimed["again"])
        await self.page.wait_for_function(CLICKED, arg=aimed["clicks"])
        self.taps += 1

    async def _tap_at(self, at: tuple[float, float], *, again: bool = False) -> None:
        if not again and dist(at, self._last) < A_FINGER:
            await asyncio.sleep(DOUBLE_TAP)  # somebody looks at what has come under their finger
        await self.page.touchscreen.tap(*at)
        self._last = at

    async def choose(self, mark: str, option: str) -> None:
        """Choose from a list: it counts as a tap."""
        await self.page.select_option(f"[data-test='{mark}']", option)
        self.taps += 1

    async def tap_place(self, place: str) -> None:
        """Tap on a place of the board, whether that does anything or not."""
        await self.page.wait_for_selector(f"#place-{place}")
        await self.page.evaluate("scrollTo(0, 0)")
        await self._tap_at(await self.middle(f"#place-{place}"))

    async def tell_offline(self, *marks: str) -> None:
        """Tap what tells something where there is no network: it waits."""
        await self.page.context.set_offline(offline=True)
        await self.tap(*marks)
        await self.see("away")

    async def drag(self, piece: str, place: str) -> None:
        """Drag a piece of the board to a place of it."""
        await self.page.wait_for_selector(f"#{piece}")
        start, end = [await self.middle(f"#{one}") for one in (piece, place)]
        mouse = self.page.mouse
        await mouse.move(*start)
        await mouse.down()
        await mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        await mouse.move(*end)
        await mouse.up()

    async def middle(self, selector: str) -> tuple[float, float]:
        """Where a finger goes to tap something, as it lies on the screen."""
        x, y = await self.page.evaluate(RESTS, selector)
        return x, y

    async def hear(self) -> int:
        """What the Automa has done, card by card, to its end or to its question; how many cards."""
        before = self.taps
        await self.hear_to("my-turn", "question", "to-score", "automa", "draw")
        return self.taps - before

    async def hear_to(self, *names: str) -> str:
        """Tap on through what the Automa has done; what comes then. Turns go on behind a combat."""
        while (came := await self.see("card", *names)) == "card":
            goes_on = await self.page.locator("[data-test=turn-goes-on]").count()
            await self.tap("turn-goes-on" if goes_on else "done")
        return came

    async def state(self) -> dict[str, Any]:
        """How the game that is open stands, as the service tells it."""
        state: dict[str, Any] = (await self.standing())["state"]
        return state

    async def standing(self) -> dict[str, Any]:
        """How it stands, whose turn it is and what is asked."""
        return await self._told("")

    async def commands(self) -> list[dict[str, Any]]:
        """All that was told in the game that is open, as the service has it."""
        return [commit["command"] for commit in (await self._told("/commits"))["commits"]]

    async def _told(self, below: str) -> dict[str, Any]:
        game = await self.kept("games")
        told = await self.page.request.get(
            f"{self.address}/v1/games/{game['id']}{below}",
            headers={"Authorization": f"Bearer {game['token']}"},
        )
        document: dict[str, Any] = await told.json()
        return document

    async def kept(self, store: str, key: str | None = None, **values: object) -> dict[str, Any]:
        """What this device keeps of the game, or under another key, as soon as it does, with these values."""

        async def found() -> dict[str, Any] | None:
            there: dict[str, Any] | None = await self.page.evaluate(KEPT, [store, key])
            return there if there and there.items() >= values.items() else None

        return await until(found)

    async def see(self, *names: str) -> str:
        """Wait for any of some things, which can be tapped; the one that came."""
        try:
            came = await self.page.wait_for_function(CAME, arg=names)
        except NeverCame as never:
            shown = await self.page.locator("body").inner_text()
            raise AssertionError(f"{' or '.join(names)} did not come: {shown}") from never
        return str(await came.json_value())

    async def see_at_once(self, selector: str) -> None:
        """Wait for something that can be tapped without scrolling to it: the page itself has led there."""
        await self.page.wait_for_function(IN_SIGHT, arg=selector)

    async def text(self, name: str) -> str:
        """What something says."""
        return await self.page.locator(f"[data-test={name}]").first.inner_text()

    def counted(self) -> int:
        """The taps since the last time."""
        taps, self.taps = self.taps, 0
        return taps


def behind(event: asyncio.Event) -> Callable[[Route], Awaitable[None]]:
    """Hands a request on when something has happened."""

    async def slowly(route: Route) -> None:
        await event.wait()
        await route.continue_()

    return slowly


def refusing(status: int, code: str, detail: str) -> Callable[[Route], Awaitable[None]]:
    """Refuses a request, as the service does."""
    problem = {"type": "about:blank", "title": "Refused", "status": status, "code": code, "detail": detail}

    async def refuse(route: Route) -> None:
        await route.fulfill(status=status, json=problem, content_type="application/problem+json")

    return refuse


@asynccontextmanager
async def players(
    chromium: Browser, address: str, count: int = 1, language: str = "en", *, keeps_page: bool = True
) -> AsyncIterator[list[Player]]:
    """Some players, each with a phone of their own, and no wish for motion; no other host is asked.

    With `keeps_page` the page's service worker may run, so that the page opens without a network. It starts
    in the middle of a test, and Playwright may not see the requests that are sent then.
    """
    phones = [
        await chromium.new_context(
            viewport={"width": 390, "height": 844},
            has_touch=True,
            is_mobile=True,
            locale=language,
            reduced_motion="reduce",
            service_workers="allow" if keeps_page else "block",
        )
        for _ in range(count)
    ]
    for phone in phones:
        phone.set_default_timeout(PATIENCE)
    made = [Player(await phone.new_page(), address) for phone in phones]
    yield made
    for phone in phones:
        await phone.close()
    assert [fault for player in made for fault in player.faults] == []
    own = (address, "blob:", "data:")
    assert [url for player in made for url in player.asked if not url.startswith(own)] == []


async def with_real_cards(player: Player) -> None:
    """Begin a game of Scythe with a real Automa deck."""
    await player.open("/#/new/scythe")
    await player.tap("mine=crimea", "mat=agricultural", "opponent=nordic", "level=automa")
    await player.unfold("options")
    await player.tap("deck=physical", "begin")
    await player.see("my-turn")


async def a_real_card_is_asked_for(player: Player) -> None:
    """Scythe with a real Automa deck, after the first turn: which card was drawn is asked."""
    await with_real_cards(player)
    await player.tap("end-turn")
    await player.see("draw")


async def empty_bag(player: Player) -> None:
    """A virtual bag of Expeditions with none of each kind: the form starts with two."""
    await player.tap("bag=virtual")
    for _ in range(2):
        await player.page.locator("[data-test=bag-of-each] button").first.tap()
