"""Pictures in pixels are painted beside everything else."""

from __future__ import annotations

import asyncio
import struct

from automa_ledger.boards.boards import BoardStyle
from automa_ledger.boards.painter import render_png
from automa_ledger.concurrency import LongWork
from automa_ledger.games.rulesets import RULESETS
from tests.pictures.__main__ import picture


def size(png: bytes) -> tuple[int, int]:
    """Width and height, by its own header."""
    width, height = struct.unpack(">II", png[16:24])
    return width, height


async def test_others_go_on_while_a_picture_is_painted() -> None:
    """Whatever else the process does has a turn again and again meanwhile."""
    svg = picture(RULESETS["scythe"], BoardStyle(width=1000))
    painting = asyncio.create_task(LongWork().run(lambda: render_png(svg)))
    turns = 0
    while not painting.done():
        await asyncio.sleep(0)
        turns += 1

    assert size(await painting) == (1000, 1125)
    assert turns > 100


def test_the_same_picture_is_painted_once() -> None:
    """Another one is another."""
    wide, narrow = (picture(RULESETS["expeditions"], BoardStyle(width=width)) for width in (400, 390))
    first, second, other = map(render_png, (wide, wide, narrow))

    assert first is second
    assert (size(first)[0], size(other)[0]) == (400, 390)


def test_a_picture_has_a_palette_and_is_small() -> None:
    """The largest game at 800 wide stays below 100 kB; without a palette it had 247."""
    png = render_png(picture(RULESETS["scythe"], BoardStyle(width=800)))

    assert png[25] == 3, "the colour type of the header is no palette"
    assert len(png) < 100_000
