"""A listener of a game, and the messages of its stream.

`text/event-stream` is specified in 9.2 of the HTML Living Standard.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from automa_ledger.store.records import Access

MAX_CHUNK_BYTES = 65_536
MAX_QUEUE_BYTES = 4 * MAX_CHUNK_BYTES  # of a live listener
HEARTBEAT = b":\n"  # no blank line: some clients take a block without data as a message
MIN_RETRY_MILLISECONDS = 1_000
RETRY_SPREAD_MILLISECONDS = 1_000

_encode = msgspec.json.Encoder().encode


class Locale(NamedTuple):
    """A listener's language, and the seat that is "you" (None for none).

    With `access`, commits come with the state as it may be seen.
    """

    language: str
    reader: str | None = None
    access: Access | None = None


class Listener:
    """The queue of one client. `position` is the last queued version.

    `token` is the hash of the token that opened the game. A listener that is behind gets more of the log when
    its queue is empty, and calls `on_drained` then. An `is_live` listener must keep up: when its queue is
    full, it is closed and may reconnect. `closed` is done once nothing more will be queued.
    """

    def __init__(self, token: bytes, position: int, locale: Locale, on_drained: Callable[[], None]) -> None:
        self.token = token
        self.position = position
        self.locale = locale
        self.is_live = False
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._on_drained = on_drained
        self._queue: deque[bytes] = deque()
        self._queued_bytes = 0
        self._over_at: int | None = None
        self._ready = asyncio.Event()

    @property
    def has_room(self) -> bool:
        """Whether to read more of the log for it: a listener that is behind sends its queue first."""
        return not self.closed.done() and (self.is_live or not self._queue)

    def enqueue(self, version: int, message: bytes) -> None:
        """Queue the commit after its position; ignore any other."""
        if self.closed.done() or version != self.position + 1:
            return
        if self.is_live and self._queued_bytes >= MAX_QUEUE_BYTES:
            self.close()
            return
        self._queue.append(message)
        self._queued_bytes += len(message)
        self.position = version
        self._ready.set()

    def set_over_at(self, version: int | None) -> None:
        """Set the version at which the game is over; None while it goes on."""
        if version != self._over_at:
            self._over_at = version
            if self._is_at_end:
                self._ready.set()

    def close(self) -> None:
        """End the stream and drop its queue."""
        self._queue.clear()
        self._finish()
        self._ready.set()

    async def wait(self, seconds: float) -> bool:
        """Wait for something to send, the end or the closing; False after `seconds` without any."""
        if not self._queue and not self._is_at_end and not self.closed.done():
            self._ready.clear()
            try:
                async with asyncio.timeout(seconds):
                    await self._ready.wait()
            except TimeoutError:
                return False
        return True

    async def next_chunk(self, seconds: float) -> bytes:
        """The bytes to send next; empty after `seconds` without any, and when closed."""
        if not await self.wait(seconds):
            return b""
        found = self._take_chunk()
        if not self._queue and self._is_at_end and not self.closed.done():
            self._finish()
            return found + end_message(self.position)
        return found

    @property
    def _is_at_end(self) -> bool:
        return self.position == self._over_at

    def _take_chunk(self) -> bytes:
        found, size = list[bytes](), 0
        while self._queue and size < MAX_CHUNK_BYTES:
            found.append(self._queue.popleft())
            size += len(found[-1])
        self._queued_bytes -= size
        if not self.is_live and not self._queue:
            self._on_drained()
        return b"".join(found)

    def _finish(self) -> None:
        if not self.closed.done():
            self.closed.set_result(None)


def commit_message(version: int, document: msgspec.Struct) -> bytes:
    """A commit's message: its version as the id, and its document, without line feeds, as the data.

    It has no `event` field, so that a browser passes it to `onmessage`.
    """
    return b"id: %d\ndata: %b\n\n" % (version, _encode(document))


def retry_message() -> bytes:
    """The reconnection delay, randomized because many clients may lose their connection together."""
    return b"retry: %d\n" % (MIN_RETRY_MILLISECONDS + secrets.randbelow(RETRY_SPREAD_MILLISECONDS))


def end_message(version: int) -> bytes:
    """The last message when a game is over. It has no id."""
    return b'event: end\ndata: {"version":%d}\n\n' % version
