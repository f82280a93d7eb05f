"""The positions of pieces on a hex: workers beside or in front of the fighters, players side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from automa_ledger.boards.arrows import Point

SPREAD_WIDTH = 92.0
"""The maximum width of all pieces."""
STRUCTURE_WIDTH = 34.0
"""The part of it that a structure on the right takes."""
PITCH = {"character": 36.0, "mech": 38.0, "worker": 23.0}
MIN_VISIBLE_SHARE = 0.7
"""The share of a piece that the next one must not cover."""
MIN_SINGLE_ROW_SCALE = 0.9
"""The scale down to which workers are beside the fighters."""
FIGHTERS_OFFSET_Y, WORKERS_OFFSET_Y, SINGLE_ROW_OFFSET_Y = -12.0, 17.0, 2.0
WORKERS_BESIDE_OFFSET_Y = 7.0
"""The feet of workers beside fighters are a little higher than those of the fighters."""
RESOURCES_OFFSET_Y = -5.0
"""How far pieces move up for resources below them."""
WORKER = "worker"


class Piece(msgspec.Struct, frozen=True):
    """A unit: its id in the picture, its seat, its kind, and its place."""

    id: str
    seat: str
    kind: str
    place: str


class PlacedPiece(msgspec.Struct, frozen=True):
    """A piece, its position on the sheet, and its scale."""

    piece: Piece
    x: float
    y: float
    scale: float = 1.0


def place_pieces(
    pieces: Sequence[Piece], centre: Point, *, has_structure: bool, has_resources: bool
) -> Iterator[PlacedPiece]:
    """Place all pieces of a hex, which may have a structure and resources."""
    left, right = -SPREAD_WIDTH / 2, SPREAD_WIDTH / 2 - (STRUCTURE_WIDTH if has_structure else 0)
    seats = list(dict.fromkeys(piece.seat for piece in pieces))
    share = (right - left) / max(len(seats), 1)
    for index, seat in enumerate(seats):
        own = [piece for piece in pieces if piece.seat == seat]
        middle = left + share * (index + 0.5)
        yield from _place_seat(
            own, (centre[0] + middle, centre[1] + (RESOURCES_OFFSET_Y if has_resources else 0)), share
        )


def _place_seat(pieces: Sequence[Piece], at: Point, width: float) -> Iterator[PlacedPiece]:
    fighters = [piece for piece in pieces if piece.kind != WORKER]
    workers = [piece for piece in pieces if piece.kind == WORKER]
    both = bool(fighters) and bool(workers)
    total = sum(PITCH[piece.kind] for piece in pieces)
    if both and total * MIN_SINGLE_ROW_SCALE <= width:
        yield from _place_single_row([*fighters, *workers], at, min(1.0, width / total))
        return
    yield from _place_row(
        fighters, (at[0], at[1] + (FIGHTERS_OFFSET_Y if both else SINGLE_ROW_OFFSET_Y)), width
    )
    yield from _place_row(
        workers, (at[0], at[1] + (WORKERS_OFFSET_Y if both else SINGLE_ROW_OFFSET_Y)), width
    )


def _place_single_row(pieces: Sequence[Piece], at: Point, scale: float) -> Iterator[PlacedPiece]:
    """Place fighters and workers side by side, where none covers another."""
    left = at[0] - scale * sum(PITCH[piece.kind] for piece in pieces) / 2
    for piece in pieces:
        y = WORKERS_BESIDE_OFFSET_Y if piece.kind == WORKER else SINGLE_ROW_OFFSET_Y
        yield PlacedPiece(piece, left + scale * PITCH[piece.kind] / 2, at[1] + y, round(scale, 2))
        left += scale * PITCH[piece.kind]


def _place_row(pieces: Sequence[Piece], at: Point, width: float) -> Iterator[PlacedPiece]:
    """Place pieces side by side. Without enough room they overlap, and then they are smaller.

    Enough of each piece stays visible to read its letter.
    """
    if not pieces:
        return
    widest = max(PITCH[piece.kind] for piece in pieces)
    gaps = len(pieces) - 1
    pitch = min(widest, max((width - widest) / gaps, MIN_VISIBLE_SHARE * widest)) if gaps else 0.0
    scale = min(1.0, width / (widest + pitch * gaps))
    start = at[0] - pitch * scale * gaps / 2
    for index, piece in enumerate(pieces):
        yield PlacedPiece(piece, start + pitch * scale * index, at[1], round(scale, 2))
