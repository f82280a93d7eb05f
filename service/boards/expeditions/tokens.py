"""What lies on the tiles: map tokens, corruption from bottom to top, the value-20 token."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from domain.expeditions.location import Location
from domain.expeditions.view import View
from service.boards.expeditions.layout import TILES
from service.boards.expeditions.palette import PALETTES, TWENTY_LETTER
from service.boards.markup import Markup, at, group, text, title, use
from service.boards.scene import Words
from service.boards.theme import Theme

ABOVE: Final = -10.0
"""Where tokens lie, from the middle of their hex; mechs stand below."""
PITCH: Final = 23.0
ROOM: Final = 80.0
"""How wide a stack is fanned out at most, from the middle of the bottom token to that of the top one."""

HIDDEN: Final = 6.0
"""How far the number of a token that is half hidden stands to the left."""


def drawn(view: View, words: Words, theme: Theme) -> Iterator[Markup]:
    """Of each location all that lies there."""
    for there in view.locations:
        yield from _stack(there, words, theme)
        yield from _twenty(there, words)
        yield from _map(there, words)


def _twenty(there: Location, words: Words) -> Iterator[Markup]:
    """Below other corruption, if there is any, since it is vanquished last."""
    if there.twenty:
        x, y = TILES[there.id]
        yield group(
            title(words.name("twenty")),
            use("token-twenty"),
            text(0, 0, "20", 20, fill=TWENTY_LETTER),
            id=f"twenty-{there.id}",
            class_="corruption twenty",
            transform=at(x - 32, y + 24, 0.85) if there.corruption else at(x, y + ABOVE + 4),
        )


def _map(there: Location, words: Words) -> Iterator[Markup]:
    if there.map:
        x, y = TILES[there.id]
        beside = there.corruption or there.twenty
        yield group(
            title(words.name("map")),
            use("token-map"),
            id=f"map-{there.id}",
            class_="map",
            transform=at(x + 33, y + 21, 0.85) if beside else at(x, y + ABOVE, 1.15),
        )


def _stack(there: Location, words: Words, theme: Theme) -> Iterator[Markup]:
    """Fanned out: the bottom token at the left, the topmost at the right, over all others."""
    if not there.corruption:
        return
    palette = PALETTES[theme.name]
    letters = {"orange": palette.orange.letter, "turquoise": palette.turquoise.letter}
    gaps = len(there.corruption) - 1
    pitch = min(PITCH, ROOM / gaps) if gaps else 0
    fanned = []
    for index, token in enumerate(there.corruption):
        colour, _, value = token.partition("-")
        x = pitch * (index - gaps / 2)
        fanned.append(use(f"token-{colour}", x, class_=colour))
        seen = x if index == gaps or pitch == PITCH else x - HIDDEN
        fanned.append(text(seen, 0, value, 18, font_size=None, fill=letters[colour]))
    x, y = TILES[there.id]
    yield group(
        title(words.say("picture-expeditions-corruption", tokens=there.corruption)),
        *fanned,
        id=f"corruption-{there.id}",
        class_="corruption",
        font_size=18,
        transform=at(x, y + ABOVE),
    )
