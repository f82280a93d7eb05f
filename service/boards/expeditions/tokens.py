"""What lies on the tiles: map tokens, corruption from bottom to top, the value-20 token."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from domain.expeditions.location import Location
from domain.expeditions.view import View
from service.boards.expeditions.layout import TILES
from service.boards.markup import Markup, at, text, titled, use
from service.boards.theme import Theme
from service.boards.words import Words

ABOVE: Final = -10.0
"""Where tokens lie, from the middle of their hex; mechs stand below."""
PITCH: Final = 23.0
ROOM: Final = 80.0
"""How wide a stack is fanned out at most, from the middle of the bottom token to that of the top one."""
HIDDEN: Final = 6.0
"""How far the number of a token that is half hidden stands to the left."""


def drawn(view: View, words: Words, theme: Theme) -> Iterator[Markup]:
    """Of each location all that lies there: the value-20 token and the map aside, if there is more."""
    for there in view.locations:
        x, y = TILES[there.id]
        if there.corruption:
            yield _stack(there, words, theme)
        if there.twenty:
            yield titled(
                words.name("twenty"),
                use("token-twenty"),
                text(0, 0, "20", 20, fill=theme.colours["twenty_letter"]),
                id=f"twenty-{there.id}",
                class_="corruption twenty",
                transform=at(x - 32, y + 24, 0.85) if there.corruption else at(x, y + ABOVE + 4),
            )
        if there.map:
            aside = there.corruption or there.twenty
            yield titled(
                words.name("map"),
                use("token-map"),
                id=f"map-{there.id}",
                class_="map",
                transform=at(x + 33, y + 21, 0.85) if aside else at(x, y + ABOVE, 1.15),
            )


def _stack(there: Location, words: Words, theme: Theme) -> Markup:
    """Fanned out: the bottom token at the left, the topmost at the right, over all others."""
    gaps = len(there.corruption) - 1
    pitch = min(PITCH, ROOM / gaps) if gaps else 0
    fanned = []
    for index, token in enumerate(there.corruption):
        colour, _, value = token.partition("-")
        x = pitch * (index - gaps / 2)
        seen = x if index == gaps or pitch == PITCH else x - HIDDEN
        fanned.append(use(f"token-{colour}", x, class_=colour))
        fanned.append(text(seen, 0, value, 18, font_size=None, fill=theme.colours[f"{colour}_letter"]))
    x, y = TILES[there.id]
    return titled(
        words.say("picture-expeditions-corruption", tokens=there.corruption),
        *fanned,
        id=f"corruption-{there.id}",
        class_="corruption",
        font_size=18,
        transform=at(x, y + ABOVE),
    )
