"""A guided turn of Scythe: what is carried along, what an encounter gives, where a combat comes first."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Browser, expect

from tests.browser.tapping import Player, players
from tests.browser.test_table_scythe import CRIMEA, NORDIC, at_a_position, begin

OTHER: dict[str, Any] = {"kind": "human", "faction": "saxony", "mat": "industrial", "mechs": ["r6c4"]}


async def places(player: Player, unit: str) -> list[str]:
    """Where the human's units of a kind stand by the service, those on the mat left out."""
    return [place for place in (await player.state())["players"][0][unit] if place != "mat"]


async def test_workers_ride_with_a_mech_and_goods_are_taken_along(chromium: Browser, address: str) -> None:
    """In whichever order they are put down, they are one unit's movement: four workers are no warning."""
    async with players(chromium, address) as (player,):
        crew = CRIMEA | {"workers": ["r6c3"] * 4}
        async with at_a_position(player, crew, NORDIC | {"mechs": []}, resources={"r6c3": {"metal": 2}}):
            await player.tap("guided", "deed-move")
        for unit in ("worker", "mech", "worker", "worker", "worker"):
            await player.tap(f"piece-{unit}-r6c3")
            await player.choose("place", "r6c4")
        await player.tap("along-metal-more", "deed-move")
        assert "Mech farm D7 → mountain E7 +4 workers +1 metal" in await player.text("told")
        await player.tap("end-turn")
        await player.see("automa")
        assert not await player.page.locator("[data-test=warning]").count()
        assert await places(player, "workers") == ["r6c4"] * 4
        assert (await player.state())["resources"] == {"r6c3": {"metal": 1}, "r6c4": {"metal": 1}}


@pytest.mark.parametrize("way", ["guided", "mirror"])
async def test_the_sixth_star_ends_the_game(chromium: Browser, address: str, way: str) -> None:
    """Told by actions or as the table stands, with the turn that it ends."""
    five = {"power": 16, "stars": ["combat", "combat", "mechs", "recruits", "workers"]}
    async with players(chromium, address) as (player,):
        async with at_a_position(player, CRIMEA | five, NORDIC | {"mechs": []}):
            await player.tap(way)
        if way == "guided":
            await player.tap("deed-star")
        else:
            await player.unfold("more")
        await player.tap("stars=power", "end-turn")
        await player.see("to-score")
        assert (await player.state())["over"]


async def test_what_workers_take_along_stays_with_them_when_a_mech_carries_them(
    chromium: Browser, address: str
) -> None:
    """Each of two workers was put down with its own goods before the mech that goes the same way."""
    async with players(chromium, address) as (player,):
        crew = CRIMEA | {"workers": ["r6c3"] * 2}
        lies = {"r6c3": {"metal": 2, "oil": 1}}
        async with at_a_position(player, crew, NORDIC | {"mechs": []}, resources=lies):
            await player.tap("guided", "deed-move")
        for unit, *goods in (("worker", "metal"), ("worker", "metal", "oil"), ("mech",)):
            await player.tap(f"piece-{unit}-r6c3")
            await player.choose("place", "r6c4")
            await player.tap(*(f"along-{what}-more" for what in goods))
        await player.tap("deed-move")
        assert "Mech farm D7 → mountain E7 +2 workers +2 metal +1 oil" in await player.text("told")
        await player.tap("end-turn")
        await player.see("automa")
        assert not await player.page.locator("[data-test=warning]").count()
        assert (await player.state())["resources"] == {"r6c4": {"metal": 2, "oil": 1}}


