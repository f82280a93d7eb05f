"""Pictures of the page's screens for the README: `make pictures`."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Page

from automa_ledger.embedded_postgres import run_embedded_postgres
from automa_ledger.migrator import migrate
from tests.api.running import running
from tests.browser.chromium import started
from tests.browser.tapping import TRISMEGISTUS, Player
from tests.folders import make_enterable

FOLDER = Path("docs/pictures")
WINDOWS = {"phone": (390, 844), "desktop": (1280, 800)}
LOOKS = ("light", "dark")


async def taken(browser: Browser, address: str, window: str, look: str) -> None:
    """All screens in one window and one look."""
    width, height = WINDOWS[window]
    context = await browser.new_context(
        viewport={"width": width, "height": height}, has_touch=True, is_mobile=window == "phone"
    )
    player = Player(await context.new_page(), address)
    scheme: Any = look
    await player.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")

    async def take(screen: str) -> None:
        await settled(player.page)
        await player.page.screenshot(path=FOLDER / f"table-{screen}-{window}-{look}.png")

    await player.open()
    await player.page.evaluate("Promise.all([...document.fonts].map((face) => face.load()))")
    await player.page.reload()  # from the second visit on the page has its own type
    await player.see("scythe")
    await player.tap("scythe", "mine=crimea", "mat=agricultural", "level=automa", "opponent=nordic")
    await take("new")
    await player.tap("begin")
    await player.see("my-turn")
    await player.tap("end-turn", "automa")
    await player.see("card")
    await take("scythe")
    while await player.see("card", "my-turn", "question") == "card":
        await player.tap("done")
        await settled(player.page)
    await take("turn")
    for screen in ("story", "score", "right", "settings"):
        await player.page.goto(f"{player.page.url.partition('#')[0]}#{_game(player.page)}/{screen}")
        await take(screen)
    for game in ("expeditions", "trismegistus"):
        await player.open(f"/#/new/{game}")
        await take(f"new-{game}")
        await player.tap(*(TRISMEGISTUS if game == "trismegistus" else ()), "begin")
        await player.see("my-turn", "automa", "question", "card", "draw")
        await take(game)
    await player.open("/#/")
    await take("start")
    await context.close()


def _game(page: Page) -> str:
    """The part of the address that is the game."""
    return "/".join(page.url.partition("#")[2].split("/")[:3])


async def settled(page: Page) -> None:
    """Wait until the pictures are there."""
    await page.wait_for_function("() => !document.querySelector('.waiting')")
    await page.wait_for_timeout(500)


async def all_taken(address: str) -> None:
    """In every window and look."""
    async with started() as browser:
        for window in WINDOWS:
            for look in LOOKS:
                await taken(browser, address, window, look)


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, run_embedded_postgres(make_enterable(Path(data))) as url:
        migrate(url)
        with running(url) as at:
            asyncio.run(all_taken(at))
