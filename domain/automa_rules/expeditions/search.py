"""Mech actions, step 2a: which locations a mech looks at, and which of them match the target.

The mech's location and the next three are in range, whatever the distance line says (E3). The human's
location is skipped and not counted (E1).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from automa_rules.expeditions.cards import Target
from automa_rules.expeditions.figures import FIGURES
from automa_rules.expeditions.location import Location
from automa_rules.expeditions.region import locations_after
from automa_rules.expeditions.state import State, location
from automa_rules.expeditions.terms import LocationId, Mech, TargetKind

Mismatch = Literal[
    "human_there", "no_map_token", "no_corruption", "only_twenty", "no_twenty", "other_corruption", "farther"
]


class SearchedLocation(msgspec.Struct, frozen=True):
    """A location that was looked at: its distance (None for the human's), and why it is not the target."""

    location: LocationId
    steps: int | None
    refused: Mismatch | None


def search(state: State, mech: Mech, target: Target) -> tuple[SearchedLocation, ...]:
    """All locations looked at, in the mech's order; at most one is not refused."""
    searched = [SearchedLocation(state.automa.mech(mech), 0, None)]
    walk = locations_after(mech, state.automa.mech(mech))
    steps = 0
    while steps < FIGURES.search_range:
        place = next(walk)
        if place == state.human.mech:
            searched.append(SearchedLocation(place, None, "human_there"))
            continue
        steps += 1
        searched.append(SearchedLocation(place, steps, None))
    return _mark_mismatches(state, target.kind, searched)


def first_match(sights: tuple[SearchedLocation, ...]) -> SearchedLocation | None:
    """The first location that matches; None if none does."""
    return next((sight for sight in sights if sight.refused is None), None)


def find_mismatch(place: Location, kind: TargetKind) -> Mismatch | None:
    """Why a location does not match a target symbol; None if it does.

    The multiplier does not matter (E4). The value-20 token does not count as ordinary corruption (E5), and as
    a target it must be alone (E23).
    """
    match kind:
        case "map":
            return None if place.map else "no_map_token"
        case "corruption":
            if place.corruption:
                return None
            return "only_twenty" if place.twenty else "no_corruption"
        case "corruption20":
            if not place.twenty:
                return "no_twenty"
            return "other_corruption" if place.corruption else None


def _mark_mismatches(
    state: State, kind: TargetKind, sights: list[SearchedLocation]
) -> tuple[SearchedLocation, ...]:
    judged: list[SearchedLocation] = []
    matched = False
    for sight in sights:
        refused = sight.refused or find_mismatch(location(state, sight.location), kind)
        if refused is None and matched:
            refused = "farther"
        matched = matched or refused is None
        judged.append(SearchedLocation(sight.location, sight.steps, refused))
    return tuple(judged)
