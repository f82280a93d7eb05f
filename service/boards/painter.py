"""Paints SVG as PNG on a thread of its own, so that players' commands do not wait for it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b

KEPT = 32
"""Pictures; each is some hundred thousand bytes."""


class Painter:
    """Paints one picture after the other, and keeps those that were asked for last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        self._turn = asyncio.Lock()
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="painter")

    async def paint(self, svg: str) -> bytes:
        """The picture, as wide as it says of itself."""
        key = blake2b(svg.encode(), digest_size=16).digest()
        async with self._turn:
            if key not in self._kept:
                loop = asyncio.get_running_loop()
                self._kept[key] = await loop.run_in_executor(self._thread, _painted, svg)
        self._kept.move_to_end(key)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]


def _painted(svg: str) -> bytes:
    from service.boards.png import png  # noqa: PLC0415 - it takes long, and few ask for pixels

    return png(svg)
