"""Where a human's unit can go in one movement, with the current abilities of its faction and mechs."""

from __future__ import annotations

from collections.abc import Iterable

from automa_rules.scythe.board import (
    DISTANCE_TO_HOME,
    DRY_NEIGHBOURS,
    HOME_BASES,
    LAKES,
    NEIGHBOURS,
    OTHER_HOME_BASES,
    TERRITORIES,
    HomeBase,
)
from automa_rules.scythe.control import open_home_bases, tunnels_of
from automa_rules.scythe.neighbourhood import (
    crosses_river,
    human_combat_unit_neighbourhood,
    rally_and_shinobi_places,
    uses_lakes,
)
from automa_rules.scythe.player import Player, unit_territories
from automa_rules.scythe.state import State, enemies_of
from automa_rules.scythe.terms import HOME, MAT, Faction, HexId, Place, UnitKind

_HOME_BASE_NEIGHBOURS: dict[Faction, tuple[HexId, ...]] = {
    faction: tuple(hex_ for hex_, steps in row.items() if steps == 1)
    for faction, row in DISTANCE_TO_HOME.items()
}


def movement_range(owner: Player, unit: UnitKind) -> int:
    """How many territories a movement covers: one, plus one each for Speed and a Factory card."""
    return 1 + (unit != "worker" and "speed" in owner.abilities) + owner.has_factory_card


def reachable_places(
    state: State, owner: Player, unit: UnitKind, place: Place, steps: int
) -> dict[Place, int]:
    """Every place that a unit reaches in `steps` steps, with the steps left there.

    Combat units can enter territories with enemy units. A unit goes no further from there, and the character
    no further from an encounter token.
    """
    if place == MAT:
        return {}
    enemies = {hex_ for enemy in enemies_of(state, owner.seat) for hex_ in unit_territories(enemy)}
    stops = {*enemies, *state.encounters} if unit == "character" else enemies
    combat_unit = unit != "worker"
    reached: dict[Place, int] = {place: steps}
    border: set[Place] = {place}
    for steps_left in reversed(range(steps)):
        border = {to for at in border for to in _adjacent_places(state, owner, at, combat_unit=combat_unit)}
        border -= reached.keys()
        if not combat_unit:
            border -= enemies
        reached |= dict.fromkeys(border - stops, steps_left) | dict.fromkeys(border & stops, 0)
        border -= stops
    del reached[place]
    return reached


def _adjacent_places(state: State, owner: Player, place: Place, *, combat_unit: bool) -> Iterable[Place]:
    """The places that a movement of one territory reaches."""
    if not combat_unit:
        return _places_next_to_worker(state, owner, place)
    reach: set[Place] = set()
    if place in TERRITORIES:
        reach |= human_combat_unit_neighbourhood(state, owner, place, controls_territory=True)
    else:
        reach |= _exits_from_home_base(owner, place, tunnels_of(state, owner)) | rally_and_shinobi_places(
            owner
        )
    if "wayfare" in owner.abilities:
        reach.update((HOME, *open_home_bases(state)))
    return reach


def _places_next_to_worker(state: State, owner: Player, place: Place) -> set[Place]:
    """Workers use no mech abilities: dry edges, tunnels, and rivers if Nordic (Swim)."""
    swims = owner.faction == "nordic"
    if place not in TERRITORIES:
        base = _home_base_at(owner, place)
        near = _HOME_BASE_NEIGHBOURS[base.faction] if swims else base.peninsula
        return {hex_ for hex_ in near if hex_ not in LAKES}
    reach: set[Place] = set(DRY_NEIGHBOURS[place])
    if swims and place not in LAKES:
        reach.update(hex_ for hex_ in NEIGHBOURS[place] if hex_ not in LAKES)
    tunnels = tunnels_of(state, owner)
    return reach | tunnels if place in tunnels else reach


def _exits_from_home_base(owner: Player, place: Place, tunnels: frozenset[HexId]) -> set[Place]:
    """The territories over the two dry edges of a home base, and over water with an ability."""
    base = _home_base_at(owner, place)
    return {
        hex_
        for hex_ in _HOME_BASE_NEIGHBOURS[base.faction]
        if hex_ in base.peninsula
        or (uses_lakes(owner) if hex_ in LAKES else crosses_river(owner, place, hex_, tunnels))
    }


def _home_base_at(owner: Player, place: Place) -> HomeBase:
    return HOME_BASES[owner.faction] if place == HOME else OTHER_HOME_BASES[place]
