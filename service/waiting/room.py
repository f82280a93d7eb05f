"""Room in memory for what is sent to be read: a document takes thirty times as much as its bytes."""

from __future__ import annotations

import asyncio
from asyncio import AbstractEventLoop
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from service.store import Asker
from service.waiting.aside import who_asks
from service.waiting.portions import Portions

LONG_DOCUMENT = 1_024  # bytes: a turn of a dozen movements is shorter, and is read wherever it is
MOST_LONG = 512 << 10  # bytes of a site's long bodies that have been read

_rooms = WeakValueDictionary[tuple[AbstractEventLoop, Asker], Portions]()


@asynccontextmanager
async def room_for(length: int) -> AsyncIterator[None]:
    """Wait with a long body, of so many bytes, for room in memory for what this asker has sent.

    Raises StoreUnavailable where the database was away for whoever had it before.
    """
    if length < LONG_DOCUMENT:
        yield
        return
    own = asyncio.get_running_loop(), who_asks()
    async with _rooms.setdefault(own, Portions(MOST_LONG)).portion("", length, length):
        yield
