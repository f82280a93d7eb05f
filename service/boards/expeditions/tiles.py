"""The tiles of the three regions, face up or face down, with their coordinates and the Automa's ways."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from domain.expeditions.coordinates import PLACES
from domain.expeditions.terms import LOCATIONS
from domain.expeditions.view import View
from service.boards.expeditions.layout import SIDE, SOUTH, TILES, WIDE
from service.boards.expeditions.palette import MECHS, PALETTES
from service.boards.expeditions.shapes import HEX
from service.boards.markup import Markup, Value, at, element, group, number, text, use
from service.boards.theme import Theme

COORDINATE: Final = 24.0
ABOVE: Final = -41.0
"""Where a coordinate stands, from the middle of its hex."""
CHEVRON: Final = 8.0


def drawn(view: View | None, theme: Theme) -> Markup:
    """All tiles; on the empty board those of North and Central lie face down."""
    face_up = {*SOUTH} if view is None else {*SOUTH, *(there.id for there in view.locations if there.face_up)}
    up, down = sorted(face_up), [place for place in LOCATIONS if place not in face_up]
    palette = PALETTES[theme.name]
    edged: dict[str, Value] = {"stroke": palette.edge, "stroke_width": theme.stroke}
    return group(
        *(
            group(
                *_hexes(sorted(p for p in face_up if p[0] == region)),
                class_=f"up {region}",
                fill=ground,
                **edged,
            )
            for region, ground in palette.ground.items()
        ),
        group(*_hexes(down), class_="down", fill=palette.back.fill, **edged),
        group(
            *(_frame(place) for place in down),
            fill="none",
            stroke=palette.back.letter,
            stroke_opacity=0.35,
        ),
        group(*map(_coordinate, up), class_="coordinates", fill=theme.ink, font_size=COORDINATE),
        group(*map(_coordinate, down), class_="coordinates", fill=palette.back.letter, font_size=COORDINATE),
        _ways(theme),
        id="tiles",
        aria_hidden="true",
    )


def _hexes(places: Sequence[str]) -> Iterator[Markup]:
    for place in places:
        yield use(HEX, transform=at(*TILES[place]))


def _frame(place: str) -> Markup:
    """A line inside the edge shows the back of a tile, not by its colour alone."""
    return use(HEX, transform=at(*TILES[place], 0.88), stroke_width=2)


def _coordinate(place: str) -> Markup:
    x, y = TILES[place]
    return text(x, y + ABOVE, PLACES[place], COORDINATE, font_size=None)


def _ways(theme: Theme) -> Markup:
    """Between the tops of the hexes: the North mech goes east, the Central mech west."""
    chevrons = []
    for mech, row, turn in (("north", LOCATIONS[:7], 1), ("central", LOCATIONS[7:], -1)):
        points = [(TILES[place][0] + WIDE / 2, TILES[place][1] - SIDE + 9) for place in row[:-1]]
        step = turn * CHEVRON
        path = "".join(
            f"M{number(x - step / 2)} {number(y - CHEVRON)}l{number(step)} {number(CHEVRON)}"
            f"l{number(-step)} {number(CHEVRON)}"
            for x, y in points
        )
        colour = theme.ink if theme.name == "dark" and mech == "central" else MECHS[mech].fill
        chevrons.append(element("path", d=path, stroke=colour, class_=f"way {mech}"))
    return group(*chevrons, fill="none", stroke_width=3, stroke_linecap="round", stroke_linejoin="round")
