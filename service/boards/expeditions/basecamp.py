"""Basecamp: the Automa's glory in its upper left corner, and the categories in which the human boasts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from domain.expeditions.coordinates import PLACES
from domain.expeditions.figures import FIGURES
from domain.expeditions.terms import BASECAMP, CATEGORIES, Category
from domain.expeditions.view import View
from service.boards.expeditions.layout import CAMP_HEIGHT, CAMP_TOP, CENTRES, INNER, MARGIN
from service.boards.expeditions.palette import MECHS, PALETTES, TWENTY_LETTER
from service.boards.markup import Markup, at, element, group, text, title, use
from service.boards.scene import Words
from service.boards.theme import Theme

UPPER: Final = CAMP_TOP + 38
LOWER: Final = CAMP_TOP + 84
SLOT: Final = INNER / len(CATEGORIES)
SLOT_HEIGHT: Final = 56.0
SIGN: Final = 28.0
TOKEN: Final = 76.0
"""Where a slot has its sign and its glory token, from its left edge."""
GLORY_AT: Final = MARGIN + 34
GLORY_PITCH: Final = 44.0


def drawn(view: View | None, words: Words, theme: Theme) -> Markup:
    """The board of Basecamp with all glory that is placed."""
    glory = () if view is None else view.human.glory
    placed = 0 if view is None else view.automa.glory
    palette = PALETTES[theme.name]
    camp = element(
        "rect",
        x=MARGIN,
        y=CAMP_TOP,
        width=INNER,
        height=CAMP_HEIGHT,
        rx=14,
        fill=palette.camp,
        stroke=theme.faded,
        stroke_width=theme.stroke,
    )
    x, y = CENTRES[BASECAMP]
    spot = element(
        "circle", cx=x, cy=y, r=28, fill="none", stroke=theme.faded, stroke_width=2, stroke_dasharray="5 5"
    )
    return group(
        group(camp, spot, text(x - 50, y, PLACES[BASECAMP], 24, fill=theme.ink), aria_hidden="true"),
        group(*_automa(placed, words, theme), id="glory-automa"),
        *(_slot(each, index, words, theme, placed=each in glory) for index, each in enumerate(CATEGORIES)),
        id="basecamp",
    )


def _automa(placed: int, words: Words, theme: Theme) -> Iterator[Markup]:
    """Eight places, four of each mech's colour, each with its number until its token lies there."""
    for index in range(FIGURES.automa_glory):
        x = GLORY_AT + GLORY_PITCH * index
        lies = index < placed
        dye = MECHS["north" if index < FIGURES.automa_glory / 2 else "central"]
        yield group(
            title(words.say("picture-expeditions-glory", number=index + 1, placed=lies)),
            use("token-glory", fill=dye.fill if lies else "none", stroke_opacity=None if lies else 0.45),
            text(0, 2, str(index + 1), 15, fill=dye.letter if lies else theme.ink),
            id=f"glory-automa-{index + 1}",
            class_="glory automa" + (" placed" if lies else ""),
            transform=at(x, UPPER, 1.2),
        )


def _slot(category: Category, index: int, words: Words, theme: Theme, *, placed: bool) -> Markup:
    """A category, with its sign and the human's token, if it lies there."""
    left = MARGIN + SLOT * index
    sign = _twenty() if category == "corruption20" else _sign(category, theme)
    token = use(
        "token-glory",
        fill=MECHS["human"].fill if placed else "none",
        stroke_opacity=None if placed else 0.35,
        transform=at(TOKEN, SLOT_HEIGHT / 2, 1.25),
    )
    frame = element(
        "rect",
        x=4,
        width=SLOT - 8,
        height=SLOT_HEIGHT,
        rx=9,
        fill=theme.card,
        stroke=MECHS["human"].fill if placed else theme.faded,
        stroke_width=theme.stroke + (1 if placed else 0),
    )
    return group(
        title(words.say("picture-expeditions-category", category=category, placed=placed)),
        frame,
        sign,
        token,
        id=f"glory-{category.replace('_', '-')}",
        class_="glory human" + (" placed" if placed else ""),
        transform=at(left, LOWER),
    )


def _sign(category: Category, theme: Theme) -> Markup:
    return use(
        f"shape-{category}",
        fill="none",
        stroke=theme.ink,
        stroke_width=2.2,
        stroke_linejoin="round",
        stroke_linecap="round",
        transform=at(SIGN, SLOT_HEIGHT / 2, 1.15),
    )


def _twenty() -> Markup:
    """The category of the value-20 token has the token itself."""
    number = text(0, 0, "20", 20, fill=TWENTY_LETTER)
    return group(use("token-twenty"), number, transform=at(SIGN, SLOT_HEIGHT / 2, 0.7))
