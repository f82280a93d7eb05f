"""The hash chain, which proves that an exported log was not edited."""

from __future__ import annotations

import hashlib


def genesis_hash(game: str, ruleset: str) -> bytes:
    """Return the hash that the chain starts from, another one for each game.

    A log can thus not be passed off as that of another game. It is SHA-256 over the id of the game, a line
    feed, the name of its ruleset and a line feed.
    """
    return hashlib.sha256(f"{game}\n{ruleset}\n".encode()).digest()


def commit_hash(previous: bytes, version: int, events: bytes) -> bytes:
    """Return the hash of a commit.

    It is SHA-256 over the previous commit's hash, this commit's version in decimal, a line feed and the
    canonical JSON array of its public events. For version 1 the previous hash is the genesis hash.
    """
    return hashlib.sha256(previous + b"%d\n" % version + events).digest()
