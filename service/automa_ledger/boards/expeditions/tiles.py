"""The tiles of the three regions, the tokens on them, and all places in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from automa_ledger.boards.expeditions.layout import (
    CAMP_HEIGHT,
    CAMP_TOP,
    CENTRES,
    HEX_WIDTH,
    INNER,
    MARGIN,
    SIDE,
    SOUTH,
    TILES,
)
from automa_ledger.boards.expeditions.mechs import MECHS
from automa_ledger.boards.markup import (
    Markup,
    at,
    circle,
    element,
    group,
    number,
    path,
    rect,
    stroke_attributes,
    text,
    titled_group,
    use,
)
from automa_ledger.boards.theme import Theme
from automa_ledger.boards.words import Words
from automa_rules.expeditions.coordinates import PLACES
from automa_rules.expeditions.location import Location
from automa_rules.expeditions.pieces import mechs
from automa_rules.expeditions.terms import BASECAMP, LOCATIONS
from automa_rules.expeditions.view import View

COORDINATE_FONT_SIZE: Final = 24.0
COORDINATE_OFFSET_Y: Final = -41.0
"""From the middle of the hex to its coordinate."""
CHEVRON: Final = 8.0
TOKEN_OFFSET_Y: Final = -10.0
"""From the middle of the hex to its tokens. Mechs are below."""
PITCH: Final = 23.0
MAX_STACK_SPREAD: Final = 80.0
"""The maximum distance from the middle of a stack's bottom token to that of its top one."""
HIDDEN_NUMBER_SHIFT: Final = 6.0
"""How far the number of a half hidden token is moved to the left."""


def draw(view: View | None, theme: Theme) -> Markup:
    """Draw all tiles. On the empty board, those of North and Central are face down."""
    face_up = {*SOUTH} if view is None else {*SOUTH, *(tile.id for tile in view.locations if tile.face_up)}
    up, down = sorted(face_up), [place for place in LOCATIONS if place not in face_up]
    frames = [use("shape-hex", transform=at(*TILES[place], 0.88), stroke_width=2) for place in down]
    return group(
        *(
            _hexes((place for place in up if place[0] == region), f"up {region}", f"ground_{region}", theme)
            for region in "ncs"
        ),
        _hexes(down, "down", "back", theme),
        group(*frames, fill="none", stroke=theme.colours["back_letter"], stroke_opacity=0.35),
        _coordinates(up, theme.ink),
        _coordinates(down, theme.colours["back_letter"]),
        _direction_chevrons(theme),
        id="tiles",
        aria_hidden="true",
    )


def _hexes(places: Iterable[str], class_: str, colour: str, theme: Theme) -> Markup:
    edge = stroke_attributes(theme.colours["edge"], theme.stroke)
    hexes = (use("shape-hex", transform=at(*TILES[place])) for place in places)
    return group(*hexes, class_=class_, fill=theme.colours[colour], **edge)


def _coordinates(places: Iterable[str], fill: str) -> Markup:
    return group(
        *(
            text(x, y + COORDINATE_OFFSET_Y, PLACES[p].at, COORDINATE_FONT_SIZE, font_size=None)
            for p in places
            for x, y in [TILES[p]]
        ),
        class_="coordinates",
        fill=fill,
        font_size=COORDINATE_FONT_SIZE,
    )


def _direction_chevrons(theme: Theme) -> Markup:
    """Between the tops of the hexes: the North mech goes east, the Central mech west."""
    chevrons = []
    for mech, row, turn in (("north", LOCATIONS[:7], 1), ("central", LOCATIONS[7:], -1)):
        points = [(TILES[place][0] + HEX_WIDTH / 2, TILES[place][1] - SIDE + 9) for place in row[:-1]]
        step = turn * CHEVRON
        d = "".join(
            f"M{number(x - step / 2)} {number(y - CHEVRON)}l{number(step)} {number(CHEVRON)}"
            f"l{number(-step)} {number(CHEVRON)}"
            for x, y in points
        )
        chevrons.append(path(d, stroke=theme.colours[f"way_{mech}"], class_=f"way {mech}"))
    return group(*chevrons, fill="none", stroke_width=3, stroke_linecap="round", stroke_linejoin="round")


