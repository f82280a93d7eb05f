"""Games of each ruleset that come to their end in a few calls, with totals that can be added up by hand."""

from __future__ import annotations

from typing import Any

import httpx2

from tests.api.client import Player, begun

HUMAN = {
    "seat": "human",
    "kind": "human",
    "faction": "crimea",
    "power": 16,
    "popularity": 3,
    "coins": 40,
    "combat_cards": 0,
    "stars": ["combat", "popularity", "mechs", "upgrades", "recruits"],
    "character": "home",
}
AUTOMA = {"seat": "automa", "kind": "automa", "faction": "nordic", "level": "automa", "coins": 10}
EXPEDITIONS = {
    "level": 2,
    "turn": "human",
    "human": {
        "mech": "s1",
        "glory": ["quests", "meteorites", "items", "cards"],
        "item_coins": 3,
        "corruption": ["orange-3", "orange-1"],
    },
    "automa": {"glory": 5, "maps": 3, "corruption": ["orange-3", "turquoise-4"]},
    "end": {"by": "human", "turns_left": 1},
}
EXHAUSTED = [{"symbol": "iron", "colour": "red"}] * 3
TRISMEGISTUS = {
    "level": 2,
    "tracks": [
        {"element": element, "length": 8, "tokens": []} for element in ("earth", "fire", "water", "air")
    ],
    "round": 3,
    "turn": "automa",
    "bowls": {"iron": {"red": 1}},
    "automa": {
        "cube": "earth",
        "markers": {"earth": 0, "fire": 0, "water": 0, "air": 0},
        "die": {"symbol": "iron", "colour": "red", "potency": 1},
        "spent": EXHAUSTED[:2],
    },
    "human": {"spent": EXHAUSTED},
}
LAST_CARD = {
    "kind": "specialization",
    "dice": [{"symbol": "iron", "colour": "red"}],
    "potency_cost": 1,
    "actions": [{"code": "artifact"}],
}
MASTERPIECE = {"type": "black", "track": "air", "requirement": 0, "vp": 10, "symbols": 0}


async def ended_scythe(http: httpx2.AsyncClient, **more: Any) -> Player:  # noqa: ANN401 - any JSON
    """The human ends the game at once with the sixth star: 40 coins and 6 stars at 3 coins, against 10."""
    position = {"players": [HUMAN, AUTOMA], "turn": "human", **more}
    game = await begun(http, "scythe", position=position)
    await game.act(type="place_star", goal="power")
    return game


async def ended_scythe_between_automas(http: httpx2.AsyncClient) -> Player:
    """The human ends the game with 6 stars at 3 coins; two Automas have 40 coins each, all else equal."""
    automas = [
        {**AUTOMA, "seat": seat, "faction": faction, "coins": 40, "power": 4}
        for seat, faction in (("automa1", "nordic"), ("automa2", "saxony"))
    ]
    position = {"players": [{**HUMAN, "coins": 0}, *automas], "turn": "human"}
    game = await begun(http, "scythe", position=position)
    await game.act(type="place_star", goal="power")
    return game


async def ended_expeditions(http: httpx2.AsyncClient) -> Player:
    """The last turn ends with 27 coins each.

    The human has 5 for each of 4 glory tokens, 3 on items, and 2 for each of 2 tokens; the Automa of level 2
    has 4 for each of 5 glory tokens, 1 for each of 3 maps, and 2 for each of 2 tokens.
    """
    game = await begun(http, "expeditions", position=EXPEDITIONS)
    await game.act(type="end_turn")
    return game


async def ended_trismegistus(http: httpx2.AsyncClient) -> Player:
    """The last card of the last round brings nothing; then 10 VP and an experiment each."""
    game = await begun(http, "trismegistus", position=TRISMEGISTUS)
    await turn_with(game, LAST_CARD)
    await game.act(type="show_artifacts", artifacts=[])
    await game.act(type="show_masterpiece", masterpiece=MASTERPIECE)
    await game.act(type="tell_symbols", tracks=0)
    await game.act(type="tell_track_vp", vp=0)
    await game.act(type="tell_human_vp", vp=10, experiments=1)
    return game


async def turn_with(game: Player, card: dict[str, Any]) -> None:
    """The Automa's turn with a card that lies on the table."""
    answer = await game.post("/automa-turn", {"card": card})
    assert answer.status_code == 200, answer.text
