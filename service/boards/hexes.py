"""Hexes that stand on a corner."""

from __future__ import annotations

from math import cos, pi, sin

from service.boards.arrows import Point


def corners(size: float) -> list[Point]:
    """The corners of a hex around the origin, from the top clockwise; `size` is the length of a side."""
    return [(size * sin(turn * pi / 3), -size * cos(turn * pi / 3)) for turn in range(6)]
