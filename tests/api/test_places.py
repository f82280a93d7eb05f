"""Places, as a client that reads them off the board names them."""

from __future__ import annotations

from typing import Any

import httpx2
import pytest

from tests.api.client import begun, done

Document = dict[str, Any]

TUNNELS = ["r1c3", "r2c2", "r2c5", "r4c2", "r4c5", "r5c3"]
SCYTHE: Document = {
    "players": [
        {"kind": "human", "faction": "crimea", "popularity": 3, "coins": 4, "workers": ["D7", "d8"]},
        {"kind": "automa", "faction": "nordic", "character": "HN", "workers": ["E1", "F1"]},
    ],
    "turn": "human",
    "resources": {"D7": {"food": 2}},
    "encounters": ["D1"],
}
EXPEDITIONS: Document = {
    "level": 2,
    "turn": "human",
    "human": {"mech": "N4"},
    "automa": {"north": "N1", "central": "C7"},
    "locations": [{"id": "N4", "face_up": True, "corruption": ["orange-3"]}],
    "tiles": {"N5": 4},
}


@pytest.mark.parametrize(
    ("ruleset", "position", "actions", "recorded"),
    [
        (
            "scythe",
            SCYTHE,
            [
                {"type": "move", "moves": [{"unit": "character", "from": "HC", "to": "D8"}]},
                {"type": "report", "workers": ["D7", "E7"], "resources": {"D7": {"food": 1}}},
            ],
            [
                {"type": "move", "moves": [{"unit": "character", "from": "home_crimea", "to": "r7c3"}]},
                {"type": "report", "workers": ["r6c3", "r6c4"], "resources": {"r6c3": {"food": 1}}},
            ],
        ),
        (
            "expeditions",
            EXPEDITIONS,
            [{"type": "take_corruption", "location": "N4"}, {"type": "move_mech", "to": "S1"}],
            [{"type": "take_corruption", "location": "n4"}, {"type": "move_mech", "to": "s1"}],
        ),
    ],
)
async def test_a_game_is_played_by_printed_coordinates_and_recorded_by_ids(
    http: httpx2.AsyncClient,
    ruleset: str,
    position: Document,
    actions: list[Document],
    recorded: list[Document],
) -> None:
    """Position, action, turn and correction: the log and the state have the ids, one spelling."""
    game = await begun(http, ruleset, position=position)

    for action in actions:
        done(await game.post("/turns", {"actions": [action]}))
    pointer, at = ("/players/1/character", "D4") if ruleset == "scythe" else ("/automa/north", "N3")
    answer = await game.act(type="correct", pointer=pointer, value=at)

    commands = [each["command"] for each in done(await game.get("/commits"))["commits"]]
    assert [each["actions"] for each in commands[1:-1]] == [[each] for each in recorded]
    assert commands[-1]["value"] in ("r3c3", "n3")
    text = str(commands) + str(answer["state"])
    assert [at for at in ("D7", "D8", "E7", "HC", "HN", "N4", "N3", "C7", "S1") if f"'{at}'" in text] == []


async def test_dice_of_trismegistus_are_taken_by_the_symbols_on_the_bowls(http: httpx2.AsyncClient) -> None:
    """`Fe` is the bowl of iron, `E` the track of earth."""
    setup = done(await http.get("/v1/rulesets/trismegistus"))["examples"]["setup"]
    game = await begun(http, "trismegistus", setup=setup | {"dice": "physical", "artifact": "F"})
    bowls = {"Fe": {"black": 2, "white": 3}, "Hg": {"red": 4}, "Au": {"black": 3, "white": 2}}
    await game.act(type="roll_dice", bowls=bowls)

    turn = await game.act(type="take_die", symbol="Fe", colour="black")

    assert turn["commit"]["command"]["symbol"] == "iron"
    assert turn["state"]["bowls"]["iron"] == {"black": 1, "white": 3}


async def test_the_ruleset_tells_its_places(http: httpx2.AsyncClient) -> None:
    """`board.json`: D7 is a farm below a river; a title is in the language of the client."""
    told = {
        language: done(await http.get("/v1/rulesets/scythe", headers={"Accept-Language": language}))["places"]
        for language in ("en", "it", "ja", "pl")
    }
    places = {each["id"]: each for each in told["en"]}

    assert len(places) == 47 + 7
    assert places["r6c3"] == {
        "id": "r6c3",
        "at": "D7",
        "title": "farm D7",
        "terrain": "farm",
        "neighbours": ["r5c2", "r5c3", "r6c2", "r6c4", "r7c3"],
        "rivers": ["r5c2", "r5c3"],
        "tunnel": False,
    }
    assert places["home_crimea"]["neighbours"] == ["r6c3", "r7c3"]
    assert [place["id"] for place in places.values() if place["tunnel"]] == TUNNELS
    titles = {language: each["title"] for language in told for each in told[language] if each["id"] == "r6c3"}
    assert titles == {"en": "farm D7", "it": "fattoria D7", "ja": "農場D7", "pl": "farma D7"}


async def test_places_have_no_more_than_the_game_gives_them(http: httpx2.AsyncClient) -> None:
    """Of Expeditions' map and the bowls and tracks of Trismegistus only the names are known."""
    north = done(await http.get("/v1/rulesets/expeditions"))["places"][1]
    iron = done(await http.get("/v1/rulesets/trismegistus"))["places"][0]

    assert north == {"id": "n1", "at": "N1", "title": "N1"}
    assert iron == {"id": "iron", "at": "Fe", "title": "iron"}
