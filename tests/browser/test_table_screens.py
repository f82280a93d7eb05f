"""Every screen of the table page: no message missing, nothing cut off, nothing axe finds; by keyboard."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path
from typing import Literal

import pytest
from playwright.async_api import Browser

from tests.browser.tapping import TRISMEGISTUS, Player, players
from tests.browser.test_table_carried import right, tell
from tests.browser.test_table_hex import CRIMEA as CREW
from tests.browser.test_table_right_expeditions import BOTH_DONE
from tests.browser.test_table_right_expeditions import right_of as expeditions_right
from tests.browser.test_table_right_trismegistus import AUTOMA, GOLD, TOLD
from tests.browser.test_table_right_trismegistus import right_of as trismegistus_right
from tests.browser.test_table_scythe import CRIMEA, NORDIC, at_a_position, begin
from tests.browser.test_table_settling import fought

pytestmark = pytest.mark.slow

AXE = Path("openapi/table/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
GAMES = ("scythe", "expeditions", "trismegistus")
GUIDED = "/#/new/trismegistus/guided"
STARTED = ("/#/", "/#/new", "/#/settings", "/#/how", *(f"/#/new/{name}" for name in GAMES), GUIDED)
OF_A_GAME = ("", "/story", "/score", "/right", "/share", "/settings", "/layout", "/how")
UNFOLDED = """() => {
  for (const one of document.querySelectorAll("details")) one.open = true;
  return ![...document.querySelectorAll("details")].some((one) => one.children.length < 2);
}"""
READY = "() => !document.querySelector('.waiting') && document.querySelector('main:not([data-left])')"
LEFT = "() => document.querySelector('main')?.setAttribute('data-left', '')"
"""Marks the screen that is left: what is behind the # changes at once, and what is shown a moment later."""
CUT_OFF = """() => {
  const told = "button, a.button, summary, legend, h1, h2, p, li, label, output, th, td, .strip";
  const ELSEWHERE = ".unseen, .in-sight, .board, .hidden-file";
  const cut = (one) => one.scrollWidth > one.clientWidth + 1 && !one.closest(ELSEWHERE);
  const out = (one) => one.getBoundingClientRect().right > innerWidth + 1 && !one.closest(ELSEWHERE);
  return [...document.querySelectorAll(told)]
    .filter((one) => one.checkVisibility() && one.clientWidth > 0 && (cut(one) || out(one)))
    .map((one) => one.outerHTML.slice(0, 160));
}"""

LINES_OF_TITLE = """() => {
  const title = document.querySelector(".bar h1");
  return Math.round(title.getBoundingClientRect().height / parseFloat(getComputedStyle(title).lineHeight));
}"""
TWICE_AS_LARGE = "document.documentElement.style.fontSize = '200%'"

SMALL = """() => {
  const shown = (one) => one.checkVisibility() && !one.closest(".unseen, .in-sight, .board-frame");
  const box = (one) => (one.closest("label") ?? one).getBoundingClientRect();
  const tight = ({ width, height }) => Math.min(width, height) < 43.9;
  const targets = [...document.querySelectorAll("button, a[href], summary, select, input")];
  const texts = [...document.querySelectorAll("body *")].filter((one) =>
    [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()));
  return [
    ...texts.filter((one) => shown(one) && parseFloat(getComputedStyle(one).fontSize) < 16),
    ...targets.filter((one) => shown(one) && tight(box(one))),
  ].map((one) => `too small: ${one.outerHTML.slice(0, 160)}`);
}"""
"""Type under 16 pixels, and targets that a thumb misses: under 44."""

RUN = """([part, rules]) => {
  const only = rules.length > 0 ? { runOnly: { type: "rule", values: rules } } : {};
  const board = rules.length > 0 ? ".board" : ".board text";
  return axe.run({ include: [part], exclude: [board] }, { resultTypes: ["violations"], ...only });
}"""
"""Letters on the board stand on shapes, which axe takes for no ground: it measures them against the page."""


