"""What the player chooses for a device: it holds at once, and for the next time."""

from __future__ import annotations

import re
from asyncio import Event
from pathlib import Path

from playwright.async_api import Browser, expect

from tests.browser.tapping import Player, behind, players
from tests.browser.test_table_scythe import begin

HEARD = """
self.heard = { awake: 0, tones: 0, begun: 0 };
const request = WakeLock.prototype.request;
WakeLock.prototype.request = async function (kind) {
  const lock = await request.call(this, kind);
  heard.awake += 1;
  lock.addEventListener("release", () => { heard.awake -= 1; });
  return lock;
};
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
  heard.begun += 1;
  this.addEventListener("ended", () => { heard.tones += 1; });
  return start.apply(this, when);
};
"""
"""Counts what the browser grants and plays: locks that keep the screen awake, tones begun and played out."""


async def until_heard(player: Player, what: str, count: int) -> None:
    """Wait until the browser has granted or played so much."""
    await player.page.wait_for_function("([what, count]) => heard[what] === count", arg=[what, count])


async def test_the_screen_stays_awake_at_a_table_for_whoever_wants_it(
    chromium: Browser, address: str
) -> None:
    """Asked for when a game is opened, given back when it is left or no longer wanted."""
    async with players(chromium, address) as (player,):
        await player.page.context.grant_permissions(["screen-wake-lock"])
        await player.page.add_init_script(HEARD)
        await begin(player)
        await until_heard(player, "awake", 1)
        await player.tap("menu", "menu-settings", "awake")
        await until_heard(player, "awake", 0)
        await player.tap("awake")
        await until_heard(player, "awake", 1)
        await player.page.goto(f"{address}/#/")
        await until_heard(player, "awake", 0)


async def test_a_sound_is_heard_when_the_automa_has_moved_and_only_if_it_is_wanted(
    chromium: Browser, address: str
) -> None:
    """It is off in the beginning; once it is on, the next turn of the Automa has one, however many cards."""
    async with players(chromium, address) as (player,):
        await player.page.add_init_script(HEARD)
        await begin(player)
        await player.tap("end-turn", "automa")
        await player.hear()
        assert await player.page.evaluate("heard.begun") == 0

        await player.tap("menu", "menu-settings", "sound")
        await player.page.go_back()
        await player.tap("end-turn", "automa")
        await player.see("card")
        await until_heard(player, "tones", 1)
        await player.hear()
        assert await player.page.evaluate("heard.begun") == 1


async def test_look_and_language_are_kept(chromium: Browser, address: str) -> None:
    """High contrast, large type and Polish hold at once, on the board too, and in the page opened anew."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.page.wait_for_selector("#board.light")
        await player.tap("menu", "menu-settings", "language=pl", "theme=contrast", "large")
        await player.kept("choices", "choices", language="pl", theme="contrast", large=True)
        for _ in range(2):
            root = player.page.locator("html[lang=pl][data-look=contrast].large")
            await root.wait_for()
            assert await root.evaluate("one => getComputedStyle(one).fontSize") == "20px"
            await player.reload()
        await player.page.go_back()
        await player.page.wait_for_selector("#board.contrast[lang=pl]")


async def test_the_first_screen_shows_the_games_of_the_device_and_forgets_one(
    chromium: Browser, address: str
) -> None:
    """The one opened last first, each with its picture and whose turn it is; one is forgotten by a tap."""
    async with players(chromium, address) as (player,):
        await player.open("/#/new/expeditions")
        await player.tap("first=automa", "begin")
        await player.see("automa")
        await begin(player)
        await player.page.goto(f"{address}/#/%zz")  # an address that is none leads to the start
        known = player.page.locator("[data-test=known]")
        await expect(known).to_contain_text(["Your turn", "Automa"])
        await expect(known.locator("img.thumb")).to_have_count(2)

        player.page.on("dialog", lambda asked: asked.accept())
        await player.tap("forget")
        await expect(known).to_contain_text(["Expeditions"])  # and no other
        await player.tap("known")
        await player.see("automa")


async def test_the_language_that_was_chosen_last_is_spoken(chromium: Browser, address: str) -> None:
    """The words of the one before come later."""
    come = Event()
    async with players(chromium, address) as (player,):
        await player.page.add_init_script("delete Navigator.prototype.serviceWorker")  # which has all words
        await player.between("**/assets/it-*.js", behind(come))
        await player.open("/#/settings")
        async with player.page.expect_request("**/assets/it-*.js"):
            await player.tap("language=it")
        await player.tap("language=pl")
        heading = player.page.locator("h1")
        await expect(heading).to_have_text("Ustawienia")
        async with player.page.expect_response("**/assets/it-*.js"):
            come.set()
        await player.page.wait_for_load_state("networkidle")
        await expect(heading).to_have_text("Ustawienia")


async def test_the_settings_lead_to_the_guide_for_players(chromium: Browser, address: str) -> None:
    """A tap opens its first page, which has the first evening and the answers to questions."""
    async with players(chromium, address) as (player,):
        await player.open("/#/settings")
        await player.tap("guide")
        await expect(player.page.get_by_role("heading", name="For players")).to_be_visible()
        await expect(player.page.get_by_role("link", name="Questions and answers").last).to_be_visible()


async def test_the_links_that_were_saved_open_a_game_on_a_new_phone(
    chromium: Browser, address: str, tmp_path: Path
) -> None:
    """By the file alone, with a key of its own."""
    async with players(chromium, address, 2) as (player, other):
        await begin(player)
        await player.open("/#/settings")
        async with player.page.expect_download() as saving:
            await player.tap("save-links")
        file = tmp_path / "links.html"
        await (await saving.value).save_as(file)
        [link] = re.findall(r'href="([^"]+)"', file.read_text(encoding="utf-8"))
        assert "Crimea against Nordic" in file.read_text(encoding="utf-8")
        await other.page.goto(link)
        await other.see("my-turn")
