"""Counters of calls in windows of time, for `limits`.

The library's own storage in memory goes through all counters at each call. Here a call costs the same however
many clients there are: windows of one length end in the order in which they began.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable
from time import monotonic

from limits.aio.storage import Storage
from msgspec import Struct

MOST_FORGOTTEN = 2  # windows at once, for each that may begin: so there are never more than are needed


class Window(Struct):
    """How often somebody has called until the window's end."""

    key: str
    end: float
    count: int = 0


class Windows(Storage):
    """The counters. `clock` tells seconds, from whenever."""

    STORAGE_SCHEME: list[str] | None = ["automa"]  # noqa: RUF012 - as `limits` wants it; it lists it under this

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._open: dict[str, Window] = {}
        self._by_length: defaultdict[float, deque[Window]] = defaultdict(deque)

    def __len__(self) -> int:
        """How many windows are kept."""
        return len(self._open)

    @property
    def base_exceptions(self) -> type[Exception] | tuple[type[Exception], ...]:
        """What can go wrong with it: nothing."""
        return ()

    async def incr(self, key: str, expiry: float, amount: int = 1) -> int:
        """Count, in a window that begins now if none is open; the count."""
        self._forget(self._by_length[expiry])
        window = self._window(key)
        if window is None:
            window = self._open[key] = Window(key, self._clock() + expiry)
            self._by_length[expiry].append(window)
        window.count += amount
        return window.count

    async def get(self, key: str) -> int:
        """The count in the open window."""
        window = self._window(key)
        return 0 if window is None else window.count

    async def get_expiry(self, key: str) -> float:
        """When the open window ends; now, if none is."""
        window = self._window(key)
        return self._clock() if window is None else window.end

    async def check(self) -> bool:
        """Whether it works."""
        return True

    async def reset(self) -> int | None:
        """Forget all windows; how many there were."""
        number = len(self._open)
        self._open.clear()
        self._by_length.clear()
        return number

    async def clear(self, key: str) -> None:
        """Forget a window."""
        self._open.pop(key, None)

    def _window(self, key: str) -> Window | None:
        window = self._open.get(key)
        return window if window is not None and window.end > self._clock() else None

    def _forget(self, windows: deque[Window]) -> None:
        now = self._clock()
        for _ in range(MOST_FORGOTTEN):
            if not windows or windows[0].end > now:
                return
            ended = windows.popleft()
            if self._open.get(ended.key) is ended:
                del self._open[ended.key]
