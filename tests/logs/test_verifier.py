"""The verifier of the examples finds the sample logs sound, and edited ones not."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from automa_ledger.games.rulesets import RULESETS
from automa_rules.core.hash_chain import commit_hash, genesis_hash
from tests.api.logs import chained, commits, headed

ROOT = Path(__file__).parents[2]
PROGRAM = ROOT / "openapi" / "examples" / "verify_log.py"
LOGS = sorted(Path(__file__).parent.glob("*/*.ndjson"))
DRAWS = {
    "scythe": ("automa_card_drawn", "card", (1, 2)),
    "scythe_card": ("automa_card_drawn", "card", (1, 2)),
    "expeditions": ("corruption_placed", "tokens", (["orange-1"], ["turquoise-4", "orange-2"])),
    "trismegistus": ("dice_rolled", "bowls", ({}, {"iron": {"red": 1}})),
}


def said(*files: Path) -> subprocess.CompletedProcess[str]:
    """What the verifier says of logs."""
    command = [sys.executable, str(PROGRAM), *map(str, files)]
    return subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - ours


def test_the_sample_logs_are_sound() -> None:
    """All of them, about seven of each ruleset, with undone and repeated turns in them."""
    assert len(LOGS) >= 20
    found = said(*LOGS)
    assert found.returncode == 0, found.stderr
    assert found.stdout.count(": sound\n") == len(LOGS)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_draw_that_was_changed_is_found(ruleset: str, tmp_path: Path) -> None:
    """Also where the whole chain was computed anew over it."""
    header, *lines = (LOGS[0].parent / f"{ruleset}.ndjson").read_bytes().splitlines()
    played = commits([header, *lines])
    kind, fact, values = DRAWS[ruleset]
    version, event = next(
        (version, event)
        for version, commit in enumerate(played, 1)
        for event in commit["events"]
        if event["type"] == kind and event[fact]
    )
    event[fact] = next(value for value in values if value != event[fact])
    forged = tmp_path / "forged.ndjson"
    forged.write_bytes(b"".join(headed(header, chained(header, played))))

    found = said(forged)
    assert found.returncode == 1
    assert f"version {version}: {kind} does not follow from what was shuffled" in found.stderr


def test_an_edited_log_is_found(tmp_path: Path) -> None:
    """One that was edited, one without its end, where the decks are revealed, and one with another salt."""
    lines = (LOGS[0].parent / "scythe.ndjson").read_text().splitlines()
    secret: dict[str, Any] = next(
        event
        for line in lines[1:]
        for event in json.loads(line)["events"]
        if event["type"] == "shuffle_revealed" and event["deck"] == "automa"
    )
    header, *rest = [line.encode() for line in lines]
    played = commits([header, *rest])
    text = json.dumps(played).replace(secret["salt"], "00" * 32)
    salted = b"".join(headed(header, chained(header, json.loads(text)))).decode().splitlines()
    for edited, reason in (
        ([*lines[:5], lines[5].replace('"seat":"', '"seat":"x'), *lines[6:]], "the chain is broken"),
        (lines[:-1], "is not revealed"),
        (salted, "is not the one that was promised"),
    ):
        file = tmp_path / "edited.ndjson"
        file.write_text("\n".join(edited))
        assert reason in said(file).stderr


def test_the_chain_of_the_document() -> None:
    """Its bytes are those of the service."""
    page = (ROOT / "docs" / "shuffles.md").read_text()
    (block,) = re.findall(r"```text\n(SHA-256.*?)```", page, flags=re.DOTALL)
    start, *hashes = re.findall("^  ([0-9a-f]{64})$", block, flags=re.MULTILINE)
    texts = re.findall("^  text: (.*)$", block, flags=re.MULTILINE)
    game, ruleset = re.findall(r'"([0-9a-f-]{36})\\n(\w+)\\n"', block)[0]
    previous = genesis_hash(game, ruleset)
    assert previous.hex() == start
    assert len(texts) == len(hashes) == 2
    for version, (text, digest) in enumerate(zip(texts, hashes, strict=True), 1):
        previous = commit_hash(previous, version, text.encode())
        assert previous.hex() == digest
