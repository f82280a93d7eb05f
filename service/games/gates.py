"""One command of a game at a time in this process.

The database decides races between processes. Within one, commands that race for a game would only hold
connections while they wait for each other there; here they wait without one, and most of them then find that
the game has moved on.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from uuid import UUID
from weakref import WeakValueDictionary

from domain.core.rejected import Rejected
from service.refusals.requests import IdempotencyKeyInFlight
from service.store import StoreUnavailable


class _Gate:
    """One passes at a time. `outages` counts those who found the database away."""

    __slots__ = ("__weakref__", "lock", "outages")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.outages = 0


class Gates:
    """A gate for each game that has commands under way, and the idempotency keys that are in use."""

    def __init__(self) -> None:
        self._gates: WeakValueDictionary[UUID, _Gate] = WeakValueDictionary()
        self._keys: set[tuple[UUID, str]] = set()

    @asynccontextmanager
    async def entered(self, game_id: UUID, key: str | None) -> AsyncIterator[None]:
        """Pass the game's gate, when it is this command's turn.

        Raises Rejected `idempotency_key_in_flight` at once when a command with this key is under way, and
        StoreUnavailable when one before it, for which it waited, has found the database away: all wait for
        that once, and not each behind the other.
        """
        if key is None:
            async with self._passed(game_id):
                yield
            return
        if (game_id, key) in self._keys:
            raise Rejected(IdempotencyKeyInFlight())
        self._keys.add((game_id, key))
        try:
            async with self._passed(game_id):
                yield
        finally:
            self._keys.discard((game_id, key))

    @asynccontextmanager
    async def _passed(self, game_id: UUID) -> AsyncIterator[None]:
        gate = self._gates.get(game_id)
        if gate is None:
            gate = self._gates[game_id] = _Gate()
        known = gate.outages
        async with gate.lock:
            if gate.outages != known:
                raise StoreUnavailable("the database was away for a command of this game that came before")
            try:
                yield
            except StoreUnavailable:
                gate.outages += 1
                raise
