"""What people call bowls and tracks: a bowl by its metal's sign in chemistry, a track by its first letter.

A wild die is gold's. A step of a track is its letter and the step's number, `E3` say.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from automa_rules.trismegistus.terms import ELEMENTS, Element, Symbol

BOWL_COORDINATES: Final[dict[Symbol, str]] = {
    "iron": "Fe",
    "mercury": "Hg",
    "tin": "Sn",
    "copper": "Cu",
    "lead": "Pb",
    "wild": "Au",
}
TRACK_COORDINATES: Final[dict[Element, str]] = {element: element[0].upper() for element in ELEMENTS}
PLACES: Final[Mapping[str, str]] = {
    str(place): mark for place, mark in (*BOWL_COORDINATES.items(), *TRACK_COORDINATES.items())
}


def step_coordinate(element: Element, number: int) -> str:
    """The coordinate of a step on a track."""
    return f"{TRACK_COORDINATES[element]}{number}"
