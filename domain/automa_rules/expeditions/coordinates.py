"""Coordinates of the locations: the region's letter and the number from west to east; Basecamp is `B`."""

from __future__ import annotations

from typing import Final, get_args

from automa_rules.core.place import Place, list_places
from automa_rules.expeditions.terms import BASECAMP, HumanPlace

PLACES: Final[dict[str, Place]] = list_places(
    (place, "B" if place == BASECAMP else place.upper()) for place in get_args(HumanPlace)
)
