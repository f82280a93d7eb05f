"""Expeditions and Trismegistus on the table page, by taps in a phone's window."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from playwright.async_api import Browser, expect

from automa_rules.trismegistus.examples import EXAMPLE_PACK
from tests.browser.tapping import TRISMEGISTUS, Player, empty_bag, players
from tests.browser.test_table_automa import ringed
from tests.waiting import until

pytestmark = pytest.mark.slow


async def answer_tile(player: Player) -> None:
    """A token is drawn from the real bag, and no more."""
    await player.page.locator("[data-token=orange-3]").tap()
    player.taps += 1
    await player.tap("tokens-done")


async def test_a_turn_of_expeditions_costs_four_taps(chromium: Browser, address: str) -> None:
    """A move and the end are 2; what the Automa turns up is answered by two more."""
    async with players(chromium, address) as (player,):
        await player.open("/#/new/expeditions")
        await player.tap("level=2", "first=human", "begin")
        await player.see("my-turn")
        player.counted()
        await player.tap("place=s1", "end-turn")
        assert player.counted() <= 4
        await player.see("automa")
        await player.tap("automa")
        while await player.hear_to("question", "my-turn") == "question":
            player.counted()
            await answer_tile(player)
            assert player.counted() <= 2
        await player.tap("undo")
        await player.see("my-turn")
        assert (await player.state())["human"]["mech"] == "basecamp"


async def test_what_was_drawn_for_a_tile_is_told_with_the_turn(chromium: Browser, address: str) -> None:
    """Nobody has to say first that no more tokens come."""
    async with players(chromium, address) as (player,):
        await player.open("/#/new/expeditions")
        await player.tap("level=2", "first=human", "begin")
        await player.see("my-turn")
        await player.tap("place=c1")
        await player.page.locator("[data-token=orange-3]").tap()
        await player.tap("end-turn")
        await player.see("automa")
        [there] = [one for one in (await player.state())["locations"] if one["id"] == "c1"]
        assert (there["face_up"], there["corruption"]) == (True, ["orange-3"])


async def turn_up(player: Player) -> None:
    """Two tokens lie on the tile to which the mech goes."""
    await player.open("/#/new/expeditions")
    await player.tap("level=2", "first=human", "begin")
    await player.see("my-turn")
    await player.tap("place=c1")
    for token in ("orange-3", "turquoise-4"):
        await player.page.locator(f"[data-token={token}]").tap()
    await player.tap("tokens-done")


async def test_corruption_is_vanquished_in_the_turn_that_turns_it_up(chromium: Browser, address: str) -> None:
    """The topmost tokens are offered as soon as it is told what lies there, and no more than are left."""
    async with players(chromium, address) as (player,):
        await turn_up(player)
        await expect(player.page.locator("[data-test=vanquish] .option")).to_have_count(2, timeout=5_000)
        await player.tap("vanquish=1")
        await expect(player.page.locator("[data-test=vanquish] .option")).to_have_count(1)
        await player.tap("end-turn")
        await player.see("automa")
        state = await player.state()
        [there] = [one for one in state["locations"] if one["id"] == "c1"]
        assert (there["corruption"], state["human"]["corruption"]) == (["orange-3"], ["turquoise-4"])


async def test_a_slip_about_a_tile_is_taken_back_alone(chromium: Browser, address: str) -> None:
    """Where the mech goes stays told, and so do the tokens that were drawn before the wrong one."""
    async with players(chromium, address) as (player,):
        await turn_up(player)
        await player.page.get_by_role("button", name="One step").tap(timeout=5_000)
        await player.page.locator("[data-test=tokens]").get_by_role("button", name="One step").tap()
        await player.page.locator("[data-token=turquoise-5]").tap()
        await player.tap("tokens-done", "end-turn")
        await player.see("automa")
        [there] = [one for one in (await player.state())["locations"] if one["id"] == "c1"]
        assert there["corruption"] == ["orange-3", "turquoise-5"]


async def test_a_tap_on_a_place_loses_no_token(chromium: Browser, address: str) -> None:
    """The same place again changes nothing; another one is a slip that a tap on the first one mends."""
    async with players(chromium, address) as (player,):
        await turn_up(player)
        await player.tap("vanquish=1")
        await player.tap_place("c1")
        await player.tap("place=c1")
        await expect(player.page.locator("[data-test=vanquish] .option")).to_have_count(1, timeout=5_000)
        await player.tap("place=n2", "place=c1", "end-turn")
        await player.see("automa")
        state = await player.state()
        [there] = [one for one in state["locations"] if one["id"] == "c1"]
        assert (there["corruption"], state["human"]["corruption"]) == (["orange-3"], ["turquoise-4"])
        assert state["human"]["mech"] == "c1"


async def test_the_token_of_value_20_is_taken_in_the_turn_that_turns_it_up(
    chromium: Browser, address: str
) -> None:
    """It is there as soon as its tile is told."""
    async with players(chromium, address) as (player,):
        await player.open("/#/new/expeditions")
        await player.tap("level=2", "first=human", "begin")
        await player.see("my-turn")
        await player.tap("place=c1", "twenty")
        await player.page.get_by_role("button", name="I take the token of value 20").tap(timeout=5_000)
        await player.tap("end-turn")
        await player.see("automa")
        assert (await player.state())["human"]["twenty"]


async def test_a_virtual_bag_asks_for_no_token(chromium: Browser, address: str) -> None:
    """With all tokens of the box told at setup, the service draws them, and the Automa asks nothing."""
    async with players(chromium, address) as (player,):
        await player.open("/#/new/expeditions")
        await player.tap("level=2", "first=automa")
        await player.unfold("options")
        await empty_bag(player)
        for token in ("orange-3", "turquoise-4"):
            for _ in range(3):
                await player.page.locator(f"[data-test=bag-{token}] button").last.tap()
        await player.tap("begin")
        await player.see("automa")
        bag = (await player.state())["bag"]
        assert (bag["mode"], len(bag["tokens"])) == ("virtual", 6)
        await player.open("/#/new/expeditions")
        await player.tap("level=random", "first=automa")
        await player.unfold("options")
        await player.tap("bag=virtual")
        await player.page.locator("[data-test=bag-orange-3] button").first.tap()
        await player.tap("begin")
        await player.see("automa")
        tokens = (await player.state())["bag"]["tokens"]
        assert (len(tokens), tokens.count("orange-3"), tokens.count("orange-4")) == (35, 1, 2)


async def test_tokens_of_a_virtual_bag_are_drawn_before_the_turn_ends(
    chromium: Browser, address: str
) -> None:
    """Whoever wants to see them first tells the turn so far, and goes on with it."""
    async with players(chromium, address) as (player,):
        await player.open("/#/new/expeditions")
        await player.tap("level=2", "first=human")
        await player.unfold("options")
        await empty_bag(player)
        await player.page.locator("[data-test=bag-orange-3] button").last.tap()
        await player.tap("begin")
        await player.see("my-turn")
        await player.tap("place=c1", "tile=3")
        await player.page.get_by_role("button", name="Draw the tokens").tap(timeout=5_000)
        await player.tap("vanquish=1", "end-turn")
        await player.see("automa")
        human = (await player.state())["human"]
        assert (human["mech"], human["corruption"]) == ("c1", ["orange-3"])


async def take_a_die(player: Player) -> None:
    """Whichever is first, at the cost of 1."""
    await player.page.locator("[data-test=die] .option").first.tap()
    await player.tap("cost=1", "end-turn")


async def test_a_real_card_of_trismegistus_is_told_in_six_taps(chromium: Browser, address: str) -> None:
    """Its kind, a die, the cost, the action, and that this is all; the board shows the marker's step."""
    async with players(chromium, address) as (player,):
        await player.open("/#/new/trismegistus")
        await player.tap("level=1", *TRISMEGISTUS, "begin")
        await player.see("my-turn")
        await take_a_die(player)
        await player.see("draw")
        player.counted()
        await expect(player.page.locator(".stick [data-test=first]")).to_have_text("First: kind of card")
        await player.tap("kind=basic", "symbol=iron", "colour=black", "cost=1", "effect=gold", "card-told")
        assert player.counted() <= 6
        await player.hear_to("my-turn")
        if await player.page.locator("[data-test=die]").count():
            await take_a_die(player)
        else:
            await player.tap("cost=1", "end-turn")
        await player.see("draw")
        await player.tap("kind=basic")
        assert await player.page.inner_text("[data-test=symbol] [data-option=iron]") == "Iron"
        await player.tap("symbol=iron", "colour=black", "cost=0", "effect=advance_nearest", "card-told")
        await player.see("card")
        while "marker" not in await player.text("card"):
            await player.tap("done")
        assert await until(lambda: ringed(player, "mark-arrow")) == ["place-earth-2"]


