"""The colours that only Expeditions has, by theme."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from service.boards.theme import ThemeName


class Dye(msgspec.Struct, frozen=True):
    """A colour, and the one that is written on it."""

    fill: str
    letter: str


class Palette(msgspec.Struct, frozen=True):
    """The ground of face-up tiles by the letter of their region, the back of face-down ones, the tokens."""

    ground: Mapping[str, str]
    back: Dye
    camp: str
    orange: Dye
    turquoise: Dye
    map: Dye
    glory: Dye
    edge: str


MECHS: Final[Mapping[str, Dye]] = {
    "north": Dye("#2f6db5", "#ffffff"),
    "central": Dye("#26262b", "#ffffff"),
    "human": Dye("#c3352b", "#ffffff"),
}
"""The suggested bases of the Automa's mechs are blue and black; the human's is red here."""

TWENTY_LETTER: Final = "#000000"
"""On the value-20 token, which has both colours."""

PALETTES: Final[Mapping[ThemeName, Palette]] = {
    "light": Palette(
        ground={"n": "#d5e1e4", "c": "#dcd9c6", "s": "#eadcb8"},
        back=Dye("#5f6b66", "#e9efe9"),
        camp="#e9e0cb",
        orange=Dye("#e58a2c", "#241400"),
        turquoise=Dye("#37b3ac", "#00211f"),
        map=Dye("#f2e2ae", "#5b4520"),
        glory=Dye("#e8bd3a", "#3a2a00"),
        edge="#fbf7ee",
    ),
    "dark": Palette(
        ground={"n": "#3c4f58", "c": "#4d4b3d", "s": "#5c5136"},
        back=Dye("#191c1b", "#8d978f"),
        camp="#34322d",
        orange=Dye("#e58a2c", "#241400"),
        turquoise=Dye("#37b3ac", "#00211f"),
        map=Dye("#e6d49a", "#4a3818"),
        glory=Dye("#e8bd3a", "#3a2a00"),
        edge="#6b6f70",
    ),
    "contrast": Palette(
        ground={"n": "#ffffff", "c": "#ffffff", "s": "#ffffff"},
        back=Dye("#4a4a4a", "#ffffff"),
        camp="#ffffff",
        orange=Dye("#ffb000", "#000000"),
        turquoise=Dye("#7af5ee", "#000000"),
        map=Dye("#ffffff", "#000000"),
        glory=Dye("#ffe600", "#000000"),
        edge="#000000",
    ),
}
