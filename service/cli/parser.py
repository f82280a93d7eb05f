"""The parser of requests: one that speaks HTTP and nothing else."""

from __future__ import annotations

from array import array
from typing import Protocol

import httptools


class Listening(Protocol):
    """Whoever is told what has come, and remembers the head that came last."""

    def without_offer(self) -> bytes:
        """That head, without the offer of another protocol in it."""


class Parser(httptools.HttpRequestParser):
    """Declines what a client offers to speak instead, by `Upgrade`, and reads on (RFC 9110, 7.8).

    Left to itself the parser takes such a head for all there is: the body would be the next request.
    """

    def __init__(self, listening: Listening) -> None:
        self._listening = listening
        self._begin()

    def _begin(self) -> None:
        super().__init__(self._listening)
        self.set_dangerous_leniencies(lenient_data_after_close=True)

    def feed_data(self, data: bytes | bytearray | memoryview | array[int]) -> None:
        """Read on. Raises httptools.HttpParserError."""
        try:
            super().feed_data(data)
        except httptools.HttpParserUpgrade as offered:
            again = self._listening.without_offer() + bytes(data)[offered.args[0] :]
            self._begin()  # behind a head that says `close` too nothing would be read
            self.feed_data(again)
