"""Every screen of the table page: no message missing, nothing that axe finds, all by keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.api.running import running
from tests.browser.tapping import Player, players
from tests.browser.test_table_scythe import begin

AXE = Path("openapi/table/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
SCREENS = ("", "/story", "/score", "/share", "/settings")


@pytest.fixture(scope="module")
def address(database_url: str) -> Iterator[str]:
    """A service with the page."""
    with running(database_url) as url:
        yield url


async def screens(player: Player) -> list[str]:
    """The addresses of all screens, those of a game under way among them."""
    await begin(player)
    game = "/#" + player.page.url.partition("#")[2]
    started = ["/#/", "/#/new", "/#/settings", *(f"/#/new/{name}" for name in GAMES)]
    return [*started, *(game + screen for screen in SCREENS)]


GAMES = ("scythe", "expeditions", "trismegistus")


async def shown(player: Player, screen: str) -> None:
    """Open a screen and wait for what it waits for."""
    await player.open(screen)
    await player.page.wait_for_selector("main")
    await player.page.wait_for_timeout(250)
    await player.page.wait_for_selector(".waiting", state="detached")


@pytest.mark.parametrize("language", ["en", "it", "ja", "pl"])
async def test_every_screen_speaks_the_language_and_fits_the_phone(address: str, language: str) -> None:
    """No message is missing, and nothing stands out beyond the window's edge."""
    async with players(address, language=language) as (player,):
        for screen in await screens(player):
            await shown(player, screen)
            text = await player.page.inner_text("body")
            assert "⟨" not in text, screen
            assert await player.page.evaluate("document.documentElement.scrollWidth") <= 390, screen
        assert await player.page.get_attribute("html", "lang") == language


@pytest.mark.parametrize("look", ["light", "dark"])
async def test_axe_finds_nothing_on_any_screen(address: str, look: Any) -> None:  # noqa: ANN401 - a literal of playwright's
    """No violation of WCAG 2.2 AA, by day and by night."""
    found: dict[str, list[str]] = {}
    async with players(address) as (player,):
        await player.page.emulate_media(color_scheme=look)
        for screen in await screens(player):
            await shown(player, screen)
            await player.page.evaluate(AXE)
            report = await player.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
            for violation in report["violations"]:
                at = [node["html"][:120] for node in violation["nodes"][:3]]
                found.setdefault(f"{violation['id']} {at}", []).append(screen[:30])
    assert found == {}


async def test_a_turn_can_be_told_by_keyboard_alone(address: str) -> None:
    """Tab reaches what a finger reaches, Enter does what a tap does."""
    async with players(address) as (player,):
        await begin(player)
        for _ in range(200):
            await player.page.keyboard.press("Tab")
            focused = await player.page.evaluate("document.activeElement?.dataset.test")
            if focused == "end-turn":
                break
        await player.page.keyboard.press("Enter")
        await player.see("automa")
