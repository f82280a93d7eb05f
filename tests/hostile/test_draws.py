"""Players who would like to know a card before it is drawn: a refusal is in no log."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from domain.trismegistus.examples import EXAMPLE_PACK
from tests.api.client import Player, begun, done, problem
from tests.domain.trismegistus.table import steps, tracks

MOVER: dict[str, Any] = {
    "kind": "human", "faction": "crimea", "popularity": 7, "coins": 0, "power": 5, "mechs": ["r5c4"],
    "combat_cards": [5],
}  # fmt: skip
AUTOMA: dict[str, Any] = {"kind": "automa", "faction": "nordic", "power": 7, "mechs": ["r4c3"]}
ATTACK = {"type": "move", "moves": [{"unit": "mech", "from": "r5c4", "to": "r4c3"}]}
FIGHT = {"type": "fight", "dial": 5}
DRAW = {"type": "gain", "combat_cards": 1}
NEVER = {"type": "pay", "coins": 9_999}


async def scythe(http: httpx.AsyncClient, **decks: str) -> Player:
    """A game in which nobody may look and take it back, the human beside an Automa's mech."""
    position = {"players": [MOVER, AUTOMA], "turn": "human", "decks": decks}
    return await begun(http, "scythe", position=position, undo="barrier")


async def refused(game: Player, *actions: dict[str, Any]) -> tuple[str, int]:
    """The code with which a turn of several actions is refused, and the place of the action in it."""
    before = game.version
    answer = await game.post("/turns", {"actions": [*actions]})
    found = done(answer, 409)
    assert done(await game.get())["version"] == before
    return found["code"], found["action"]


async def test_a_card_that_is_drawn_cannot_be_guessed_at_in_the_same_turn(http: httpx.AsyncClient) -> None:
    """Whatever is named is not held: what the hand gains meanwhile nobody can have seen."""
    game = await scythe(http)
    for value in (2, 3, 4, 5):
        pay = {"type": "pay", "combat_cards": [5, value]}
        assert await refused(game, DRAW, pay, NEVER) == ("combat_cards_not_held", 1)
    assert await refused(game, DRAW, {"type": "pay", "combat_cards": [5]}, NEVER) == ("not_enough", 2)


@pytest.mark.promise("behind-a-draw")
async def test_no_combat_is_tried_out(http: httpx.AsyncClient) -> None:
    """Behind the Automa's card nothing is told that goes well after a victory only."""
    game = await scythe(http)
    star = {"type": "place_star", "goal": "mechs"}
    for following in (star, NEVER, {"type": "end_turn"}):
        assert await refused(game, ATTACK, FIGHT, following) == ("behind_a_draw", 2)
    assert done(await game.post("/turns", {"actions": [ATTACK, FIGHT]}))["pending"] == []


async def test_no_combat_is_tried_out_until_it_ends_the_game(http: httpx.AsyncClient) -> None:
    """The end of a turn is behind the Automa's card, whether the game is over with it or not."""
    goals = ["upgrades", "mechs", "structures", "recruits", "workers"]
    for power in (0, 16):
        automa = {**AUTOMA, "power": power, "combat_cards": 0}
        position = {"players": [{**MOVER, "stars": goals}, automa], "turn": "human"}
        game = await begun(http, "scythe", position=position, undo="barrier")
        assert await refused(game, ATTACK, FIGHT, {"type": "end_turn"}) == ("behind_a_draw", 2)


@pytest.mark.parametrize("cards", [[], [2]])
async def test_how_many_cards_an_automa_plays_is_not_guessed(
    http: httpx.AsyncClient, cards: list[int]
) -> None:
    """Its card is drawn here, so nobody has turned its combat cards up already."""
    game = await scythe(http, automa="virtual", combat="physical")
    await game.act(**ATTACK)
    fight = {**FIGHT, "automa_combat_cards": cards}
    assert problem(await game.post("/actions", fight), 409, "deck_is_virtual")["deck"] == "automa"


async def test_dice_are_not_rolled_until_they_please(http: httpx.AsyncClient) -> None:
    """The roll of a new round ends a turn: nothing that one roll allows and another does not comes behind."""
    spent = {"symbol": "lead", "colour": "white"}
    position = {
        "level": 2,
        "tracks": tracks(),
        "round": 1,
        "turn": "human",
        "bowls": {"iron": {"black": 3}, "copper": {"red": 3}},
        "dice": "virtual",
        "automa": {"cube": "earth", "markers": steps(), "spent": [spent] * 3},
        "human": {"spent": [spent] * 2, "die": {**spent, "potency": 1}},
    }
    game = await begun(http, "trismegistus", position=position, undo="barrier")
    wish = {"type": "correct", "pointer": "/bowls/tin/white", "value": 3}
    assert await refused(game, {"type": "end_turn", "potency": 1}, wish) == ("behind_a_draw", 1)


async def test_tokens_are_not_drawn_until_they_please(http: httpx.AsyncClient) -> None:
    """What comes out of the bag is told before any is taken; what has nothing to do with it may follow."""
    setup = {"level": 2, "bag": ["orange-3", "turquoise-4"] * 6, "first_player": "human"}
    game = await begun(http, "expeditions", setup=setup, undo="barrier")
    move, reveal = {"type": "move_mech", "to": "n4"}, {"type": "reveal_tile", "location": "n4", "tile": 7}
    for following in (
        {"type": "take_corruption", "location": "n4", "count": 3},
        {"type": "destroy_corruption", "location": "n4"},
        {"type": "correct", "pointer": "/human/coins", "value": 3},
    ):
        assert await refused(game, move, reveal, following) == ("behind_a_draw", 2)
    coins, end = {"type": "change_coins", "amount": 2}, {"type": "end_turn"}
    assert done(await game.post("/turns", {"actions": [move, reveal, coins, end]}))["turn"] == "automa"


PERSONALITIES = [f"example-personality-{number}" for number in (1, 2, 3)]
OTHERS = [
    *(f"example-specialization-{number}" for number in (1, 2)),
    *(f"example-basic-{number}" for number in range(1, 8)),
]


async def bot_deck(http: httpx.AsyncClient, discards: list[str]) -> Player:
    """A game with a deck of which the service knows the order, without these cards, and with real dice."""
    position = {
        "level": 1,
        "tracks": tracks(),
        "round": 1,
        "turn": "automa",
        "bowls": {"iron": {"black": 3}, "copper": {"red": 3}},
        "pack": EXAMPLE_PACK,
        "deck": "virtual",
        "automa": {"cube": "earth", "markers": steps()},
        "achievements": [{"vp": 3}] * 4,
        "discards": discards,
    }
    return await begun(http, "trismegistus", position=position, undo="barrier")


@pytest.mark.parametrize("discards", [OTHERS, PERSONALITIES])
async def test_empty_bowls_do_not_tell_what_the_next_card_is(
    http: httpx.AsyncClient, discards: list[str]
) -> None:
    """Only a personality card takes no die: without dice the turn is refused before any card is drawn."""
    game = await bot_deck(http, discards)
    await game.act(type="correct", pointer="/bowls", value={})
    problem(await game.post("/automa-turn"), 409, "no_dice")


async def test_nor_what_comes_behind_a_personality_card(http: httpx.AsyncClient) -> None:
    """The next card is drawn by the same answer, which is refused as a turn would be."""
    game = await bot_deck(http, OTHERS)
    assert (await game.automa_turn())["pending"][0]["type"] == "black_die"
    await game.act(type="correct", pointer="/bowls", value={})
    problem(await game.post("/actions", {"type": "roll_black_die", "result": 1}), 409, "no_dice")
