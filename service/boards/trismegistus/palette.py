"""The colours that only Trismegistus has, by theme."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from domain.trismegistus.terms import CardKind, Colour, Element, Symbol
from service.boards.theme import ThemeName


class Palette(msgspec.Struct, frozen=True):
    """The metals of the bowls, the grounds of the tracks, the backs of the bot cards."""

    metal: Mapping[Symbol, str]
    ground: Mapping[Element, str]
    card: Mapping[CardKind, str]


class Dye(msgspec.Struct, frozen=True):
    """A die's colour, and the one that is drawn on it."""

    fill: str
    sign: str


DICE: Mapping[Colour, Dye] = {
    "black": Dye("#2b2b31", "#ffffff"),
    "white": Dye("#fdfdfb", "#1c1c1c"),
    "red": Dye("#b8322a", "#ffffff"),
}
CUBE = "#f2c12e"
MARKER = Dye("#5d3f92", "#ffffff")
DARK = "#1c1c1c"

PALETTES: Mapping[ThemeName, Palette] = {
    "light": Palette(
        metal={
            "iron": "#c9ccd2",
            "mercury": "#dfe3ea",
            "tin": "#e5dfd0",
            "copper": "#e3b08c",
            "lead": "#b4b6bd",
            "wild": "#efd27a",
        },
        ground={"earth": "#dccfae", "fire": "#efc4ae", "water": "#c3dae2", "air": "#e3e6df"},
        card={"basic": "#f0d271", "specialization": "#a9c98f", "personality": "#c6b0dc"},
    ),
    "dark": Palette(
        metal={
            "iron": "#555b64",
            "mercury": "#6c7480",
            "tin": "#6e6857",
            "copper": "#7d5037",
            "lead": "#43464e",
            "wild": "#7d6522",
        },
        ground={"earth": "#4b4430", "fire": "#5d3a2d", "water": "#2b4753", "air": "#454b4c"},
        card={"basic": "#8a7124", "specialization": "#45653a", "personality": "#614a7d"},
    ),
    "contrast": Palette(
        metal=dict.fromkeys(("iron", "mercury", "tin", "copper", "lead", "wild"), "#ffffff"),
        ground=dict.fromkeys(("earth", "fire", "water", "air"), "#ffffff"),
        card={"basic": "#ffe14d", "specialization": "#a6f08c", "personality": "#dcb8ff"},
    ),
}
