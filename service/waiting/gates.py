"""One command of a game at a time in this process.

The database decides races between processes. Within one, commands that race for a game would only hold
connections while they wait for each other there; here they wait without one, and most of them then find that
the game has moved on.
"""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from uuid import UUID
from weakref import WeakValueDictionary

from domain.core.rejected import Rejected
from service.refusals.requests import IdempotencyKeyInFlight
from service.waiting.turn import Turn


class Gates:
    """A gate for each game that has commands under way."""

    def __init__(self) -> None:
        self._gates: WeakValueDictionary[UUID, _Gate] = WeakValueDictionary()

    def is_taken(self, game_id: UUID) -> bool:
        """Whether a command of the game is under way."""
        gate = self._gates.get(game_id)
        return gate is not None and gate.is_taken

    def entered(self, game_id: UUID, key: str | None) -> AbstractAsyncContextManager[None]:
        """Pass the game's gate, when it is this command's turn.

        Raises Rejected `idempotency_key_in_flight` at once when a command with this key is under way, and
        StoreUnavailable, as a Turn does.
        """
        gate = self._gates.get(game_id)
        if gate is None:
            gate = self._gates[game_id] = _Gate()
        return gate if key is None else _Passage(gate, key)


class _Gate(Turn):
    """One passes at a time. `keys` are in use."""

    __slots__ = ("keys",)

    def __init__(self) -> None:
        super().__init__()
        self.keys: set[str] = set()


class _Passage(AbstractAsyncContextManager[None]):
    """Of a command with a key; a class, because a generator takes twice as long on the way of a command."""

    __slots__ = ("_gate", "_key")

    def __init__(self, gate: _Gate, key: str) -> None:
        self._gate = gate
        self._key = key

    async def __aenter__(self) -> None:
        gate, key = self._gate, self._key
        if key in gate.keys:
            raise Rejected(IdempotencyKeyInFlight())
        gate.keys.add(key)
        try:
            await gate.__aenter__()
        except BaseException:
            gate.keys.discard(key)
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: object
    ) -> None:
        self._gate.keys.discard(self._key)
        await self._gate.__aexit__(kind, error, at)
