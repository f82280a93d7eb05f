"""The shapes of everything that stands or lies on the board, for the definitions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from service.pictures.frame import defined
from service.pictures.markup import Markup, element
from service.pictures.scythe.outlines import OUTLINES
from service.pictures.scythe.palette import PALETTES
from service.pictures.theme import Theme

TILE: Final = "shape-tile"


def shapes(theme: Theme) -> Iterator[Markup]:
    """All outlines. A unit has a rim of paper, so that it stands out from whatever is behind it."""
    for unit, path in OUTLINES.units.items():
        yield _rimmed(f"shape-{unit}", path, theme)
    for resource, path in OUTLINES.resources.items():
        dye = PALETTES[theme.name].resource[resource]
        yield defined(
            f"shape-{resource}", element("path", d=path, fill=dye, stroke=theme.ink, stroke_width=1.6)
        )
    for token, path in OUTLINES.tokens.items():
        yield _rimmed(f"shape-{token}", path, theme)
    yield _rimmed(TILE, OUTLINES.tile, theme)
    for structure, path in OUTLINES.structures.items():
        round_ = {"stroke_linejoin": "round", "stroke_linecap": "round"}
        yield defined(f"shape-{structure}", element("path", d=path, fill="none", stroke_width=2.6, **round_))


def _rimmed(name: str, path: str, theme: Theme) -> Markup:
    rim = element("path", d=path, fill="none", stroke=theme.card, stroke_width=theme.stroke + 4)
    inked = element("path", d=path, stroke=theme.ink, stroke_width=theme.stroke, stroke_linejoin="round")
    return defined(name, rim, inked)
