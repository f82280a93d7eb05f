"""The Automa's turn on the board: pieces go, cards point at them, the candidates of a choice are ringed."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from pathlib import Path
from typing import Literal, TypeAlias

import pytest
from playwright.async_api import Browser, expect

from automa_ledger.cli import main
from tests.browser.tapping import Player, a_real_card_is_asked_for, players
from tests.browser.test_table_carried import right, tell
from tests.browser.test_table_coming import answered, lost
from tests.browser.test_table_scythe import CRIMEA, NORDIC, at_a_position
from tests.waiting import until

WATCHED = """() => {
  globalThis.went = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (steps, ...how) {
    went.push(this.dataset.place);
    return animate.call(this, steps, ...how);
  };
}"""
"""From now on `went` has the places to which pieces go before the player's eyes."""
RINGED = """(kind) => {
  const middle = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const apart = (one, other) => Math.hypot(...middle(one).map((at, axis) => at - middle(other)[axis]));
  const places = [...document.querySelectorAll("#places .place")];
  return [...document.querySelectorAll(`#marks circle.${kind}`)].map((ring) => {
    const [first, ...others] = places;
    return others.reduce((best, one) => (apart(one, ring) < apart(best, ring) ? one : best), first).id;
  }).sort();
}"""
"""The places that rings of a kind lie around."""
UNCOVERED = """(selector) => {
  const one = document.querySelector(selector);
  const { x, y, width } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, y + 2));
}"""
"""Whether something lies under nothing else, from its first line on."""
Motion: TypeAlias = Literal["no-preference", "reduce"]
COINS = "[data-test=strip-automa] [title=Coins] b"
AT_HOME = "document.querySelectorAll('.piece.worker.nordic[data-place=home]').length"


async def draw_seven(player: Player) -> None:
    """A real deck's card 7 comes first: a worker goes, then one is deployed."""
    await a_real_card_is_asked_for(player)
    await player.page.wait_for_selector("#pieces .piece")
    await player.page.evaluate(WATCHED)
    await player.tap("number=7")
    await player.see("why")


async def ringed(player: Player, kind: str) -> list[str]:
    """The places in rings of a kind, in the order of their names."""
    found: list[str] = await player.page.evaluate(RINGED, kind)
    return found


async def points_elsewhere(player: Player, place: str) -> bool:
    """Whether no arrow points to a place."""
    return place not in await ringed(player, "mark-arrow")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
async def test_the_board_is_that_of_the_automas_turn(chromium: Browser, address: str, motion: Motion) -> None:
    """A worker goes before the eyes of whoever wants motion; each card's arrow says where."""
    async with players(chromium, address) as (player,):
        await player.page.emulate_media(reduced_motion=motion)
        await draw_seven(player)
        [there] = await until(lambda: ringed(player, "mark-arrow"))
        to = there.removeprefix("place-")
        await player.page.wait_for_selector(f"#pieces .worker.nordic[data-place={to}]")
        went = await player.page.evaluate("went")
        assert to in went if motion == "no-preference" else went == []
        assert await player.page.evaluate(AT_HOME) == 1
        await expect(player.page.locator(COINS)).to_have_text("6")

        await player.tap("done")
        await until(partial(points_elsewhere, player, there))
        card = await player.text("card")
        await player.reload()
        assert await player.text("card") == card, "the first card is done"


@pytest.mark.slow
async def test_figures_of_a_card_come_as_soon_as_they_can(chromium: Browser, address: str) -> None:
    """Of a turn before the newest one, they are asked for until they come, and nobody is told of it."""
    async with players(chromium, address) as (player,):
        await draw_seven(player)
        await tell(player, "actions", right("/players/1/coins", 20))
        for way in (lost, partial(answered, 429, "text/plain", "busy")):
            await player.between("**/v1/games/*version=*", way, times=1)
            await player.reload()
            await player.see("why")
            await expect(player.page.locator(COINS)).to_have_text("6", timeout=15_000)
            await expect(player.page.locator("[data-test=trouble]")).to_have_count(0)


