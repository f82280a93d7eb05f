"""The outlines of all that is drawn, as SVG paths around their middle."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import msgspec

from domain.scythe.terms import Resource, StructureKind, Terrain, UnitKind


class Outlines(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Paths by what they show; `icons` are the signs of what a player has."""

    units: dict[UnitKind, str]
    structures: dict[StructureKind, str]
    resources: dict[Resource, str]
    tokens: dict[str, str]
    tile: str
    reliefs: dict[Terrain, str]
    tunnel: str
    mouth: str
    encounter: str
    icons: dict[str, str]
    star: str


OUTLINES: Final = msgspec.json.decode(
    files(__package__).joinpath("outlines.json").read_bytes(), type=Outlines
)
