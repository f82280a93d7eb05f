"""How long requests may take, how large they may be, and how many connections a process has."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

MAX_HEAD_BYTES = 32_768
MAX_PIPELINED = 16  # requests that wait on one connection


class Connection(Protocol):
    """What can be closed."""

    transport: asyncio.Transport


def _count_none() -> int:
    return 0


def _close_none() -> None: ...


@dataclass
class ConnectionLimits:
    """The limits of one process, and its connections that wait for their clients, the longest first.

    `count_streams` tells how many connections are live streams, which do not count towards
    `max_connections`. `close_streams` ends them when the process stops.
    """

    head_seconds: float = 10
    body_seconds: float = 30
    max_connections: int = 2_048
    count_streams: Callable[[], int] = _count_none
    close_streams: Callable[[], None] = _close_none
    silent: dict[Connection, None] = field(default_factory=dict)

    def seconds(self, awaited: str) -> float:
        """How long the `head` or the `body` of a request may take."""
        return self.head_seconds if awaited == "head" else self.body_seconds

    def admit(self, connections: int) -> bool:
        """Whether one more connection is let in, with which there are so many.

        In a full process the one that has been silent longest is closed for it.
        """
        if connections - self.count_streams() <= self.max_connections:
            return True
        longest = next(iter(self.silent), None)
        if longest is None:
            return False
        del self.silent[longest]
        longest.transport.abort()
        return True
