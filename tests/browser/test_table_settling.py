"""A combat between two humans: what both have shown at the table is told on one phone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Browser, expect

from tests.browser.tapping import Player, players
from tests.browser.test_table_scythe import Doc, at_a_position
from tests.browser.test_table_shared import sits
from tests.waiting import until

pytestmark = pytest.mark.slow

ANNA: Doc = {"kind": "human", "faction": "crimea", "mat": "agricultural", "seat": "anna", "mechs": ["r6c3"]}
ANNA |= {"power": 5, "combat_cards": [5, 3, 2], "abilities": ["scout"]}
BOB: Doc = {"kind": "human", "faction": "togawa", "mat": "industrial", "seat": "bob", "mechs": ["r6c4"]}
BOB |= {"power": 4, "combat_cards": [4, 2], "abilities": ["ronin"], "workers": []}
NORA: Doc = {"kind": "automa", "faction": "nordic", "seat": "nora", "mechs": []}
MOVE: Doc = {"type": "move", "moves": [{"unit": "mech", "from": "r6c3", "to": "r6c4"}]}
AT_ANNA_S = "[data-test=side-attacker]"
AT_BOB_S = "[data-test=side-defender]"


@asynccontextmanager
async def fought(owner: Player, *others: tuple[Player, str], cards: str = "virtual") -> AsyncIterator[None]:
    """Anna has attacked Bob, on the owner's phone and on those of others, by their seats."""
    held = {"combat_cards": 3} if cards == "physical" else {}
    async with at_a_position(owner, {**ANNA, **held}, {**BOB, **held}, NORA, decks={"combat": cards}) as http:
        told = await http.post("actions", json=MOVE)
        assert told.is_success, told.text
        await owner.see("question")
        game = {
            "game": http.base_url.path.split("/")[3],
            "token": http.headers["Authorization"].split()[1],
        }
        for player, seat in others:
            await sits(player, game, "player", seat)
        yield


async def settled(player: Player) -> Doc:
    """The combat is settled, and what came of it is done at the table; how that was told."""
    await player.tap("settle")
    assert await player.see("card", "problem") == "card"
    await expect(player.page.locator("header.bar")).to_contain_text("Result")
    assert await player.hear_to("my-turn") == "my-turn"
    [told] = [one for one in await player.commands() if one["type"] == "settle"]
    return told


async def hands(player: Player) -> list[int]:
    """How many combat cards each of the seats has."""
    held = [one["combat_cards"] for one in (await player.state())["players"]]
    return [one if isinstance(one, int) else len(one) for one in held]


def on_board(player: Doc) -> list[str]:
    """Where the mechs stand that are deployed."""
    return [place for place in player["mechs"] if place != "mat"]


async def test_one_phone_tells_what_both_have_shown(chromium: Browser, address: str) -> None:
    """From the movement to the turn that goes on; each looks at the hand that lies here for them alone."""
    async with players(chromium, address) as (player,):
        async with at_a_position(player, ANNA, BOB, NORA):
            await player.tap("mirror", "piece-mech-r6c3")
        await player.choose("place", "r6c4")
        await player.tap("end-turn")
        await player.see("settle", "question")
        await expect(player.page.locator("[data-test=settle]")).to_be_disabled()
        assert await player.page.locator("[data-test=held]").count() == 0, "no hand is open before"
        await player.unfold("alone-bob")
        await player.see("held")
        assert await player.text("held") == "In hand: 2, 4"
        await player.unfold("alone-bob")
        await player.tap("dial-attacker=5", "attacker-cards-5-more")
        await expect(player.page.locator("[data-test=settle]")).to_be_disabled()
        await player.tap("dial-defender=3", "defender-cards-4-more")
        told = await settled(player)
        assert told == {
            "type": "settle",
            "attacker": {"dial": 5, "cards": [5]},
            "defender": {"dial": 3, "cards": [4]},
        }
        state = await player.state()
        assert sorted(state["combat_deck"]["discards"]) == [4, 5]
        assert [one["power"] for one in state["players"][:2]] == [0, 1]
        assert on_board(state["players"][1]) == ["home"]
        assert (await hands(player))[:2] == [2, 2], "the loser has drawn one"
        await player.tap("end-turn")
        await player.see("automa", "my-turn")


