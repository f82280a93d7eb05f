"""Counters of calls in windows of time, which all processes share that were forked with them.

They lie in a table of fixed size in shared memory: a call costs the same however many clients there are.
Where a key may lie follows from its hash. The kernel gives back the lock of a process that is killed.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from mmap import mmap
from struct import Struct
from time import monotonic

import msgspec

from service.in_memory import in_memory

ROOM = 1 << 16  # windows
PLACES = 8  # where a key may lie; when others hold all of them, the window that ends first is forgotten
_ENTRY = Struct("=QdQ")  # the hash of the key, the end, the count
_SHELF = PLACES * _ENTRY.size


class Window(msgspec.Struct, frozen=True):
    """How often somebody has called until the window's end."""

    count: int
    end: float


class Windows:
    """The counters. `clock` tells seconds, from whenever, to all processes alike."""

    def __init__(self, clock: Callable[[], float] = monotonic, room: int = ROOM) -> None:
        self._clock = clock
        self._shelves = room // PLACES
        self._file = in_memory("automa-windows")
        os.ftruncate(self._file, self._shelves * _SHELF)
        self._memory = mmap(self._file, self._shelves * _SHELF)

    def count(self, key: str, seconds: float) -> Window:
        """Count a call, in a window that begins now if none is open."""
        digest, shelf = self._place(key)
        with self._locked(shelf):
            now = self._clock()
            owner, window, offset = self._own_or_first_to_end(digest, shelf)
            is_open = owner == digest and window.end > now
            window = Window(window.count + 1, window.end) if is_open else Window(1, now + seconds)
            _ENTRY.pack_into(self._memory, offset, digest, window.end, window.count)
        return window

    def open(self, key: str) -> Window | None:
        """The window that is open, if one is."""
        digest, shelf = self._place(key)
        with self._locked(shelf):
            owner, window, _ = self._own_or_first_to_end(digest, shelf)
        return window if owner == digest and window.end > self._clock() else None

    def _place(self, key: str) -> tuple[int, int]:
        digest = int.from_bytes(blake2b(key.encode(), digest_size=8).digest())
        return digest, digest % self._shelves * _SHELF

    def _own_or_first_to_end(self, digest: int, shelf: int) -> tuple[int, Window, int]:
        """Whose window lies where: the one of a key, or the one whose place it may take."""
        found = _ENTRY.iter_unpack(self._memory[shelf : shelf + _SHELF])
        (owner, end, count), place = min(
            ((entry, place) for place, entry in enumerate(found)),
            key=lambda each: (each[0][0] != digest, each[0][1]),
        )
        return owner, Window(count, end), shelf + place * _ENTRY.size

    @contextmanager
    def _locked(self, shelf: int) -> Iterator[None]:
        fcntl.lockf(self._file, fcntl.LOCK_EX, _SHELF, shelf)
        try:
            yield
        finally:
            fcntl.lockf(self._file, fcntl.LOCK_UN, _SHELF, shelf)
