"""The outlines of all that is drawn, as SVG paths around their middle."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import msgspec


class Outlines(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Paths by what they show; `signs` stand for glory categories and for what a player has."""

    mechs: dict[str, str]
    tokens: dict[str, str]
    signs: dict[str, str]


OUTLINES: Final = msgspec.json.decode(
    files(__package__).joinpath("outlines.json").read_bytes(), type=Outlines
)