async def test_who_attacks_tells_it_where_each_has_a_phone(chromium: Browser, address: str) -> None:
    """With real cards all of it; the other waits, and sees what came of it."""
    async with players(chromium, address, 3) as (owner, anna, bob):
        async with fought(owner, (anna, "anna"), (bob, "bob"), cards="physical"):
            await bob.see("waits")
            assert await bob.page.locator("[data-test=settle]").count() == 0
            await anna.tap("dial-attacker=0", "dial-defender=4", "defender-cards-2-more")
        assert (await settled(anna))["defender"] == {"dial": 4, "cards": [2]}
        assert on_board((await anna.state())["players"][0]) == ["home"]
        assert await bob.see("card") == "card"
        await expect(bob.page.locator("header.bar")).to_contain_text("Result")
        await bob.hear_to("waits")
        await owner.see("card")


async def test_a_hand_that_is_dealt_here_is_told_where_it_may_be(chromium: Browser, address: str) -> None:
    """Own cards out of the hand; the other's by the owner's phone alone, and abilities by whose they are."""
    async with players(chromium, address, 3) as (owner, anna, bob):
        async with fought(owner, (anna, "anna"), (bob, "bob")):
            await anna.see("settle", "question")
            await expect(anna.page.locator(f"{AT_ANNA_S} [data-test=attacker-hand] button")).to_have_count(3)
            await expect(anna.page.locator(AT_BOB_S)).to_contain_text("the device that began the game")
            await expect(anna.page.locator("[data-test=defender-cards-4]")).to_have_count(0)
            await expect(anna.page.locator("[data-test=use-ronin]")).to_have_count(0)
            await anna.tap("dial-attacker=4")
            three = anna.page.locator("[data-test=attacker-hand] button", has_text="3")
            await three.tap()

            await bob.see("held", "waits")
            assert await bob.text("held") == "In hand: 2, 4"
            await bob.tap("use-ronin")
            await expect(bob.page.locator("[data-test=use-ronin]")).to_have_count(0)
            await expect(bob.page.locator("[data-test=waits]")).to_be_visible()
            await expect(anna.page.locator("[data-test=dial-defender] button")).to_have_count(7)
            pressed = anna.page.locator(f"{AT_ANNA_S} [aria-pressed=true]")
            await expect(pressed).to_have_text(["4", "3"])

            await owner.tap("use-scout")
            await expect(owner.page.locator("[data-test=use-scout]")).to_have_count(0)
            await expect(anna.page.locator("[data-test=attacker-hand] button")).to_have_count(4)
            await expect(pressed).to_have_text(["4", "3"])
            await anna.tap("dial-defender=6")
        told = await settled(anna)
        assert told["attacker"] == {"dial": 4, "cards": [3]}
        assert told["defender"] == {"dial": 6, "cards": []}


async def test_what_is_refused_is_mended(chromium: Browser, address: str) -> None:
    """A card that is not in the hand: it is said where it is seen, and all else stays as it was told."""
    async with players(chromium, address) as (player,):
        async with fought(player):
            await player.tap("dial-attacker=2", "dial-defender=3", "defender-cards-5-more", "settle")
            await player.see("problem")
            assert "not in the hand: 5" in await player.text("problem")
            await expect(player.page.locator("[data-test=problem]")).to_be_in_viewport()
            await expect(player.page.locator("[data-test=question] [aria-pressed=true]")).to_have_count(2)
            await player.page.locator("[data-test=defender-cards-5] button").first.tap()
            await player.tap("defender-cards-4-more")
        assert (await settled(player))["defender"] == {"dial": 3, "cards": [4]}
        assert await player.page.locator("[data-test=problem]").count() == 0


