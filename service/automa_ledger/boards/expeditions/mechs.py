"""The three mechs (the human's, the Automa's in North and Central), and arrows for their moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from automa_ledger.boards.arrows import Point, arrow
from automa_ledger.boards.expeditions.layout import CENTRES, WIDTH
from automa_ledger.boards.markup import Markup, at, group, titled_group, use
from automa_ledger.boards.scene import Move
from automa_ledger.boards.theme import Theme
from automa_ledger.boards.words import Words
from automa_rules.expeditions.pieces import mechs
from automa_rules.expeditions.terms import BASECAMP
from automa_rules.expeditions.view import View

MECH_OFFSET_Y: Final = 34.0
"""From the middle of the hex to its mech."""
ARROW_OFFSET_Y: Final = 20.0
"""Arrows run below the tokens, at the mechs."""
ARROW_OVERHANG: Final = 16.0
"""How far an arrow extends beyond the edge of the sheet."""
MECHS: Final = {"automa-north": "north", "automa-central": "central", "human-mech": "human"}
"""The name of each mech, by its id."""


def draw(view: View, words: Words) -> Iterator[Markup]:
    """Draw each mech at its place."""
    for piece, place in mechs(view).items():
        mech = MECHS[piece]
        yield titled_group(
            words.format_message("picture-expeditions-mech", mech=f"mech_{mech}", place=place),
            use(f"mech-{mech}"),
            id=piece,
            class_=f"piece mech {mech}",
            data_place=place,
            transform=at(*_point(place, MECH_OFFSET_Y), 1.12),
        )


def find_moves(before: View, after: View) -> tuple[Move, ...]:
    """The mechs that moved."""
    then = mechs(before)
    return tuple(
        Move(piece.partition("-")[0], MECHS[piece], then[piece], place)
        for piece, place in mechs(after).items()
        if then[piece] != place
    )


def moves(moved: Sequence[Move], words: Words, theme: Theme) -> Markup:
    """An arrow for each move. A move round a region leaves the sheet and enters it again."""
    return group(*(_move(move, index, words, theme) for index, move in enumerate(moved, 1)), id="moves")


def _move(move: Move, index: int, words: Words, theme: Theme) -> Markup:
    label = words.format_message(
        "picture-expeditions-move", mech=f"mech_{move.piece}", origin=move.origin, to=move.to
    )
    colour, edge = theme.colours[move.piece], theme.colours["arrow_edge"]
    arrows = [arrow(*way, label, colour=colour, edge=edge) for way in _arrow_segments(move)]
    return titled_group(label, *arrows, id=f"move-{index}", class_=f"move mech {move.piece}")


def _arrow_segments(move: Move) -> list[tuple[Point, Point]]:
    """The parts of an arrow. Round a region, the North mech enters from the west, the other from the east."""
    start, end = _point(move.origin, ARROW_OFFSET_Y), _point(move.to, ARROW_OFFSET_Y)
    west, east = -ARROW_OVERHANG, WIDTH + ARROW_OVERHANG
    if move.piece == "north" and end[0] < start[0]:
        return [(start, (east, start[1])), ((west, end[1]), end)]
    if move.piece == "central" and end[0] > start[0]:
        return [(start, (west, start[1])), ((east, end[1]), end)]
    return [(start, end)]


def _point(place: str, below: float) -> Point:
    x, y = CENTRES[place]
    return x, y if place == BASECAMP else y + below
