"""The two regions that the Automa's mechs walk: seven locations each from west to east, in a ring.

The North mech goes east and comes in again from the west, the Central mech the other way round (E2). The
location of the human's mech is passed over as if it were not there (E1).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, takewhile
from typing import Final

from automa_rules.expeditions.terms import CENTRAL, NORTH, HumanPlace, LocationId, Mech

ROUTES: Final[dict[Mech, tuple[LocationId, ...]]] = {"north": NORTH, "central": CENTRAL[::-1]}
START_LOCATIONS: Final[dict[Mech, LocationId]] = {mech: way[0] for mech, way in ROUTES.items()}


def locations_after(mech: Mech, start: LocationId) -> Iterator[LocationId]:
    """All locations after `start` in the direction of the mech, round and round."""
    way = ROUTES[mech]
    at = way.index(start)
    while True:
        at = (at + 1) % len(way)
        yield way[at]


def free_locations_after(mech: Mech, start: LocationId, human: HumanPlace) -> Iterator[LocationId]:
    """The locations that the mech counts: those after `start`, the human's left out."""
    return (location for location in locations_after(mech, start) if location != human)


def destination_after(mech: Mech, start: LocationId, human: HumanPlace, distance: int) -> LocationId:
    """Where the mech stands when it has moved by a distance of 1 or more."""
    return next(islice(free_locations_after(mech, start, human), distance - 1, None))


def route_to(mech: Mech, start: LocationId, to: LocationId) -> tuple[LocationId, ...]:
    """The locations that a mech comes by on its way to another one, which is the last of them."""
    return (*takewhile(lambda there: there != to, locations_after(mech, start)), to)


def wraps_around(mech: Mech, start: LocationId, to: LocationId) -> bool:
    """Whether the way leads over the end of the region and in again at the other (E2)."""
    return ROUTES[mech].index(to) < ROUTES[mech].index(start)
