"""All concurrency control of the service: game locks, slots for long work, limits on open streams.

A command waits only for the lock of its game; reads never wait. Only long work takes a slot: audits,
imports, forks, exports, PNG boards and whole stories. Open streams and long polls are counted, and take no
slot.
"""

from __future__ import annotations

import asyncio
from asyncio import Future
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager
from contextvars import copy_context
from typing import NamedTuple, TypeVar
from uuid import UUID

from automa_ledger.refusals.requests import GameBusy, StreamsTooMany, TooMuchLongWork
from automa_rules.core.rejection import Rejected

MAX_WAITING_COMMANDS = 16  # of a game, not counting the running one

MAX_RUNNING_PER_GAME = 1
MAX_RUNNING_PER_CLIENT = 4
MAX_WAITING_PER_CLIENT = 8
MAX_LONG_JOBS = 64  # running or waiting, of all clients

MAX_STREAMS_OF_TOKEN = 8
MAX_STREAMS_OF_ADDRESS = 256

RETRY_AFTER_SECONDS = 1

T = TypeVar("T")


class _GameLock:
    """The lock of one game, and the number of commands that hold it or wait for it."""

    __slots__ = ("lock", "users")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.users = 0


class GameLocks:
    """Run one command of a game at a time in this process. The database decides races between processes."""

    def __init__(self) -> None:
        self._locks: dict[UUID, _GameLock] = {}

    def __len__(self) -> int:
        """The number of games with a lock."""
        return len(self._locks)

    @asynccontextmanager
    async def hold(self, game_id: UUID) -> AsyncIterator[None]:
        """Wait for the lock of a game and hold it. Raises Rejected `game_busy` when too many are waiting."""
        entry = self._locks.setdefault(game_id, _GameLock())
        if entry.users > MAX_WAITING_COMMANDS:
            raise Rejected(GameBusy(limit=MAX_WAITING_COMMANDS, retry_after=RETRY_AFTER_SECONDS))
        entry.users += 1
        try:
            async with entry.lock:
                yield
        finally:
            entry.users -= 1
            if not entry.users:
                del self._locks[game_id]


class _Slot(NamedTuple):
    """A slot for long work: its client, its game if any, and a future that is done once it is granted."""

    client: str
    game: str | None
    granted: Future[None]

    @property
    def is_waiting(self) -> bool:
        return not self.granted.done()


class LongWork:
    """Slots for long work, and the one thread that runs it.

    A client takes a slot before the request's body is read, and returns it when the work is done.
    """

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="long-work")
        self._slots: list[_Slot] = []  # in the order of the requests

    @asynccontextmanager
    async def hold_slot(self, client: str, game: str | None = None) -> AsyncIterator[None]:
        """Wait for a slot and hold it. Raises Rejected `too_much_long_work` at once when too many wait."""
        slot = _Slot(client, game, asyncio.get_running_loop().create_future())
        self._require_capacity(slot)
        self._slots.append(slot)
        self._grant_slots()
        try:
            await slot.granted
            yield
        finally:
            self._slots.remove(slot)
            self._grant_slots()

    async def run(self, work: Callable[[], T]) -> T:
        """Run a function in the thread, one at a time. Hold a slot while calling this."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, copy_context().run, work)

    def _require_capacity(self, wanted: _Slot) -> None:
        waiting = sum(each.is_waiting and each.client == wanted.client for each in self._slots)
        if len(self._slots) >= MAX_LONG_JOBS:
            raise Rejected(TooMuchLongWork(limit=MAX_LONG_JOBS, retry_after=RETRY_AFTER_SECONDS))
        if waiting >= MAX_WAITING_PER_CLIENT and not self._can_start(wanted):
            raise Rejected(TooMuchLongWork(limit=MAX_WAITING_PER_CLIENT, retry_after=RETRY_AFTER_SECONDS))

    def _grant_slots(self) -> None:
        """Grant free slots in the order of the requests."""
        for each in self._slots:
            if each.is_waiting and self._can_start(each):
                each.granted.set_result(None)

    def _can_start(self, wanted: _Slot) -> bool:
        running = [each for each in self._slots if not each.is_waiting]
        of_game = sum(each.game == wanted.game for each in running) if wanted.game is not None else 0
        of_client = sum(each.client == wanted.client for each in running)
        return of_game < MAX_RUNNING_PER_GAME and of_client < MAX_RUNNING_PER_CLIENT


class StreamLimits:
    """Counts open streams and long polls: per token, per address and in the process."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._open_counts: Counter[str] = Counter()

    def count_stream(self, token: bytes, address: str) -> AbstractContextManager[None]:
        """Count a stream while the context is entered. Raises Rejected `streams_too_many` at once."""
        bounds = {
            f"token {token.hex()}": MAX_STREAMS_OF_TOKEN,
            f"address {address}": MAX_STREAMS_OF_ADDRESS,
            "all": self._limit,
        }
        for name, bound in bounds.items():
            if self._open_counts[name] >= bound:
                raise Rejected(StreamsTooMany(most=bound))
        return self._hold_counts(tuple(bounds))

    @contextmanager
    def _hold_counts(self, names: tuple[str, ...]) -> Iterator[None]:
        self._open_counts.update(names)
        try:
            yield
        finally:
            for name in names:
                self._open_counts[name] -= 1
                if not self._open_counts[name]:
                    del self._open_counts[name]
