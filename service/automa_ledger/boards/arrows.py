"""Arrows for moves."""

from __future__ import annotations

from math import hypot
from typing import TypeAlias

from automa_ledger.boards.markup import Markup, element, group, number, title

Point: TypeAlias = tuple[float, float]

BEND = 0.14  # of the length, to the right, so that there and back are two arrows
END_GAP = 20.0  # from the tip to the end point
HEAD_LENGTH = 17.0


def arrow(start: Point, end: Point, words: str, *, colour: str, edge: str, **attributes: str) -> Markup:
    """A bent arrow between two points, with an edge that sets it off."""
    (x0, y0), (x1, y1) = start, end
    middle = ((x0 + x1) / 2 - (y1 - y0) * BEND, (y0 + y1) / 2 + (x1 - x0) * BEND)
    ux, uy = _unit(middle, end)
    tip = (x1 - ux * END_GAP, y1 - uy * END_GAP)
    base = (tip[0] - ux * HEAD_LENGTH, tip[1] - uy * HEAD_LENGTH)
    wing = HEAD_LENGTH * 0.62
    head = _line("M", tip, "L", (base[0] - uy * wing, base[1] + ux * wing)) + _line(
        "L", (base[0] + uy * wing, base[1] - ux * wing), "Z"
    )
    shaft = _line("M", start, "Q", middle, base)
    drawn = {"d": shaft, "fill": "none", "stroke_linecap": "round"}
    return group(
        title(words),
        element("path", d=head, fill=edge, stroke=edge, stroke_width=7, stroke_linejoin="round"),
        element("path", **drawn, stroke=edge, stroke_width=13),
        element("path", **drawn, stroke=colour, stroke_width=7),
        element("path", d=head, fill=colour, stroke=colour, stroke_width=1.5, stroke_linejoin="round"),
        **attributes,
    )


def _unit(start: Point, end: Point) -> Point:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy) or 1
    return dx / length, dy / length


def _line(*parts: str | Point) -> str:
    return "".join(
        part if isinstance(part, str) else f"{number(part[0])} {number(part[1])} " for part in parts
    )