SEAWORTHY: Doc = {"faction": "nordic", "seat": "bob", "mechs": ["r1c3"], "abilities": ["seaworthy"]}


async def test_what_is_told_of_a_combat_outlasts_the_page(chromium: Browser, address: str) -> None:
    """Behind a reload, and without a network; then it is sent, with where units retreat to."""
    nordic = {**BOB, **SEAWORTHY, "workers": ["r1c3"]}
    attacker = {**ANNA, "mechs": ["r1c2"]}
    rusviet = {**NORA, "faction": "rusviet"}
    async with players(chromium, address) as (player,):
        async with at_a_position(player, attacker, nordic, rusviet) as http:
            move = {"type": "move", "moves": [{"unit": "mech", "from": "r1c2", "to": "r1c3"}]}
            told = await http.post("actions", json=move)
            assert told.is_success, told.text
        lakes = player.page.locator("[data-test=retreat-defender-bob-mech-1] button")
        await lakes.last.tap()
        lake = await lakes.last.get_attribute("data-option")
        await player.tap(f"retreat-defender-bob-worker-1={lake}", "dial-attacker=5", "dial-defender=1")
        await player.tap("attacker-cards-2-more")
        pressed = player.page.locator("[data-test=question] [aria-pressed=true]")
        await expect(pressed).to_have_count(4)
        key = "answer " + (await player.kept("games"))["id"]

        async def kept() -> bool:
            parts = (await player.kept("drafts", key))["parts"]
            return bool(parts.get("attacker cards") == [2])

        await until(kept)
        await player.reload()
        await player.see("settle")
        await expect(pressed).to_have_count(4)
        await player.tell_offline("settle")
        await player.page.context.set_offline(offline=False)
        assert await player.hear_to("my-turn") == "my-turn"
        [sent] = [one for one in await player.commands() if one["type"] == "settle"]
        assert sent["attacker"] == {"dial": 5, "cards": [2]}
        lakes_told = {"bob-mech-1": lake, "bob-worker-1": lake}
        assert sent["defender"] == {"dial": 1, "cards": [], "retreat": lakes_told}
        assert on_board((await player.state())["players"][1]) == [lake]


async def test_against_an_automa_units_retreat_to_a_lake_too(chromium: Browser, address: str) -> None:
    """With Seaworthy, and a worker with the mech."""
    nordic = {**BOB, **SEAWORTHY, "mechs": ["r1c2"], "workers": ["r1c2"], "power": 0}
    rusviet = {**NORA, "faction": "rusviet", "mechs": ["r1c3"], "power": 16}
    async with players(chromium, address) as (player,):
        async with at_a_position(player, nordic, rusviet) as http:
            moves = [{"unit": "mech", "from": "r1c2", "to": "r1c3", "workers": 1}]
            told = await http.post("actions", json={"type": "move", "moves": moves})
            assert told.is_success, told.text
        lakes = player.page.locator("[data-test=retreat-fight-bob-mech-1] button")
        await lakes.last.tap()
        lake = await lakes.last.get_attribute("data-option")
        await player.tap(f"retreat-fight-bob-worker-1={lake}", "fight")
        await player.hear_to("my-turn")
        bob = (await player.state())["players"][0]
        assert (on_board(bob), [one for one in bob["workers"] if one != "mat"]) == ([lake], [lake])


async def test_the_smallest_phone_shows_all_of_a_combat(chromium: Browser, address: str) -> None:
    """Nothing of the form stands out beyond the window's edge, in the language with the longest words."""
    page = await chromium.new_page(viewport={"width": 320, "height": 568}, locale="pl", has_touch=True)
    player = Player(page, address)
    async with fought(player):
        await player.unfold("alone-anna")
        await player.see("held")
        assert await page.evaluate("document.documentElement.scrollWidth") <= 320
    await page.close()
