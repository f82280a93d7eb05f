"""What moved between two views of one turn, and its arrows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from domain.expeditions.terms import BASECAMP
from domain.expeditions.view import View
from service.boards.arrows import Point, arrow
from service.boards.expeditions.layout import CENTRES, WIDTH
from service.boards.expeditions.mechs import standing
from service.boards.expeditions.palette import MECHS
from service.boards.markup import Markup, group, title
from service.boards.scene import Move, Words
from service.boards.theme import Theme

LOW: Final = 20.0
"""Arrows run below the tokens, where the mechs stand."""
BEYOND: Final = 16.0
"""How far an arrow goes over the edge of the sheet, or begins there."""


def moved(before: View, after: View) -> tuple[Move, ...]:
    """The mechs that stand elsewhere."""
    then, now = standing(before), standing(after)
    return tuple(
        Move("human" if mech == "human" else "automa", mech, then[mech], now[mech])
        for mech in now
        if then[mech] != now[mech]
    )


def drawn(moves: Sequence[Move], words: Words, theme: Theme) -> Markup:
    """An arrow for each way; one that leads round a region leaves the sheet and comes in again."""
    return group(*(_one(move, index, words, theme) for index, move in enumerate(moves, 1)), id="moves")


def _one(move: Move, index: int, words: Words, theme: Theme) -> Markup:
    told = words.say("picture-expeditions-move", mech=f"mech_{move.piece}", origin=move.origin, to=move.to)
    colour = MECHS[move.piece].fill
    drawn = [
        arrow(start, end, told, colour=colour, edge=theme.ink if theme.name == "dark" else theme.card)
        for start, end in _ways(move)
    ]
    return group(title(told), *drawn, id=f"move-{index}", class_=f"move mech {move.piece}")


def _ways(move: Move) -> list[tuple[Point, Point]]:
    """From place to place; round a region the North mech comes in from the west, the other from the east."""
    start, end = _point(move.origin), _point(move.to)
    west, east = -BEYOND, WIDTH + BEYOND
    if move.piece == "north" and end[0] < start[0]:
        return [(start, (east, start[1])), ((west, end[1]), end)]
    if move.piece == "central" and end[0] > start[0]:
        return [(start, (west, start[1])), ((east, end[1]), end)]
    return [(start, end)]


def _point(place: str) -> Point:
    x, y = CENTRES[place]
    return x, y if place == BASECAMP else y + LOW
