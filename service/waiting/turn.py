"""One at a time, and nobody finds out again what whoever came before has found out."""

from __future__ import annotations

from asyncio import Lock

from service.store import StoreUnavailable


class Turn:
    """A lock whose holder tells those who wait for it when the database is away."""

    __slots__ = ("__weakref__", "_lock", "_outages")

    def __init__(self) -> None:
        self._lock = Lock()
        self._outages = 0

    async def __aenter__(self) -> None:
        """Wait for it. Raises StoreUnavailable: all wait for that once, and not each behind the other."""
        known = self._outages
        await self._lock.acquire()
        if self._outages != known:
            self._lock.release()
            raise StoreUnavailable("the database was away for whoever came before")

    async def __aexit__(self, _: object, error: BaseException | None, __: object) -> None:
        """Let the next one in."""
        if isinstance(error, StoreUnavailable):
            self._outages += 1
        self._lock.release()
