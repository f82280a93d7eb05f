"""The land: hexes with a drawing of their terrain, rivers on their edges, and printed marks."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from itertools import pairwise
from math import cos, pi, sin
from typing import Final

import msgspec

from automa_ledger.boards.markup import Markup, at, group, number, path, stroke_attributes, text
from automa_ledger.boards.scythe.layout import CENTRES, SIDE, shared_edge
from automa_ledger.boards.theme import Theme
from automa_rules.scythe.board import HOME_BASES, RIVERS, TERRITORIES, HomeBase
from automa_rules.scythe.coordinates import PLACES, home_base_id
from automa_rules.scythe.terms import Terrain

COORDINATE_FONT_SIZE: Final = 18.0
COORDINATE_OFFSET_Y: Final = -42.0
"""From the middle of the hex to its coordinate."""
MARK_OFFSET_X: Final = 29.0
MARK_OFFSET_Y: Final = -31.0
"""Where the printed marks are: to the left and right of the coordinate."""


class Outlines(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Drawings that many hexes have, as paths of relative steps."""

    reliefs: dict[Terrain, str]
    tunnel: str
    mouth: str
    encounter: str


OUTLINES: Final = msgspec.json.decode(
    files(__package__).joinpath("outlines.json").read_bytes(), type=Outlines
)


def outline(size: float) -> str:
    """The path of a hex around the current point, from its top clockwise. `size`: the length of a side."""
    points = [(size * sin(turn * pi / 3), -size * cos(turn * pi / 3)) for turn in range(6)]
    steps = [(x1 - x0, y1 - y0) for (x0, y0), (x1, y1) in pairwise(points)]
    return "m" + " ".join(f"{number(x)} {number(y)}" for x, y in (points[0], *steps)) + "z"


HEX_OUTLINE: Final = outline(SIDE)
HOME_BASE_OUTLINE: Final = outline(SIDE - 5)


def _repeat_path(d: str, hexes: Iterable[str], aside: float = 0, above: float = 0) -> str:
    """One path of relative steps for all hexes: a browser lays it out far faster than many elements."""
    spots = (CENTRES[hex_] for hex_ in hexes)
    return "".join(f"M{number(x + aside)} {number(y + above)}{d}" for x, y in spots)


@cache
def draw_land(theme: Theme) -> Markup:
    """Draw everything that is printed on the board, which is the same in every game."""
    tunnels = [hex_.id for hex_ in TERRITORIES.values() if hex_.tunnel]
    encounters = [hex_.id for hex_ in TERRITORIES.values() if hex_.encounter]
    tunnel, mouth = (
        _repeat_path(d, tunnels, -MARK_OFFSET_X, MARK_OFFSET_Y) for d in (OUTLINES.tunnel, OUTLINES.mouth)
    )
    spaces = _repeat_path(OUTLINES.encounter, encounters, MARK_OFFSET_X, MARK_OFFSET_Y)
    doors = stroke_attributes(theme.ink, 5, stroke_dasharray="1 7", stroke_linecap="round")
    return group(
        *(_ground(terrain, theme) for terrain in OUTLINES.reliefs),
        _rivers(theme),
        group(
            path(tunnel, fill=theme.ink, **stroke_attributes(theme.card, 2)),
            path(mouth, fill=theme.card),
            class_="tunnels",
        ),
        path(spaces, class_="spaces", fill="none", stroke=theme.ink, stroke_opacity=0.5),
        group(*(_base(base, theme) for base in HOME_BASES.values()), class_="bases"),
        group(*(_home_base_exits(base) for base in HOME_BASES.values()), class_="doors", **doors),
        id="land",
        aria_hidden="true",
    )


def _ground(terrain: Terrain, theme: Theme) -> Markup:
    """All hexes of one terrain."""
    colours = theme.colours
    hexes = [hex_.id for hex_ in TERRITORIES.values() if hex_.terrain == terrain]
    ground = colours[f"ground_{terrain}"]
    return group(
        path(_repeat_path(HEX_OUTLINE, hexes), fill=ground, **stroke_attributes(colours["edge"], 3)),
        path(
            _repeat_path(OUTLINES.reliefs[terrain], hexes),
            fill="none",
            stroke=colours["relief"],
            stroke_opacity=colours["relief_opacity"],
            stroke_width=colours["relief_stroke"],
            stroke_linejoin="round",
            stroke_linecap="round",
        ),
        class_=terrain,
    )


@cache
def draw_coordinates(theme: Theme) -> Markup:
    """Draw the coordinate of each place, set off from everything behind it."""
    return group(
        *(_coordinate(place) for place in CENTRES),
        class_="coordinates",
        fill=theme.ink,
        **stroke_attributes(theme.card, 4, stroke_opacity=0.9, stroke_linejoin="round"),
        paint_order="stroke",
        font_size=COORDINATE_FONT_SIZE,
        pointer_events="none",
        aria_hidden="true",
    )


def _coordinate(place: str) -> Markup:
    x, y = CENTRES[place]
    above = COORDINATE_OFFSET_Y if place in TERRITORIES else COORDINATE_OFFSET_Y + 8
    return text(x, y + above, PLACES[place].at, COORDINATE_FONT_SIZE, font_size=None)


def _rivers(theme: Theme) -> Markup:
    """Rivers along the edges, bent to one side and the other."""
    d = ""
    for index, edge in enumerate(sorted(sorted(pair) for pair in RIVERS)):
        (x0, y0), (x1, y1) = shared_edge(edge[0], edge[1])
        sway = 5 if index % 2 else -5
        mx, my = (x0 + x1) / 2 + sway * (y1 - y0) / SIDE, (y0 + y1) / 2 - sway * (x1 - x0) / SIDE
        d += f"M{number(x0)} {number(y0)}Q{number(mx)} {number(my)} {number(x1)} {number(y1)}"
    banks = ((theme.shore, 13), (theme.water, 8))
    return group(
        *(
            path(d, fill="none", stroke_linecap="round", **stroke_attributes(colour, width))
            for colour, width in banks
        ),
        class_="rivers",
    )


def _base(base: HomeBase, theme: Theme) -> Markup:
    """A home base: a hex with its faction's colour around it, and its letter."""
    return group(
        path(HOME_BASE_OUTLINE, fill=theme.colours["base"], **stroke_attributes(theme.ink, 11)),
        path(HOME_BASE_OUTLINE, fill="none", **stroke_attributes(theme.colours[base.faction], 7)),
        text(0, 6, base.faction[0].upper(), 62, fill=theme.ink, fill_opacity=0.14),
        transform=at(*CENTRES[home_base_id(base.faction)]),
        class_=f"base {base.faction}",
    )


def _home_base_exits(base: HomeBase) -> Markup:
    """Strokes across the edges to the two territories that units at home can walk to."""
    x0, y0 = CENTRES[home_base_id(base.faction)]
    d = ""
    for hex_ in base.peninsula:
        x1, y1 = CENTRES[hex_]
        for letter, way in (("M", 0.42), ("L", 0.62)):
            d += f"{letter}{number(x0 + (x1 - x0) * way)} {number(y0 + (y1 - y0) * way)}"
    return path(d)
