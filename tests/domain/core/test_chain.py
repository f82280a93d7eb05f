"""The hash chain: an exported log shows any edit."""

from __future__ import annotations

import hashlib

import pytest

from automa_rules.core.hash_chain import commit_hash, genesis_hash

START = genesis_hash("4f0f4c5c-6c3f-4b1c-9a55-0f2c8d7a1b3e", "scythe")
LOG = (b'[{"type":"a"}]', b'[{"type":"b"}]', b'[{"type":"c"}]')


def hashes(log: tuple[bytes, ...], first: int = 1) -> list[bytes]:
    """The hash of each commit of a log."""
    found, previous = [], START
    for version, text in enumerate(log, start=first):
        previous = commit_hash(previous, version, text)
        found.append(previous)
    return found


def test_each_link_holds_the_one_before() -> None:
    """SHA-256 over the hash before (the genesis at first), the version in decimal, a line feed, the text."""
    start = hashlib.sha256(b"4f0f4c5c-6c3f-4b1c-9a55-0f2c8d7a1b3e\nscythe\n").digest()
    expected = hashlib.sha256(start + b"1" + b"\n" + LOG[0]).digest()
    assert commit_hash(START, 1, LOG[0]) == expected
    first = commit_hash(START, 1, LOG[0])
    assert hashes(LOG)[1] == hashlib.sha256(first + b"2\n" + LOG[1]).digest()
    assert commit_hash(first, 120, LOG[1]) == hashlib.sha256(first + b"120\n" + LOG[1]).digest()
    assert hashes(LOG, first=2) != hashes(LOG)


@pytest.mark.parametrize(
    "edited",
    [(LOG[0], b'[{"type":"x"}]', LOG[2]), (LOG[1], LOG[0], LOG[2]), (LOG[0], LOG[2]), (b"", *LOG)],
    ids=["changed", "swapped", "removed", "inserted"],
)
def test_every_edit_changes_the_last_hash(edited: tuple[bytes, ...]) -> None:
    """Changing, swapping, removing or inserting a commit is seen at the end of the log."""
    assert hashes(edited)[-1] != hashes(LOG)[-1]
