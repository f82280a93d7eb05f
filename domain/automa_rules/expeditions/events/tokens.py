"""Events of the tiles, and of the map and corruption tokens on them."""

from __future__ import annotations

from typing import ClassVar

from automa_rules.core.event import Event
from automa_rules.expeditions.terms import LocationId, SeatName, Token


class MapTokenTaken(Event, frozen=True, tag="map_token_taken"):
    """A player took the map token of a location, and has `total` now."""

    seat: SeatName
    location: LocationId
    rule: str
    total: int | None = None


class TileRevealed(Event, frozen=True, tag="tile_revealed"):
    """A player revealed a location tile."""

    reveals: ClassVar[bool] = True

    seat: SeatName
    location: LocationId
    rule: str


class CorruptionPlaced(Event, frozen=True, tag="corruption_placed"):
    """Tokens were placed on a tile just revealed, in the order drawn, so the last is on top.

    `value` is the tile's value, if known. `bag_ran_out`: the bag was empty before the value was reached (E8).
    """

    reveals: ClassVar[bool] = True

    location: LocationId
    tokens: tuple[Token, ...] = ()
    twenty: bool = False
    bag_ran_out: bool = False
    rule: str = "E7"
    value: int | None = None


class GearsTokensPlaced(Event, frozen=True, tag="gears_tokens_placed"):
    """Some tokens just placed belong to Gears of Corruption: the table follows their rules (its rulebook)."""

    location: LocationId
    count: int
    rule: str = "GEARS"


class CorruptionTaken(Event, frozen=True, tag="corruption_taken"):
    """A player took the topmost ordinary tokens of a location, the topmost first; `left` remain there.

    `total` is how many the player has now, the value-20 token included; `multiplier` is the most that the
    Automa's card allows.
    """

    seat: SeatName
    location: LocationId
    tokens: tuple[Token, ...]
    left: int
    rule: str
    total: int | None = None
    multiplier: int | None = None


class TwentyTaken(Event, frozen=True, tag="twenty_taken"):
    """A player took the value-20 token, and has `total` corruption tokens now."""

    seat: SeatName
    location: LocationId
    rule: str
    total: int | None = None


class CorruptionDestroyed(Event, frozen=True, tag="corruption_destroyed"):
    """The topmost tokens of a location returned to the bag, the topmost first; nobody gained them."""

    location: LocationId
    tokens: tuple[Token, ...]
    rule: str = "BASE.BAG"
