"""The two regions that the Automa's mechs move in: seven locations each from west to east, in a ring.

The North mech goes east and re-enters from the west, the Central mech the other way round (E2). The location
of the human's mech is skipped as if it did not exist (E1).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, takewhile
from typing import Final

from automa_rules.expeditions.terms import CENTRAL, NORTH, HumanPlace, LocationId, Mech

ROUTES: Final[dict[Mech, tuple[LocationId, ...]]] = {"north": NORTH, "central": CENTRAL[::-1]}
START_LOCATIONS: Final[dict[Mech, LocationId]] = {mech: way[0] for mech, way in ROUTES.items()}


def locations_after(mech: Mech, start: LocationId) -> Iterator[LocationId]:
    """Yield the locations after `start` in the direction of the mech, endlessly."""
    way = ROUTES[mech]
    at = way.index(start)
    while True:
        at = (at + 1) % len(way)
        yield way[at]


def free_locations_after(mech: Mech, start: LocationId, human: HumanPlace) -> Iterator[LocationId]:
    """The locations that the mech counts: those after `start` without the human's."""
    return (location for location in locations_after(mech, start) if location != human)


def destination_after(mech: Mech, start: LocationId, human: HumanPlace, distance: int) -> LocationId:
    """Where the mech is after moving by a distance of 1 or more."""
    return next(islice(free_locations_after(mech, start, human), distance - 1, None))


def route_to(mech: Mech, start: LocationId, to: LocationId) -> tuple[LocationId, ...]:
    """The locations that a mech passes on its way to another one, which is the last of them."""
    return (*takewhile(lambda place: place != to, locations_after(mech, start)), to)


def wraps_around(mech: Mech, start: LocationId, to: LocationId) -> bool:
    """Whether the way leaves the region at one end and re-enters it at the other (E2)."""
    return ROUTES[mech].index(to) < ROUTES[mech].index(start)
