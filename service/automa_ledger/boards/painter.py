"""Renders SVG as PNG, and caches recent pictures."""

from __future__ import annotations

from functools import lru_cache

MAX_CACHED_PICTURES = 32  # pictures, of some hundred thousand bytes each


@lru_cache(maxsize=MAX_CACHED_PICTURES)
def render_png(svg: str) -> bytes:
    """Render a picture at the width that it declares."""
    from automa_ledger.boards.rasterizer import rasterize  # noqa: PLC0415 - slow, and rarely needed

    return rasterize(svg)
