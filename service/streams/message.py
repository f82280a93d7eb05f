"""The text of a stream (`text/event-stream`, HTML Living Standard, 9.2)."""

from __future__ import annotations

import secrets

import msgspec

from service.narration.commits import Commit

HEARTBEAT = b":\n"  # no blank line: some clients take a block without data for a message
MIN_RETRY_MILLISECONDS = 1_000
RETRY_SPREAD_MILLISECONDS = 1_000

_encode = msgspec.json.Encoder().encode


def message(commit: Commit) -> bytes:
    """A commit: its version as the id, and its document as the data, in which there is no line feed.

    It has no `event` field, so that a browser hands it to `onmessage`.
    """
    return b"id: %d\ndata: %b\n\n" % (commit.version, _encode(commit))


def opening() -> bytes:
    """How long to wait before reconnecting; not the same for all, who may be cut off at the same time."""
    return b"retry: %d\n" % (MIN_RETRY_MILLISECONDS + secrets.randbelow(RETRY_SPREAD_MILLISECONDS))


def end(version: int) -> bytes:
    """The last message of a game that is over. It has no id."""
    return b'event: end\ndata: {"version":%d}\n\n' % version
