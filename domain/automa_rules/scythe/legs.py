"""The legs of a movement. A unit can pick up or drop what it carries on its way (rulebook, Mechs)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from automa_rules.scythe.actions import UnitMove
from automa_rules.scythe.player import Player, unit_places
from automa_rules.scythe.terms import Place, UnitKind


class MovedUnit(msgspec.Struct, frozen=True, order=True):
    """A moved unit: its place, how many territories it can still go, and whether it crossed by Toka."""

    unit: UnitKind
    place: Place
    steps_left: int
    has_crossed_river: bool = False


class LegOutcome(msgspec.Struct, frozen=True):
    """The outcome of one leg of a movement.

    `units_started` counts units that start to move with this leg, not those that continue. `moved_units` are
    all units that have moved after it. If the leg goes too far, `reach` is where its units can go.
    """

    units_started: int
    moved_units: tuple[MovedUnit, ...]
    reach: frozenset[Place] | None


ReachBySteps: TypeAlias = Callable[[int], dict[Place, int]]
"""Maps a number of steps to the places that a unit reaches, and the steps left at each."""


def resolve_leg(
    owner: Player, one: UnitMove, moved_units: tuple[MovedUnit, ...], steps: int, from_here: ReachBySteps
) -> LegOutcome:
    """Move units by a leg: moved units that can continue first, then rested ones, then exhausted ones.

    A rested unit has `steps` steps.
    """
    present = unit_places(owner, one.unit).count(one.origin)
    moved, others = partition_units(moved_units, one.unit, one.origin)
    moved = sorted(moved, key=lambda each: each.steps_left, reverse=True)[:present]
    mobile = [found[one.to] for each in moved if one.to in (found := from_here(each.steps_left))][: one.count]
    units_started = min(one.count - len(mobile), present - len(moved))
    exhausted = one.count - len(mobile) - units_started
    full_reach = from_here(steps)
    steps_after = [*mobile, *[0] * exhausted, *[full_reach.get(one.to, 0)] * units_started]
    reach: frozenset[Place] | None = None
    if exhausted:
        reach = frozenset(from_here(moved[len(mobile)].steps_left))
    elif units_started and one.to not in full_reach:
        reach = frozenset(full_reach)
    staying = moved[len(mobile) + exhausted :]
    going = [MovedUnit(one.unit, one.to, steps_left) for steps_left in steps_after]
    return LegOutcome(units_started, _move_carried_workers((*others, *staying, *going), one), reach)


def _move_carried_workers(moved_units: tuple[MovedUnit, ...], one: UnitMove) -> tuple[MovedUnit, ...]:
    """Move carried workers, without a movement of their own. Those that have moved are carried first."""
    at_origin, others = partition_units(moved_units, "worker", one.origin)
    riding = [MovedUnit("worker", one.to, each.steps_left) for each in at_origin[: one.workers]]
    return (*others, *at_origin[one.workers :], *riding)


def partition_units(
    moved_units: tuple[MovedUnit, ...], unit: UnitKind, place: Place
) -> tuple[list[MovedUnit], list[MovedUnit]]:
    """Split units into those of a kind in a place, and all others."""
    found: tuple[list[MovedUnit], list[MovedUnit]] = ([], [])
    for each in moved_units:
        found[(each.unit, each.place) != (unit, place)].append(each)
    return found
