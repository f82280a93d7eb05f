"""The hash chain, which proves that an exported log was not edited."""

from __future__ import annotations

import hashlib


def genesis_hash(game: str, ruleset: str) -> bytes:
    """Return the hash before the first commit, so that no log passes for another game's.

    It is SHA-256 over the id of the game, a line feed, the name of its ruleset and a line feed.
    """
    return hashlib.sha256(f"{game}\n{ruleset}\n".encode()).digest()


def commit_hash(previous: bytes, version: int, text: bytes) -> bytes:
    """Return the hash of a commit.

    It is SHA-256 over the previous commit's hash, this commit's version in decimal, a line feed and the
    canonical JSON array of its public events. For version 1 the previous hash is the genesis hash.
    """
    return hashlib.sha256(previous + b"%d\n" % version + text).digest()
