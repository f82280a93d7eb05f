"""The text of a stream (`text/event-stream`, HTML Living Standard, 9.2)."""

from __future__ import annotations

import secrets
from collections.abc import Iterable

import msgspec

from service.narration.lines import ToldLine

HEARTBEAT = b":\n\n"
LEAST_RETRY = 1_000  # milliseconds
SPREAD_OF_RETRIES = 1_000  # milliseconds

_encode = msgspec.json.Encoder().encode


def messages(lines: Iterable[ToldLine]) -> list[bytes]:
    """A message for each event: the version as its id, and as its data the line with its sentence.

    They have no `event` field, so that a browser hands them to `onmessage`. JSON holds no line feed.
    """
    return [b"id: %d\ndata: %b\n\n" % (line.version, _encode(line)) for line in lines]


def opening() -> bytes:
    """How long to wait before coming again; not the same for all, who may be sent away at the same time."""
    return b"retry: %d\n\n" % (LEAST_RETRY + secrets.randbelow(SPREAD_OF_RETRIES))


def end(version: int) -> bytes:
    """The last message of a game that is over. Clients ignore messages without data; it has no id."""
    return b'event: end\ndata: {"version":%d}\n\n' % version
