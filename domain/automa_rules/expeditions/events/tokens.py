"""Facts about the tiles and about the map and corruption tokens on them."""

from __future__ import annotations

from typing import ClassVar

from automa_rules.core.event import Event
from automa_rules.expeditions.terms import LocationId, SeatName, Token


class MapTokenTaken(Event, frozen=True, tag="map_token_taken"):
    """A player took the map token of a location, and has so many in `total` now."""

    seat: SeatName
    location: LocationId
    rule: str
    total: int | None = None


class TileRevealed(Event, frozen=True, tag="tile_revealed"):
    """A player turned a location tile face up."""

    reveals: ClassVar[bool] = True

    seat: SeatName
    location: LocationId
    rule: str


class CorruptionPlaced(Event, frozen=True, tag="corruption_placed"):
    """Tokens were put on a tile just revealed, in the order drawn, so that the last lies on top.

    `value` is what the tile shows, where it is known; `bag_ran_out`: drawing stopped before it was reached,
    because the bag was empty (E8).
    """

    reveals: ClassVar[bool] = True

    location: LocationId
    tokens: tuple[Token, ...] = ()
    twenty: bool = False
    bag_ran_out: bool = False
    rule: str = "E7"
    value: int | None = None


class CorruptionTaken(Event, frozen=True, tag="corruption_taken"):
    """A player took the topmost ordinary tokens of a location, the topmost first; `left` are still there.

    `total` is how many the player has now, the value-20 token counted; `multiplier` what the Automa's card
    allows at most.
    """

    seat: SeatName
    location: LocationId
    tokens: tuple[Token, ...]
    left: int
    rule: str
    total: int | None = None
    multiplier: int | None = None


class TwentyTaken(Event, frozen=True, tag="twenty_taken"):
    """A player took the value-20 token, and has so many corruption tokens in `total` now."""

    seat: SeatName
    location: LocationId
    rule: str
    total: int | None = None


class CorruptionDestroyed(Event, frozen=True, tag="corruption_destroyed"):
    """The topmost tokens of a location went back into the bag, the topmost first; nobody gained them."""

    location: LocationId
    tokens: tuple[Token, ...]
    rule: str = "BASE.BAG"