async def test_a_unit_moves_neither_to_where_it_stands_nor_to_the_mat(
    chromium: Browser, address: str
) -> None:
    """Neither by the list nor by a finger on the board; by hand a piece may be put on the mat."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.tap("guided", "deed-move", "piece-worker-r6c3")
        offered = player.page.locator("[data-test=place] option")
        places = await offered.evaluate_all("(all) => all.map((one) => one.value)")
        assert {"r6c4", "home", "r6c3", "mat"} & {*places} == {"r6c4", "home"}
        await player.drag("human-worker-1", "place-mat-human")
        await expect(player.page.locator("[data-test=undo] [data-option=step]")).to_have_count(0)
        await player.tap("mirror", "piece-worker-r6c3")
        assert await player.page.locator("[data-test=place] option[value=mat]").count() == 1


async def test_the_sixth_star_is_told_behind_all_that_is_told_with_it(
    chromium: Browser, address: str
) -> None:
    """As the table stands: whom a mech drives off belongs to the turn that the star ends."""
    five = {"power": 16, "stars": ["combat", "combat", "mechs", "recruits", "workers"]}
    async with players(chromium, address) as (player,):
        alone = NORDIC | {"mechs": [], "workers": ["r6c4"]}
        async with at_a_position(player, CRIMEA | five, alone):
            await player.tap("mirror", "piece-mech-r6c3")
        await player.choose("place", "r6c4")
        await player.unfold("more")
        await player.tap("stars=power", "end-turn")
        await player.see("to-score")
        assert await places(player, "mechs") == ["r6c4"]


async def test_a_step_that_is_taken_back_is_not_gained(chromium: Browser, address: str) -> None:
    """The open form of what was gained begins with what is left of the turn."""
    async with players(chromium, address) as (player,):
        async with at_a_position(player, CRIMEA | {"coins": 5, "power": 3}, NORDIC | {"mechs": []}):
            await player.tap("guided", "deed-bolster", "bolster-power", "deed-gain", "undo=step")
        await player.page.locator("[data-test=my-turn] .stepper button").nth(1).tap()
        await player.tap("do")
        assert await player.text("told") == "Coins +1"
        await player.tap("end-turn")
        await player.see("automa")
        crimea = (await player.state())["players"][0]
        assert (crimea["coins"], crimea["power"]) == (6, 3)


async def test_a_price_is_of_what_is_left_behind_a_step_taken_back(chromium: Browser, address: str) -> None:
    """The open form of a deployment asks for no metal that was traded for in a step that is gone."""
    async with players(chromium, address) as (player,):
        async with at_a_position(player, CRIMEA | {"coins": 5, "workers": ["r6c3"]}, NORDIC | {"mechs": []}):
            await player.tap("guided", "deed-trade")
        await player.tap("metal-more", "metal-more", "do", "deed-deploy")
        asked = player.page.locator("[data-test=my-turn] .stepper").first
        assert "2" in await asked.inner_text()
        await player.tap("undo=step")
        assert "0" in await asked.inner_text()


async def test_a_combat_comes_first(chromium: Browser, address: str) -> None:
    """Once a movement meets an enemy only further movements of the same action can be told."""
    async with players(chromium, address) as (player,):
        async with at_a_position(player, CRIMEA, NORDIC):
            await player.tap("guided", "deed-move", "piece-mech-r6c3")
        await player.choose("place", "r6c4")
        await player.see("combat-first")
        await player.tap("deed-move")
        assert not await player.page.locator("[data-test=deed-gain]").count()
        await player.tap("end-turn")
        await player.see("question")


async def test_another_human_is_met_as_an_enemy(chromium: Browser, address: str) -> None:
    """By hand, too: who puts a mech where another's stands has a combat to fight, and is refused nothing."""
    async with players(chromium, address) as (player,):
        async with at_a_position(player, CRIMEA | {"seat": "human"}, OTHER, NORDIC | {"mechs": []}):
            await player.tap("mirror", "piece-mech-r6c3")
        await player.choose("place", "r6c4")
        await player.tap("end-turn")
        await player.see("question")
        assert await places(player, "mechs") == ["r6c4"]


async def test_what_an_encounter_gives_costs_nothing(chromium: Browser, address: str) -> None:
    """A mech where the character has met somebody, without a worker there: no warning, and no coin for it."""
    async with players(chromium, address) as (player,):
        async with at_a_position(player, CRIMEA | {"character": "r5c5"}, NORDIC | {"mechs": []}):
            await player.tap("guided", "deed-encounter", "do", "deed-deploy", "given", "ability=scout")
        await player.tap("where=r5c5", "end-turn")
        await player.see("automa")
        assert not await player.page.locator("[data-test=warning]").count()
        assert "r5c5" in await places(player, "mechs")
        assert (await player.state())["players"][0]["coins"] == 7, "what the mat begins with"


