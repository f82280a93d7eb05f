"""The second of two quick taps, where a link's screen has come between them."""

from __future__ import annotations

from playwright.async_api import Browser, expect

from tests.browser.tapping import Player, players
from tests.browser.test_table_right_expeditions import right_of as expeditions_right
from tests.browser.test_table_right_trismegistus import AUTOMA
from tests.browser.test_table_right_trismegistus import right_of as trismegistus_right
from tests.browser.test_table_scythe import begin

UNDER_A_FINGER = """([y, height]) => {
  const game = document.querySelector("[data-test=known]");
  game.style.cssText = `position: fixed; left: 0; right: 0; top: ${y}px; height: ${height}px`;
}"""


async def tap_twice(player: Player, where: tuple[float, float]) -> None:
    """As quick as one opens things on a computer."""
    await player.page.touchscreen.tap(*where)
    await player.page.wait_for_timeout(200)
    await player.page.touchscreen.tap(*where)


async def test_a_game_of_the_list_that_is_tapped_twice_is_opened(chromium: Browser, address: str) -> None:
    """The button that ends the turn comes under the same finger: nothing is told."""
    async with players(chromium, address) as (player,):
        await begin(player)
        x, y = await player.middle("[data-test=end-turn]")
        await player.touch("a.back")
        await player.see("known")
        await player.page.evaluate(UNDER_A_FINGER, [y - 50, 100])
        await tap_twice(player, (x, y))
        await player.see("end-turn")
        await player.page.wait_for_timeout(500)
        assert [each["type"] for each in await player.commands()] == ["begin"]


async def test_a_screen_of_the_menu_that_is_tapped_twice_is_shown(chromium: Browser, address: str) -> None:
    """Neither the button nor the link does anything that comes under the same finger, on two phones."""
    async with players(chromium, address) as (player,):
        await begin(player)
        game = player.page.url
        for width, height in ((390, 844), (430, 932)):
            await player.page.set_viewport_size({"width": width, "height": height})
            await player.page.goto(game)
            await player.tap("menu")
            await player.see("menu-story")
            await tap_twice(player, await player.middle("[data-test=menu-story]"))
            await player.see("story")
            await player.page.wait_for_timeout(500)
            assert player.page.url == f"{game}/story"


async def test_back_and_back_again_leads_two_screens_back(chromium: Browser, address: str) -> None:
    """By two quick taps at the same place."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.tap("menu", "menu-story")
        await player.see("story")
        await tap_twice(player, await player.middle("a.back"))
        await player.see("known")
        await expect(player.page.locator("[data-test=known]")).to_have_count(1)


async def test_what_is_taken_away_by_two_taps_is_one_thing(chromium: Browser, address: str) -> None:
    """Of dice, experiments and tokens the next one comes under the same finger, and stays, though alike."""

    async def twice(selector: str) -> None:
        of = player.page.locator(selector)
        await of.first.evaluate("one => one.scrollIntoView({ block: 'center' })")
        await tap_twice(player, await player.middle(selector))
        await player.page.wait_for_timeout(500)

    async with players(chromium, address) as (player,):
        dice = [{"symbol": "tin", "colour": "red"}, {"symbol": "lead", "colour": "white"}]
        experiments = [AUTOMA["experiments"][0] | {"vp": vp} for vp in (2, 4)]
        await trismegistus_right(player, human={"spent": dice}, automa=AUTOMA | {"experiments": experiments})
        await twice("[data-test='set-/human/spent-0']")
        await expect(player.page.locator("[data-test='set-/human/spent'] .button")).to_have_count(1)
        await player.unfold("set-/automa/experiments")
        await player.unfold("experiment-0")
        await twice("[data-test=experiment-0-away]")
        await expect(player.page.locator("[data-test=experiment-0]")).to_have_count(1)
        await expeditions_right(player, human={"corruption": ["orange-3", "orange-3", "turquoise-4"]})
        await twice("[data-test='set-/human/corruption'] .button")
        await expect(player.page.locator("[data-test='set-/human/corruption'] .button")).to_have_count(2)


async def test_who_takes_things_away_by_keyboard_goes_on_with_the_next(
    chromium: Browser, address: str
) -> None:
    """The focus stays in the list, and a screen reader says what a button does."""
    async with players(chromium, address) as (player,):
        dice = [{"symbol": "tin", "colour": colour} for colour in ("red", "white")]
        await trismegistus_right(player, human={"spent": dice})
        of = player.page.locator("[data-test='set-/human/spent'] .button")
        await player.page.get_by_role("button", name="Tin red Take it away").focus()
        await player.page.keyboard.press("Enter")
        await expect(of).to_have_text(["Tin white Take it away"])
        await expect(of).to_be_focused()
