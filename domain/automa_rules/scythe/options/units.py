"""Where each of a human's units can go now."""

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
    """Where one of `count` units of a kind that stand in a place can be moved to, after what has been moved.

    Of the places in `reach`, `combats` are those where enemy combat units stand, and `driving_off` those with
    enemy workers alone. `by_factory_card` is what the additional movement of a Factory card adds. `workers`
    can ride with a mech, `resources` can be taken along.
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
    """Whose units they are, the enemies' places, and what has moved."""

    state: State
    me: Player
    enemy_combat_units: frozenset[HexId]
    workers: frozenset[HexId]
    interpretations: Interpretations


def unit_options(state: State, one: Player) -> tuple[UnitOptions, ...]:
    """Each kind of unit in each place: the character, the mechs, the workers."""
    table = _unit_context(state, one)
    kinds: tuple[UnitKind, ...] = get_args(UnitKind)
    return tuple(
        _unit(table, unit, place)
        for unit in kinds
        for place in dict.fromkeys(unit_places(one, unit))
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
