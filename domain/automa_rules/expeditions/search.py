"""Mech actions, step 2a: which locations a mech looks at, and which of them match the target.

In range are the location where the mech stands and the next three, whatever the distance line says (E3). The
human's location is left out and not counted (E1).
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
    """A location looked at: its distance (None for the human's), and why it is not the target."""

    location: LocationId
    steps: int | None
    refused: Mismatch | None


def search(state: State, mech: Mech, target: Target) -> tuple[SearchedLocation, ...]:
    """All locations looked at, in the order in which the mech comes by; at most one is not refused."""
    sights = [SearchedLocation(state.automa.mech(mech), 0, None)]
    walk = locations_after(mech, state.automa.mech(mech))
    steps = 0
    while steps < FIGURES.search_range:
        there = next(walk)
        if there == state.human.mech:
            sights.append(SearchedLocation(there, None, "human_there"))
            continue
        steps += 1
        sights.append(SearchedLocation(there, steps, None))
    return _mark_mismatches(state, target.kind, sights)


def first_match(sights: tuple[SearchedLocation, ...]) -> SearchedLocation | None:
    """The location that the search has found: the first match."""
    return next((sight for sight in sights if sight.refused is None), None)


def find_mismatch(there: Location, kind: TargetKind) -> Mismatch | None:
    """Why a location does not match a target symbol; None when it does.

    The multiplier plays no part (E4). Ordinary corruption does not see the value-20 token (E5), and the
    value-20 target wants it to lie alone (E23).
    """
    match kind:
        case "map":
            return None if there.map else "no_map_token"
        case "corruption":
            if there.corruption:
                return None
            return "only_twenty" if there.twenty else "no_corruption"
        case "corruption20":
            if not there.twenty:
                return "no_twenty"
            return "other_corruption" if there.corruption else None


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
