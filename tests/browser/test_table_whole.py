"""Whole games on the table page, by taps alone, from the empty page to the score."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from playwright.async_api import Browser, expect

from automa_rules.trismegistus.examples import EXAMPLE_PACK
from tests.browser.tapping import TRISMEGISTUS, Player, players
from tests.browser.test_table_others import answer_tile

pytestmark = pytest.mark.slow


async def scored(player: Player) -> None:
    """The score is there with both sides, the log is sound, and every seal has been opened and kept."""
    await player.tap("to-score")
    await player.see("standings")
    await player.tap("audit")
    assert "The log is sound." in await player.text("proof")
    for seal in await player.page.locator("[data-test=seal]").all():
        await seal.locator("summary").tap()
        await expect(seal).to_contain_text("it is the one that was sealed")


async def test_a_whole_game_of_scythe(chromium: Browser, address: str) -> None:
    """Against an Ultimaszyna, who is soon done with a human who only bolsters."""
    async with players(chromium, address) as (player,):
        await player.open()
        await player.tap("scythe", "mine=crimea", "mat=agricultural", "opponent=nordic")
        await player.unfold("options")
        await player.tap("level=ultimaszyna", "begin")
        turns = 0
        while (due := await player.hear_to("my-turn", "automa", "question", "to-score")) != "to-score":
            if due == "automa":
                await player.tap("automa")
            elif due == "question":
                await player.tap("dial=0", "fight")
            else:
                await player.tap("end-turn")
                turns += 1
            assert turns < 60
        await scored(player)


async def test_a_whole_game_of_expeditions(chromium: Browser, address: str) -> None:
    """The human walks to and fro in the south, and the Automa gets its glory."""
    async with players(chromium, address) as (player,):
        await player.open("/#/new/expeditions")
        await player.tap("level=3", "first=human", "begin")
        turns = 0
        while (due := await player.hear_to("my-turn", "automa", "question", "to-score")) != "to-score":
            if due == "automa":
                await player.tap("automa")
            elif due == "question":
                await answer_tile(player)
            else:
                await player.tap(f"place=s{turns % 2 + 1}", "end-turn")
                turns += 1
            assert turns < 60
        await scored(player)


async def test_a_whole_game_of_trismegistus(chromium: Browser, address: str, tmp_path: Path) -> None:
    """Three rounds of three dice each, with a pack of cards that the service deals."""
    pack = tmp_path / "pack.json"
    pack.write_bytes(msgspec.json.encode(EXAMPLE_PACK))
    async with players(chromium, address) as (player,):
        await player.open("/#/new/trismegistus")
        await player.page.set_input_files("[data-test=pack]", pack)
        await player.tap("deck=virtual", *TRISMEGISTUS, "begin")
        done = 0
        while (due := await player.hear_to("my-turn", "automa", "question", "to-score")) != "to-score":
            if due == "automa":
                await player.tap("automa")
            elif due == "question":
                await answer(player)
            else:
                if await player.page.locator("[data-test=die]").count():
                    await player.page.locator("[data-test=die] .option").first.tap()
                if await player.page.locator("[data-test=exhausted]").count():
                    await player.tap("exhausted")
                await player.tap("end-turn")
            done += 1
            assert done < 200
        await scored(player)


async def answer(player: Player) -> None:
    """Whatever is asked, as simply as can be."""
    question = player.page.locator("[data-test=question]")
    kind = await question.get_attribute("data-question")
    match kind:
        case "artifacts":
            await player.tap("element=earth", "element=fire")
            if await player.page.locator("[data-test=roll]").count():
                await player.tap("roll=1")
            await player.tap("answer")
        case "element":
            await player.tap("answer=earth")
        case "formula_vp" | "track_vp" | "human_vp":
            await player.page.fill("[data-test=vp]", "7")
            await player.tap("answer")
        case "experiments":
            await player.tap("experiment-type=black", "experiment-track=earth", "answer")
        case "masterpiece":
            await player.tap("experiment-type=red", "experiment-track=earth", "answer")
        case _:
            await player.tap("answer")
