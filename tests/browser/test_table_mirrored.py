"""As the table stands: behind a movement that drives workers off, whatever came by it and was done since."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, expect

from tests.browser.tapping import Player, players
from tests.browser.test_table_scythe import CRIMEA, NORDIC, Doc, at_a_position

pytestmark = pytest.mark.slow

ALONE: Doc = NORDIC | {"mechs": [], "workers": ["r6c4"]}
CARD_2: Doc = {"automa": "physical", "automa_discards": [2]}
TWO_METAL = {"r6c4": {"metal": 2}}
"""What card 2 puts on a mountain."""


async def moves(player: Player, *ways: str) -> None:
    """Pieces are put down one after another."""
    for way in ways:
        piece, place = way.split()
        await player.tap(piece if piece.startswith("deploy-") else f"piece-{piece}")
        await player.choose("place", place)


async def is_shown(player: Player, mark: str, value: str) -> None:
    """What a stepper says."""
    await expect(player.page.locator(f"[data-test={mark}] output").last).to_have_text(value)


async def test_what_an_automa_s_card_puts_there_lies_there_once(chromium: Browser, address: str) -> None:
    """It is shown as soon as the mech stands there, and told as it lies in the end."""
    for spent, left in ((0, TWO_METAL), (1, {"r6c4": {"metal": 1}}), (2, {})):
        async with players(chromium, address) as (player,):
            async with at_a_position(player, CRIMEA | {"popularity": 4}, ALONE, decks=CARD_2):
                await moves(player, "mech-r6c3 r6c4")
            await is_shown(player, "popularity", "3")
            assert "mountain E7" in await player.text("driven-off")
            await player.tap("piece-mech-r6c4", "what-is-here")
            await is_shown(player, "resource-metal", "2")
            for _ in range(spent):
                await player.page.locator("[data-test=resource-metal] button").first.tap()
            await player.tap("hex-done", "end-turn")
            await player.see("draw")
            state = await player.state()
            assert (state["resources"], state["players"][0]["popularity"]) == (left, 3)


async def test_who_puts_the_mech_elsewhere_drives_nobody_off(chromium: Browser, address: str) -> None:
    """What would have come of it is shown no more."""
    async with players(chromium, address) as (player,):
        async with at_a_position(player, CRIMEA | {"popularity": 4}, ALONE, decks=CARD_2):
            await moves(player, "mech-r6c3 r6c4", "mech-r6c4 r6c3")
        await is_shown(player, "popularity", "4")
        await expect(player.page.locator("[data-test=driven-off]")).to_have_count(0)
        await player.tap("end-turn")
        await player.see("draw")
        state = await player.state()
        assert (state["resources"], state["players"][0]["popularity"]) == ({}, 4)


async def test_what_comes_from_the_mat_stands_where_workers_were_driven_off(
    chromium: Browser, address: str
) -> None:
    """A mech deployed and a worker born there, in the same turn; no combat is asked for."""
    async with players(chromium, address) as (player,):
        crew = CRIMEA | {"workers": ["r6c3"], "popularity": 4}
        async with at_a_position(player, crew, ALONE):
            await moves(player, "mech-r6c3 r6c4", "worker-r6c3 r6c4", "deploy-scout r6c4", "worker-mat r6c4")
        await player.tap("end-turn")
        await player.see("automa")
        assert not await player.page.locator("[data-test=warning]").count()
        mine = (await player.state())["players"][0]
        assert [mine[unit].count("r6c4") for unit in ("mechs", "workers")] == [2, 2]
        assert mine["abilities"] == ["riverwalk", "scout"]


async def test_an_own_structure_stands_on_where_workers_are_driven_off(
    chromium: Browser, address: str
) -> None:
    """It is neither taken down nor built: only what was built there in this turn is told."""
    async with players(chromium, address) as (player,):
        lies = {"structures": {"r6c4": {"owner": "human", "kind": "mine"}}}
        async with at_a_position(player, CRIMEA | {"popularity": 4}, ALONE, **lies):
            await moves(player, "mech-r6c3 r6c4")
        await player.tap("end-turn")
        await player.see("automa")
        turn = (await player.commands())[-1]
        assert [each for each in turn["actions"] if "structures" in each] == []
        assert (await player.state())["structures"] == lies["structures"]


async def test_workers_are_driven_off_before_a_combat_of_the_same_move(
    chromium: Browser, address: str
) -> None:
    """Popularity is what was set, though the turn's rest waits for the combat."""
    async with players(chromium, address) as (player,):
        mine = CRIMEA | {"popularity": 4, "character": "r6c3"}
        async with at_a_position(player, mine, ALONE | {"mechs": ["r5c3"]}):
            await moves(player, "character-r6c3 r6c4", "mech-r6c3 r5c3")
        await is_shown(player, "popularity", "3")
        await player.tap("popularity-more", "end-turn")
        await player.see("question")
        told = (await player.state())["players"][0]
        assert (told["popularity"], told["character"], told["mechs"][0]) == (4, "r6c4", "r5c3")


