"""Where a human's unit can go by one movement, with all that its faction and its mechs allow now."""

from __future__ import annotations

from collections.abc import Iterable

from domain.scythe.board import (
    DISTANCE_TO_HOME,
    DRY_NEIGHBOURS,
    HOME_BASES,
    LAKES,
    NEIGHBOURS,
    OTHER_HOMES,
    TERRITORIES,
    HomeBase,
)
from domain.scythe.control import open_homes, tunnels_of
from domain.scythe.neighbourhood import crosses_river, far_places, of_human_combat_unit, uses_lakes
from domain.scythe.player import Player, unit_territories
from domain.scythe.state import State, enemies_of
from domain.scythe.terms import HOME, MAT, Faction, HexId, Place, UnitKind

_BESIDE_HOME: dict[Faction, tuple[HexId, ...]] = {
    faction: tuple(hex_ for hex_, steps in row.items() if steps == 1)
    for faction, row in DISTANCE_TO_HOME.items()
}


def reach_of(state: State, owner: Player, unit: UnitKind, place: Place, *, further: int = 0) -> set[Place]:
    """Every place that a unit can be moved to from where it stands; for combat units those of enemies too.

    One territory, one more for combat units with Speed, and as many more as are given as `further` (a
    Factory card allows one). A unit goes no further from a territory where an enemy unit stands.
    """
    if place == MAT:
        return set()
    enemies = {hex_ for enemy in enemies_of(state, owner.seat) for hex_ in unit_territories(enemy)}
    combat_unit = unit != "worker"
    steps = 1 + (combat_unit and "speed" in owner.abilities) + further
    reached: set[Place] = {place}
    border: set[Place] = {place}
    for _ in range(steps):
        border = {to for at in border for to in _step(state, owner, at, combat_unit=combat_unit)} - reached
        if not combat_unit:
            border -= enemies
        reached |= border
        border -= enemies
    return reached - {place}


def _step(state: State, owner: Player, place: Place, *, combat_unit: bool) -> Iterable[Place]:
    """The places one movement of one territory away."""
    if not combat_unit:
        return _workers_step(state, owner, place)
    reach: set[Place] = set()
    if place in TERRITORIES:
        reach |= of_human_combat_unit(state, owner, place)
    else:
        reach |= _out_of_home(owner, place) | far_places(owner)
    if "wayfare" in owner.abilities:
        reach.update((HOME, *open_homes(state)))
    return reach


def _workers_step(state: State, owner: Player, place: Place) -> set[Place]:
    """Workers use no mech abilities: dry edges, tunnels, and with the Nordic ability to swim rivers."""
    swims = owner.faction == "nordic"
    if place not in TERRITORIES:
        base = _base(owner, place)
        near = _BESIDE_HOME[base.faction] if swims else base.peninsula
        return {hex_ for hex_ in near if hex_ not in LAKES}
    reach: set[Place] = set(DRY_NEIGHBOURS[place])
    if swims and place not in LAKES:
        reach.update(hex_ for hex_ in NEIGHBOURS[place] if hex_ not in LAKES)
    tunnels = tunnels_of(state, owner)
    return reach | tunnels if place in tunnels else reach


def _out_of_home(owner: Player, place: Place) -> set[Place]:
    """From a home base over its two dry edges, and over water with an ability."""
    base = _base(owner, place)
    return {
        hex_
        for hex_ in _BESIDE_HOME[base.faction]
        if hex_ in base.peninsula
        or (uses_lakes(owner) if hex_ in LAKES else crosses_river(owner, place, hex_))
    }


def _base(owner: Player, place: Place) -> HomeBase:
    return HOME_BASES[owner.faction] if place == HOME else OTHER_HOMES[place]