class Screen(ABC):
    """What is looked at on each screen."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.found: dict[str, list[str]] = {}

    async def look(self, name: str, part: str = "html") -> None:
        """Wait for what the screen waits for, unfold what is folded, and look; axe at what is new there."""
        await self.player.page.wait_for_function(READY)
        await self.player.page.wait_for_function(UNFOLDED)
        for fault in await self.faults(part):
            self.found.setdefault(fault, []).append(name)

    @abstractmethod
    async def faults(self, part: str) -> list[str]:
        """What is wrong with what is shown now."""

    async def open(self, path: str) -> None:
        """Go there from another screen, and look."""
        await self.player.page.evaluate(LEFT)
        await self.player.open(path)
        await self.look(path[:24])


class Texts(Screen):
    """Messages that are missing, and whatever is cut off or too small."""

    async def faults(self, part: str) -> list[str]:  # noqa: ARG002 - texts are looked at quickly
        """All of it, by what is there in its place."""
        page = self.player.page
        missing = ["⟨"] if "⟨" in await page.inner_text("body") else []
        wide = (
            []
            if await page.evaluate("document.documentElement.scrollWidth") <= 390
            else ["wider than the phone"]
        )
        return [*missing, *wide, *await page.evaluate(CUT_OFF), *await page.evaluate(SMALL)]


class Everything(Texts):
    """Besides, violations of WCAG 2.2 AA and of what axe holds for good, by day, by night and in contrast."""

    async def faults(self, part: str) -> list[str]:
        """Those of axe with the elements that they were found at; elsewhere only colours differ."""
        page = self.player.page
        if not await page.evaluate("typeof axe === 'object'"):
            await page.evaluate(AXE)
        found = [*await super().faults(part), *await self._violations(part)]
        await self._look("dark")
        found += await self._violations(part, "color-contrast")
        await self._look("light", "more")
        found += await self._violations(part, "color-contrast")
        await self._look("light")
        return found

    async def _look(
        self, look: Literal["dark", "light"], contrast: Literal["more", "no-preference"] = "no-preference"
    ) -> None:
        """Change it, at once for whoever wants no motion, and wait for the board."""
        await self.player.page.emulate_media(color_scheme=look, contrast=contrast, reduced_motion="reduce")
        await self.player.page.wait_for_function(READY)

    async def _violations(self, part: str, *rules: str) -> list[str]:
        report = await self.player.page.evaluate(RUN, [part, rules])
        return [
            f"{violation['id']} {[node['html'][:120] for node in violation['nodes'][:3]]}"
            for violation in report["violations"]
        ]


class Widths(Screen):
    """What lies beyond the window's right edge, and titles of more than one line."""

    async def faults(self, part: str) -> list[str]:  # noqa: ARG002 - the window is looked at as a whole
        """Measured against the window as it was opened: a phone shows more of a page that is wider."""
        window = self.player.page.viewport_size
        assert window is not None
        wide = await self.player.page.evaluate("document.documentElement.scrollWidth")
        lines = await self.player.page.evaluate(LINES_OF_TITLE)
        return [
            *([f"wider than the window: {wide}"] if wide > window["width"] else []),
            *([f"a title of {lines} lines"] if lines != 1 else []),
        ]


async def walk(screen: Screen) -> None:
    """Through all screens of all games, by the way that a player would go."""
    player = screen.player
    for path in STARTED:
        await screen.open(path)
    await begin(player)
    game = "/#" + player.page.url.partition("#")[2]
    for guided in (False, True):
        await player.tap("guided" if guided else "mirror")
        await screen.look(f"scythe, guided: {guided}")
    for deed in (
        "move",
        "produce",
        "bolster",
        "trade",
        "deploy",
        "build",
        "enlist",
        "upgrade",
        "star",
        "gain",
    ):
        await player.tap(f"deed-{deed}")
        await screen.look(deed, "[data-test=my-turn]")
    await player.tap("mirror", "end-turn", "automa", "why")
    await player.see("reasons")
    await screen.look("why?")
    await player.page.click("[data-test=report-turn] summary")
    await screen.look("a report")
    for path in OF_A_GAME[1:]:
        await screen.open(game + path)
    await player.open(game)
    await player.tap("menu")
    await screen.look("menu")

    async with at_a_position(player, CRIMEA, NORDIC) as table:
        move = {"type": "move", "moves": [{"unit": "mech", "from": "r6c3", "to": "r6c4"}]}
        await table.post("actions", json=move)
        await player.see("question")
        await screen.look("a combat")

    async with fought(player):
        await screen.look("a combat between humans", "[data-test=question]")

    await player.open("/#/new/expeditions")
    await player.tap("first=automa", "begin")
    await player.see("automa")
    await player.tap("automa")
    if await player.hear_to("question", "my-turn") == "question":
        await screen.look("tokens")
        await player.tap("tokens-done")
        await player.hear_to("question", "my-turn")
    await screen.look("a turn of expeditions")
    await screen.open("/#" + player.page.url.partition("#")[2] + "/right")

    await walk_trismegistus(screen)
    await walk_what_is_set_right(screen)
    await screen.open("/#/")


