"""Where each of a human's units can move."""

from __future__ import annotations

from typing import get_args

import msgspec

from automa_rules.scythe.move_interpretations import (
    Interpretations,
    current_interpretations,
    find_unit_reach,
    move_destinations,
)
from automa_rules.scythe.player import (
    Player,
    combat_unit_places,
    filter_territories,
    sort_places,
    unit_places,
    workers_at,
)
from automa_rules.scythe.state import State, enemies_of
from automa_rules.scythe.terms import MAT, HexId, Place, Resource, UnitKind


class UnitOptions(msgspec.Struct, frozen=True):
    """Where one of `count` units of a kind in a place can move, after the moves so far.

    Of the places in `reach`, `combats` have enemy combat units, and `driving_off` only enemy workers.
    `by_factory_card` are the places that the movement of a Factory card adds. A mech can carry `workers`;
    `resources` can be taken along.
    """

    unit: UnitKind
    place: Place
    count: int
    reach: tuple[Place, ...]
    combats: tuple[HexId, ...]
    driving_off: tuple[HexId, ...]
    by_factory_card: tuple[Place, ...]
    workers: int
    resources: dict[Resource, int]


class _UnitContext(msgspec.Struct, frozen=True):
    """The moving player, the enemies' places, and the moves so far."""

    state: State
    me: Player
    enemy_combat_units: frozenset[HexId]
    workers: frozenset[HexId]
    interpretations: Interpretations


def unit_options(state: State, one: Player) -> tuple[UnitOptions, ...]:
    """The options of each kind of unit in each place: the character, the mechs, the workers."""
    table = _unit_context(state, one)
    kinds: tuple[UnitKind, ...] = get_args(UnitKind)
    return tuple(
        _unit(table, unit, place)
        for unit in kinds
        for place in sort_places(set(unit_places(one, unit)))
        if place != MAT
    )


def _unit_context(state: State, me: Player) -> _UnitContext:
    enemies = enemies_of(state, me.seat)
    enemy_combat_units = frozenset(
        hex_ for enemy in enemies for hex_ in filter_territories(tuple(combat_unit_places(enemy)))
    )
    workers = frozenset(hex_ for enemy in enemies for hex_ in filter_territories(enemy.workers))
    return _UnitContext(
        state, me, enemy_combat_units, workers - enemy_combat_units, current_interpretations(state, me)
    )


def _unit(table: _UnitContext, unit: UnitKind, place: Place) -> UnitOptions:
    state, me = table.state, table.me
    ahead = find_unit_reach(state, me, unit, place)
    by_card = move_destinations(
        me,
        unit,
        place,
        (interpretation for interpretation in table.interpretations if interpretation.uses_factory_card),
        ahead,
    )
    reach = move_destinations(
        me,
        unit,
        place,
        (interpretation for interpretation in table.interpretations if not interpretation.uses_factory_card),
        ahead,
    )
    return UnitOptions(
        unit=unit,
        place=place,
        count=unit_places(me, unit).count(place),
        reach=sort_places([*reach]),
        combats=sort_places([*(reach & table.enemy_combat_units)]),
        driving_off=sort_places([*(reach & table.workers)]),
        by_factory_card=sort_places([*(by_card - reach)]),
        workers=workers_at(me, place) if unit == "mech" else 0,
        resources=state.resources.get(place, {}),
    )
