"""Coordinates: a bowl has the chemical symbol of its metal, a track its first letter.

Wild dice have gold's symbol. A step of a track has the letter and the step's number, such as `E3`.
"""

from __future__ import annotations

from typing import Final

from automa_rules.core.place import Place, list_places
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
PLACES: Final[dict[str, Place]] = list_places((*BOWL_COORDINATES.items(), *TRACK_COORDINATES.items()))


def step_coordinate(element: Element, number: int) -> str:
    """The coordinate of a step on a track."""
    return f"{TRACK_COORDINATES[element]}{number}"