async def walk_trismegistus(screen: Screen) -> None:
    """A guided game, up to a question of the Automa's."""
    player = screen.player
    await player.open(GUIDED)
    await player.tap(*TRISMEGISTUS)
    await player.touch("[data-test='begin']")
    await player.see("to-table")
    await screen.look("a table of trismegistus")
    await player.tap("to-table")
    await player.see("my-turn")
    await player.page.locator("[data-test=die] .option").first.tap()
    await screen.look("a turn of trismegistus")
    await player.tap("end-turn")
    await player.see("draw")
    await player.tap("kind=basic", "symbol=iron")
    await screen.look("a bot card")
    await player.tap("colour=black", "cost=1", "effect=experiment", "card-told")
    if await player.hear_to("question", "my-turn") == "question":
        await screen.look("a question of trismegistus")
    await screen.open("/#" + player.page.url.partition("#")[2] + "/right")


async def walk_a_hex(screen: Screen) -> None:
    """A mech with workers, and what lies where they stand."""
    player = screen.player
    async with at_a_position(player, CREW, NORDIC):
        await player.tap("mirror", "piece-mech-r6c3")
    await screen.look("a mech and its workers", "[data-test=my-turn]")
    await player.tap("piece-worker-r6c3", "place=r6c3")
    await screen.look("a hex", "[data-test=my-turn]")


async def walk_what_is_set_right(screen: Screen) -> None:
    """All that can be set in the middle of a game."""
    player = screen.player
    await expeditions_right(player, deck="physical", drawn=[3], **BOTH_DONE)
    await screen.look("all of expeditions")
    die = {"symbol": "tin", "colour": "white", "potency": 2}
    await trismegistus_right(player, automa=AUTOMA | {"die": die}, discards=[GOLD], **TOLD)
    await screen.look("all of trismegistus")
    await player.choose("territory", "tin")
    await screen.look("a bowl", "dialog")
    await player.tap("place-done")


@pytest.mark.parametrize("language", ["it", "ja", "pl"])
async def test_every_screen_speaks_the_language_and_fits_the_phone(
    chromium: Browser, address: str, language: str
) -> None:
    """No message is missing, nothing is cut off, and nothing stands out beyond the window's edge."""
    async with players(chromium, address, language=language) as (player,):
        texts = Texts(player)
        await walk(texts)
        await walk_a_hex(texts)
        assert texts.found == {}
        assert await player.page.get_attribute("html", "lang") == language


@pytest.mark.parametrize("language", ["en", "it", "pl"])
@pytest.mark.parametrize("width", [390, 844], ids=["twice as large", "on its side"])
async def test_no_screen_goes_on_sideways(chromium: Browser, address: str, language: str, width: int) -> None:
    """In type twice as large, and on a phone that lies on its side."""
    async with players(chromium, address, language=language) as (player,):
        await player.page.set_viewport_size({"width": width, "height": 844 + 390 - width})
        await begin(player)
        if width == 390:
            await player.page.evaluate(TWICE_AS_LARGE)
        widths = Widths(player)
        game = "/#" + player.page.url.partition("#")[2]
        await widths.look("the mirror")
        await player.tap("guided", "deed-move")
        await widths.look("by actions")
        await player.tap("end-turn", "automa", "why")
        await widths.look("why?")
        for path in (*OF_A_GAME[1:], *STARTED):
            await widths.open((game if path in OF_A_GAME else "") + path)
        for name in GAMES[1:]:
            await player.open(f"/#/new/{name}")
            await player.tap(*(TRISMEGISTUS if name == "trismegistus" else ("first=human",)), "begin")
            await player.see("my-turn", "draw")
            await widths.look(f"a turn of {name}")
        assert widths.found == {}


async def test_nothing_is_wrong_on_any_screen(chromium: Browser, address: str) -> None:
    """In English the same, and for axe in no look, with all that is folded away unfolded."""
    async with players(chromium, address) as (player,):
        everything = Everything(player)
        await walk(everything)
        await walk_a_hex(everything)
        assert everything.found == {}


