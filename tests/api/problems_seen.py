"""The problems that the OpenAPI document shows as examples: answers of the service while it is tested.

`python -m tests.api.problems_seen` runs the tests of the API and writes them anew, of each code the shortest;
with names of tests behind it those alone, and what they do not see stays as it was.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from automa_ledger.api.openapi.examples import PROBLEM_EXAMPLES, PROBLEM_EXAMPLES_FILE, RULES_EXAMPLE
from automa_ledger.api.problems import document as documents
from automa_ledger.api.routes import OPERATIONS
from automa_ledger.games.bounds import MAX_COMMITS, MAX_EVENTS, MAX_LOG_BYTES
from automa_ledger.refusals.games import GameArchived, GameNotNamed, LogFull
from automa_ledger.refusals.logs import ShuffleBroken
from automa_ledger.refusals.requests import (
    GameBusy,
    HostUnknown,
    InvalidRequest,
    Stopping,
    StreamsTooMany,
    TooMuchLongWork,
)
from automa_ledger.refusals.webhooks import (
    DeliveryUnknown,
    WebhookAddressForbidden,
    WebhooksTooMany,
    WebhookUnknown,
    WebhookUrlInvalid,
)
from automa_rules.core.rejection import Refusal

FILE = Path(str(PROBLEM_EXAMPLES_FILE))
TESTS = ("tests/api",)
WARNING = "ignore::pytest.PytestAssertRewriteWarning"  # some modules are loaded already

_GAME = "9f1c2a34-5b6d-4e7f-8a90-b1c2d3e4f506"

ELSEWHERE: tuple[Refusal, ...] = (
    DeliveryUnknown(game=_GAME),
    GameArchived(game=_GAME),
    GameNotNamed(version=12),
    LogFull(MAX_COMMITS, MAX_EVENTS, MAX_LOG_BYTES),
    WebhookAddressForbidden(host="localhost"),
    WebhookUnknown(webhook=_GAME),
    WebhookUrlInvalid(reason="the scheme must be https"),
    WebhooksTooMany(most=20),
    GameBusy(limit=16, retry_after=1),
    HostUnknown(host="games.example"),
    InvalidRequest(reason="Bad Request"),
    TooMuchLongWork(limit=8, retry_after=1),
    StreamsTooMany(most=8),
    ShuffleBroken(line=4, version=3, deck="combat"),
    Stopping(),
)
"""What is brought about in processes that are not watched here, or by a race: as these are told."""


def needed() -> set[str]:
    """The codes that the document needs an example of."""
    codes = {code for each in OPERATIONS for code in each.all_problems}
    return {RULES_EXAMPLE, *codes} - {"rules"}


def problems_seen(tests: list[str]) -> dict[str, Any]:
    """By code; what the tests did not see is as it was."""
    found: dict[str, bytes] = {}
    told = documents.problem_document

    def watched(*arguments: Any, **named: Any) -> dict[str, Any]:  # noqa: ANN401 - whatever it takes
        document = told(*arguments, **named)
        text, code = msgspec.json.encode(document), document["code"]
        if "en" in (*arguments[2:3], named.get("language", "en")):
            found[code] = min(text, found.get(code, text), key=len)
        return document

    documents.problem_document = watched
    pytest.main(["-q", "-p", "no:xdist", "-W", WARNING, *(tests or TESTS)])
    for each in ELSEWHERE:
        watched(each)
    seen = {code: msgspec.json.decode(text) for code, text in found.items()}
    return {code: each for code, each in sorted((dict(PROBLEM_EXAMPLES) | seen).items()) if code in needed()}


if __name__ == "__main__":
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(problems_seen(sys.argv[1:])), indent=1) + b"\n")
