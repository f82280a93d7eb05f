"""The strips of the seats: a frame that stands out for whose turn it is, a badge, and counts with signs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from automa_ledger.boards.arrows import Point
from automa_ledger.boards.markup import Markup, Value, circle, element, group, rect, text, use
from automa_ledger.boards.theme import Theme


def seat_list(seats: Iterable[Markup]) -> Markup:
    """The list of all seats."""
    return element("g", *seats, id="seats", role="list")


def frame(width: float, height: float, theme: Theme, *, turn: bool, rx: int = 10) -> Markup:
    """The ground of a strip."""
    stroke, wide = (theme.stress, 4) if turn else (theme.faded, 1.5)
    return rect(width, height, rx=rx, fill=theme.card, stroke=stroke, stroke_width=wide)


def badge(point: Point, letter: str, size: int, colour: str, theme: Theme) -> tuple[Markup, Markup]:
    """A letter on a disc in the colour of its seat."""
    x, y = point
    fill, written = theme.colours[colour], theme.colours[f"{colour}_letter"]
    disc = circle(round(size * 0.75), cx=x, cy=y, fill=fill, stroke=theme.ink, stroke_width=2)
    return disc, text(x, y, letter, size, fill=written)


class CountRow(NamedTuple):
    """Where the first sign of a row is, how far the next, how far and how large its number."""

    x: float
    y: float
    pitch: float
    number_offset: float
    size: float


def count_row(told: Mapping[str, int], row: CountRow, theme: Theme, **signs: Value) -> tuple[Markup, Markup]:
    """Numbers in a row, each beside the sign of what it counts."""
    x, y, pitch, number_offset, size = row
    shapes = [use(f"shape-{name}", x + pitch * index, y) for index, name in enumerate(told)]
    numbers = [
        text(
            x + pitch * index + number_offset,
            y,
            str(count),
            size,
            font_size=None,
            class_=name.replace("_", "-"),
        )
        for index, (name, count) in enumerate(told.items())
    ]
    return (
        group(*shapes, fill="none", stroke=theme.faded, **signs),
        group(*numbers, fill=theme.ink, font_size=size, text_anchor="start"),
    )
