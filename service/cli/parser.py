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
        super().__init__(listening)
        self._listening = listening

    def feed_data(self, data: bytes | bytearray | memoryview | array[int]) -> None:
        """Read on. Raises httptools.HttpParserError."""
        try:
            super().feed_data(data)
        except httptools.HttpParserUpgrade as offered:
            self.feed_data(self._listening.without_offer() + bytes(data)[offered.args[0] :])
