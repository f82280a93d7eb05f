"""What a commit changed: pieces by their ids, counters by JSON pointers."""

from __future__ import annotations

from typing import Any

import httpx2

from automa_rules.core.correction import parse_pointer
from tests.api.client import Player, begun, done

POSITION = {
    "players": [
        {"kind": "human", "faction": "crimea", "popularity": 3, "coins": 4, "workers": ["r6c3", "r7c3"]},
        {"kind": "automa", "faction": "nordic", "mechs": ["r1c4"], "workers": ["r0c4", "r0c5"]},
    ]
}


def at(state: dict[str, Any], pointer: str) -> Any:  # noqa: ANN401 - any value of a document
    """The value at a JSON pointer."""
    value: Any = state
    for step in parse_pointer(pointer):
        value = value[int(step)] if isinstance(value, list) else value[step]
    return value


async def correct(game: Player, pointer: str, value: object) -> list[dict[str, Any]]:
    """The changes of a correction."""
    answer = await game.act(type="correct", pointer=pointer, value=value)
    changes: list[dict[str, Any]] = answer["commit"]["changes"]
    return changes


async def test_corrections_one_by_one_move_the_mechs_they_name(http: httpx2.AsyncClient) -> None:
    """The first mech goes past the second one's place, and each keeps its number."""
    game = await begun(http, "scythe", position=POSITION)
    assert await correct(game, "/players/1/mechs/1", "r0c4") == [
        {"piece": "automa-mech-2", "from": "mat", "to": "r0c4"}
    ]
    assert await correct(game, "/players/1/mechs/0", "home") == [
        {"piece": "automa-mech-1", "from": "r1c4", "to": "home"}
    ]
    assert await correct(game, "/players/1/coins", 7) == [{"counter": "/players/1/coins", "from": 5, "to": 7}]


async def test_a_page_of_commits_has_the_changes_of_each_answer(http: httpx2.AsyncClient) -> None:
    """Those of an undo, too; each counter leads to its new value in the state that was answered."""
    game = await begun(http, "scythe", position=POSITION)
    answers = [
        await game.act(type="move", moves=[{"unit": "worker", "from": "r6c3", "to": "r6c4"}]),
        await game.act(type="gain", coins=2),
        await game.act(type="end_turn"),
        done(await game.post("/automa-turn")),
        done(await game.post("/undo")),
    ]
    changes = [each["commit"]["changes"] for each in answers]
    assert changes[0] == [{"piece": "human-worker-1", "from": "r6c3", "to": "r6c4"}]
    assert changes[1] == [{"counter": "/players/0/coins", "from": 4, "to": 6}]
    assert len(changes[3]) == len(changes[4])
    assert all({**each, "from": each["to"], "to": each["from"]} in changes[4] for each in changes[3])
    for answer in answers:
        for change in answer["commit"]["changes"]:
            if "counter" in change:
                assert at(answer["state"], change["counter"]) == change["to"], change
    page = done(await game.get("/commits"))["commits"]
    assert [each["changes"] for each in page] == [[], *changes]