async def test_who_drove_workers_off_meets_somebody_and_takes_a_factory_card(
    chromium: Browser, address: str
) -> None:
    """The character stands there alone; not where a combat comes first."""
    for place, mark in (("r5c2", "encounter-taken"), ("r3c3", "factory-taken")):
        async with players(chromium, address) as (player,):
            async with at_a_position(player, CRIMEA | {"character": "r5c3"}, ALONE | {"workers": [place]}):
                await moves(player, f"character-r5c3 {place}")
            await player.tap(mark, "end-turn")
            await player.see("automa")
            state = await player.state()
            assert state["players"][0]["has_factory_card"] is (place == "r3c3")
            assert ("r5c2" in state["encounters"]) is (place == "r3c3")
    async with players(chromium, address) as (player,):
        async with at_a_position(player, CRIMEA | {"character": "r5c3"}, NORDIC | {"mechs": ["r5c2"]}):
            await moves(player, "character-r5c3 r5c2")
        await expect(player.page.locator("[data-test=encounter-taken]")).to_have_count(0)


async def test_a_mech_that_goes_back_to_the_mat_covers_its_ability_again(
    chromium: Browser, address: str
) -> None:
    """The wrong one was tapped: the other one is told alone."""
    async with players(chromium, address) as (player,):
        async with at_a_position(player, CRIMEA, NORDIC | {"mechs": []}):
            await moves(player, "deploy-scout r6c3", "mech-r6c3 mat")
        await player.see("deploy-scout")
        await moves(player, "deploy-wayfare r6c3")
        await player.tap("end-turn")
        await player.see("automa")
        mine = (await player.state())["players"][0]
        assert (mine["mechs"].count("r6c3"), mine["abilities"]) == (2, ["riverwalk", "wayfare"])


async def test_what_a_card_puts_there_pays_by_actions(chromium: Browser, address: str) -> None:
    """A mech is deployed for the two metal that lay under the worker's boots."""
    async with players(chromium, address) as (player,):
        crew = CRIMEA | {"workers": ["r6c3"], "popularity": 4}
        async with at_a_position(player, crew, ALONE, decks=CARD_2):
            await player.tap("guided", "deed-move")
        await moves(player, "mech-r6c3 r6c4", "worker-r6c3 r6c4")
        await player.see("driven-off")
        await player.tap("deed-move", "deed-deploy", "ability=scout", "where=r6c4")
        told = await player.text("told")
        assert "mountain E7 \N{MINUS SIGN}2 metal" in told
        await player.tap("end-turn")
        await player.see("draw")
        state = await player.state()
        assert (state["resources"], state["players"][0]["popularity"]) == ({}, 3)


async def test_a_turn_on_a_table_that_was_set_right_counts_anew(chromium: Browser, address: str) -> None:
    """What was spent stays spent; and if the worker was never there, the mech drives nobody off."""
    fields = [("/players/0/popularity", 6, "5"), ("/players/1/workers/0", "r5c3", "6")]
    async with players(chromium, address) as (player,):
        async with at_a_position(player, CRIMEA | {"popularity": 4}, ALONE, decks=CARD_2) as game:
            await moves(player, "mech-r6c3 r6c4")
            await player.tap("piece-mech-r6c4", "what-is-here")
            for _ in range(2):
                await player.page.locator("[data-test=resource-metal] button").first.tap()
            await player.tap("hex-done")
            await is_shown(player, "popularity", "3")
            for pointer, value, shown in fields:
                right = {"type": "correct", "pointer": pointer, "value": value, "reason": ""}
                told = await game.post("actions", json=right)
                assert told.is_success, told.text
                await is_shown(player, "popularity", shown)
                await player.tap("piece-mech-r6c4", "what-is-here")
                await is_shown(player, "resource-metal", "0")
                await player.tap("hex-done")
        await player.tap("end-turn")
        await player.see("draw")
        state = await player.state()
        assert (state["resources"], state["players"][0]["popularity"]) == ({}, 6)


