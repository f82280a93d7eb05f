"""The values that were used last, as long as they do not take too much memory."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class LRUCache(Generic[T]):
    """Values by their keys, of `max_bytes` in all at most: the oldest one goes first.

    Several threads may put and get them.
    """

    def __init__(self, max_bytes: int) -> None:
        self._values: OrderedDict[object, tuple[T, int]] = OrderedDict()
        self._max_bytes = max_bytes
        self._bytes = 0
        self._lock = Lock()

    @property
    def bytes(self) -> int:
        """How many bytes it holds."""
        return self._bytes

    def get(self, key: object) -> T | None:
        """The value, if it is still there."""
        found = self._values.get(key)
        return None if found is None else found[0]

    def put(self, key: object, value: T, size: int) -> None:
        """Keep a value."""
        with self._lock:
            _, before = self._values.get(key, (None, 0))
            self._values[key] = (value, size)
            self._bytes += size - before
            while self._bytes > self._max_bytes:
                _, (_, gone) = self._values.popitem(last=False)
                self._bytes -= gone
