"""How the units that have moved in a turn can have come where they are, when it was told in several commands.

Of like units it is not known which one went on from where another had come to, nor who rode.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, permutations
from typing import TypeAlias

import msgspec

from domain.scythe.evolve.arrivals import standing, standing_where
from domain.scythe.player import Player
from domain.scythe.state import State
from domain.scythe.terms import Place, UnitKind

ARRIVALS_MOST = 6
"""With more of them nothing is read otherwise: a Move action is of three units."""

READINGS_MOST = 256
"""Of a turn of three units there are some dozen; only what goes to and fro without end could have more."""


class Passage(msgspec.Struct, frozen=True, order=True):
    """A unit's way from its origin by a stop to where it is; where it `stays` it goes no further.

    `number` is the place of its last leg among those of all units, `riders` is where workers got on for it.
    """

    number: int
    unit: UnitKind
    origin: Place
    stop: Place
    to: Place
    stays: bool = False
    riders: tuple[Place, ...] = ()

    @property
    def rode(self) -> bool:
        """Whether it is a worker that has ridden behind a walk of its own: it came by no leg."""
        return self.stop == self.to


Passages: TypeAlias = tuple[Passage, ...]
"""Of all units that have moved, in the order of their last legs."""


def passages(state: State, owner: Player) -> list[Passages]:
    """The readings, first what was told, then those nearest to it: each once, whichever way it is found."""
    stand = standing_where(owner)
    told = tuple(
        Passage(number, each.unit, each.origin, each.stop, each.to, each.stays, each.brought.workers)
        for number, each in enumerate(standing(state, owner))
    )
    found, new = [told], [told]
    while new and len(found) < READINGS_MOST:
        few = (one for one in new if len(one) <= ARRIVALS_MOST)
        others = {tuple(sorted(each)) for one in few for each in _read_otherwise(one)}
        new = sorted(one for one in others.difference(found) if _ends(one) <= stand)
        found += new[: READINGS_MOST - len(found)]
    return found


def _ends(there: Passages) -> Counter[tuple[UnitKind, Place]]:
    return Counter((each.unit, each.to) for each in there)


def _read_otherwise(there: Passages) -> Iterator[Iterable[Passage]]:
    """Who went on from where a like unit had come to may be that unit, and who rode one that had walked."""
    for first, then in combinations(there, 2):
        if then.unit == first.unit and then.origin == first.to and not (first.stays or then.rode):
            rest = (each for each in there if each not in (first, then))
            yield *rest, msgspec.structs.replace(then, origin=first.origin, stop=first.to)
    for walked, mech in permutations(there, 2):
        if walked.unit != "worker" or walked.stays:
            continue
        others = tuple(each for each in there if each != walked)
        rode = Passage(walked.number, "worker", mech.to, mech.to, mech.to, stays=True)
        if walked.to in mech.riders and walked.number < mech.number:
            yield *others, rode
        if walked.origin != walked.stop and walked.stop in mech.riders:
            yield *others, rode, msgspec.structs.replace(walked, origin=walked.stop)
