"""Scythe with more seats than one human's and one Automa's, whatever they are called."""

from __future__ import annotations

import asyncio
from typing import Any, TypeAlias

import httpx2
import pytest
from playwright.async_api import Browser, Route, expect

from tests.browser.tapping import Player, players
from tests.browser.test_table_scythe import at_a_position
from tests.waiting import until

Doc: TypeAlias = dict[str, Any]

ANNA: Doc = {"kind": "human", "faction": "crimea", "mat": "agricultural", "seat": "anna"}
BOB: Doc = {"kind": "human", "faction": "saxony", "mat": "industrial", "seat": "bob"}
AUTOMAS: list[Doc] = [
    {"kind": "automa", "faction": "rusviet", "level": "autometta"},
    {"kind": "automa", "faction": "nordic", "level": "autometta"},
]
CALLED = [{**one, "seat": seat} for one, seat in zip(AUTOMAS, ("nora", "otto"), strict=True)]
YOURS, AUTOMAS_TURN = "Your turn", "The Automa's turn"


async def begun(address: str, *seats: Doc, **agreed: object) -> Doc:
    """A game with these seats, as whoever began it is told of it."""
    async with httpx2.AsyncClient() as http:
        body = {"ruleset": "scythe", "setup": {"players": seats}, **agreed}
        made = await http.post(f"{address}/v1/games", json=body)
    assert made.status_code == 201, made.text
    game: Doc = made.json()
    return game


async def says(player: Player, whose: str) -> None:
    """The bar says whose turn it is."""
    await expect(player.page.locator("header.bar")).to_contain_text(whose)


async def listed(player: Player, whose: str) -> None:
    """The list of games says whose turn it is; back at the table then."""
    await player.open("/#/")
    await expect(player.page.locator("[data-test=known]")).to_contain_text(whose)
    await player.tap("known")


async def plays(player: Player) -> None:
    """A human's turn with a coin more, to its end."""
    await player.touch("[data-test=my-turn] [data-test=coins] button:last-of-type")
    await player.tap("end-turn")


@pytest.mark.parametrize("automas", [AUTOMAS, CALLED], ids=["numbered", "called"])
async def test_one_human_plays_against_two_automas(
    chromium: Browser, address: str, automas: list[Doc]
) -> None:
    """Each Automa's turn is told by a tap, and the arrow takes back the human's with both behind it."""
    async with players(chromium, address) as (player,):
        game = await begun(address, ANNA, *automas)
        await player.open(f"/#/join/{game['game']}/{game['token']}")
        while await player.hear_to("my-turn", "automa") == "automa":
            await player.tap("automa")
        before = (await player.state())["players"]
        await says(player, YOURS)
        await plays(player)
        await player.see("automa")
        await says(player, AUTOMAS_TURN)
        await listed(player, AUTOMAS_TURN)
        await player.tap("automa")
        assert await player.hear_to("my-turn", "automa") == "automa"
        await says(player, AUTOMAS_TURN)
        await player.tap("automa")
        assert await player.hear_to("my-turn", "automa") == "my-turn"
        await listed(player, YOURS)
        await player.see("my-turn")
        await player.tap("menu", "menu-score")
        await expect(player.page.locator("[data-test=standings]")).to_contain_text("You")
        await player.page.go_back()
        await player.tap("undo")

        async def taken_back() -> bool:
            return bool((await player.state())["players"] == before)

        await until(taken_back)
        await says(player, YOURS)


async def test_two_humans_play_against_two_automas(chromium: Browser, address: str) -> None:
    """On one phone that plays for both: each turn of the round is told on it, and can be taken back."""
    async with players(chromium, address) as (player,):
        game = await begun(address, ANNA, AUTOMAS[0], BOB, AUTOMAS[1])
        kinds = {one["seat"]: one["kind"] for one in game["state"]["players"]}
        await player.open(f"/#/join/{game['game']}/{game['token']}")
        for _ in range(2 * len(kinds)):
            due = await player.hear_to("my-turn", "automa")
            human = kinds[(await player.state())["turn"]] == "human"
            assert due == ("my-turn" if human else "automa")
            await says(player, YOURS if human else AUTOMAS_TURN)
            if human:
                await plays(player)
            else:
                await player.tap("automa")


