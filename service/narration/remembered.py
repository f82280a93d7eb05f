"""What was told last, as long as it does not take too much memory."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class Remembered(Generic[T]):
    """Values by their keys, each of some bytes, all of them of `most` at most: the oldest one goes first.

    Several threads may put and get them.
    """

    def __init__(self, most: int) -> None:
        self._values: OrderedDict[object, tuple[T, int]] = OrderedDict()
        self._most = most
        self._taken = 0
        self._lock = Lock()

    @property
    def taken(self) -> int:
        """How many bytes it holds."""
        return self._taken

    def get(self, key: object) -> T | None:
        """The value, if it is still there."""
        found = self._values.get(key)
        return None if found is None else found[0]

    def put(self, key: object, value: T, size: int) -> None:
        """Keep a value."""
        with self._lock:
            _, before = self._values.get(key, (None, 0))
            self._values[key] = (value, size)
            self._taken += size - before
            while self._taken > self._most:
                _, (_, gone) = self._values.popitem(last=False)
                self._taken -= gone