def tokens(view: View, words: Words, theme: Theme) -> Iterator[Markup]:
    """All tokens of each location. The value-20 token and the map are moved aside if there is more."""
    for tile in view.locations:
        x, y = TILES[tile.id]
        if tile.corruption:
            yield _stack(tile, words, theme)
        if tile.twenty:
            yield titled_group(
                words.name("twenty"),
                use("token-twenty"),
                text(0, 0, "20", 20, fill=theme.colours["twenty_letter"]),
                id=f"twenty-{tile.id}",
                class_="corruption twenty",
                transform=at(x - 32, y + 24, 0.85) if tile.corruption else at(x, y + TOKEN_OFFSET_Y + 4),
            )
        if tile.map:
            aside = tile.corruption or tile.twenty
            yield titled_group(
                words.name("map"),
                use("token-map"),
                id=f"map-{tile.id}",
                class_="map",
                transform=at(x + 33, y + 21, 0.85) if aside else at(x, y + TOKEN_OFFSET_Y, 1.15),
            )


def _stack(tile: Location, words: Words, theme: Theme) -> Markup:
    """A fanned stack: the bottom token at the left, the top one at the right, over all others."""
    gaps = len(tile.corruption) - 1
    pitch = min(PITCH, MAX_STACK_SPREAD / gaps) if gaps else 0
    fanned = []
    for index, token in enumerate(tile.corruption):
        colour, _, value = token.partition("-")
        x = pitch * (index - gaps / 2)
        seen = x if index == gaps or pitch == PITCH else x - HIDDEN_NUMBER_SHIFT
        written = theme.colours[f"{colour}_letter"]
        fanned += [
            use(f"token-{colour}", x, class_=colour),
            text(seen, 0, value, 18, font_size=None, fill=written),
        ]
    x, y = TILES[tile.id]
    return titled_group(
        words.format_message("picture-expeditions-corruption", tokens=tile.corruption),
        *fanned,
        id=f"corruption-{tile.id}",
        class_="corruption",
        font_size=18,
        transform=at(x, y + TOKEN_OFFSET_Y),
    )


def describe_places(view: View | None, words: Words) -> Iterator[tuple[str, str]]:
    """Each place with what is there, in words: from north to south, from west to east, Basecamp last."""
    locations = {} if view is None else {tile.id: tile for tile in view.locations}
    for place in (*TILES, BASECAMP):
        contents = list(_describe_contents(locations[place], words)) if place in locations else []
        if view is not None:
            contents += [
                words.name(f"mech_{MECHS[piece]}") for piece, at_ in mechs(view).items() if at_ == place
            ]
        yield place, words.format_message("picture-expeditions-place", place=place, there=tuple(contents))


def _describe_contents(tile: Location, words: Words) -> Iterator[str]:
    yield words.name("tile_up" if tile.face_up else "tile_down")
    if tile.map:
        yield words.name("map")
    if tile.corruption:
        yield words.format_message("picture-expeditions-corruption", tokens=tile.corruption)
    if tile.twenty:
        yield words.name("twenty")
    if not tile.face_up and tile.reveals is not None:
        yield words.format_message("picture-expeditions-value", value=str(tile.reveals))


def place_overlays(places: Sequence[tuple[str, str]]) -> Markup:
    """An invisible shape over each place, for ids, pointers and screen readers."""
    return element(
        "g", *(_place_overlay(*place) for place in places), id="places", role="list", fill_opacity=0
    )


def _place_overlay(place: str, label: str) -> Markup:
    if place == BASECAMP:
        x, y = CENTRES[BASECAMP]
        camp = rect(INNER, CAMP_HEIGHT, x=MARGIN, y=CAMP_TOP)
        spot = circle(28, cx=x, cy=y, class_="spot")
        return titled_group(label, camp, spot, id="place-basecamp", class_="place basecamp", role="listitem")
    region = "south" if place in SOUTH else "north" if place.startswith("n") else "central"
    return titled_group(
        label,
        use("shape-hex"),
        id=f"place-{place}",
        class_=f"place {region}",
        role="listitem",
        transform=at(*TILES[place]),
    )
