"""The short coordinates of all places, by id: the same on a board's picture and in a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import msgspec

from service.games.rulesets import RULESETS


class PlaceName(msgspec.Struct, frozen=True):
    """A place as people call it: its coordinate, and the id of the word beside it, if there is one."""

    coordinate: str
    kind: str | None


@cache
def all_places() -> Mapping[str, PlaceName]:
    """The places of every ruleset; no two rulesets have one id."""
    return {
        place: PlaceName(coordinate, ruleset.kinds_of_places.get(place))
        for ruleset in RULESETS.values()
        for place, coordinate in ruleset.places.items()
    }
