"""From a position: pieces and figures of both sides, set by hand on the same board."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, expect

from tests.browser.tapping import TRISMEGISTUS, Player, players

pytestmark = pytest.mark.slow

COINS = "[data-test='set-/players/0/coins']"


async def scythe(player: Player) -> None:
    """A new game of Crimea against Nordic, whose table is set by hand first."""
    await player.open("/#/new/scythe")
    await player.tap("mine=crimea", "mat=agricultural", "opponent=nordic", "level=automa")
    await player.unfold("options")
    await player.tap("by-hand", "begin")
    await player.see("set-right")


async def test_scythe_begins_from_a_position(chromium: Browser, address: str) -> None:
    """Dragged and chosen pieces, power, what lies on a territory and the turn; the Automa goes on from it."""
    async with players(chromium, address) as (player,):
        await scythe(player)
        await player.drag("automa-character", "place-r3c3")
        await player.choose("set-/players/1/mechs/0", "r2c3")
        await player.page.locator("[data-test='set-/players/1/power'] button").last.tap()
        await player.choose("territory", "r4c3")
        await player.page.locator("[data-test=resource-metal] button").last.tap()
        await player.tap("structure-human=mill", "place-done")
        await player.tap("set-/turn=automa", "set-right")
        await player.see("automa")
        state = await player.state()
        automa = state["players"][1]
        assert state["resources"]["r4c3"] == {"metal": 1}
        assert state["structures"] == {"r4c3": {"owner": "human", "kind": "mill"}}
        assert (automa["character"], automa["mechs"][0]) == ("r3c3", "r2c3")
        assert state["turn"] == "automa"

        await player.tap("automa")
        await player.see("card")


async def test_abilities_of_mechs_are_set_with_them(chromium: Browser, address: str) -> None:
    """A mech that is put out by hand has left its ability free: what it allows is offered from then on."""
    async with players(chromium, address) as (player,):
        await scythe(player)
        await player.choose("set-/players/0/mechs/0", "r6c3")
        await player.tap("set-/players/0/abilities=speed", "set-right")
        await player.see("my-turn")
        crimea = (await player.state())["players"][0]
        assert (crimea["abilities"], crimea["mechs"].count("r6c3")) == (["speed"], 1)


async def test_an_automa_in_the_middle_of_a_game_is_set_as_it_is(chromium: Browser, address: str) -> None:
    """R34, R37: up to six stars of its tracker and two of combats, its scheme with them, its Factory card."""
    async with players(chromium, address) as (player,):
        await scythe(player)
        own = "set-/players/1"
        more = player.page.locator(f"[data-test='{own}/stars/tracker'] button").last
        for _ in range(3):
            await more.tap()
        await player.page.locator(f"[data-test='{own}/stars/combat'] button").last.tap()
        for _ in range(21):
            await player.page.locator(f"[data-test='{own}/star_tracker'] button").last.tap()
        await expect(player.page.locator(f"[data-test='{own}/star_tracker'] button").last).to_be_disabled()
        await player.tap(f"{own}/stars=power", f"{own}/has_factory_card", "set-right")
        await player.see("my-turn")
        automa = (await player.state())["players"][1]
        assert sorted(automa["stars"]) == ["combat", "power", "tracker", "tracker", "tracker"]
        assert (automa["star_tracker"], automa["scheme"], automa["has_factory_card"]) == (21, 2, True)

        await player.tap("menu", "menu-right")
        await player.page.locator(f"[data-test='{own}/stars/tracker'] button").first.tap()
        await player.tap(f"{own}/scheme=1", "set-right")
        await player.see("my-turn")
        automa = (await player.state())["players"][1]
        assert sorted(automa["stars"]) == ["combat", "power", "tracker", "tracker"]
        assert automa["scheme"] == 1


async def test_what_is_set_right_before_a_turn_is_not_taken_back_with_it(
    chromium: Browser, address: str
) -> None:
    """The position that a game began from, and whatever is set right later, stays as it lies on the table."""
    async with players(chromium, address) as (player,):
        await scythe(player)
        for coins in (10, 11):
            if coins == 11:
                await player.tap("menu", "menu-right")
            await player.see("set-right")
            while (await player.page.locator(f"{COINS} output").inner_text()) != str(coins):
                await player.page.locator(f"{COINS} button").last.tap()
            await player.tap("set-right")
            await player.see("my-turn")
            await player.page.locator("[data-test=my-turn] [data-test=power] button").last.tap()
            await player.tap("end-turn", "automa")
            await player.hear()
            for again in (True, False):  # a turn that was told anew can be taken back, too
                await player.tap("undo")
                await player.see("my-turn")
                if again:
                    await player.page.wait_for_timeout(700)  # a second tap of the same hand is none
                    await player.page.locator("[data-test=my-turn] [data-test=power] button").last.tap()
                    await player.tap("end-turn")
                    await player.see("automa")
            crimea = (await player.state())["players"][0]
            assert (crimea["coins"], crimea["power"]) == (coins, 5)


async def test_expeditions_begins_from_a_position(chromium: Browser, address: str) -> None:
    """Mechs, the marker, what lies on a location and before both sides, own glory, and the turn."""
    async with players(chromium, address) as (player,):
        await player.open("/#/new/expeditions")
        await player.tap("level=2", "first=human")
        await player.unfold("options")
        await player.tap("by-hand", "begin")
        await player.see("set-right")
        await player.drag("automa-north", "place-n4")
        await player.page.locator("[data-test='set-/automa/progress'] button").last.tap()
        await player.choose("territory", "n2")
        await player.tap("face-up", "map-here")
        for place, token in (("corruption-here", "orange-3"), ("corruption-here", "turquoise-4")):
            await lay(player, place, token)
        await player.page.locator("[data-test=corruption-here] button", has_text="orange 3").tap()
        await player.tap("place-done")
        await lay(player, "set-/human/corruption", "orange-5")
        await player.page.get_by_role("button", name="workers or map tokens").tap()
        await player.tap("set-/automa/twenty", "set-/turn=automa", "set-right")
        await player.see("automa")
        state = await player.state()
        assert state["automa"]["north"] == "n4"
        assert state["automa"]["progress"] == 1
        assert state["locations"][1] | {"reveals": None} == {
            "id": "n2",
            "face_up": True,
            "map": False,
            "corruption": ["turquoise-4"],
            "twenty": False,
            "reveals": None,
        }
        assert state["human"]["corruption"] == ["orange-5"]
        assert state["human"]["glory"] == ["workers_or_maps"]
        assert state["automa"]["twenty"] is True


async def lay(player: Player, where: str, token: str) -> None:
    """Add a token to those that lie there."""
    await player.page.locator(f"[data-test='{where}'] [data-token={token}]").tap()


async def test_trismegistus_begins_from_a_position(chromium: Browser, address: str) -> None:
    """Markers on the tracks, the cube, gold."""
    async with players(chromium, address) as (player,):
        await player.open("/#/new/trismegistus")
        await player.unfold("options")
        await player.tap("by-hand", *TRISMEGISTUS, "begin")
        await player.see("set-right")
        await player.tap("set-/automa/cube=water", "set-/automa/markers/fire=3")
        await player.page.locator("[data-test='set-/automa/gold'] button").last.tap()
        gold = await player.page.locator("[data-test='set-/automa/gold'] output").inner_text()
        await player.tap("set-right")
        await player.see("my-turn", "question", "draw")
        automa = (await player.state())["automa"]
        assert automa["cube"] == "water"
        assert automa["markers"]["fire"] == 3
        assert automa["gold"] == int(gold)
