"""Basecamp: the Automa's glory in its upper left corner, and the categories in which the human boasts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from automa_ledger.boards.expeditions.layout import CAMP_HEIGHT, CAMP_TOP, CENTRES, INNER, MARGIN
from automa_ledger.boards.markup import (
    Markup,
    at,
    circle,
    group,
    rect,
    stroke_attributes,
    text,
    titled_group,
    use,
)
from automa_ledger.boards.theme import Theme
from automa_ledger.boards.words import Words
from automa_rules.expeditions.coordinates import PLACES
from automa_rules.expeditions.figures import FIGURES
from automa_rules.expeditions.terms import BASECAMP, CATEGORIES, Category
from automa_rules.expeditions.view import View

AUTOMA_GLORY_Y: Final = CAMP_TOP + 38
CATEGORIES_Y: Final = CAMP_TOP + 84
SLOT: Final = INNER / len(CATEGORIES)
SLOT_HEIGHT: Final = 56.0
SIGN_X, TOKEN_X = 28.0, 76.0
"""Where a slot has its icon and its glory token, from its left edge."""
GLORY_X, GLORY_PITCH = MARGIN + 34, 44.0


def draw(view: View | None, words: Words, theme: Theme) -> Markup:
    """Draw Basecamp with all placed glory."""
    glory = () if view is None else view.human.glory
    placed = 0 if view is None else view.automa.glory
    edge = stroke_attributes(theme.faded, theme.stroke)
    camp = rect(INNER, CAMP_HEIGHT, x=MARGIN, y=CAMP_TOP, rx=14, fill=theme.colours["camp"], **edge)
    x, y = CENTRES[BASECAMP]
    ring = stroke_attributes(theme.faded, 2, stroke_dasharray="5 5")
    name = text(x - 50, y, PLACES[BASECAMP].at, 24, fill=theme.ink)
    return group(
        group(camp, circle(28, cx=x, cy=y, fill="none", **ring), name, aria_hidden="true"),
        group(*_automa(placed, words, theme), id="glory-automa"),
        *(_slot(each, index, words, theme, placed=each in glory) for index, each in enumerate(CATEGORIES)),
        id="basecamp",
    )


def _automa(placed: int, words: Words, theme: Theme) -> Iterator[Markup]:
    """Eight places with their numbers, four in each mech's colour, filled if the token is placed."""
    for index in range(FIGURES.automa_glory):
        is_placed = index < placed
        mech = "north" if index < FIGURES.automa_glory / 2 else "central"
        ink = theme.colours[f"{mech}_letter"] if is_placed else theme.ink
        yield titled_group(
            words.format_message("picture-expeditions-glory", number=index + 1, placed=is_placed),
            _glory(mech, theme, 0.45, placed=is_placed),
            text(0, 2, str(index + 1), 15, fill=ink),
            id=f"glory-automa-{index + 1}",
            class_="glory automa" + (" placed" if is_placed else ""),
            transform=at(GLORY_X + GLORY_PITCH * index, AUTOMA_GLORY_Y, 1.2),
        )


def _slot(category: Category, index: int, words: Words, theme: Theme, *, placed: bool) -> Markup:
    """A category with its icon, and the human's token if it is placed."""
    stroke = theme.colours["human"] if placed else theme.faded
    return titled_group(
        words.format_message("picture-expeditions-category", category=category, placed=placed),
        rect(
            SLOT - 8,
            SLOT_HEIGHT,
            x=4,
            rx=9,
            fill=theme.card,
            **stroke_attributes(stroke, theme.stroke + placed),
        ),
        _twenty(theme) if category == "corruption20" else _sign(category, theme),
        _glory("human", theme, 0.35, placed=placed, transform=at(TOKEN_X, SLOT_HEIGHT / 2, 1.25)),
        id=f"glory-{category.replace('_', '-')}",
        class_="glory human" + (" placed" if placed else ""),
        transform=at(MARGIN + SLOT * index, CATEGORIES_Y),
    )


def _glory(mech: str, theme: Theme, faint: float, *, placed: bool, transform: str | None = None) -> Markup:
    """A glory token in the colour of a mech, or a faint outline if it is not placed."""
    fill = theme.colours[mech] if placed else "none"
    return use("token-glory", fill=fill, stroke_opacity=None if placed else faint, transform=transform)


def _sign(category: Category, theme: Theme) -> Markup:
    return use(
        f"shape-{category}",
        fill="none",
        stroke=theme.ink,
        stroke_width=2.2,
        stroke_linejoin="round",
        stroke_linecap="round",
        transform=at(SIGN_X, SLOT_HEIGHT / 2, 1.15),
    )


def _twenty(theme: Theme) -> Markup:
    """The category of the value-20 token has the token itself as its icon."""
    number = text(0, 0, "20", 20, fill=theme.colours["twenty_letter"])
    return group(use("token-twenty"), number, transform=at(SIGN_X, SLOT_HEIGHT / 2, 0.7))
