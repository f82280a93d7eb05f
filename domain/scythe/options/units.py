"""Where each of a human's units can go now."""

from __future__ import annotations

from typing import get_args

import msgspec

from domain.scythe.player import Player, combat_unit_places, in_order, on_board, places, workers_at
from domain.scythe.reach import onward, steps_of
from domain.scythe.state import State, enemies_of
from domain.scythe.terms import MAT, HexId, Place, Resource, UnitKind


class UnitOptions(msgspec.Struct, frozen=True):
    """Where one of `count` units of a kind that stand in a place can be moved to.

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


class _Enemies(msgspec.Struct, frozen=True):
    """The territories with enemy combat units, and those with enemy workers alone."""

    fighters: frozenset[HexId]
    workers: frozenset[HexId]


def unit_options(state: State, one: Player) -> tuple[UnitOptions, ...]:
    """Each kind of unit in each place: the character, the mechs, the workers."""
    enemies = _enemies(state, one)
    kinds: tuple[UnitKind, ...] = get_args(UnitKind)
    return tuple(
        _unit(state, one, enemies, unit, place)
        for unit in kinds
        for place in dict.fromkeys(places(one, unit))
        if place != MAT
    )


def _enemies(state: State, one: Player) -> _Enemies:
    enemies = enemies_of(state, one.seat)
    fighters = frozenset(hex_ for enemy in enemies for hex_ in on_board(tuple(combat_unit_places(enemy))))
    workers = frozenset(hex_ for enemy in enemies for hex_ in on_board(enemy.workers))
    return _Enemies(fighters, workers - fighters)


def _unit(state: State, one: Player, enemies: _Enemies, unit: UnitKind, place: Place) -> UnitOptions:
    steps = steps_of(one, unit)
    whole = onward(state, one, unit, place, steps)
    reach = onward(state, one, unit, place, steps - one.has_factory_card).keys()
    return UnitOptions(
        unit=unit,
        place=place,
        count=places(one, unit).count(place),
        reach=in_order([*reach]),
        combats=in_order([*(reach & enemies.fighters)]),
        driving_off=in_order([*(reach & enemies.workers)]),
        by_factory_card=in_order([*(whole.keys() - reach)]),
        workers=workers_at(one, place) if unit == "mech" else 0,
        resources=state.resources.get(place, {}),
    )
