"""The Tabletop Simulator example: the script as it stands, under Lua 5.2, against a running service."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from tests.clients.programs import OPENAPI
from tests.clients.tabletop import Tabletop

SCRIPT = OPENAPI / "examples" / "tabletop_simulator.lua"
INPUT = "coins 5; character r6c3"


@pytest.fixture
def table(address: str) -> Tabletop:
    """A table that was just loaded."""
    made = Tabletop(SCRIPT, SERVICE=address)
    made.load()
    return made


def game_of(address: str, table: Tabletop, language: str = "en") -> httpx.Client:
    """The game that the table has saved, as anybody with its token can read it."""
    saved = json.loads(table.save())
    headers = {"Authorization": f"Bearer {saved['token']}", "Accept-Language": language}
    return httpx.Client(base_url=f"{address}/v1/games/{saved['id']}", headers=headers)


def story(game: httpx.Client) -> list[str]:
    """All sentences of the log."""
    with game:
        return [step["text"] for each in game.get("/turns").json()["turns"] for step in each["steps"]]


def human(state: dict[str, Any]) -> dict[str, Any]:
    """The human's seat."""
    return next(one for one in state["players"] if one["kind"] == "human")


def test_a_turn_of_each_is_told_and_taken_back(address: str, table: Tabletop) -> None:
    """What the human wrote down is on the mat, the sentences are the service's own, undo undoes."""
    assert table.click("New game")[0].startswith("Game ")
    table.write(INPUT, "coins 5; character r6c3; workers r6c3 r7c3 r6c4")
    ended = table.click("End my turn")
    with game_of(address, table) as game:
        mat = human(game.get("").json()["state"])
        turn_before = game.get("").json()
    assert (mat["coins"], mat["character"]) == (5, "r6c3")
    assert mat["workers"] == ["r6c3", "r6c4", "r7c3", "mat", "mat", "mat", "mat", "mat"]

    played = table.click("Automa")
    assert played[0].startswith("The Automa draws card")
    taken_back = table.click("Undo")
    assert taken_back[0].startswith("Taken back:")
    assert ended + played + taken_back == story(game_of(address, table))[-len(ended + played + taken_back) :]
    with game_of(address, table) as game:
        assert game.get("").json()["state"] == turn_before["state"]


def test_a_combat_is_asked_for_and_fought(address: str, table: Tabletop) -> None:
    """The question is open when the table is loaded; the dial and the cards are what was set and written.

    The Automa has neither power nor cards, so that 2 on the dial win.
    """
    crimea = {"kind": "human", "faction": "crimea", "popularity": 3, "coins": 4, "power": 10}
    crimea |= {"combat_cards": [2, 4], "mechs": ["r5c4", "mat", "mat", "mat"]}
    nordic = {"kind": "automa", "faction": "nordic", "power": 0, "combat_cards": 0}
    nordic |= {"mechs": ["r4c3", "mat", "mat", "mat"]}
    position = {"players": [crimea, nordic], "turn": "human"}
    made = httpx.post(f"{address}/v1/games", json={"ruleset": "scythe", "position": position}).json()
    headers = {"Authorization": f"Bearer {made['token']}", "If-Match": "*"}
    move = {"type": "move", "moves": [{"unit": "mech", "from": "r5c4", "to": "r4c3"}]}
    asked = httpx.post(f"{address}/v1/games/{made['game']}/actions", json=move, headers=headers).json()
    assert asked["pending"][0]["type"] == "combat"

    table.load(json.dumps({"id": made["game"], "token": made["token"]}))
    assert table.said[-1] == "Combat on r4c3: dial 0 to 7; of your combat cards (2 4) at most 1."
    table.click("Dial: 0")
    table.click("Dial: 1")
    table.click("Dial: 2")
    table.click("Dial: 3", right=True)
    table.write("combat cards", "4")
    told = table.click("Fight")

    assert told == story(game_of(address, table))[-len(told) :]
    with game_of(address, table) as game:
        after = game.get("").json()
    assert after["pending"] == []
    assert (human(after["state"])["power"], human(after["state"])["combat_cards"]) == (8, [2])
    assert human(after["state"])["stars"] == ["combat"]


def test_refusals_are_said_in_the_language_of_the_table(address: str) -> None:
    """The service's own sentence: it is not the Automa's turn."""
    table = Tabletop(SCRIPT, SERVICE=address, LANGUAGE="pl")
    table.load()
    table.click("New game")
    said = table.click("Automa")

    with game_of(address, table, "pl") as game:
        problem = game.post("/automa-turn", headers={"If-Match": "*"}).json()
    assert said == [problem["detail"]]
    assert table.click("End my turn") == story(game_of(address, table, "pl"))[-1:]


def test_whoever_is_behind_catches_up(address: str, table: Tabletop) -> None:
    """Another program has played on: the first click says so, the second one acts on what is there now."""
    table.click("New game")
    with game_of(address, table) as game:
        game.post("/actions", json={"type": "end_turn"}, headers={"If-Match": "*"})

    assert len(table.click("End my turn")) == 1
    assert table.click("Automa")[0].startswith("The Automa draws card")


def test_a_table_that_is_loaded_again_plays_on(address: str, table: Tabletop) -> None:
    """The save of the table holds the game."""
    table.click("New game")
    table.click("End my turn")
    other = Tabletop(SCRIPT, SERVICE=address)
    other.load(table.save())

    assert other.click("Automa")[0].startswith("The Automa draws card")


def test_without_a_service_or_a_game_it_says_so() -> None:
    """Nothing breaks."""
    table = Tabletop(SCRIPT, SERVICE="http://127.0.0.1:9")
    table.load()

    assert table.click("Automa") == ['There is no game yet: press "New game".']
    assert table.click("New game")[0].startswith("No service answers at http://127.0.0.1:9: ")
