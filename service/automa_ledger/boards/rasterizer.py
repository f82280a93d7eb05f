"""Renders SVG as PNG with librsvg in libvips. Other threads can run meanwhile.

The only font is bundled, so that every machine renders the same picture, whatever fonts it has.
"""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import fontpkg_fira_sans_condensed as fira
import pyvips

FONT_CONFIG_FOLDER: Final = TemporaryDirectory(prefix="automa-fonts-")
"""Holds the font configuration of the libraries, and their font cache."""
FONT_CONFIG_FILE: Final = Path(FONT_CONFIG_FOLDER.name, "fonts.conf")
FONT_CONFIG_FILE.write_text(
    f"<fontconfig><dir>{fira.ROOT / 'files'}</dir><cachedir>{FONT_CONFIG_FOLDER.name}</cachedir></fontconfig>"
)
os.environ["FONTCONFIG_FILE"] = str(FONT_CONFIG_FILE)
pyvips.cache_set_max(0)  # the painter has its own cache


def rasterize(svg: str) -> bytes:
    """Render a picture at the width that it declares, with a palette: a third of the bytes."""
    return bytes(pyvips.Image.svgload_buffer(svg.encode()).pngsave_buffer(palette=True))
