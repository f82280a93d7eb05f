"""The board of Expeditions as a picture: what is drawn, how it is found and told, and what has moved."""

from __future__ import annotations

from typing import Any

import httpx2

from automa_rules.expeditions.coordinates import PLACES
from automa_rules.expeditions.terms import CATEGORIES
from tests.api.client import Player, begun
from tests.api.test_pictures import board, by_id, told

POSITION: dict[str, Any] = {
    "level": 2,
    "turn": "automa",
    "human": {"mech": "n4", "coins": 7, "maps": 2, "solved_quests": 4, "glory": ["quests"]},
    "automa": {"north": "n7", "central": "c7", "progress": 12, "maps": 3},
    "locations": [
        {"id": "n2", "face_up": True, "corruption": ["orange-3", "turquoise-4"]},
        {"id": "n5", "face_up": True, "twenty": True},
        {"id": "c6", "face_up": True},
    ],
    "tiles": {"c2": 6},
}


async def expeditions(http: httpx2.AsyncClient) -> Player:
    """A game of Expeditions that has begun from a position."""
    return await begun(http, "expeditions", position=POSITION)


async def test_every_place_and_piece_is_an_element(http: httpx2.AsyncClient) -> None:
    """With an id that can be foretold, a class, and a title; what lies there is told from bottom to top."""
    found = by_id(await board(await expeditions(http)))

    assert {f"place-{place}" for place in PLACES} <= set(found)
    assert told(found["place-n2"]) == "N2: face up, corruption, from bottom to top: orange 3, turquoise 4"
    assert told(found["place-n4"]) == "N4: face down, map token, your mech"
    assert told(found["place-c2"]) == "C2: face down, map token, shows 6"
    assert told(found["place-basecamp"]) == "Basecamp"
    mechs = {
        name: each.get("data-place")
        for name, each in found.items()
        if "piece" in each.get("class", "").split()
    }
    assert mechs == {"human-mech": "n4", "automa-north": "n7", "automa-central": "c7"}
    assert told(found["automa-north"]) == "The Automa's North mech, N7"
    assert [name for name in found if name.startswith("twenty-")] == ["twenty-n5"]
    assert [name for name in found if name.startswith("corruption-")] == ["corruption-n2"]
    assert len([name for name in found if name.startswith("map-")]) == 11


async def test_glory_and_progress_are_drawn_and_told(http: httpx2.AsyncClient) -> None:
    """Eight places of the Automa's, of which three are placed, and each category; the next glory is at 15."""
    found = by_id(await board(await expeditions(http)))

    placed = [told(found[f"glory-automa-{number}"]).endswith(": placed") for number in range(1, 9)]
    assert placed == [True] * 3 + [False] * 5
    classes = {each: found[f"glory-{each.replace('_', '-')}"].get("class") for each in CATEGORIES}
    assert classes == {each: "glory human" + " placed" * (each == "quests") for each in CATEGORIES}
    assert told(found["progress"]) == "The progress token: space 12 of 28, 3 before the next glory"
    assert told(found["seat-automa"]) == (
        "Automa: cards in the deck 12, map tokens 3, corruption tokens 0; to play"
    )
    assert told(found["seat-human"]) == "Human: coins 7, map tokens 2, corruption tokens 0, solved quests 4"


async def test_what_moved_has_an_arrow_also_round_a_region(http: httpx2.AsyncClient) -> None:
    """Card 8: the North mech goes round its end to the corruption at N2, the other one on; ids stay."""
    game = await expeditions(http)
    before = by_id(await board(game))
    await game.post("/automa-turn", {"card": 8})
    after = by_id(await board(game, "?last_turn=true"))

    moved = {name: told(each) for name, each in after.items() if name.startswith("move-")}
    assert moved == {
        "move-1": "The Automa's North mech: N7 → N2",
        "move-2": "The Automa's Central mech: C7 → C6",
    }
    assert len(after["move-1"]) == 1 + 2
    assert len(after["move-2"]) == 1 + 1
    assert {*before} - {*after} <= {"corruption-n2"}
