"""How the units that have moved in a turn can have come where they are, when it was told in several commands.

Of like units it is not known which one went on from where another had come to, nor who rode.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, pairwise, permutations
from typing import TypeAlias

import msgspec

from automa_rules.scythe.evolve.arrivals import standing, standing_where
from automa_rules.scythe.player import Player
from automa_rules.scythe.state import Arrival, State
from automa_rules.scythe.terms import Place, UnitKind

MAX_ARRIVALS = 6
"""With more of them nothing is read otherwise: a Move action is of three units."""

MAX_READINGS = 64
"""Of a turn of three units there are thirty at most; only what goes to and fro without end has more."""


class Passage(msgspec.Struct, frozen=True, order=True):
    """A unit's way from its origin by some stops to where it is; where it `stays` it goes no further.

    `number` is the place of its last leg among those of all units, `riders` is where workers got on for it.
    """

    number: int
    unit: UnitKind
    origin: Place
    stops: tuple[Place, ...]
    to: Place
    stays: bool = False
    riders: tuple[Place, ...] = ()

    @property
    def rode(self) -> bool:
        """Whether it is a worker that has ridden behind a walk of its own: it came by no leg."""
        return self.origin == self.to and not self.stops

    @property
    def legs(self) -> Iterator[tuple[Place, Place]]:
        """From where to where it was moved, one after another."""
        return pairwise((self.origin, *self.stops, self.to))


Passages: TypeAlias = tuple[Passage, ...]
"""Of all units that have moved, in the order of their last legs."""


def passages(state: State, owner: Player) -> list[Passages]:
    """The readings, first what was told, then those nearest to it: each once, whichever way it is found."""
    stand = standing_where(owner)
    told = tuple(
        Passage(number, each.unit, each.origin, _stops(each), each.to, each.stays, each.brought.workers)
        for number, each in enumerate(standing(state, owner))
    )
    found, new = [told], [told]
    while new and len(found) < MAX_READINGS:
        few = (one for one in new if len(one) <= MAX_ARRIVALS)
        others = {tuple(sorted(each)) for one in few for each in _read_otherwise(one)}
        new = sorted(one for one in others.difference(found) if _ends(one) <= stand)
        found += new[: MAX_READINGS - len(found)]
    return found


def _exchanged(one: Passage, other: Passage) -> tuple[Passage, Passage]:
    """Two that stood together where one of them began: the other one went on first."""
    here = other.stops.index(one.origin) + 1
    later = msgspec.structs.replace(one, origin=other.origin, stops=(*other.stops[:here], *one.stops))
    return later, msgspec.structs.replace(other, origin=one.origin, stops=other.stops[here:])


def _stops(each: Arrival) -> tuple[Place, ...]:
    return () if each.stop == each.origin else (each.stop,)


def _ends(there: Passages) -> Counter[tuple[UnitKind, Place]]:
    return Counter((each.unit, each.to) for each in there)


def _read_otherwise(there: Passages) -> Iterator[Iterable[Passage]]:
    """Who went on from where a like unit stood may be that unit, and who rode one that had walked."""
    for first, then in combinations(there, 2):
        if then.unit == first.unit and then.origin == first.to and not (first.stays or then.rode):
            rest = (each for each in there if each not in (first, then))
            stops = (*first.stops, first.to, *then.stops)
            yield *rest, msgspec.structs.replace(then, origin=first.origin, stops=stops)
    for one, other in permutations(there, 2):
        if one.unit == other.unit and one.origin in other.stops and not one.rode:
            yield *(each for each in there if each not in (one, other)), *_exchanged(one, other)
    for walked, mech in permutations(there, 2):
        if walked.unit != "worker" or walked.stays:
            continue
        others = tuple(each for each in there if each != walked)
        rode = Passage(walked.number, "worker", mech.to, (), mech.to, stays=True)
        if walked.to in mech.riders and walked.number < mech.number:
            yield *others, rode
        if walked.stops and walked.stops[-1] in mech.riders:
            yield *others, rode, msgspec.structs.replace(walked, origin=walked.stops[-1], stops=())