async def test_the_candidates_of_a_choice_are_ringed_on_the_board(chromium: Browser, address: str) -> None:
    """Exactly those that the Automa could choose from; they go with the card, and hide no reason.

    The story has the same reasons when the turn is done, at its line.
    """
    async with players(chromium, address) as (player,):
        await draw_seven(player)
        async with player.page.expect_response(lambda answer: answer.url.endswith("/explanation")) as told:
            await player.tap("why")
        explained = await (await told.value).json()
        candidates = explained["explanation"]["candidates"]
        real = sorted(f"place-{one['id']}" for one in candidates if not one.get("refused"))
        assert len(real) > 1
        assert await until(lambda: ringed(player, "mark-reach")) == real
        assert await player.page.inner_text("[data-test=reasons] th span") == "a", "no number of a candidate"
        await player.tap("why")
        await expect(player.page.locator("[data-test=reasons]")).to_have_count(0)
        await player.page.set_viewport_size({"width": 390, "height": 500})
        await player.tap("why")
        await player.see("reasons")
        await player.page.wait_for_function(UNCOVERED, arg="[data-test=reasons] .rule")

        reasons = await player.text("reasons")

        await player.tap("done")
        await player.page.wait_for_selector("#marks .mark-reach", state="detached")
        await player.hear()
        await player.tap("menu", "menu-story")
        await player.page.locator("[data-test=story] button", has_text="E1 \N{RIGHTWARDS ARROW} E2").tap()
        await player.tap("why")
        assert await until(lambda: ringed(player, "mark-reach")) == real
        assert await player.text("reasons") == reasons


async def test_a_turn_is_reported_one_tap_from_its_reasons(
    chromium: Browser, address: str, tmp_path: Path
) -> None:
    """The file holds the step and the player's words; `automa replay` shows it step by step."""
    async with players(chromium, address) as (player,):
        await draw_seven(player)
        await player.tap("why")
        await player.page.click("[data-test=report-turn] summary")
        await expect(player.page.locator("[data-test=report-save]")).to_be_disabled()
        await player.page.fill("[data-test=report-expected]", "The other worker goes.")
        async with player.page.expect_download() as saving:
            await player.tap("report-save")
        saved = await saving.value
        file = tmp_path / saved.suggested_filename
        await saved.save_as(file)
        report = json.loads(file.read_text(encoding="utf-8").splitlines()[0])["report"]
        assert report["expected"] == "The other worker goes."
        assert file.name.endswith(f"-{report['step']}.ndjson")
        assert await asyncio.to_thread(main, ["replay", str(file)]) == 0


async def test_a_card_is_an_order_for_the_pieces(chromium: Browser, address: str) -> None:
    """One line, large; the sentence with its reason below; whose it is where there are two Automas."""
    async with players(chromium, address) as (player,):
        await draw_seven(player)
        order, reason = (player.page.locator(f"[data-test=card] .{each}") for each in ("order", "reason"))
        await expect(order).to_have_text("Worker E1 \N{RIGHTWARDS ARROW} E2")
        await expect(reason).to_contain_text("Move Worker: the Automa's worker goes from forest E1")
        line = "(one) => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight)"
        assert await order.evaluate(line) == 1
        await expect(player.page.locator("[data-test=card] > .rule")).to_have_count(0)

        others = (NORDIC | {"workers": ["r0c4"]}, NORDIC | {"faction": "saxony", "mechs": ["r3c1"]})
        decks = {"automa": "physical"}
        async with at_a_position(player, CRIMEA, *others, decks=decks, turn="automa2") as game:
            await player.see("draw")
            assert (await game.post("automa-turn", json={"card": 7})).status_code == 200
        await player.see("card")
        await expect(player.page.locator("[data-test=card] > .rule")).to_have_text("Saxony")
