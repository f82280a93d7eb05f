"""Work that takes long, beside the event loop, so that other requests go on meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import TypeVar

T = TypeVar("T")

LONG = 1_000  # events; fewer are read in some milliseconds
LONG_TO_TELL = 100  # events; what is new in them has its sentences made

VERY = 4  # times a long amount: nobody with less to do waits behind that much

# Threads take turns with the event loop: each one more makes all others slower.
_long = ThreadPoolExecutor(1, thread_name_prefix="aside-long")
_very_long = ThreadPoolExecutor(1, thread_name_prefix="aside-very-long")


async def aside(work: Callable[[], T], amount: int = LONG, long: int = LONG) -> T:
    """What the work gives, done in a thread unless it is on less than a long amount of events or bytes.

    Who has much to do waits for others who have as much.
    """
    if amount < long:
        return work()
    thread = _long if amount < VERY * long else _very_long
    return await asyncio.get_running_loop().run_in_executor(thread, copy_context().run, work)
