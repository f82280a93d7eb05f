"""The command `automa verify`: verify an exported log without the service."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from automa_ledger.cli.output import echo, report_read_errors
from automa_ledger.games.rulesets import RULESETS
from automa_ledger.log.export import Header
from automa_ledger.log.log_file import read_log
from automa_ledger.log.verify import (
    DecisionVerification,
    ShuffleVerification,
    verify_decisions,
    verify_shuffles,
)
from automa_ledger.settings import Settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the exported log."""
    parser.add_argument("file", type=Path, help="a log, as GET /v1/games/{id}/commits gives it as NDJSON")


def run(args: argparse.Namespace, _settings: Settings) -> None:
    """Verify chain and shuffles, and decide each command again. Raises CommandFailed at the first fault."""
    with report_read_errors(args.file):
        log = read_log(args.file)
        shuffles = verify_shuffles(log)
        decided = verify_decisions(log, RULESETS)
    echo("\n".join(_report_lines(log.header, shuffles, decided)))


def _report_lines(
    header: Header, shuffles: ShuffleVerification, decided: DecisionVerification
) -> Iterator[str]:
    word = "Sound" if decided.skipped_because is None else "Unbroken"
    yield f"{word}: {header.version} commits of a game of {header.ruleset}, {header.game}."
    ruleset, began_by = RULESETS.get(header.ruleset), header.ruleset_version
    if ruleset is not None and began_by < ruleset.version:
        yield f"Its rules are version {began_by}; today's are version {ruleset.version}."
    yield f"Head {header.head}"
    yield f"Shuffles: {shuffles.verified} revealed and kept, {shuffles.unrevealed} not revealed."
    if decided.commits:
        yield f"Decided again: {decided.commits} commits, each of which is what its command leads to."
    if decided.skipped_because is not None:
        scope = "the rest" if decided.commits else "any"
        yield f"Not decided again: {scope}: {decided.skipped_because.value}."
