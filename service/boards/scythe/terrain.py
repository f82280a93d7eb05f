"""The land: hexes with a drawing of their terrain, rivers on their edges, what is printed on them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise
from typing import Final

from domain.scythe.board import HOME_BASES, RIVERS, TERRITORIES, HomeBase, Territory
from domain.scythe.coordinates import PLACES, home_of
from domain.scythe.terms import Terrain
from service.boards.arrows import Point
from service.boards.frame import defined
from service.boards.markup import Markup, at, element, group, number, text
from service.boards.scythe.layout import CENTRES, SIDE, corners, shared_edge
from service.boards.scythe.outlines import OUTLINES
from service.boards.scythe.palette import FACTIONS, PALETTES
from service.boards.theme import Theme

ENCOUNTER: Final = "shape-encounter"
COORDINATE: Final = 18.0
ABOVE: Final = -42.0
"""Where a coordinate stands, from the middle of its hex."""
ASIDE: Final = 29.0
MARKS: Final = -31.0
"""Where the printed marks stand: to the left and right of the coordinate."""


def shapes() -> Iterator[Markup]:
    """What is drawn more than once, and not for good."""
    yield defined(ENCOUNTER, element("path", d=OUTLINES.encounter))


def outline(size: float) -> str:
    """The path of a hex around wherever it begins."""
    points = corners(size)
    steps = [(x1 - x0, y1 - y0) for (x0, y0), (x1, y1) in pairwise(points)]
    return "m" + " ".join(f"{number(x)} {number(y)}" for x, y in (points[0], *steps)) + "z"


HEX: Final = outline(SIDE)
BASE: Final = outline(SIDE - 5)


def _everywhere(path: str, spots: Iterable[Point]) -> str:
    """One path for all, since a browser lays it out far sooner than many elements; its steps are relative."""
    return "".join(f"M{number(x)} {number(y)}{path}" for x, y in spots)


@cache
def land(theme: Theme) -> Markup:
    """Everything that is printed on the board, which is the same in every game."""
    territories = TERRITORIES.values()
    tunnels = [_aside(hex_, -ASIDE) for hex_ in territories if hex_.tunnel]
    encounters = [_aside(hex_, ASIDE) for hex_ in territories if hex_.encounter]
    return group(
        *(_ground(terrain, theme) for terrain in OUTLINES.reliefs),
        _rivers(theme),
        group(
            element(
                "path",
                d=_everywhere(OUTLINES.tunnel, tunnels),
                fill=theme.ink,
                stroke=theme.card,
                stroke_width=2,
            ),
            element("path", d=_everywhere(OUTLINES.mouth, tunnels), fill=theme.card),
            class_="tunnels",
        ),
        element(
            "path",
            d=_everywhere(OUTLINES.encounter, encounters),
            class_="spaces",
            fill="none",
            stroke=theme.ink,
            stroke_opacity=0.5,
        ),
        group(*(_base(base, theme) for base in HOME_BASES.values()), class_="bases"),
        group(
            *(_doors(base) for base in HOME_BASES.values()),
            class_="doors",
            stroke=theme.ink,
            stroke_width=5,
            stroke_dasharray="1 7",
            stroke_linecap="round",
        ),
        id="land",
        aria_hidden="true",
    )


def _ground(terrain: Terrain, theme: Theme) -> Markup:
    """All hexes of one terrain."""
    palette = PALETTES[theme.name]
    centres = [CENTRES[hex_.id] for hex_ in TERRITORIES.values() if hex_.terrain == terrain]
    return group(
        element(
            "path",
            d=_everywhere(HEX, centres),
            fill=palette.ground[terrain],
            stroke=palette.edge,
            stroke_width=3,
        ),
        element(
            "path",
            d=_everywhere(OUTLINES.reliefs[terrain], centres),
            fill="none",
            stroke=palette.relief,
            stroke_opacity=palette.faint,
            stroke_width=2.2 if theme.name != "contrast" else 2.6,
            stroke_linejoin="round",
            stroke_linecap="round",
        ),
        class_=terrain,
    )


@cache
def coordinates(theme: Theme) -> Markup:
    """The name of each place, set off from whatever stands, lies or moves behind it."""
    return group(
        *(_coordinate(place) for place in CENTRES),
        class_="coordinates",
        fill=theme.ink,
        stroke=theme.card,
        stroke_width=4,
        stroke_opacity=0.9,
        stroke_linejoin="round",
        paint_order="stroke",
        font_size=COORDINATE,
        pointer_events="none",
        aria_hidden="true",
    )


def _coordinate(place: str) -> Markup:
    x, y = CENTRES[place]
    above = ABOVE if place in TERRITORIES else ABOVE + 8
    return text(x, y + above, PLACES[place], COORDINATE, font_size=None)


def _aside(hex_: Territory, aside: float) -> Point:
    x, y = CENTRES[hex_.id]
    return x + aside, y + MARKS


def _rivers(theme: Theme) -> Markup:
    """Along the edges, with a bend to one side and the other, as water runs."""
    path = ""
    for index, edge in enumerate(sorted(sorted(pair) for pair in RIVERS)):
        (x0, y0), (x1, y1) = shared_edge(edge[0], edge[1])
        sway = 5 if index % 2 else -5
        mx, my = (x0 + x1) / 2 + sway * (y1 - y0) / SIDE, (y0 + y1) / 2 - sway * (x1 - x0) / SIDE
        path += f"M{number(x0)} {number(y0)}Q{number(mx)} {number(my)} {number(x1)} {number(y1)}"
    drawn = {"d": path, "fill": "none", "stroke_linecap": "round"}
    return group(
        element("path", **drawn, stroke=theme.shore, stroke_width=13),
        element("path", **drawn, stroke=theme.water, stroke_width=8),
        class_="rivers",
    )


def _base(base: HomeBase, theme: Theme) -> Markup:
    """A home base: a hex with the colour of its faction around it, and its letter."""
    palette, dye = PALETTES[theme.name], FACTIONS[base.faction]
    x, y = CENTRES[home_of(base.faction)]
    return group(
        element("path", d=BASE, fill=palette.base, stroke=theme.ink, stroke_width=11),
        element("path", d=BASE, fill="none", stroke=dye.fill, stroke_width=7),
        text(0, 6, base.faction[0].upper(), 62, fill=theme.ink, fill_opacity=0.14),
        transform=at(x, y),
        class_=f"base {base.faction}",
    )


def _doors(base: HomeBase) -> Markup:
    """Strokes across the edges to the two territories that units at home can walk to."""
    x0, y0 = CENTRES[home_of(base.faction)]
    path = ""
    for hex_ in base.peninsula:
        x1, y1 = CENTRES[hex_]
        near, far = 0.42, 0.62
        path += f"M{number(x0 + (x1 - x0) * near)} {number(y0 + (y1 - y0) * near)}"
        path += f"L{number(x0 + (x1 - x0) * far)} {number(y0 + (y1 - y0) * far)}"
    return element("path", d=path)
