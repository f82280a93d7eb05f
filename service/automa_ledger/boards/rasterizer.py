"""A picture in pixels, painted by librsvg within libvips; other threads go on meanwhile.

The only font is one that comes along, so that every machine paints the same, whatever fonts it has.
"""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import fontpkg_fira_sans_condensed as fira
import pyvips

FONT_CONFIG_FOLDER: Final = TemporaryDirectory(prefix="automa-fonts-")
"""Where the libraries read which fonts there are, and write what they have found in them."""
FONT_CONFIG_FILE: Final = Path(FONT_CONFIG_FOLDER.name, "fonts.conf")
FONT_CONFIG_FILE.write_text(
    f"<fontconfig><dir>{fira.ROOT / 'files'}</dir><cachedir>{FONT_CONFIG_FOLDER.name}</cachedir></fontconfig>"
)
os.environ["FONTCONFIG_FILE"] = str(FONT_CONFIG_FILE)
pyvips.cache_set_max(0)  # what is kept is the painter's business


def rasterize(svg: str) -> bytes:
    """The picture, as wide as it says of itself."""
    return bytes(pyvips.Image.svgload_buffer(svg.encode()).pngsave_buffer())
