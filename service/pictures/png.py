"""A picture in pixels, drawn by resvg with a font that comes along, so that every machine draws the same.

As a program it reads SVG and writes PNG: `python -m service.pictures.png <width>`.
"""

from __future__ import annotations

import sys
from typing import Final

import fontpkg_fira_sans_condensed as fira
from resvg_py import svg_to_bytes

_FONT: Final = str(fira.ROOT / "files" / "FiraSansCondensed-SemiBold.ttf")


def png(svg: str, width: int) -> bytes:
    """The picture, so many pixels wide."""
    return svg_to_bytes(
        svg_string=svg,
        width=width,
        skip_system_fonts=True,
        font_files=[_FONT],
        font_family=fira.FAMILY,
        sans_serif_family=fira.FAMILY,
    )


if __name__ == "__main__":
    sys.stdout.buffer.write(png(sys.stdin.buffer.read().decode(), int(sys.argv[1])))
