"""The themes in which a board is drawn: paper and ink, by day, by night, and with the strongest contrast."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

import msgspec

ThemeName = Literal["light", "dark", "contrast"]
THEME_NAMES: tuple[ThemeName, ...] = get_args(ThemeName)


class Theme(msgspec.Struct, frozen=True):
    """What all drawings share. A ruleset's palette adds the colours that only it has, by the theme's name.

    `paper` is the ground, `card` what lies on it, `ink` writes and outlines, `faded` is ink that stands back,
    `water` rivers and lakes, `stress` what has just moved. `stroke` is the width of an outline.
    """

    name: ThemeName
    paper: str
    card: str
    ink: str
    faded: str
    water: str
    shore: str
    stress: str
    stroke: float


THEMES: Mapping[ThemeName, Theme] = {
    "light": Theme("light", "#f3ecdd", "#fbf7ee", "#2c2823", "#6a6153", "#a9c9d6", "#4d7f99", "#b0381e", 2),
    "dark": Theme("dark", "#1d1f22", "#2a2d31", "#ece5d6", "#a59d8e", "#27485a", "#6fa9c6", "#ff9d66", 2),
    "contrast": Theme(
        "contrast", "#ffffff", "#ffffff", "#000000", "#000000", "#bfe3ff", "#003a75", "#c00000", 3
    ),
}
