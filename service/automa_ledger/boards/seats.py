"""The strips of seats: a frame that stands out on the seat's turn, a badge, and counts with icons."""

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
    """The background of a strip."""
    stroke, wide = (theme.stress, 4) if turn else (theme.faded, 1.5)
    return rect(width, height, rx=rx, fill=theme.card, stroke=stroke, stroke_width=wide)


def badge(point: Point, letter: str, size: int, colour: str, theme: Theme) -> tuple[Markup, Markup]:
    """A letter on a disc in the seat's colour."""
    x, y = point
    fill, written = theme.colours[colour], theme.colours[f"{colour}_letter"]
    disc = circle(round(size * 0.75), cx=x, cy=y, fill=fill, stroke=theme.ink, stroke_width=2)
    return disc, text(x, y, letter, size, fill=written)


class CountRow(NamedTuple):
    """The position of a row's first icon, the distance to the next, the number's offset, its font size."""

    x: float
    y: float
    pitch: float
    number_offset: float
    size: float


def count_row(
    counts: Mapping[str, int], row: CountRow, theme: Theme, **signs: Value
) -> tuple[Markup, Markup]:
    """Numbers in a row, each next to the icon of what it counts."""
    x, y, pitch, number_offset, size = row
    shapes = [use(f"shape-{name}", x + pitch * index, y) for index, name in enumerate(counts)]
    numbers = [
        text(
            x + pitch * index + number_offset,
            y,
            str(count),
            size,
            font_size=None,
            class_=name.replace("_", "-"),
        )
        for index, (name, count) in enumerate(counts.items())
    ]
    return (
        group(*shapes, fill="none", stroke=theme.faded, **signs),
        group(*numbers, fill=theme.ink, font_size=size, text_anchor="start"),
    )
