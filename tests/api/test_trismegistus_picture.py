"""The table of Trismegistus as a picture: every place and piece can be found, and is told."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree as ET

import httpx2
import pytest

from automa_ledger.boards.theme import THEME_NAMES
from tests.api.client import Player, begun, done
from tests.api.test_pictures import board, by_id, told

BOWLS = {"iron": {"black": 2, "red": 1}, "lead": {"white": 2, "red": 1}}
DIE = {"symbol": "tin", "colour": "white"}
ELEMENTS = ("water", "fire", "earth", "air")
FACE = {
    "kind": "basic",
    "dice": [{"symbol": "iron", "colour": "black"}],
    "potency_cost": 1,
    "actions": [{"code": "advance_track", "element": "fire"}] * 2,
}


async def table(http: httpx2.AsyncClient, length: int = 8, **what: Any) -> Player:  # noqa: ANN401 - a document's values
    """A game with something of everything, the Automa to play."""
    tracks = [
        {"element": element, "length": length, "tokens": [{"step": 2, "kind": "bonus_vp5"}]}
        for element in ELEMENTS
    ]
    experiment = {"type": "amber", "track": "fire", "requirement": 2, "vp": 4, "symbols": 1}
    markers = {"earth": 0, "fire": 0, "water": 3, "air": 0}
    position = {
        "level": 2,
        "tracks": tracks,
        "round": 2,
        "turn": "automa",
        "bowls": BOWLS,
        "achievements": [{"vp": 5, "cubes": 2}, {"vp": 8}, {"vp": 6, "face_up": False}, {"vp": 7}],
        "automa": {
            "cube": "fire",
            "markers": markers,
            "vp": 7,
            "gold": 1,
            "ethereal": 2,
            "artifacts": ["fire"],
            "experiments": [experiment],
        },
        "human": {"die": {**DIE, "potency": 3}, "spent": [DIE]},
        **what,
    }
    return await begun(http, "trismegistus", position=position)


async def test_every_place_and_piece_is_an_element(http: httpx2.AsyncClient) -> None:
    """Bowls, tracks with their steps, seats, achievements and piles; dice, markers, cube, tokens, cards."""
    found = by_id(await board(await table(http)))

    assert {f"place-{symbol}" for symbol in ("iron", "mercury", "tin", "copper", "lead", "wild")} <= set(
        found
    )
    assert {f"place-{element}-{step}" for element in ELEMENTS for step in range(9)} <= set(found)
    assert {f"place-achievement-{place}" for place in range(1, 5)} <= set(found)
    assert {"place-mat-automa", "place-mat-human", "place-deck", "place-discards"} <= set(found)
    dice = {name for name in found if name.startswith("die-")}
    assert dice == {
        *("die-iron-black-1", "die-iron-black-2", "die-iron-red-1"),
        *("die-lead-white-1", "die-lead-white-2", "die-lead-red-1"),
        *("die-human-active", "die-human-spent-1"),
    }
    assert {name for name in found if name.startswith("automa-")} == {
        "automa-cube",
        *(f"automa-marker-{element}" for element in ELEMENTS),
    }
    assert told(found["place-iron"]) == "Iron bowl (Fe): 2 × black, 1 × red"  # noqa: RUF001 - as it is told
    assert told(found["place-water-3"]) == "W3: Automa"
    assert told(found["token-water-2"]) == "W2: 5 VP, which the Automa has had"
    assert told(found["die-human-active"]) == "Human: die, white (tin), potency 3"
    assert told(found["experiment-1"]) == "Experiment: amber, fire 2, 4 VP"
    assert told(found["place-achievement-3"]) == "Achievement 3: face down"
    assert told(found["place-mat-automa"]).startswith("Automa: 7 VP, gold 1, ethereal dice 2")
    assert found["place-mat-automa"].get("class") == "seat automa turn"


async def test_tracks_lie_as_on_the_board(http: httpx2.AsyncClient) -> None:
    """From the top down in the order of the game."""
    found = by_id(await board(await table(http)))
    above = [float(found[f"place-{element}"].get("transform", "").split()[1][:-1]) for element in ELEMENTS]

    assert above == sorted(above)


@pytest.mark.parametrize("theme", THEME_NAMES)
async def test_the_largest_table_is_small(http: httpx2.AsyncClient, theme: str) -> None:
    """Four tracks of forty steps, in all themes; `board` measures it."""
    root = await board(await table(http, length=40), f"?theme={theme}")

    assert len([name for name in by_id(root) if name.startswith("place-air-")]) == 41
    assert root.get("class") == f"board {theme}"


async def test_what_the_last_turn_has_moved(http: httpx2.AsyncClient) -> None:
    """Steps that follow one another are one way along the track; the die is seen to have left its bowl."""
    game = await table(http)
    before = await board(game)
    done(await game.post("/automa-turn", {"card": FACE}))
    after = by_id(await board(game, "?last_turn=true"))

    moved = [told(each) for name, each in after.items() if name.startswith("move-")]
    assert moved == ["Automa: black (iron), iron → Automa", "Automa: marker, fire 0 → fire 2"]
    assert "die-iron-black-2" not in after
    assert after["die-automa-active"].get("data-place") == "mat-automa"
    assert after["automa-marker-fire"].get("data-place") == "fire-2"
    assert told(after["place-card"]).endswith(": black (iron)")
    then = await board(game, f"?version={game.created['version']}")
    assert ET.tostring(then) == ET.tostring(before)
