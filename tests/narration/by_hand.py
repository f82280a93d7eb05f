"""The sentences that were written by hand, as `sentences.txt` has them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, NamedTuple

import msgspec


class ByHand(NamedTuple):
    """How something is told: a message by its key, or a question of a ruleset."""

    language: str
    key: str
    facts: dict[str, Any]
    sentence: str


def _read() -> tuple[ByHand, ...]:
    found = []
    key, facts = "", {}
    for line in Path(__file__).with_name("sentences.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            _, key, text = line.split(" ", 2)
            facts = msgspec.json.decode(text, type=dict[str, Any])
        elif told := re.match("([a-z]{2}): (.*)", line):
            found.append(ByHand(told[1], key, facts, told[2]))
    return tuple(found)


SENTENCES = _read()