async def test_whoever_is_attacked_sees_their_hand_on_a_shared_phone(chromium: Browser, address: str) -> None:
    """It was dealt by the service, and is folded away for the others' eyes."""
    anna = {**ANNA, "character": "home", "mechs": ["r4c3"], "power": 7, "popularity": 5, "coins": 5}
    bob = {**BOB, "workers": ["r7c3"], "power": 5, "popularity": 5, "coins": 5, "combat_cards": [4, 4]}
    nora = {"kind": "automa", "faction": "nordic", "seat": "nora", "level": "automa", "mechs": ["r5c3"]}
    position = {
        "players": [
            {**anna, "combat_cards": [5, 3, 2]},
            bob,
            {**nora, "power": 10, "coins": 5, "scheme": 2, "star_tracker": 9},
        ],
        "turn": "nora",
        "decks": {"automa": "physical", "combat": "virtual"},
    }
    async with httpx2.AsyncClient(base_url=address) as http:
        game = (await http.post("/v1/games", json={"ruleset": "scythe", "position": position})).json()
        told = {"Authorization": f"Bearer {game['token']}", "If-Match": "*"}
        await http.post(f"/v1/games/{game['game']}/automa-turn", json={"card": 15}, headers=told)
    async with players(chromium, address) as (player,):
        await player.open(f"/#/join/{game['game']}/{game['token']}")
        assert await player.hear_to("question") == "question"
        assert not await player.page.locator("[data-test=held]").count()
        await player.unfold("alone-anna")
        await player.see("held")
        assert "2, 3, 5" in await player.text("held")


async def test_whoever_pays_cards_sees_their_hand_on_a_shared_phone(chromium: Browser, address: str) -> None:
    """By actions: folded away for the others' eyes, until it is wanted."""
    anna = {**ANNA, "workers": ["r6c3"], "power": 7, "combat_cards": [5, 3, 2]}
    bob = {**BOB, "workers": ["r7c3"], "power": 5, "combat_cards": [4, 4]}
    lies: Doc = {"turn": "anna", "decks": {"combat": "virtual"}}
    async with players(chromium, address) as (player,):
        async with at_a_position(player, anna, bob, CALLED[1], **lies):
            await player.see("my-turn")
        await player.tap("guided", "deed-gain")
        hand = player.page.locator("[data-test=hand]")
        await expect(hand).to_have_count(0)
        await player.unfold("alone-anna")
        await expect(hand.locator("button")).to_have_count(3)


async def slowly(route: Route) -> None:
    """A service that takes its time."""
    await asyncio.sleep(0.8)
    await route.continue_()


@pytest.mark.parametrize("comes", ["at once", "slowly"])
async def test_the_second_of_two_taps_ends_nobody_else_s_turn(
    chromium: Browser, address: str, comes: str
) -> None:
    """The next human's button comes under the same finger, though it be a while after the first tap."""
    async with players(chromium, address) as (player,):
        game = await begun(address, ANNA, BOB, AUTOMAS[0])
        order = [one["seat"] for one in game["state"]["players"]]
        follows = dict(zip(order, [*order[1:], order[0]], strict=True))
        await player.open(f"/#/join/{game['game']}/{game['token']}")
        while "automa" in ((first := (await player.state())["turn"]), follows[first]):
            await player.tap("automa" if first == "automa" else "end-turn")
            await player.hear_to("my-turn", "automa")
        await player.page.wait_for_selector("#pieces .piece")
        button = await player.page.wait_for_selector("[data-test=end-turn]")
        assert button is not None
        box = await button.bounding_box()
        assert box is not None
        where = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if comes == "slowly":
            await player.between("**/turns", slowly)
            await player.page.touchscreen.tap(*where)
            await player.page.wait_for_function("(button) => !button.isConnected", arg=button)
        for gap in (100, 100, 100, 1000):
            await player.page.touchscreen.tap(*where)
            await player.page.wait_for_timeout(gap)
        await player.see("my-turn")
        assert (await player.state())["turn"] == follows[first]
        await player.tap("end-turn")
        await player.see("automa")
