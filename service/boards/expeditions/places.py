"""The places as a list: for those who hear the picture, and for the page that listens to it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from domain.expeditions.location import Location
from domain.expeditions.terms import BASECAMP
from domain.expeditions.view import View
from service.boards.expeditions.layout import CAMP_HEIGHT, CAMP_TOP, CENTRES, INNER, MARGIN, SOUTH, TILES
from service.boards.expeditions.mechs import standing
from service.boards.markup import Markup, at, circle, element, rect, titled, use
from service.boards.words import Words


def listed(view: View | None, words: Words) -> Iterator[tuple[str, str]]:
    """Each place with what is there, in words: from north to south, from west to east, Basecamp last."""
    locations = {} if view is None else {there.id: there for there in view.locations}
    for place in (*TILES, BASECAMP):
        there = list(_upon(locations[place], words)) if place in locations else []
        if view is not None:
            there += [words.name(f"mech_{mech}") for mech, at_ in standing(view).items() if at_ == place]
        yield place, words.say("picture-expeditions-place", place=place, there=tuple(there))


def _upon(there: Location, words: Words) -> Iterator[str]:
    yield words.name("tile_up" if there.face_up else "tile_down")
    if there.map:
        yield words.name("map")
    if there.corruption:
        yield words.say("picture-expeditions-corruption", tokens=there.corruption)
    if there.twenty:
        yield words.name("twenty")
    if not there.face_up and there.reveals is not None:
        yield words.say("picture-expeditions-value", value=str(there.reveals))


def drawn(places: Sequence[tuple[str, str]]) -> Markup:
    """An unseen shape over each place, which can be found by its id, pointed at and heard."""
    return element("g", *(_one(*place) for place in places), id="places", role="list", fill_opacity=0)


def _one(place: str, told: str) -> Markup:
    if place == BASECAMP:
        x, y = CENTRES[BASECAMP]
        camp = rect(INNER, CAMP_HEIGHT, x=MARGIN, y=CAMP_TOP)
        spot = circle(28, cx=x, cy=y, class_="spot")
        return titled(told, camp, spot, id="place-basecamp", class_="place basecamp", role="listitem")
    region = "south" if place in SOUTH else "north" if place.startswith("n") else "central"
    return titled(
        told,
        use("shape-hex"),
        id=f"place-{place}",
        class_=f"place {region}",
        role="listitem",
        transform=at(*TILES[place]),
    )
