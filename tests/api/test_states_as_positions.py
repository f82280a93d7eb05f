"""A state that a game shows starts another game, and the owner reports for every seat."""

from __future__ import annotations

import copy
from typing import Any

import httpx2
import pytest

from automa_ledger.games.rulesets import RULESETS
from tests.api.client import Player, begun, done, problem

Document = dict[str, Any]

SCYTHE: Document = {
    "players": [
        {"kind": "human", "faction": "crimea", "mat": "industrial", "seat": "ada"},
        {"kind": "automa", "faction": "nordic", "seat": "first"},
        {"kind": "automa", "faction": "rusviet", "level": "automaszyna", "seat": "second"},
    ]
}
EXPEDITIONS: Document = {
    "level": 2,
    "first_player": "automa",
    "bag": ["orange-3", "turquoise-4"] * 9,
    "tiles": {f"{region}{number}": 4 for region in "nc" for number in range(1, 8)},
}
AT = {place.id: place.at for name in ("scythe", "trismegistus") for place in RULESETS[name].places.values()}
SOLO: list[Document] = [
    {"kind": "human", "faction": "crimea", "popularity": 3, "coins": 4, "workers": ["r6c3"]},
    {"kind": "automa", "faction": "nordic", "workers": ["r0c4", "r0c5"]},
]


async def _scythe(http: httpx2.AsyncClient) -> Player:
    """Three seats, each Automa with a deck of its own, after a turn of each."""
    game = await begun(http, "scythe", setup=SCYTHE)
    turn = game.created["turn"]
    for _ in range(3):
        answer = await (game.act(type="end_turn") if turn == "ada" else game.automa_turn())
        turn = answer["turn"]
    return game


async def _expeditions(http: httpx2.AsyncClient) -> Player:
    """After a turn of the Automa with a virtual deck and bag."""
    game = await begun(http, "expeditions", setup=EXPEDITIONS)
    await game.automa_turn()
    await game.act(type="move_mech", to="S1")
    return game


async def _trismegistus(http: httpx2.AsyncClient) -> Player:
    """With a registered pack, after the human has taken a die."""
    examples = done(await http.get("/v1/rulesets/trismegistus"))["examples"]
    pack = (await http.post("/v1/packs", json=examples["pack"])).json()["hash"]
    setup = {**examples["setup"], "pack": pack, "deck": "virtual"}
    game = await begun(http, "trismegistus", setup=setup)
    symbol, dice = next(iter(game.created["state"]["bowls"].items()))
    await game.act(type="take_die", symbol=symbol, colour=next(iter(dice)))
    return game


def _table(value: object) -> object:
    """What a state shows, without the commitments of shuffles."""
    if isinstance(value, dict):
        return {key: _table(each) for key, each in value.items() if key != "commitment"}
    return [_table(each) for each in value] if isinstance(value, list) else value


def _by_coordinates(state: Document) -> Document:
    """The state with a printed coordinate where it has a place."""
    changed = copy.deepcopy(state)
    match changed:
        case {"players": [*_, automa]}:
            automa["workers"] = [AT.get(place, place) for place in automa["workers"]]
        case {"human": {"mech": mech}}:
            changed["human"]["mech"] = mech.upper()
        case {"bowl_elements": _, "bowls": bowls}:
            changed["bowls"] = {AT.get(symbol, symbol): dice for symbol, dice in bowls.items()}
    return changed


@pytest.mark.parametrize("play", [_scythe, _expeditions, _trismegistus])
async def test_a_state_is_posted_as_a_position_as_it_is(http: httpx2.AsyncClient, play: Any) -> None:  # noqa: ANN401 - one of the above
    """The new game shows the same table, and its log has a position like any other."""
    game = await play(http)
    shown = done(await game.get())

    other = await begun(http, shown["ruleset"], position=shown["state"])

    assert _table(other.created["state"]) == _table(shown["state"])
    moved = await begun(http, shown["ruleset"], position=_by_coordinates(shown["state"]))
    assert _table(moved.created["state"]) == _table(shown["state"])
    (commit,) = done(await other.get("/commits"))["commits"]
    assert "over" not in commit["command"]["position"]
    audit = done(await other.get("/audit"))
    assert audit["sound"], audit


async def test_a_state_in_the_middle_of_a_combat_is_no_position(http: httpx2.AsyncClient) -> None:
    """A game starts between two turns: the question is answered first."""
    position = {"players": [{**SOLO[0], "mechs": ["r6c3"]}, {**SOLO[1], "mechs": ["r6c4"]}], "turn": "human"}
    game = await begun(http, "scythe", position=position)
    asked = await game.act(type="move", moves=[{"unit": "mech", "from": "r6c3", "to": "r6c4"}])
    assert asked["pending"]

    answer = await http.post("/v1/games", json={"ruleset": "scythe", "position": asked["state"]})

    assert problem(answer, 422, "position_not_between_turns")["fields"] == ["combat"]


async def test_a_state_that_lacks_something_is_told_where(http: httpx2.AsyncClient) -> None:
    """As a position is."""
    state = done(await (await begun(http, "scythe", setup=SCYTHE)).get())["state"]
    del state["turn"]

    answer = await http.post("/v1/games", json={"ruleset": "scythe", "position": state})

    told = problem(answer, 400, "invalid_body")
    assert (told["path"], told["fault"]) == ("$.position", "missing_field")


async def test_a_virtual_tabletop_reports_both_sides_in_one_call(http: httpx2.AsyncClient) -> None:
    """The owner, in the Automa's turn too; a player only their own seat in their own turn."""
    game = await begun(http, "scythe", position={"players": SOLO, "turn": "automa"})
    player = await game.share("player", "human")
    automa = {"type": "report", "seat": "automa", "character": "D4", "workers": ["E1"]}
    own = {"type": "report", "workers": ["D7", "E7"]}

    turn = done(await game.post("/turns", {"actions": [own, automa]}))

    pieces = {one["piece"]: one["to"] for one in turn["commit"]["changes"] if "piece" in one}
    assert pieces["automa-character"] == "r3c3"
    assert (pieces["human-worker-2"], pieces["automa-worker-2"]) == ("r6c4", "mat")
    assert turn["turn"] == "automa"
    player.version = game.version
    problem(await player.post("/actions", own), 409, "not_your_turn")
    done(await game.post("/actions", {"type": "correct", "pointer": "/turn", "value": "human"}))
    player.version = game.version
    problem(await player.post("/actions", automa), 409, "not_your_turn")
    await player.act(**own)
