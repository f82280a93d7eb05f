"""Which of several like units are moved by each telling of a Move action: all ways to understand it.

Nobody tells two mechs apart that hand a worker on: which of them can still go is found out by what is told
next (rulebook, Move and Mechs).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from itertools import combinations

import msgspec

from domain.scythe.actions import UnitMove
from domain.scythe.legs import Moved, Onward, leg, parted
from domain.scythe.player import Player, places
from domain.scythe.reach import onward, steps_of
from domain.scythe.state import State
from domain.scythe.terms import Place, UnitKind

UNITS_MOST = 3
"""Two, and one more after the upgrade."""

UNITS_BY_CARD = 1
"""A Factory card moves one unit, by one territory more."""


class Way(msgspec.Struct, frozen=True, order=True):
    """How many units have begun to move, and those that have; `by_card` it is a Factory card's movement."""

    begun: int = 0
    by_card: bool = False
    moved: tuple[Moved, ...] = ()

    @property
    def most(self) -> int:
        """How many units such a movement is of."""
        return UNITS_BY_CARD if self.by_card else UNITS_MOST

    def steps(self, owner: Player, unit: UnitKind) -> int:
        """How many territories a unit goes that has not begun to."""
        return steps_of(owner, unit) - (owner.has_factory_card and not self.by_card)


Ways = frozenset[Way]


def at_first(owner: Player) -> Ways:
    """Before anything is moved."""
    return frozenset(Way(by_card=by_card) for by_card in {False, owner.has_factory_card})


def narrowed(state: State, owner: Player, one: UnitMove, ways: Ways) -> tuple[Ways, frozenset[Place] | None]:
    """The ways to understand one more telling; where none is left, the nearest, and where its units do go."""
    from_here = cache(partial(onward, state, owner, one.unit, one.origin))
    found = {further for way in ways for further in _further(owner, one, way, from_here)}
    if found:
        few = frozenset(way for way in found if way.begun <= way.most)
        return few or frozenset({min(found)}), None
    told = {way: leg(owner, one, way.moved, way.steps(owner, one.unit), from_here) for way in sorted(ways)}
    reach = frozenset[Place]().union(*(each.reach or () for each in told.values()))
    nearest, gone = next(iter(told.items()))
    return frozenset({Way(nearest.begun + gone.begin, nearest.by_card, gone.moved)}), reach


def _further(owner: Player, one: UnitMove, way: Way, from_here: Onward) -> Iterator[Way]:
    """Some that were moved before go on, and rested ones begin; of workers some of either kind ride."""
    here, elsewhere = parted(way.moved, one.unit, one.origin)
    rested = places(owner, one.unit).count(one.origin) - len(here)
    whole = from_here(way.steps(owner, one.unit)).get(one.to)
    for going, staying in _chosen(here, one.count):
        begin = one.count - len(going)
        lefts = [*(from_here(each.left).get(one.to) for each in going), *[whole] * begin]
        gone = [Moved(one.unit, one.to, left) for left in lefts if left is not None]
        if begin <= rested and len(gone) == one.count:
            for moved in _with_riders(owner, one, (*elsewhere, *staying, *gone)):
                yield Way(way.begun + begin, way.by_card, tuple(sorted(moved)))


def _with_riders(owner: Player, one: UnitMove, moved: tuple[Moved, ...]) -> Iterator[tuple[Moved, ...]]:
    """Workers ride without a movement of their own; it may be those that have had theirs."""
    if not one.workers:
        yield moved
        return
    there, elsewhere = parted(moved, "worker", one.origin)
    rested = places(owner, "worker").count(one.origin) - len(there)
    for riding, staying in _chosen(there, one.workers):
        if one.workers - len(riding) <= rested:
            yield (*elsewhere, *staying, *(Moved("worker", one.to, each.left) for each in riding))


def _chosen(units: list[Moved], most: int) -> Iterator[tuple[tuple[Moved, ...], tuple[Moved, ...]]]:
    """Each choice of up to so many of them, and the others; like units are chosen once."""
    told: set[tuple[Moved, ...]] = set()
    ordered = sorted(units)
    for number in range(min(most, len(ordered)) + 1):
        for chosen in combinations(range(len(ordered)), number):
            going = tuple(ordered[at] for at in chosen)
            if going not in told:
                told.add(going)
                yield going, tuple(each for at, each in enumerate(ordered) if at not in chosen)