async def test_no_way_of_telling_drops_what_was_told_the_other_way(chromium: Browser, address: str) -> None:
    """What was guided is gone on with by hand; what was done by hand is one step back, and so is its way."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.tap("guided", "deed-bolster", "bolster-power", "mirror")
        power = player.page.locator("[data-test=power] output")
        assert await power.inner_text() == "7"
        await player.tap("power-more", "guided", "guided")
        assert not await player.page.locator("[data-test=told]").count()
        await player.tap("undo=step")
        assert await power.inner_text() == "8"
        await player.tap("end-turn")
        await player.see("automa")
        assert (await player.state())["players"][0]["power"] == 8


async def test_a_deed_that_is_half_told_is_no_turn(chromium: Browser, address: str) -> None:
    """The turn is not over before it was told to its end, or dropped."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.tap("guided", "deed-trade", "metal-more")
        ends = player.page.locator("[data-test=end-turn]")
        await expect(ends).to_be_disabled()
        assert "Trade" in await player.text("half-told")
        assert (await player.text("deed-trade"), await player.text("do")) == ("Trade", "Add to my turn")
        await player.tap("deed-trade")
        await expect(ends).to_be_enabled()
        await player.tap("deed-gain", "cards-more")
        await expect(ends).to_be_disabled()
        await player.tap("do", "end-turn")
        await player.see("automa")
        [_, turn] = await player.commands()
        assert [each["type"] for each in turn["actions"]] == ["gain", "end_turn"]


async def test_a_second_movement_is_told_like_the_first(chromium: Browser, address: str) -> None:
    """Nothing of it is left over: the turn can end behind each, by the list and on the board."""
    async with players(chromium, address) as (player,):
        async with at_a_position(player, CRIMEA | {"workers": ["r6c3"]}, NORDIC | {"mechs": []}):
            await player.tap("guided", "deed-move")
        ends = player.page.locator("[data-test=end-turn]")
        await player.tap("piece-mech-r6c3")
        await player.choose("place", "r6c4")
        await expect(ends).to_be_enabled()
        await player.tap("piece-worker-r6c3")
        await player.tap_place("r7c3")
        await expect(ends).to_be_enabled()
        await player.tap("end-turn")
        await player.see("automa")
        assert await places(player, "workers") == ["r7c3"]


async def test_what_the_own_mat_gives_beside_an_action_comes_with_it(chromium: Browser, address: str) -> None:
    """Rulebook, Build and Enlist: the Monument with Bolster, the own recruit with Deploy if it is on.

    What it comes to stands among my figures at once.
    """
    async with players(chromium, address) as (player,):
        mine = CRIMEA | {"workers": ["r6c3"], "recruits": ["coin"], "popularity": 3, "coins": 4}
        lies = {"structures": {"r7c3": {"owner": "human", "kind": "monument"}}}
        async with at_a_position(player, mine, NORDIC | {"mechs": []}, **lies):
            await player.tap("guided", "deed-bolster", "bolster-power", "deed-deploy")
        await expect(player.page.locator("[data-test=strip-human] .power b")).to_have_text("9")
        await player.tap("ability=scout", "where=r6c3")
        await player.tap("deed-deploy", "beside", "ability=speed", "where=r6c3", "end-turn")
        await player.see("automa")
        crimea = (await player.state())["players"][0]
        assert (crimea["power"], crimea["popularity"]) == (9, 4)
        assert crimea["coins"] == 4 - 1 + 1, "the agricultural mat itself gives none for a deployment"


async def test_the_armory_gives_power_with_a_trade(chromium: Browser, address: str) -> None:
    """Rulebook, Build: and what is given beside stands among what is told."""
    async with players(chromium, address) as (player,):
        lies = {"structures": {"r7c3": {"owner": "human", "kind": "armory"}}}
        async with at_a_position(player, CRIMEA | {"coins": 4}, NORDIC | {"mechs": []}, **lies):
            await player.tap("guided", "deed-trade", "trade-popularity")
        assert "Power +1" in await player.text("told")


