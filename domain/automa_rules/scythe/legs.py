"""Movements told in legs: a unit may pick up or set down on its way what it carries (rulebook, Mechs)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from automa_rules.scythe.actions import UnitMove
from automa_rules.scythe.player import Player, places
from automa_rules.scythe.terms import Place, UnitKind


class Moved(msgspec.Struct, frozen=True, order=True):
    """A unit that was moved: where to, how many territories it may still go, whether it `crossed` by Toka."""

    unit: UnitKind
    place: Place
    left: int
    crossed: bool = False


class Leg(msgspec.Struct, frozen=True):
    """What one telling of a movement comes to.

    `begin` is how many units begin to move with it: one that goes on is none of these. `moved` are all that
    have moved behind it. Where it leads further than its units go, `reach` is where they do.
    """

    begin: int
    moved: tuple[Moved, ...]
    reach: frozenset[Place] | None


Onward: TypeAlias = Callable[[int], dict[Place, int]]
"""By so many steps: the places that such a unit reaches, and how many steps are left there."""


def leg(owner: Player, one: UnitMove, moved: tuple[Moved, ...], steps: int, from_here: Onward) -> Leg:
    """Units go on that were moved before and can, then rested ones begin, and tired ones are what is left.

    A rested one goes so many `steps`.
    """
    there = places(owner, one.unit).count(one.origin)
    here, elsewhere = parted(moved, one.unit, one.origin)
    here = sorted(here, key=lambda each: each.left, reverse=True)[:there]
    able = [found[one.to] for each in here if one.to in (found := from_here(each.left))][: one.count]
    begin = min(one.count - len(able), there - len(here))
    tired = one.count - len(able) - begin
    whole = from_here(steps)
    lefts = [*able, *[0] * tired, *[whole.get(one.to, 0)] * begin]
    reach: frozenset[Place] | None = None
    if tired:
        reach = frozenset(from_here(here[len(able)].left))
    elif begin and one.to not in whole:
        reach = frozenset(whole)
    stay = here[len(able) + tired :]
    gone = [Moved(one.unit, one.to, left) for left in lefts]
    return Leg(begin, _with_riders((*elsewhere, *stay, *gone), one), reach)


def _with_riders(moved: tuple[Moved, ...], one: UnitMove) -> tuple[Moved, ...]:
    """Workers ride without a movement of their own; it may be those that have had theirs."""
    there, elsewhere = parted(moved, "worker", one.origin)
    riding = [Moved("worker", one.to, each.left) for each in there[: one.workers]]
    return (*elsewhere, *there[one.workers :], *riding)


def parted(moved: tuple[Moved, ...], unit: UnitKind, place: Place) -> tuple[list[Moved], list[Moved]]:
    """Those of a kind in a place, and all others."""
    found: tuple[list[Moved], list[Moved]] = ([], [])
    for each in moved:
        found[(each.unit, each.place) != (unit, place)].append(each)
    return found
