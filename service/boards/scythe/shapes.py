"""The shapes of everything that stands or lies on the board, for the definitions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from service.boards.frame import defined
from service.boards.markup import Markup, element
from service.boards.scythe.outlines import OUTLINES
from service.boards.scythe.palette import PALETTES
from service.boards.theme import Theme

TILE: Final = "shape-tile"


def shapes(theme: Theme) -> Iterator[Markup]:
    """All outlines of what is no unit."""
    for resource, path in OUTLINES.resources.items():
        dye = PALETTES[theme.name].resource[resource]
        yield defined(
            f"shape-{resource}", element("path", d=path, fill=dye, stroke=theme.ink, stroke_width=1.6)
        )
    for token, path in OUTLINES.tokens.items():
        yield defined(f"shape-{token}", *rimmed(path, theme))
    yield defined(TILE, *rimmed(OUTLINES.tile, theme))
    for structure, path in OUTLINES.structures.items():
        round_ = {"stroke_linejoin": "round", "stroke_linecap": "round"}
        yield defined(f"shape-{structure}", element("path", d=path, fill="none", stroke_width=2.6, **round_))


def rimmed(path: str, theme: Theme, fill: str | None = None) -> tuple[Markup, Markup]:
    """An outline with a rim of paper, so that it stands out from whatever is behind it."""
    rim = element("path", d=path, fill="none", stroke=theme.card, stroke_width=theme.stroke + 4)
    inked = element(
        "path", d=path, fill=fill, stroke=theme.ink, stroke_width=theme.stroke, stroke_linejoin="round"
    )
    return rim, inked
