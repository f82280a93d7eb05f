"""Paints SVG as PNG in a process of its own: resvg holds the interpreter's lock, and a picture takes long."""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict
from hashlib import blake2b

MODULE = "service.pictures.png"
KEPT = 32
"""Pictures; each is some hundred thousand bytes."""
AT_ONCE = 1
"""Others wait, so that players' commands do not."""


class PaintingFailedError(Exception):
    """The process that paints has failed: a fault of the service."""


class Painter:
    """Paints one picture after the other, and keeps those that were asked for last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def paint(self, svg: str, width: int) -> bytes:
        """The picture, so many pixels wide. Raises PaintingFailedError."""
        key = blake2b(svg.encode(), digest_size=16, salt=width.to_bytes(8, "big")).digest()
        async with self._turn:
            if key not in self._kept:
                self._kept[key] = await _painted(svg, width)
        self._kept.move_to_end(key)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]


async def _painted(svg: str, width: int) -> bytes:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", MODULE, str(width)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        start_new_session=True,
    )
    try:
        picture, complaint = await process.communicate(svg.encode())
    finally:
        if process.returncode is None:
            process.kill()
    if process.returncode:
        raise PaintingFailedError(complaint.decode(errors="replace"))
    return picture