async def test_a_card_of_a_pack_is_told_in_two_taps(chromium: Browser, address: str, tmp_path: Path) -> None:
    """Of a real deck that a pack describes, the name of the card is enough."""
    pack = tmp_path / "pack.json"
    pack.write_bytes(msgspec.json.encode(EXAMPLE_PACK))
    async with players(chromium, address) as (player,):
        await player.open("/#/new/trismegistus")
        await player.page.set_input_files("[data-test=pack]", pack)
        await player.tap("level=1", "deck=physical", *TRISMEGISTUS, "begin")
        await player.see("my-turn")
        await take_a_die(player)
        await player.see("draw")
        player.counted()
        await player.page.locator("[data-test=card-name] .option").first.tap()
        player.taps += 1
        assert player.counted() <= 2
        await player.see("card", "question")


async def test_what_the_box_says_of_achievements_is_told_at_setup(chromium: Browser, address: str) -> None:
    """Their VP stand in the game, and are asked no more."""
    async with players(chromium, address) as (player,):
        await player.open("/#/new/trismegistus")
        await player.unfold("options")
        await player.tap("achievement")
        await player.page.locator("[data-test=achievement-2] button").last.tap()
        await player.tap(*TRISMEGISTUS, "begin")
        await player.see("my-turn", "draw")
        assert [one["vp"] for one in (await player.state())["achievements"]] == [0, 1, 0, 0]


async def test_who_looks_on_is_offered_nobody_s_turn(chromium: Browser, address: str) -> None:
    """A spectator's link shows the table and what is told, and nothing to tap that would be refused."""
    async with players(chromium, address, 2) as (player, other):
        await player.open("/#/new/expeditions")
        await player.tap("level=2", "first=human", "begin")
        await player.see("my-turn")
        await player.tap("menu", "menu-share", "share-spectator")
        await player.see("link")
        await other.page.goto((await player.text("link")).strip())
        await other.see("looks-on")
        await expect(other.page.locator("header.bar")).to_have_count(1)
        await expect(other.page.locator("body")).to_contain_text("A player")
        await expect(other.page.locator("[data-test=my-turn], [data-test=automa]")).to_have_count(0)
        await expect(other.page.locator("[data-test=undo]")).to_be_disabled()
        await player.page.go_back()
        await player.tap("place=s1", "end-turn")
        await player.see("automa")
        await expect(other.page.locator("body")).to_contain_text("The Automa")
