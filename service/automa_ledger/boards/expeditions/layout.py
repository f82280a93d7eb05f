"""The layout of the sheet: three rows of hexes that point up, and Basecamp below them."""

from __future__ import annotations

from math import sqrt
from typing import Final

from automa_ledger.boards.arrows import Point
from automa_rules.expeditions.terms import BASECAMP, CENTRAL, NORTH

SIDE: Final = 64.0
"""The length of a hex's side, and from its centre to a corner."""
HEX_WIDTH: Final = SIDE * sqrt(3)
MARGIN: Final = 12.0
GAP: Final = 8.0
WIDTH: Final = len(NORTH) * HEX_WIDTH + 2 * MARGIN
ROW: Final = 2 * SIDE + GAP
INNER: Final = WIDTH - 2 * MARGIN
SOUTH: Final = tuple(f"s{number}" for number in range(1, 7))


def _row(places: tuple[str, ...], row: int) -> dict[str, Point]:
    """A centred row of places, from west to east."""
    left = (WIDTH - len(places) * HEX_WIDTH) / 2
    return {
        place: (left + HEX_WIDTH * (at + 0.5), MARGIN + SIDE + row * ROW) for at, place in enumerate(places)
    }


TILES: Final[dict[str, Point]] = {**_row(NORTH, 0), **_row(CENTRAL, 1), **_row(SOUTH, 2)}
"""The middle of each location."""
CAMP_TOP: Final = MARGIN + 2 * ROW + 2 * SIDE + GAP
CAMP_HEIGHT: Final = 150.0
CENTRES: Final[dict[str, Point]] = {**TILES, BASECAMP: (WIDTH - MARGIN - 52, CAMP_TOP + 38)}
"""The middle of every place where a mech can be."""
TRACK_TOP: Final = CAMP_TOP + CAMP_HEIGHT + GAP
