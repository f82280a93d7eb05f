"""The shapes of everything that stands or lies on the board, for the definitions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from service.boards.expeditions.layout import SIDE, corners
from service.boards.expeditions.outlines import OUTLINES
from service.boards.expeditions.palette import MECHS, PALETTES, Palette
from service.boards.frame import defined
from service.boards.markup import Markup, Value, element, number, text
from service.boards.theme import Theme

HEX: Final = "shape-hex"
LETTERS: Final = {"north": "A", "central": "A", "human": "H"}


def shapes(theme: Theme) -> Iterator[Markup]:
    """All that is drawn more than once."""
    palette = PALETTES[theme.name]
    yield defined(HEX, element("path", d=_hex(SIDE)))
    for name, path in OUTLINES.signs.items():
        yield defined(f"shape-{name}", element("path", d=path))
    yield from _tokens(palette, theme)
    for mech in MECHS:
        yield defined(f"mech-{mech}", *_mech(mech, theme))


def _tokens(palette: Palette, theme: Theme) -> Iterator[Markup]:
    """Corruption of power is round, of guile square-cut: the colour is not all that tells them apart."""
    inked: dict[str, Value] = {
        "stroke": theme.ink,
        "stroke_width": theme.stroke - 0.5,
        "stroke_linejoin": "round",
    }
    for colour, dye in (("orange", palette.orange), ("turquoise", palette.turquoise)):
        yield defined(f"token-{colour}", element("path", d=OUTLINES.tokens[colour], fill=dye.fill, **inked))
    yield defined(
        "token-twenty",
        element("path", d=OUTLINES.tokens["twenty"], fill=palette.orange.fill, **inked),
        element("path", d=OUTLINES.tokens["half"], fill=palette.turquoise.fill),
        element("path", d=OUTLINES.tokens["twenty"], fill="none", **inked),
    )
    yield defined(
        "token-map",
        element("path", d=OUTLINES.tokens["map"], fill=palette.map.fill, **inked),
        element(
            "path",
            d=OUTLINES.tokens["route"],
            fill="none",
            stroke=palette.map.letter,
            stroke_width=2,
            stroke_linecap="round",
        ),
    )
    yield defined("token-glory", element("path", d=OUTLINES.tokens["glory"], **inked))


def _mech(mech: str, theme: Theme) -> Iterator[Markup]:
    """A figure on its base, with a rim of paper, and the letter of its seat."""
    dye = MECHS[mech]
    path = OUTLINES.mechs["human" if mech == "human" else "automa"]
    for fill, stroke, wide in ((theme.card, theme.card, 5), (dye.fill, theme.ink, 0)):
        drawn: dict[str, Value] = {"stroke_width": theme.stroke + wide, "stroke_linejoin": "round"}
        yield element("path", d=path, fill=fill, stroke=stroke, **drawn)
    yield text(0, -4, LETTERS[mech], 19, fill=dye.letter)


def _hex(size: float) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners(size)) + "Z"
