"""Printed coordinates stand for the ids of places, and for nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from automa_ledger.games.codec import Codec
from automa_ledger.games.rulesets import RULESETS

CODECS = {name: Codec(ruleset) for name, ruleset in RULESETS.items()}


def _resolved(name: str, action: dict[str, Any]) -> dict[str, Any]:
    codec = CODECS[name]
    found: dict[str, Any] = codec.places.resolve(action, codec.action.type)
    return found


@pytest.mark.parametrize("name", [name for name, ruleset in RULESETS.items() if ruleset.places])
def test_a_coordinate_names_one_place_and_is_no_other_places_id(name: str) -> None:
    """Otherwise a document would change its meaning. Upper and lower case are the same."""
    places = RULESETS[name].places
    coordinates = [place.at.lower() for place in places.values()]

    assert len(set(coordinates)) == len(coordinates)
    assert [at for at in places.values() if at.at.lower() in {*places} - {at.id}] == []


@pytest.mark.parametrize(
    ("name", "sent", "resolved"),
    [
        (
            "scythe",
            {"type": "move", "moves": [{"unit": "mech", "from": "HC", "to": "d7", "resources": {"oil": 1}}]},
            {
                "type": "move",
                "moves": [{"unit": "mech", "from": "home_crimea", "to": "r6c3", "resources": {"oil": 1}}],
            },
        ),
        (
            "scythe",
            {"type": "produce", "resources": {"D7": {"food": 1}, "r6c4": {"oil": 1}}, "workers": {"D8": 1}},
            {
                "type": "produce",
                "resources": {"r6c3": {"food": 1}, "r6c4": {"oil": 1}},
                "workers": {"r7c3": 1},
            },
        ),
        (
            "scythe",
            {"type": "correct", "pointer": "/structures/D7", "value": {"owner": "d7", "kind": "mill"}},
            {"type": "correct", "pointer": "/structures/r6c3", "value": {"owner": "d7", "kind": "mill"}},
        ),
        (
            "scythe",
            {"type": "correct", "pointer": "/players/0/mechs", "value": ["D7", "mat"], "reason": "D7"},
            {"type": "correct", "pointer": "/players/0/mechs", "value": ["r6c3", "mat"], "reason": "D7"},
        ),
        (
            "scythe",
            {"type": "correct", "pointer": "/players/0/side", "value": "D7"},
            {"type": "correct", "pointer": "/players/0/side", "value": "D7"},
        ),
        (
            "expeditions",
            {"type": "report", "mech": "B", "locations": [{"id": "C3", "face_up": True}]},
            {"type": "report", "mech": "basecamp", "locations": [{"id": "c3", "face_up": True}]},
        ),
        (
            "trismegistus",
            {"type": "correct", "pointer": "/bowls/Fe", "value": {"black": 1}},
            {"type": "correct", "pointer": "/bowls/iron", "value": {"black": 1}},
        ),
        (
            "trismegistus",
            {"type": "show_experiments", "experiments": [{"type": "E", "track": "E", "area": "AU"}]},
            {"type": "show_experiments", "experiments": [{"type": "E", "track": "earth", "area": "wild"}]},
        ),
        ("trismegistus", {"type": "draw_card", "card": "Fe"}, {"type": "draw_card", "card": "Fe"}),
    ],
)
def test_coordinates_become_ids_where_the_type_has_a_place(
    name: str, sent: dict[str, Any], resolved: dict[str, Any]
) -> None:
    """Values, keys of maps, and pointers; names that people choose stay as they are."""
    assert _resolved(name, sent) == resolved


def test_a_map_that_names_a_place_twice_is_left_to_be_refused() -> None:
    """Nothing is overwritten: the second name of the place stays, and is no id."""
    sent = {"type": "produce", "resources": {"D7": {"food": 1}, "r6c3": {"food": 2}, "d7": {"food": 3}}}

    assert _resolved("scythe", sent) == sent
