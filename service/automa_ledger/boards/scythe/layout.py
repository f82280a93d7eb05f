"""The layout of the sheet: hexes that point up, in rows, odd rows half a hex to the right."""

from __future__ import annotations

from math import sqrt
from typing import Final

from automa_ledger.boards.arrows import Point
from automa_rules.scythe.board import HOME_BASES, TERRITORIES
from automa_rules.scythe.coordinates import home_base_id
from automa_rules.scythe.terms import HOME, Faction, HexId

SIDE: Final = 60.0
"""The length of a hex's side, and from its centre to a corner."""
HEX_WIDTH: Final = SIDE * sqrt(3)
MARGIN: Final = 12.0
COLUMNS: Final = 8
FIRST_ROW: Final = -1
"""The row of the home bases in the north."""
WIDTH: Final = COLUMNS * HEX_WIDTH + 2 * MARGIN
ROWS: Final = 9
BOARD_HEIGHT: Final = (ROWS - 1) * SIDE * 1.5 + 2 * SIDE + 2 * MARGIN


def _centre(row: int, column: int) -> Point:
    x = MARGIN + HEX_WIDTH * (column + 0.5 + (0.5 if row % 2 else 0))
    return x, MARGIN + SIDE + (row - FIRST_ROW) * SIDE * 1.5


CENTRES: Final[dict[str, Point]] = {
    **{hex_.id: _centre(hex_.row, hex_.column) for hex_ in TERRITORIES.values()},
    **{home_base_id(base.faction): _centre(base.row, base.column) for base in HOME_BASES.values()},
}
"""The middle of each territory and home base."""


def shared_edge(one: HexId, other: HexId) -> tuple[Point, Point]:
    """The two ends of the edge between neighbours."""
    (x0, y0), (x1, y1) = CENTRES[one], CENTRES[other]
    mx, my = (x0 + x1) / 2, (y0 + y1) / 2
    ux, uy = (x1 - x0) / HEX_WIDTH, (y1 - y0) / HEX_WIDTH
    half = SIDE / 2
    return (mx - uy * half, my + ux * half), (mx + uy * half, my - ux * half)


def sheet_place(place: str, faction: Faction) -> str:
    """The place on the sheet: a unit's own `home` is its faction's."""
    return home_base_id(faction) if place == HOME else place
