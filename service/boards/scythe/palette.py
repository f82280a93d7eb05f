"""The colours that only Scythe has, by theme."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from domain.scythe.terms import Faction, Resource, Terrain
from service.boards.theme import ThemeName


class Dye(msgspec.Struct, frozen=True):
    """A faction's colour, and the one that is written on it."""

    fill: str
    letter: str


class Palette(msgspec.Struct, frozen=True):
    """The ground of each terrain, the ink of its drawing and how faint it is, the colours of resources."""

    ground: Mapping[Terrain, str]
    relief: str
    faint: float
    edge: str
    base: str
    resource: Mapping[Resource, str]


FACTIONS: Mapping[Faction, Dye] = {
    "polania": Dye("#fdfdfb", "#1c1c1c"),
    "saxony": Dye("#35353a", "#ffffff"),
    "crimea": Dye("#f2c12e", "#241c00"),
    "nordic": Dye("#2f6db5", "#ffffff"),
    "rusviet": Dye("#c3352b", "#ffffff"),
    "albion": Dye("#3d8046", "#ffffff"),
    "togawa": Dye("#77479a", "#ffffff"),
}

PALETTES: Mapping[ThemeName, Palette] = {
    "light": Palette(
        ground={
            "mountain": "#d3c8b8",
            "farm": "#ecd992",
            "tundra": "#dfe3da",
            "forest": "#bdcfa2",
            "village": "#e8c3a6",
            "lake": "#a9c9d6",
            "factory": "#c9b3ba",
        },
        relief="#5a4f40",
        faint=0.3,
        edge="#fbf7ee",
        base="#fbf7ee",
        resource={"metal": "#b9bfc6", "food": "#f0c75a", "oil": "#3a3a40", "wood": "#a9713c"},
    ),
    "dark": Palette(
        ground={
            "mountain": "#57504a",
            "farm": "#6b5d2e",
            "tundra": "#4d5654",
            "forest": "#3c5236",
            "village": "#6d4a3a",
            "lake": "#27485a",
            "factory": "#5b4352",
        },
        relief="#f1e8d6",
        faint=0.22,
        edge="#1d1f22",
        base="#2a2d31",
        resource={"metal": "#b9bfc6", "food": "#f0c75a", "oil": "#0d0d10", "wood": "#b98149"},
    ),
    "contrast": Palette(
        ground={
            "mountain": "#d9d9d9",
            "farm": "#fff3a8",
            "tundra": "#ffffff",
            "forest": "#c4efb4",
            "village": "#ffd5b8",
            "lake": "#bfe3ff",
            "factory": "#eac9ff",
        },
        relief="#000000",
        faint=0.55,
        edge="#000000",
        base="#ffffff",
        resource={"metal": "#dddddd", "food": "#ffd400", "oil": "#000000", "wood": "#b5651d"},
    ),
}
