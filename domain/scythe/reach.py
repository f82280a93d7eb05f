"""Where a human's unit can go by one movement, with all that its faction and its mechs allow now."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from domain.scythe.board import (
    DISTANCE_TO_HOME,
    DRY_NEIGHBOURS,
    HOME_BASES,
    LAKES,
    NEIGHBOURS,
    OTHER_HOMES,
    TERRITORIES,
    TUNNELS,
    HomeBase,
)
from domain.scythe.control import open_homes, tunnels_of
from domain.scythe.neighbourhood import crosses_river, far_places, of_human_combat_unit, uses_lakes
from domain.scythe.player import Player, unit_territories
from domain.scythe.state import State, enemies_of
from domain.scythe.terms import HOME, MAT, Faction, HexId, Place, UnitKind

LEGS = 4
"""The version of the rules since which a unit that goes on is none that begins to move."""

WAYS = 6
"""The version since which a unit takes what it comes to, a Factory card moves one, and like units are told
apart by what follows."""

MINES = 8
"""The version since which Burrow leads over rivers into and out of one's own Mine, too."""

TURN_LONG = 8
"""The version since which all that a turn moves is one Move action, and by Toka one unit crosses rivers."""

_BESIDE_HOME: dict[Faction, tuple[HexId, ...]] = {
    faction: tuple(hex_ for hex_, steps in row.items() if steps == 1)
    for faction, row in DISTANCE_TO_HOME.items()
}


class Reading(msgspec.Struct, frozen=True):
    """How the rules of movement were read when a game began.

    Whether the character goes on `past_encounters`, whether a unit `takes` what it comes to on its way,
    whether one's `mines` are tunnels for Burrow, and whether by `toka` one unit crosses rivers, or all.
    """

    past_encounters: bool = False
    takes: bool = True
    mines: bool = True
    toka: bool = True


TODAY = Reading()


def read_by(since: Callable[[int], bool]) -> Reading:
    """By the rules of a time: which versions they are since."""
    return Reading(not since(LEGS), takes=since(WAYS), mines=since(MINES), toka=since(TURN_LONG))


def steps_of(owner: Player, unit: UnitKind) -> int:
    """How many territories a movement leads over: one, and one more each for Speed and a Factory card."""
    return 1 + (unit != "worker" and "speed" in owner.abilities) + owner.has_factory_card


def onward(
    state: State,
    owner: Player,
    unit: UnitKind,
    place: Place,
    steps: int,
    *,
    by: Reading = TODAY,
) -> dict[Place, int]:
    """Every place that a unit reaches in so many steps, and how many of them are left to go on from there.

    For combat units those of enemies too. A unit goes no further from a territory where an enemy unit stands,
    nor the character from an encounter token.
    """
    if place == MAT:
        return {}
    enemies = {hex_ for enemy in enemies_of(state, owner.seat) for hex_ in unit_territories(enemy)}
    ends = enemies if unit != "character" or by.past_encounters else {*enemies, *state.encounters}
    combat_unit = unit != "worker"
    reached: dict[Place, int] = {place: steps}
    border: set[Place] = {place}
    for left in reversed(range(steps)):
        border = {to for at in border for to in _step(state, owner, at, by, combat_unit=combat_unit)}
        border -= reached.keys()
        if not combat_unit:
            border -= enemies
        reached |= dict.fromkeys(border - ends, left) | dict.fromkeys(border & ends, 0)
        border -= ends
    del reached[place]
    return reached


def _step(state: State, owner: Player, place: Place, by: Reading, *, combat_unit: bool) -> Iterable[Place]:
    """The places one movement of one territory away."""
    if not combat_unit:
        return _workers_step(state, owner, place)
    reach: set[Place] = set()
    if place in TERRITORIES:
        reach |= of_human_combat_unit(state, owner, place, takes=by.takes, mines=by.mines)
    else:
        tunnels = tunnels_of(state, owner) if by.mines else TUNNELS
        reach |= _out_of_home(owner, place, tunnels) | far_places(owner)
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


def _out_of_home(owner: Player, place: Place, tunnels: frozenset[HexId]) -> set[Place]:
    """From a home base over its two dry edges, and over water with an ability."""
    base = _base(owner, place)
    return {
        hex_
        for hex_ in _BESIDE_HOME[base.faction]
        if hex_ in base.peninsula
        or (uses_lakes(owner) if hex_ in LAKES else crosses_river(owner, place, hex_, tunnels))
    }


def _base(owner: Player, place: Place) -> HomeBase:
    return HOME_BASES[owner.faction] if place == HOME else OTHER_HOMES[place]
