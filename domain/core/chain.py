"""The hash chain that makes an exported log prove that it was not edited."""

from __future__ import annotations

import hashlib

GENESIS = bytes(32)


def link(previous: bytes, version: int, text: bytes) -> bytes:
    """Give the hash of an event.

    It is SHA-256 over its predecessor's hash, its version in decimal, a line feed and its public canonical
    text. The predecessor of version 1 is 32 zero bytes.
    """
    return hashlib.sha256(previous + b"%d\n" % version + text).digest()
