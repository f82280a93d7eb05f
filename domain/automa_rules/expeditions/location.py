"""A location: its tile, face down or face up, and the tokens on it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta
from msgspec.structs import force_setattr, replace

from automa_rules.expeditions.terms import LOCATIONS, TWENTY, LocationId, TileValue, Tokens


class Location(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A location of the North or the Central region.

    Without `map`, a face-down tile has a map token, a face-up one none. `corruption` has the bottom token
    first. The value-20 token is in `twenty`, not in `corruption`. `reveals` is what is printed on the tile,
    if it was reported.
    """

    id: LocationId
    face_up: bool = False
    map: bool | None = None
    corruption: Tokens = ()
    twenty: bool = False
    reveals: TileValue | None = None

    def __post_init__(self) -> None:
        """Say whether there is a map token, where it was left out."""
        if self.map is None:
            force_setattr(self, "map", not self.face_up)


def with_reveals(place: Location, known: TileValue | None) -> Location:
    """The location with what is known to be printed on its tile, unless it says so itself."""
    return place if known is None or place.reveals is not None else replace(place, reveals=known)


def has_twenty(place: Location) -> bool:
    """Whether the value-20 token is here, or is known to belong on this face-down tile."""
    return place.twenty or (not place.face_up and place.reveals == TWENTY)


Locations = Annotated[tuple[Location, ...], Meta(max_length=len(LOCATIONS))]
