"""The page of all calls in a real browser."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, Page

from automa_ledger.games.rulesets import RULESETS

pytestmark = pytest.mark.slow

TITLE = "automa-ledger"


async def opened(page: Page, address: str, call: str = "") -> None:
    """The page, at a call if one is named."""
    await page.goto(f"{address}/docs{call}")
    await page.get_by_role("heading", name=TITLE).wait_for()


def part(page: Page, call: str) -> Locator:
    """What the page shows of a call, by its title."""
    return page.locator("section", has=page.get_by_role("heading", name=call)).last


async def test_it_is_drawn_without_the_internet_searched_and_has_samples(
    page: Page, address: str, faults: list[str]
) -> None:
    """Nothing is asked of another host; a word leads to its call, which has samples in three languages."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    await opened(page, address)

    await page.get_by_role("button", name="Search").first.click()
    await page.get_by_role("combobox").fill("several things")
    await page.get_by_role("option").filter(has_text="/v1/games/{game_id}/turns").click()
    found = part(page, "Do several things as a player, all or none")
    await found.get_by_text("curl -sS").wait_for()
    for other, shown in (("Python", "game.take_turn("), ("TypeScript", "await game.takeTurn(")):
        await found.get_by_test_id("client-picker").click()
        await page.get_by_role("option", name=other).click()
        await found.get_by_text(shown).first.wait_for()

    assert {url for url in asked if not url.startswith((address, "data:", "blob:"))} == set()
    assert faults == []


async def test_a_call_can_be_tried_from_the_page(page: Page, address: str, faults: list[str]) -> None:
    """The request goes to the service, and the answer is shown."""
    await opened(page, address, "#tag/rulesets/GET/v1/rulesets")
    await part(page, "See what can be played").get_by_role("button", name="Test Request").click()
    client = page.get_by_role("dialog")
    async with page.expect_response(f"{address}/v1/rulesets") as answered:
        await client.get_by_role("button", name="Send").first.click()

    names = {each["name"] for each in (await (await answered.value).json())["rulesets"]}
    assert names >= set(RULESETS)
    await client.get_by_text("200 OK").first.wait_for()
    assert faults == []


async def test_it_fits_a_phone_and_leads_to_what_a_code_means(page: Page, address: str) -> None:
    """No wider than the screen; a code in an answer is a link to its place among all codes."""
    await page.set_viewport_size({"width": 390, "height": 844})
    await opened(page, address, "#tag/playing/POST/v1/games/{game_id}/undo")
    undo = part(page, "Take commits or a turn back")
    await undo.wait_for()
    assert await page.evaluate("document.documentElement.scrollWidth") <= 390

    await undo.get_by_role("button", name="409").press("Enter")  # its middle is the choice of a media type
    await undo.get_by_role("link", name="undo_barred").click()
    await page.locator("tr:target code", has_text="undo_barred").wait_for()