async def test_what_the_rules_do_not_allow_is_not_offered(chromium: Browser, address: str) -> None:
    """A Mill under an Automa's mech produces nothing; nothing is put on a lake, nor where a structure is.

    What is offered comes into sight with the tap on the action, below which it opens.
    """
    crew = {"character": "r1c4", "mechs": ["r1c2"], "abilities": ["seaworthy"]}
    nordic = {
        "kind": "human",
        "faction": "nordic",
        "mat": "industrial",
        "seat": "human",
        "workers": ["r1c2", "r0c4", "r0c3"],
    }
    crimea = {"kind": "automa", "faction": "crimea", "mechs": ["r1c5"]}
    lies = {"r1c5": {"owner": "human", "kind": "mill"}, "r0c3": {"owner": "bob", "kind": "mine"}}
    async with players(chromium, address) as (player,):
        seats = (nordic | crew, OTHER | {"seat": "bob", "mat": "mechanical"}, crimea)
        async with at_a_position(player, *seats, structures=lies):
            await player.tap("guided", "deed-produce")
        await player.see_at_once("[data-test=my-turn] .form [data-test=do]")
        form = player.page.locator("[data-test=my-turn] .form")
        await expect(form.get_by_role("button", name="farm")).to_have_count(0)
        await expect(form.get_by_role("button", name="forest")).to_have_count(1)
        await player.tap("deed-produce", "deed-build", "structure=mine")
        await expect(form.locator("[data-test=where] .option")).to_have_text(["Forest E1"])
        await player.tap("deed-build", "deed-deploy", "ability=riverwalk")
        await expect(form.locator("[data-test=where] .option")).to_have_count(2)


async def test_what_was_upgraded_gives_more(chromium: Browser, address: str) -> None:
    """Which space that was the mat shows: both are offered. A recruit brings something at once."""
    async with players(chromium, address) as (player,):
        async with at_a_position(player, CRIMEA | {"upgrades": 1, "popularity": 4}, NORDIC):
            await player.tap("guided", "deed-bolster")
        await player.touch("[data-test=bolster-power]:nth-of-type(2)")
        await player.tap("deed-enlist", "recruits=coin", "enlisted=popularity")
        told = await player.text("told")
        assert "Power +3" in told
        assert "Popularity +2" in told
        await player.tap("end-turn")
        await player.see("automa")
        mine = (await player.state())["players"][0]
        assert (mine["power"], mine["popularity"], mine["recruits"]) == (10, 6, ["coin"])


async def test_a_flag_is_put_where_the_character_has_come_to(chromium: Browser, address: str) -> None:
    """By actions, as soon as it has moved."""
    albion = {"kind": "human", "faction": "albion", "mat": "industrial", "character": "r5c3"}
    async with players(chromium, address) as (player,):
        async with at_a_position(player, albion, NORDIC):
            await player.tap("guided")
        await expect(player.page.locator("[data-test=deed-token]")).to_have_count(0)
        await player.tap("deed-move", "piece-character-r5c3")
        await player.choose("place", "r5c4")
        await player.tap("deed-move", "deed-token", "do", "end-turn")
        await player.see("automa")
        assert not await player.page.locator("[data-test=warning]").count()
        assert (await player.state())["players"][0]["tokens"] == ["r5c4"]


async def test_a_piece_that_is_taken_back_is_held_no_more(chromium: Browser, address: str) -> None:
    """It was picked up where it had come to: by one step back it stands elsewhere, and is let go."""
    async with players(chromium, address) as (player,):
        async with at_a_position(player, CRIMEA | {"character": "r7c3", "workers": ["r6c3"]}, NORDIC):
            await player.tap("guided", "deed-move")
        for unit, from_, to in (("character", "r7c3", "r6c3"), ("worker", "r6c3", "r6c2")):
            await player.tap(f"piece-{unit}-{from_}")
            await player.choose("place", to)
        await player.tap("piece-worker-r6c2", "undo=step")
        await player.see("piece-worker-r6c3")
        await expect(player.page.locator("[data-test=place]")).to_have_count(0)
