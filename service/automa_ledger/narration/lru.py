"""A cache with a limit on its memory."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class LRUCache(Generic[T]):
    """A thread-safe cache of at most `max_bytes`; the least recently used entries go first."""

    def __init__(self, max_bytes: int) -> None:
        self._values: OrderedDict[object, tuple[T, int]] = OrderedDict()
        self._max_bytes = max_bytes
        self._bytes = 0
        self._lock = Lock()

    @property
    def bytes(self) -> int:
        """The size of all values in bytes."""
        return self._bytes

    def get(self, key: object) -> T | None:
        """The value of a key; None if it is not cached."""
        with self._lock:
            found = self._values.get(key)
            if found is None:
                return None
            self._values.move_to_end(key)
            return found[0]

    def put(self, key: object, value: T, size: int) -> None:
        """Cache a value of `size` bytes."""
        with self._lock:
            _, before = self._values.get(key, (None, 0))
            self._values[key] = (value, size)
            self._values.move_to_end(key)
            self._bytes += size - before
            while self._bytes > self._max_bytes:
                _, (_, gone) = self._values.popitem(last=False)
                self._bytes -= gone
