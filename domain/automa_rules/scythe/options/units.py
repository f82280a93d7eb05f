"""Where each of a human's units can go now."""

from __future__ import annotations

from typing import get_args

import msgspec

from automa_rules.scythe.move_interpretations import Interpretations, open_to, roads, so_far
from automa_rules.scythe.player import Player, combat_unit_places, in_order, on_board, places, workers_at
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


class _Table(msgspec.Struct, frozen=True):
    """Whose units they are, the enemies' places, and what has moved."""

    state: State
    me: Player
    fighters: frozenset[HexId]
    workers: frozenset[HexId]
    guesses: Interpretations


def unit_options(state: State, one: Player) -> tuple[UnitOptions, ...]:
    """Each kind of unit in each place: the character, the mechs, the workers."""
    table = _table(state, one)
    kinds: tuple[UnitKind, ...] = get_args(UnitKind)
    return tuple(
        _unit(table, unit, place)
        for unit in kinds
        for place in dict.fromkeys(places(one, unit))
        if place != MAT
    )


def _table(state: State, me: Player) -> _Table:
    enemies = enemies_of(state, me.seat)
    fighters = frozenset(hex_ for enemy in enemies for hex_ in on_board(tuple(combat_unit_places(enemy))))
    workers = frozenset(hex_ for enemy in enemies for hex_ in on_board(enemy.workers))
    return _Table(state, me, fighters, workers - fighters, so_far(state, me))


def _unit(table: _Table, unit: UnitKind, place: Place) -> UnitOptions:
    state, me = table.state, table.me
    ahead = roads(state, me, unit, place)
    by_card = open_to(
        me,
        unit,
        place,
        (guess for guess in table.guesses if guess.by_card),
        ahead,
    )
    reach = open_to(
        me,
        unit,
        place,
        (guess for guess in table.guesses if not guess.by_card),
        ahead,
    )
    return UnitOptions(
        unit=unit,
        place=place,
        count=places(me, unit).count(place),
        reach=in_order([*reach]),
        combats=in_order([*(reach & table.fighters)]),
        driving_off=in_order([*(reach & table.workers)]),
        by_factory_card=in_order([*(by_card - reach)]),
        workers=workers_at(me, place) if unit == "mech" else 0,
        resources=state.resources.get(place, {}),
    )
