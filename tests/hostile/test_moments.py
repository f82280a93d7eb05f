"""Moments that no player sees in passing, and tables that only corrections make: each can be read."""

from __future__ import annotations

import httpx

from service.games.rulesets import RULESETS
from tests.api.client import begun, done


async def test_each_moment_of_a_combat_can_be_looked_at(http: httpx.AsyncClient) -> None:
    """Also within its commit, where both sides are fixed, no card is owed and nothing is asked."""
    human = {"kind": "human", "faction": "nordic", "popularity": 3, "coins": 4, "seat": "n"}
    players = [
        {**human, "power": 3, "combat_cards": 1, "mechs": ["r0c2"]},
        {
            "kind": "automa",
            "faction": "rusviet",
            "power": 16,
            "combat_cards": 4,
            "mechs": ["r0c1"],
            "seat": "a",
        },
    ]
    game = await begun(http, "scythe", position={"players": players})
    first = game.version
    await game.act(type="move", moves=[{"unit": "mech", "from": "r0c2", "to": "r0c1"}])
    await game.act(type="fight", dial=0, cards=[])

    for version in range(first, game.version + 1):
        assert done(await game.get(f"?version={version}"))["version"] == version


async def test_more_formulas_than_the_table_has_are_worth_what_nobody_knows(http: httpx.AsyncClient) -> None:
    """Four are bought, and then eight types are corrected in: the score goes without them."""
    dice = [{"symbol": "iron", "colour": "black"}] * 3
    solved = {"track": "fire", "requirement": 1, "vp": 1, "symbols": 0}
    masterpiece = {"type": "white", "track": "air", "requirement": 2, "vp": 6, "symbols": 0}
    position = {
        "level": 1,
        "tracks": RULESETS["trismegistus"].examples["setup"]["tracks"],
        "round": 3,
        "turn": "human",
        "bowls": {"iron": {"black": 1, "red": 1}, "tin": {"red": 2, "white": 2}},
        "automa": {
            "cube": "fire",
            "markers": {"earth": 1, "fire": 2, "water": 0, "air": 3},
            "gold": 20,
            "ethereal": 0,
            "spent": dice,
            "experiments": [{"type": "red", **solved}],
        },
        "human": {
            "spent": [{"symbol": "lead", "colour": "black"}] * 2,
            "die": {"symbol": "tin", "colour": "red", "potency": 1},
        },
    }
    game = await begun(http, "trismegistus", position=position)
    await game.act(type="end_turn", potency=1)
    await game.act(type="show_masterpiece", masterpiece=masterpiece)
    await game.act(type="tell_symbols", tracks=4)
    types = [{"type": f"t{number}", **solved} for number in range(8)]
    await game.act(type="correct", pointer="/automa/experiments", value=types)
    await game.act(type="correct", pointer="/formula_vp", value=list(range(1, 9)))

    done(await game.get("/score"))
