"""How the units that have moved in a turn can have come where they are, when it was told in several commands.

Of like units it is not known which one went on from where another had come to, nor who rode.
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
"""With more of them nothing is read otherwise: a Move action is of three units."""

MAX_ROUTE_SETS = 64
"""Of a turn of three units there are thirty at most; only what goes to and fro without end has more."""


class Route(msgspec.Struct, frozen=True, order=True):
    """A unit's way from its origin by some stops to where it is; where it `stays` it goes no further.

    `number` is the place of its last leg among those of all units, `riders` is where workers got on for it.
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
        """Whether it is a worker that has ridden behind a walk of its own: it came by no leg."""
        return self.origin == self.to and not self.stops

    @property
    def legs(self) -> Iterator[tuple[Place, Place]]:
        """From where to where it was moved, one after another."""
        return pairwise((self.origin, *self.stops, self.to))


RouteSet: TypeAlias = tuple[Route, ...]
"""Of all units that have moved, in the order of their last legs."""


def possible_routes(state: State, owner: Player) -> list[RouteSet]:
    """The readings, first what was told, then those nearest to it: each once, whichever way it is found."""
    stand = count_units_by_place(owner)
    told = tuple(
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
    found, new = [told], [told]
    while new and len(found) < MAX_ROUTE_SETS:
        few = (one for one in new if len(one) <= MAX_ARRIVALS)
        others = {tuple(sorted(each)) for one in few for each in _alternatives(one)}
        new = sorted(one for one in others.difference(found) if _destinations(one) <= stand)
        found += new[: MAX_ROUTE_SETS - len(found)]
    return found


def _swap_units(one: Route, other: Route) -> tuple[Route, Route]:
    """Two that stood together where one of them began: the other one went on first."""
    here = other.stops.index(one.origin) + 1
    later = msgspec.structs.replace(one, origin=other.origin, stops=(*other.stops[:here], *one.stops))
    return later, msgspec.structs.replace(other, origin=one.origin, stops=other.stops[here:])


def _stops(each: Arrival) -> tuple[Place, ...]:
    return () if each.last_stop == each.origin else (each.last_stop,)


def _destinations(there: RouteSet) -> Counter[tuple[UnitKind, Place]]:
    return Counter((each.unit, each.to) for each in there)


def _alternatives(there: RouteSet) -> Iterator[Iterable[Route]]:
    """Who went on from where a like unit stood may be that unit, and who rode one that had walked."""
    for first, then in combinations(there, 2):
        if then.unit == first.unit and then.origin == first.to and not (first.has_stopped or then.is_carried):
            rest = (each for each in there if each not in (first, then))
            stops = (*first.stops, first.to, *then.stops)
            yield *rest, msgspec.structs.replace(then, origin=first.origin, stops=stops)
    for one, other in permutations(there, 2):
        if one.unit == other.unit and one.origin in other.stops and not one.is_carried:
            yield *(each for each in there if each not in (one, other)), *_swap_units(one, other)
    for walked, mech in permutations(there, 2):
        if walked.unit != "worker" or walked.has_stopped:
            continue
        others = tuple(each for each in there if each != walked)
        rode = Route(walked.last_leg_index, "worker", mech.to, (), mech.to, has_stopped=True)
        if walked.to in mech.rider_origins and walked.last_leg_index < mech.last_leg_index:
            yield *others, rode
        if walked.stops and walked.stops[-1] in mech.rider_origins:
            yield *others, rode, msgspec.structs.replace(walked, origin=walked.stops[-1], stops=())
