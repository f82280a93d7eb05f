"""A location: its tile, face down or face up, and the tokens on it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from automa_rules.expeditions.terms import LOCATIONS, TWENTY, LocationId, TileValue, Tokens


class Location(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A location of the North or the Central region.

    `corruption` has the bottom token first. The value-20 token is in `twenty`, not in `corruption`. `reveals`
    is what is printed on the tile, if it was reported.
    """

    id: LocationId
    face_up: bool = False
    map: bool = True
    corruption: Tokens = ()
    twenty: bool = False
    reveals: TileValue | None = None


def has_twenty(place: Location) -> bool:
    """Whether the value-20 token is here, or is known to belong on this face-down tile."""
    return place.twenty or (not place.face_up and place.reveals == TWENTY)


class LocationSeen(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is visible at a location. Without `map`, a face-down tile has a map token, a face-up one none.

    `corruption` has the bottom token first.
    """

    id: LocationId
    face_up: bool
    map: bool | None = None
    corruption: Tokens = ()
    twenty: bool = False

    def location(self, reveals: TileValue | None) -> Location:
        """The location as the state stores it."""
        return Location(
            id=self.id,
            face_up=self.face_up,
            map=not self.face_up if self.map is None else self.map,
            corruption=self.corruption,
            twenty=self.twenty,
            reveals=reveals,
        )


LocationsSeen = Annotated[tuple[LocationSeen, ...], Meta(max_length=len(LOCATIONS))]
