"""What any release has exported, every later one reads."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

from automa_ledger.games.rulesets import RULESETS
from automa_ledger.log.log_file import parse_log
from automa_ledger.log.verify import verify_shuffles
from tests.api.running import running

LOGS = [log for log in sorted(Path(__file__).parent.glob("*/*.ndjson")) if log.stem in RULESETS]
"""One of each ruleset; `test_verifier.py` checks them all."""


@pytest.fixture(scope="module")
def http(database_url: str) -> Iterator[httpx2.Client]:
    """A client of a service that takes logs of any length."""
    with (
        running(database_url, max_body_bytes=8 << 20) as url,
        httpx2.Client(base_url=url, timeout=60) as client,
    ):
        yield client


@pytest.mark.parametrize("log", LOGS, ids=lambda log: f"{log.parent.name}-{log.stem}")
def test_a_log_of_any_release_is_verified_imported_and_audited(http: httpx2.Client, log: Path) -> None:
    """It is the whole game again, by the rules that it began with.

    When this fails, an event or a decision has changed: an event that is stored never changes without a new
    type and an upcaster, and a changed rule is one from a version of its ruleset on (docs/versioning.md).
    """
    text = log.read_bytes()
    read = parse_log(text)
    assert verify_shuffles(read).unrevealed == 0

    answer = http.post("/v1/games/import", content=text)

    assert answer.status_code == 201, answer.text
    made = answer.json()
    assert (made["version"], made["over"]) == (read.header.version, True)
    headers = {"Authorization": f"Bearer {made['token']}"}
    audit = http.get(f"/v1/games/{made['game']}/audit", headers=headers).json()
    assert audit["sound"], audit


def test_there_is_a_log_of_each_ruleset() -> None:
    """A ruleset that was released is one of which a log is kept."""
    assert {log.stem for log in LOGS} >= set(RULESETS)
