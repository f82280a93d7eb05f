"""Paints SVG as PNG."""

from __future__ import annotations

from collections import OrderedDict
from hashlib import blake2b

MAX_KEPT = 32  # pictures; each is some hundred thousand bytes


class Painter:
    """Paints pictures, and keeps those that were asked for last. To be used in one thread."""

    def __init__(self) -> None:
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()

    def paint(self, svg: str) -> bytes:
        """The picture, as wide as it says of itself."""
        from service.boards.png import png  # noqa: PLC0415 - it takes long, and few ask for pixels

        key = blake2b(svg.encode(), digest_size=16).digest()
        if key not in self._kept:
            self._kept[key] = png(svg)
        self._kept.move_to_end(key)
        if len(self._kept) > MAX_KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]
