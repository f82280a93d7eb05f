"""Paints SVG as PNG, and keeps what was asked for last."""

from __future__ import annotations

from functools import lru_cache

MAX_CACHED_PICTURES = 32  # pictures; each is some hundred thousand bytes


@lru_cache(maxsize=MAX_CACHED_PICTURES)
def render_png(svg: str) -> bytes:
    """The picture, as wide as it says of itself."""
    from automa_ledger.boards.rasterizer import rasterize  # noqa: PLC0415 - it takes long, and few ask for pixels

    return rasterize(svg)
