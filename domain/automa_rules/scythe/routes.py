"""The possible routes of the units that moved in a turn, if several commands moved them.

Among equal units it is unknown which one continued from a shared place, and which worker was carried.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, pairwise, permutations
from typing import TypeAlias

import msgspec

from automa_rules.scythe.evolve.arrivals import count_units_by_place, current_arrivals
from automa_rules.scythe.player import Player
from automa_rules.scythe.state import Arrival, State
from automa_rules.scythe.terms import Place, UnitKind

MAX_ARRIVALS = 6
"""With more, no alternatives are searched: a Move action moves three units."""

MAX_ROUTE_SETS = 64
"""A turn of three units has thirty at most; only endless back-and-forth has more."""


class Route(msgspec.Struct, frozen=True, order=True):
    """A unit's route from its origin over stops to its place. With `has_stopped` it goes no further.

    `last_leg_index` orders its last leg among those of all units. Its workers got on at `rider_origins`.
    """

    last_leg_index: int
    unit: UnitKind
    origin: Place
    stops: tuple[Place, ...]
    to: Place
    has_stopped: bool = False
    rider_origins: tuple[Place, ...] = ()

    @property
    def is_carried(self) -> bool:
        """Whether it is a worker that was carried after a walk of its own: the ride is no leg."""
        return self.origin == self.to and not self.stops

    @property
    def legs(self) -> Iterator[tuple[Place, Place]]:
        """The legs in order, each as origin and destination."""
        return pairwise((self.origin, *self.stops, self.to))


RouteSet: TypeAlias = tuple[Route, ...]
"""The routes of all units that have moved, in the order of their last legs."""


def possible_routes(state: State, owner: Player) -> list[RouteSet]:
    """The possible route sets, each once: first the recorded one, then those nearest to it."""
    units = count_units_by_place(owner)
    recorded = tuple(
        Route(
            last_leg_index,
            each.unit,
            each.origin,
            _stops(each),
            each.to,
            each.has_stopped,
            each.delivered.workers,
        )
        for last_leg_index, each in enumerate(current_arrivals(state, owner))
    )
    found, latest = [recorded], [recorded]
    while latest and len(found) < MAX_ROUTE_SETS:
        searchable = (routes for routes in latest if len(routes) <= MAX_ARRIVALS)
        alternatives = {tuple(sorted(each)) for routes in searchable for each in _alternatives(routes)}
        latest = sorted(routes for routes in alternatives.difference(found) if _destinations(routes) <= units)
        found += latest[: MAX_ROUTE_SETS - len(found)]
    return found


def _swap_units(one: Route, other: Route) -> tuple[Route, Route]:
    """Exchange two units that met where `one` started: the other one continued first."""
    split = other.stops.index(one.origin) + 1
    swapped = msgspec.structs.replace(one, origin=other.origin, stops=(*other.stops[:split], *one.stops))
    return swapped, msgspec.structs.replace(other, origin=one.origin, stops=other.stops[split:])


def _stops(each: Arrival) -> tuple[Place, ...]:
    return () if each.last_stop == each.origin else (each.last_stop,)


def _destinations(routes: RouteSet) -> Counter[tuple[UnitKind, Place]]:
    return Counter((each.unit, each.to) for each in routes)


def _alternatives(routes: RouteSet) -> Iterator[Iterable[Route]]:
    """An equal unit may have continued instead, or a worker may have been carried after its walk."""
    for first, then in combinations(routes, 2):
        if then.unit == first.unit and then.origin == first.to and not (first.has_stopped or then.is_carried):
            rest = (each for each in routes if each not in (first, then))
            stops = (*first.stops, first.to, *then.stops)
            yield *rest, msgspec.structs.replace(then, origin=first.origin, stops=stops)
    for one, other in permutations(routes, 2):
        if one.unit == other.unit and one.origin in other.stops and not one.is_carried:
            yield *(each for each in routes if each not in (one, other)), *_swap_units(one, other)
    for walked, mech in permutations(routes, 2):
        if walked.unit != "worker" or walked.has_stopped:
            continue
        others = tuple(each for each in routes if each != walked)
        rode = Route(walked.last_leg_index, "worker", mech.to, (), mech.to, has_stopped=True)
        if walked.to in mech.rider_origins and walked.last_leg_index < mech.last_leg_index:
            yield *others, rode
        if walked.stops and walked.stops[-1] in mech.rider_origins:
            yield *others, rode, msgspec.structs.replace(walked, origin=walked.stops[-1], stops=())
