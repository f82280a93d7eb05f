"""Movements told in legs: a unit may pick up or set down on its way what it carries (rulebook, Mechs)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from automa_rules.scythe.actions import UnitMove
from automa_rules.scythe.player import Player, unit_places
from automa_rules.scythe.terms import Place, UnitKind


class MovedUnit(msgspec.Struct, frozen=True, order=True):
    """A unit that was moved: where to, how many territories it may still go, whether it `crossed` by Toka."""

    unit: UnitKind
    place: Place
    steps_left: int
    has_crossed_river: bool = False


class LegOutcome(msgspec.Struct, frozen=True):
    """What one telling of a movement comes to.

    `begin` is how many units begin to move with it: one that goes on is none of these. `moved` are all that
    have moved behind it. Where it leads further than its units go, `reach` is where they do.
    """

    units_started: int
    moved_units: tuple[MovedUnit, ...]
    reach: frozenset[Place] | None


ReachBySteps: TypeAlias = Callable[[int], dict[Place, int]]
"""By so many steps: the places that such a unit reaches, and how many steps are left there."""


def resolve_leg(
    owner: Player, one: UnitMove, moved_units: tuple[MovedUnit, ...], steps: int, from_here: ReachBySteps
) -> LegOutcome:
    """Units go on that were moved before and can, then rested ones begin, and tired ones are what is left.

    A rested one goes so many `steps`.
    """
    there = unit_places(owner, one.unit).count(one.origin)
    here, elsewhere = partition_units(moved_units, one.unit, one.origin)
    here = sorted(here, key=lambda each: each.steps_left, reverse=True)[:there]
    able = [found[one.to] for each in here if one.to in (found := from_here(each.steps_left))][: one.count]
    units_started = min(one.count - len(able), there - len(here))
    tired = one.count - len(able) - units_started
    whole = from_here(steps)
    lefts = [*able, *[0] * tired, *[whole.get(one.to, 0)] * units_started]
    reach: frozenset[Place] | None = None
    if tired:
        reach = frozenset(from_here(here[len(able)].steps_left))
    elif units_started and one.to not in whole:
        reach = frozenset(whole)
    stay = here[len(able) + tired :]
    gone = [MovedUnit(one.unit, one.to, steps_left) for steps_left in lefts]
    return LegOutcome(units_started, _move_carried_workers((*elsewhere, *stay, *gone), one), reach)


def _move_carried_workers(moved_units: tuple[MovedUnit, ...], one: UnitMove) -> tuple[MovedUnit, ...]:
    """Workers ride without a movement of their own; it may be those that have had theirs."""
    there, elsewhere = partition_units(moved_units, "worker", one.origin)
    riding = [MovedUnit("worker", one.to, each.steps_left) for each in there[: one.workers]]
    return (*elsewhere, *there[one.workers :], *riding)


def partition_units(
    moved_units: tuple[MovedUnit, ...], unit: UnitKind, place: Place
) -> tuple[list[MovedUnit], list[MovedUnit]]:
    """Those of a kind in a place, and all others."""
    found: tuple[list[MovedUnit], list[MovedUnit]] = ([], [])
    for each in moved_units:
        found[(each.unit, each.place) != (unit, place)].append(each)
    return found
