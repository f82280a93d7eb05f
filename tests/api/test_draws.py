"""Players who would like to know a card before it is drawn: a refusal is in no log."""

from __future__ import annotations

from typing import Any

import httpx2
import pytest

from automa_rules.trismegistus.examples import EXAMPLE_PACK
from tests.api.client import Player, begun, done, problem
from tests.domain.trismegistus.table import steps, tracks

MOVER: dict[str, Any] = {
    "kind": "human", "faction": "crimea", "popularity": 7, "coins": 0, "power": 5, "mechs": ["r5c4"],
    "combat_cards": [5],
}  # fmt: skip
AUTOMA: dict[str, Any] = {"kind": "automa", "faction": "nordic", "power": 7, "mechs": ["r4c3"]}
ATTACK = {"type": "move", "moves": [{"unit": "mech", "from": "r5c4", "to": "r4c3"}]}
FIGHT = {"type": "fight", "dial": 5}
NEVER = {"type": "pay", "coins": 9_999}


async def refused(game: Player, *actions: dict[str, Any]) -> tuple[str, int]:
    """The code with which a turn of several actions is refused, and the place of the action in it."""
    before = game.version
    found = done(await game.post("/turns", {"actions": [*actions]}), 409)
    assert done(await game.get())["version"] == before
    return found["code"], found["action"]


async def test_a_card_that_is_drawn_cannot_be_guessed_at_in_the_same_turn(http: httpx2.AsyncClient) -> None:
    """Whatever is named is not held: what the hand gains meanwhile nobody can have seen."""
    position = {"players": [MOVER, AUTOMA], "turn": "human"}
    game = await begun(http, "scythe", position=position, undo="barrier")
    draw = {"type": "gain", "combat_cards": 1}
    for value in (2, 3, 4, 5):
        pay = {"type": "pay", "combat_cards": [5, value]}
        assert await refused(game, draw, pay, NEVER) == ("combat_cards_not_held", 1)
    assert await refused(game, draw, {"type": "pay", "combat_cards": [5]}, NEVER) == ("not_enough", 2)


@pytest.mark.promise("behind-a-draw")
@pytest.mark.parametrize("power", [0, 7, 16])
async def test_no_combat_is_tried_out(http: httpx2.AsyncClient, power: int) -> None:
    """After the Automa's card everything is refused alike, whoever wins, and whether that ends the game."""
    goals = ["upgrades", "mechs", "structures", "recruits", "workers"]
    position = {"players": [{**MOVER, "stars": goals}, {**AUTOMA, "power": power}], "turn": "human"}
    game = await begun(http, "scythe", position=position, undo="barrier")
    for following in ({"type": "place_star", "goal": "mechs"}, NEVER, {"type": "end_turn"}):
        assert await refused(game, ATTACK, FIGHT, following) == ("behind_a_draw", 2)
    assert done(await game.post("/turns", {"actions": [ATTACK, FIGHT]}))["pending"] == []


async def test_dice_are_not_rolled_until_they_please(http: httpx2.AsyncClient) -> None:
    """The roll of a new round ends a turn: nothing that one roll allows and another does not follows it."""
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


async def test_tokens_are_not_drawn_until_they_please(http: httpx2.AsyncClient) -> None:
    """Nothing that depends on them follows in the same turn; what does not may follow."""
    setup = {"level": 2, "bag": ["orange-3", "turquoise-4"] * 6, "first_player": "human"}
    game = await begun(http, "expeditions", setup=setup, undo="barrier")
    move, reveal = {"type": "move_mech", "to": "n4"}, {"type": "reveal_tile", "location": "n4", "tile": 7}
    for following in (
        {"type": "take_corruption", "location": "n4", "count": 3},
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


@pytest.mark.parametrize("discards", [OTHERS, PERSONALITIES])
async def test_empty_bowls_do_not_tell_what_the_next_card_is(
    http: httpx2.AsyncClient, discards: list[str]
) -> None:
    """Only a personality card takes no die: without dice a turn and an answer are refused before a draw."""
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
    game = await begun(http, "trismegistus", position=position, undo="barrier")
    empty = {"type": "correct", "pointer": "/bowls", "value": {}}
    fork = await begun(http, "trismegistus", position=position, undo="barrier")
    await fork.act(**empty)
    problem(await fork.post("/automa-turn"), 409, "no_dice")
    if discards is OTHERS:
        assert (await game.automa_turn())["pending"][0]["type"] == "black_die"
        await game.act(**empty)
        problem(await game.post("/actions", {"type": "roll_black_die", "result": 1}), 409, "no_dice")
