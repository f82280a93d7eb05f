"""The command `automa verify`: an exported log, checked without the service."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from io import UnsupportedOperation
from pathlib import Path

from domain.core.rejected import Rejected
from service.cli.failed import READ_TWICE, Failed
from service.cli.output import echo
from service.games.rulesets import RULESETS
from service.in_a_line import in_a_line
from service.log.log_file import lines_of
from service.log.verify import DecisionsVerified, Verified, verify, verify_decisions
from service.settings import Settings


def arguments(parser: argparse.ArgumentParser) -> None:
    """Take the exported log."""
    parser.add_argument("file", type=Path, help="a log, as GET /v1/games/{id}/commits gives it as NDJSON")


def run(given: argparse.Namespace, _settings: Settings) -> None:
    """Check chain and shuffles, and decide each command again. Raises Failed with the first bad line."""
    file: Path = given.file
    try:
        with file.open("rb") as log:
            found = verify(lines_of(log))
            log.seek(0)
            decided = verify_decisions(found, lines_of(log), RULESETS)
    except Rejected as bad:
        reason = bad.facts.get("reason", "its command does not lead to it by the rules")
        raise Failed(f"{file}: line {bad.facts['line']}: {in_a_line(str(reason))}") from bad
    except UnsupportedOperation as error:
        raise Failed(f"{file}: {READ_TWICE}") from error
    except OSError as error:
        raise Failed(f"{file}: {error.strerror}") from error
    echo("\n".join(_told(found, decided)))


def _told(found: Verified, decided: DecisionsVerified) -> Iterator[str]:
    word = "Sound" if decided.rest is None else "Unbroken"
    yield f"{word}: {found.header.version} commits of a game of {found.header.ruleset}, {found.header.game}."
    ruleset, began_by = RULESETS.get(found.header.ruleset), found.header.ruleset_version
    if ruleset is not None and began_by < ruleset.version:
        yield f"Its rules are version {began_by}; today's are version {ruleset.version}."
    yield f"Head {found.header.head}"
    yield f"Shuffles: {found.kept_shuffles} revealed and kept, {found.open_shuffles} not revealed."
    if decided.commits:
        yield f"Decided again: {decided.commits} commits, each of which is what its command leads to."
    if decided.rest is not None:
        behind = "the rest" if decided.commits else "any"
        yield f"Not decided again: {behind}: {decided.rest.value}."
