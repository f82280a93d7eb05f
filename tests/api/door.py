"""Work in the service that does not go on before a test lets it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable

import httpx

from tests.api.client import done

PATIENCE = 120


class Door:
    """Open, until it is tried whether others go on meanwhile."""

    def __init__(self) -> None:
        self._reached, self._open = threading.Event(), threading.Event()
        self._open.set()

    def go_through(self) -> None:
        """Called by the work: goes on as soon as the door is open."""
        if not self._open.is_set():
            self._reached.set()
            self._open.wait(PATIENCE)

    async def others_go_on(
        self, http: httpx.AsyncClient, asked: Awaitable[httpx.Response], *others: Awaitable[httpx.Response]
    ) -> httpx.Response:
        """Ask for the work, see that the service answers while it stands before the door, and let it in.

        It answers at all, and it answers these others.
        """
        self._reached.clear()
        self._open.clear()
        waiting = asyncio.ensure_future(asked)
        try:
            assert await asyncio.to_thread(self._reached.wait, PATIENCE / 2)
            for other in (http.get("/health/live"), *others):
                done(await other)
        finally:
            self._open.set()
        return await waiting