async def test_all_can_be_hit_beside_the_button_of_a_screen(chromium: Browser, address: str) -> None:
    """In the window of Lighthouse, nothing of a new game or a turn lies half under it, too small."""
    async with players(chromium, address) as (player,):
        await player.page.set_viewport_size({"width": 412, "height": 823})
        for name in GAMES:
            await player.open(f"/#/new/{name}")
            await player.page.wait_for_selector("[data-test=begin], [data-test=first]")
            await player.page.evaluate(AXE)
            assert (await player.page.evaluate(RUN, ["html", ["target-size"]]))["violations"] == [], name
        await begin(player)
        await player.page.wait_for_selector("#place-r6c3")
        await player.page.evaluate(AXE)
        assert (await player.page.evaluate(RUN, ["html", ["target-size"]]))["violations"] == []


async def test_a_turn_can_be_told_by_keyboard_alone(chromium: Browser, address: str) -> None:
    """Tab reaches what a finger reaches, Enter does what a tap does: a worker is moved, the Automa heard.

    The focus is at what is due next when its button has gone.
    """
    async with players(chromium, address) as (player,):
        await begin(player)
        keyboard = player.page.keyboard
        await reach(player, "piece-worker-r6c3")
        await keyboard.press("Enter")
        await player.page.wait_for_selector("#place-r6c4[tabindex]")
        await reach(player, "place-r6c4")
        await keyboard.press("Enter")
        assert await player.see("piece-worker-r6c4")
        for mark, then in (("end-turn", "automa"), ("automa", "card"), ("why", "reasons")):
            await reach(player, mark)
            await keyboard.press("Enter")
            await player.see(then)
            await player.page.wait_for_selector(
                f".next:is(:focus, :focus-within) [data-test={then}], .next:focus[data-test={then}]"
            )


async def reach(player: Player, mark: str) -> None:
    """Tab until it has the focus."""
    for _ in range(250):
        focused = "[document.activeElement.dataset.test, document.activeElement.id]"
        if mark in await player.page.evaluate(focused):
            return
        await player.page.keyboard.press("Tab")
    pytest.fail(f"Tab does not reach {mark}")


async def test_a_screen_reader_finds_the_board_as_a_list_of_places(chromium: Browser, address: str) -> None:
    """Each place is an item with its name and its coordinate; whose turn it is, and figures, are words."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.page.wait_for_selector("#places")
        tree = await player.page.locator("body").aria_snapshot()
        assert "list:" in tree
        places = [line for line in tree.splitlines() if "listitem" in line and "D6" in line]
        assert len(places) == 1, tree[:3000]
        assert "Your turn" in tree
        assert "Popularity" in tree


async def test_the_score_is_printed_without_what_can_be_tapped(chromium: Browser, address: str) -> None:
    """On paper, black on white: the rows, and no button; one page."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.page.goto(f"{player.page.url}/score")
        await player.see("standings")
        await player.page.emulate_media(media="print", color_scheme="dark")
        assert not await player.page.locator("button, .button, .back").filter(visible=True).count()
        assert (
            await player.page.evaluate("getComputedStyle(document.body).backgroundColor")
            == "rgb(255, 255, 255)"
        )
        assert (
            await player.page.evaluate("getComputedStyle(document.querySelector('td')).color")
            == "rgb(0, 0, 0)"
        )
        assert (await player.page.pdf(format="A4")).count(b"/Type /Page\n") <= 2


async def test_the_smallest_phone_scrolls_nothing_sideways(chromium: Browser, address: str) -> None:
    """The form of each new game, and a story in which somebody wrote four hundred letters without a space."""
    page = await chromium.new_page(viewport={"width": 320, "height": 568}, locale="pl", has_touch=True)
    player = Player(page, address)
    for name in GAMES:
        await player.open(f"/#/new/{name}")
        await page.wait_for_selector("[data-test=begin], [data-test=first]")
        await page.wait_for_function(UNFOLDED)
        assert await page.evaluate("document.documentElement.scrollWidth") <= 320, name
    await player.tap(*TRISMEGISTUS, "begin")
    await player.see("my-turn", "draw")
    await tell(player, "actions", {**right("/automa/vp", 9), "reason": "x" * 400})
    await page.evaluate("location.hash += '/story'")
    await player.see("story")
    assert await page.evaluate("document.documentElement.scrollWidth") <= 320
    await page.close()
