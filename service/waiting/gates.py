"""One command of a game at a time in this process.

The database decides races between processes. Within one, commands that race for a game would only hold
connections while they wait for each other there; here they wait without one, and most of them then find that
the game has moved on.
"""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager
from uuid import UUID
from weakref import WeakValueDictionary

from domain.core.rejected import Rejected
from service.refusals.requests import IdempotencyKeyInFlight
from service.store import StoreUnavailable


class Gates:
    """A gate for each game that has commands under way."""

    def __init__(self) -> None:
        self._gates: WeakValueDictionary[UUID, _Gate] = WeakValueDictionary()

    def entered(self, game_id: UUID, key: str | None) -> AbstractAsyncContextManager[None]:
        """Pass the game's gate, when it is this command's turn.

        Raises Rejected `idempotency_key_in_flight` at once when a command with this key is under way, and
        StoreUnavailable when one before it, for which it waited, has found the database away: all wait for
        that once, and not each behind the other.
        """
        gate = self._gates.get(game_id)
        if gate is None:
            gate = self._gates[game_id] = _Gate()
        return _Passage(gate, key)


class _Gate:
    """One passes at a time. `keys` are in use; `outages` counts those who found the database away."""

    __slots__ = ("__weakref__", "keys", "lock", "outages")

    def __init__(self) -> None:
        self.keys: set[str] = set()
        self.lock = asyncio.Lock()
        self.outages = 0


class _Passage(AbstractAsyncContextManager[None]):
    """Of one command; a class, because a generator takes twice as long on the way of every command."""

    __slots__ = ("_gate", "_key")

    def __init__(self, gate: _Gate, key: str | None) -> None:
        self._gate = gate
        self._key = key

    async def __aenter__(self) -> None:
        gate, key = self._gate, self._key
        if key is not None:
            if key in gate.keys:
                raise Rejected(IdempotencyKeyInFlight())
            gate.keys.add(key)
        known = gate.outages
        try:
            await gate.lock.acquire()
        except asyncio.CancelledError:
            self._forget_key()
            raise
        if gate.outages != known:
            self._leave()
            raise StoreUnavailable("the database was away for a command of this game that came before")

    async def __aexit__(self, _: object, error: BaseException | None, __: object) -> None:
        if isinstance(error, StoreUnavailable):
            self._gate.outages += 1
        self._leave()

    def _leave(self) -> None:
        self._forget_key()
        self._gate.lock.release()

    def _forget_key(self) -> None:
        if self._key is not None:
            self._gate.keys.discard(self._key)
