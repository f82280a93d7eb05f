"""The signs of the metals and of the elements, dice, tokens, and what else is used more than once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from domain.trismegistus.terms import Colour, Element, Symbol, TokenKind
from service.boards.frame import defined
from service.boards.markup import Markup, element, text
from service.boards.theme import Theme
from service.boards.trismegistus.palette import DARK, DICE, MARKER

METALS: Final[Mapping[Symbol, str]] = {
    "iron": "M-8 4a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M3 -1L10 -8M4 -9H10V-3",
    "mercury": "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M0 5V12M-4 9H4M-6 -11C-6 -3 6 -3 6 -11",
    "tin": "M-8 -7C-4 -12 3 -9 0 -2C-2 2 -5 4 -8 6H9M4 -6V11",
    "copper": "M-6 -4a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M0 2V12M-5 7H5",
    "lead": "M-3 -12V6M-8 -8H3M-3 -1C1 -6 8 -4 6 2C5 6 2 7 5 11",
    "wild": "M0 0C-3 -8 -12 -7 -12 0C-12 7 -3 8 0 0C3 -8 12 -7 12 0C12 7 3 8 0 0Z",
}
ELEMENT_SIGNS: Final[Mapping[Element, str]] = {
    "earth": "M0 11L11 -8H-11ZM-7 -1H7",
    "fire": "M0 -11L11 8H-11Z",
    "water": "M0 11L11 -8H-11Z",
    "air": "M0 -11L11 8H-11ZM-7 1H7",
}
DIE_OUTLINES: Final[Mapping[Colour, str]] = {
    "black": "M-15 -12a3 3 0 0 1 3 -3h24a3 3 0 0 1 3 3v24a3 3 0 0 1 -3 3h-24a3 3 0 0 1 -3 -3Z",
    "white": "M-16.5 0a16.5 16.5 0 1 0 33 0a16.5 16.5 0 1 0 -33 0Z",
    "red": "M0 -20L20 0L0 20L-20 0Z",
}
TOKEN_OUTLINES: Final[Mapping[TokenKind, str]] = {
    "bonus_ethereal": "M0 -13L11.3 -6.5V6.5L0 13L-11.3 6.5V-6.5Z",
    "bonus_vp5": "M-11 -12H11V2C11 8 5 12 0 14C-5 12 -11 8 -11 2Z",
    "bonus_advance": "M-12 -9H2L12 0L2 9H-12L-5 0Z",
}
COIN: Final = "M-12 0a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z"
LAUREL: Final = "M0 -13L3.8 -4.6L13 -4L6 2L8 11L0 6L-8 11L-6 2L-13 -4L-3.8 -4.6Z"
COG: Final = (
    "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M0 -9V-14M0 9V14M-9 0H-14M9 0H14"
    "M-6.4 -6.4L-10 -10M6.4 6.4L10 10M6.4 -6.4L10 -10M-6.4 6.4L-10 10"
)
PERSON: Final = "M-5 -7a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M-11 13C-11 2 11 2 11 13Z"
BOWL: Final = "M-47 -14H47C47 22 26 36 0 36C-26 36 -47 22 -47 -14Z"


def shapes(theme: Theme) -> Iterator[Markup]:
    """All of them, around their middle."""
    for symbol, path in METALS.items():
        yield defined(f"shape-{symbol}", _lined(path))
    for element_, path in ELEMENT_SIGNS.items():
        yield defined(f"shape-{element_}", _lined(path))
    for colour, path in DIE_OUTLINES.items():
        rim = element("path", d=path, fill="none", stroke=theme.card, stroke_width=theme.stroke + 3)
        edge = theme.ink if theme.name != "dark" else "#0c0d0f"
        body = element(
            "path",
            d=path,
            fill=DICE[colour].fill,
            stroke=edge,
            stroke_width=theme.stroke,
            stroke_linejoin="round",
        )
        yield defined(f"shape-die-{colour}", rim, body)
    for kind, path in TOKEN_OUTLINES.items():
        outline = element(
            "path", d=path, fill="#fbf7ee", stroke=DARK, stroke_width=theme.stroke, stroke_linejoin="round"
        )
        sign = {
            "bonus_ethereal": element("circle", r=4.5, fill=DARK),
            "bonus_vp5": text(0, 0, "5", 18, fill=DARK),
            "bonus_advance": text(0, 0, "1", 15, fill=DARK),
        }[kind]
        yield defined(f"shape-{kind.replace('_', '-')}", outline, sign)
    marker = (
        element("circle", r=15, fill=MARKER.fill, stroke=theme.card, stroke_width=theme.stroke + 1),
        element("circle", r=7, fill="none", stroke=MARKER.sign, stroke_width=3),
    )
    yield defined("shape-marker", *marker)
    yield defined("shape-cog", _lined(COG))
    yield defined("shape-person", _lined(PERSON))
    for name, path in {"coin": COIN, "laurel": LAUREL, "ethereal": TOKEN_OUTLINES["bonus_ethereal"]}.items():
        yield defined(f"shape-{name}", element("path", d=path, stroke_linejoin="round"))
    yield defined("shape-bowl", element("path", d=BOWL, stroke_linejoin="round"))


def _lined(path: str) -> Markup:
    return element(
        "path", d=path, fill="none", stroke_width=2.6, stroke_linecap="round", stroke_linejoin="round"
    )
