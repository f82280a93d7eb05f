"""A location: its tile, face down or face up, and the tokens that lie on it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from automa_rules.expeditions.terms import LOCATIONS, TWENTY, LocationId, TileValue, Tokens


class Location(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A location of the North or the Central region.

    `corruption` has the bottom token first; the value-20 token is not in it but in `twenty`. `reveals` is
    what is printed on the tile, if the table has told it.
    """

    id: LocationId
    face_up: bool = False
    map: bool = True
    corruption: Tokens = ()
    twenty: bool = False
    reveals: TileValue | None = None


def has_twenty(there: Location) -> bool:
    """Whether the value-20 token lies here, or is known to belong on the tile when it is turned up."""
    return there.twenty or (not there.face_up and there.reveals == TWENTY)


class LocationSeen(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What somebody sees at a location. Unless told, a map token lies there when the tile is face down.

    `corruption` has the bottom token first.
    """

    id: LocationId
    face_up: bool
    map: bool | None = None
    corruption: Tokens = ()
    twenty: bool = False

    def location(self, reveals: TileValue | None) -> Location:
        """The location as the game keeps it."""
        return Location(
            id=self.id,
            face_up=self.face_up,
            map=not self.face_up if self.map is None else self.map,
            corruption=self.corruption,
            twenty=self.twenty,
            reveals=reveals,
        )


LocationsSeen = Annotated[tuple[LocationSeen, ...], Meta(max_length=len(LOCATIONS))]
