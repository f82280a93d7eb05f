"""A finished game is taken along: a report, BG Stats, the log, which another device opens."""

from __future__ import annotations

import json
from pathlib import Path

import httpx2
import pytest
from playwright.async_api import Browser, Download

from automa_ledger.integrations.playlog.bg_stats import CREATE_PLAY
from tests.api.endings import AUTOMA, HUMAN
from tests.browser.tapping import Player, players, refusing
from tests.browser.test_table_scythe import at_a_position


async def saved(player: Player, what: str) -> Path:
    """What a button of the score's screen saves."""
    async with player.page.expect_download() as saving:
        await player.tap(what)
    return Path(await (await saving.value).path())


async def test_a_finished_game_is_saved_in_every_form_and_opened_again(
    chromium: Browser, address: str, tmp_path: Path
) -> None:
    """40 coins and 6 stars at 3 coins against 10; the log is a sound game of its own on another phone."""
    async with players(chromium, address, 2) as (player, other):
        async with at_a_position(player, HUMAN, AUTOMA) as game:
            await player.see("my-turn")
            star = {"type": "place_star", "goal": "power"}
            assert (await game.post("actions", json=star)).status_code == httpx2.codes.OK
        await player.tap("to-score")
        await player.see("standings")

        report = await saved(player, "save-report")
        assert "58" in report.read_text(encoding="utf-8")
        play = json.loads((await saved(player, "save-bg-stats")).read_text(encoding="utf-8"))["plays"][0]
        assert [one["score"] for one in play["playerScores"]] == ["58", "10"]
        log = (await saved(player, "save-commits")).rename(tmp_path / "game.ndjson")
        await player.between(f"{CREATE_PLAY}*", lambda asked: asked.fulfill(body="the play is taken over"))
        await player.tap("open-bg-stats")
        await player.page.get_by_text("the play is taken over").wait_for()
        [play] = [url for url in player.asked if url.startswith(CREATE_PLAY)]
        player.asked.remove(play)  # the only other host, at a tap, with the play

        await other.open()
        await other.see("new")
        await other.page.set_input_files("[data-test=import]", log)
        await other.tap("to-score")
        await other.see("standings")
        await other.tap("audit")
        await other.see("proof")
        assert "sound" in await other.text("proof")
        assert "58" in await other.text("standings")


@pytest.mark.slow
async def test_an_end_that_is_taken_back_elsewhere_is_heard_of(chromium: Browser, address: str) -> None:
    """The page goes on looking: the human's turn, which was the last one, is the human's again."""
    async with players(chromium, address) as (player,), at_a_position(player, HUMAN, AUTOMA) as game:
        await player.see("my-turn")
        star = {"type": "place_star", "goal": "power"}
        assert (await game.post("actions", json=star)).status_code == httpx2.codes.OK
        await player.see("to-score")
        assert (await game.post("undo")).status_code == httpx2.codes.OK
        await player.see("my-turn")


async def test_a_file_that_is_refused_is_told_in_words(chromium: Browser, address: str) -> None:
    """In the service's own, as any other refusal."""
    async with players(chromium, address) as (player,), at_a_position(player, HUMAN, AUTOMA):
        await player.see("my-turn")
        await player.tap("menu", "menu-score")
        await player.see("save-commits")
        await player.between("**/commits*", refusing(429, "rate_limited", "Wait a little."))
        await player.tap("save-commits")
        await player.see("trouble")
        assert (await player.text("trouble")).startswith("Wait a little.")


async def test_a_page_of_somebody_in_between_is_no_file(chromium: Browser, address: str) -> None:
    """A hotel's, say, which answers whatever is asked for: the game could be forgotten for it."""
    async with players(chromium, address) as (player,), at_a_position(player, HUMAN, AUTOMA):
        await player.see("my-turn")
        await player.tap("menu", "menu-score")
        await player.see("save-commits")
        files = list[Download]()

        def came(file: Download) -> None:
            files.append(file)

        player.page.on("download", came)
        page = "<html>Log in to the network</html>"
        await player.between("**/commits*", lambda asked: asked.fulfill(body=page, content_type="text/html"))
        await player.tap("save-commits")
        await player.see("trouble")
        assert not files