async def test_what_was_set_right_where_workers_are_driven_off_lies_there_beside_the_card_s(
    chromium: Browser, address: str
) -> None:
    """Nothing lay there: what the card has put there is no wish that nothing else lies there."""
    async with players(chromium, address) as (player,):
        async with at_a_position(player, CRIMEA, ALONE, decks=CARD_2) as game:
            await moves(player, "mech-r6c3 r6c4")
            lies = [("/resources/r6c4", {"metal": 3}), ("/players/0/popularity", 6)]
            right = [
                {"type": "correct", "pointer": pointer, "value": value, "reason": ""}
                for pointer, value in lies
            ]
            assert (await game.post("turns", json={"actions": right})).is_success
            await is_shown(player, "popularity", "5")
            await player.tap("piece-mech-r6c4", "what-is-here")
            await is_shown(player, "resource-metal", "5")
        await player.tap("hex-done", "end-turn")
        await player.see("draw")
        assert (await player.state())["resources"] == {"r6c4": {"metal": 5}}


async def test_no_factory_card_is_taken_elsewhere(chromium: Browser, address: str) -> None:
    """The character stood there by a slip, and is put back."""
    async with players(chromium, address) as (player,):
        async with at_a_position(player, CRIMEA | {"character": "r3c4"}, NORDIC | {"mechs": []}):
            await moves(player, "character-r3c4 r3c3")
        await player.tap("factory-taken")
        await moves(player, "character-r3c3 r3c4")
        await player.tap("end-turn")
        await player.see("automa")
        assert not (await player.state())["players"][0].get("has_factory_card")


async def test_no_encounter_is_resolved_by_a_slip(chromium: Browser, address: str) -> None:
    """The character is put back where it came from: the token lies there as before."""
    async with players(chromium, address) as (player,):
        async with at_a_position(player, CRIMEA | {"character": "r5c3"}, NORDIC | {"mechs": []}):
            await moves(player, "character-r5c3 r5c2")
        await player.tap("encounter-taken")
        await moves(player, "character-r5c2 r5c3")
        await player.tap("end-turn")
        await player.see("automa")
        assert "r5c2" in (await player.state())["encounters"]


async def test_of_like_units_one_goes_on_that_has_not_moved_yet(chromium: Browser, address: str) -> None:
    """A mech comes to where another one stands, and that one drives a worker off: it is told to move."""
    async with players(chromium, address) as (player,):
        async with at_a_position(player, CRIMEA | {"mechs": ["r5c3", "r6c3"]}, ALONE):
            await moves(player, "mech-r5c3 r6c3", "mech-r6c3 r6c4")
        await player.tap("end-turn")
        await player.see("automa")
        told = (await player.commands())[-1]["actions"]
        moved = [move for each in told if each["type"] == "move" for move in each["moves"]]
        assert [(move["from"], move["to"]) for move in moved] == [("r6c3", "r6c4")]


async def test_a_worker_that_goes_on_with_its_mech_rides(chromium: Browser, address: str) -> None:
    """Past another mech, which rests: of the two the one goes into the combat that the worker came with."""
    async with players(chromium, address) as (player,):
        crew = CRIMEA | {"mechs": ["r5c3", "r5c4"], "workers": ["r5c3"], "abilities": ["riverwalk", "speed"]}
        async with at_a_position(player, crew, NORDIC | {"mechs": [], "character": "r5c5"}):
            await moves(player, "mech-r5c3 r5c4", "worker-r5c3 r5c4", "mech-r5c4 r5c5", "worker-r5c4 r5c5")
        await player.tap("end-turn")
        await player.see("question")
        [told] = [each for each in (await player.commands())[-1]["actions"] if each["type"] == "move"]
        [one] = told["moves"]
        assert (one["unit"], one["from"], one["to"], one["workers"]) == ("mech", "r5c3", "r5c5", 1)


async def test_a_trap_that_is_told_disarmed_leaves_one_armed_that_was_come_to(
    chromium: Browser, address: str
) -> None:
    """Both in one turn of Togawa's: what is set right is the one, and Shinobi arms the other."""
    async with players(chromium, address) as (player,):
        placed = {"kind": "human", "faction": "togawa", "mat": "agricultural", "workers": ["r6c6"]}
        placed |= {
            "tokens": ["r5c6", "r6c6"],
            "disarmed": ["r5c6"],
            "mechs": ["r5c5"],
            "abilities": ["shinobi"],
        }
        async with at_a_position(player, placed, NORDIC):
            await player.see("my-turn")
            await moves(player, "mech-r5c5 r5c6")
            await player.tap("piece-worker-r6c6", "what-is-here", "trap-armed", "hex-done", "end-turn")
            await player.see("automa")
            assert (await player.state())["players"][0]["disarmed"] == ["r6c6"]
