"""The hash chain that makes an exported log prove that it was not edited."""

from __future__ import annotations

import hashlib


def genesis_hash(game: str, ruleset: str) -> bytes:
    """Give the hash that the first commit follows, so that no log passes for that of another game.

    It is SHA-256 over the id of the game, a line feed, the name of its ruleset and a line feed.
    """
    return hashlib.sha256(f"{game}\n{ruleset}\n".encode()).digest()


def commit_hash(previous: bytes, version: int, text: bytes) -> bytes:
    """Give the hash of a commit.

    It is SHA-256 over its predecessor's hash, its version in decimal, a line feed and the canonical JSON
    array of its public events. The predecessor of version 1 is the genesis.
    """
    return hashlib.sha256(previous + b"%d\n" % version + text).digest()
