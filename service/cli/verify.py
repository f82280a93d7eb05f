"""The command `automa verify`: an exported log, checked without the service."""

from __future__ import annotations

import argparse
from pathlib import Path

from domain.core.rejected import Rejected
from service.cli.failed import Failed
from service.games.log_file import lines_of
from service.games.verifying import verified
from service.settings import Settings


def arguments(parser: argparse.ArgumentParser) -> None:
    """Take the exported log."""
    parser.add_argument("file", type=Path, help="a log, as GET /v1/games/{id}/events gives it as NDJSON")


def run(given: argparse.Namespace, _settings: Settings) -> None:
    """Check the chain and the shuffles. Raises Failed with the first bad line."""
    file: Path = given.file
    try:
        with file.open("rb") as log:
            found = verified(lines_of(log))
    except Rejected as bad:
        raise Failed(f"{file}: line {bad.facts['line']}: {bad.facts['reason']}") from bad
    except OSError as error:
        raise Failed(f"{file}: {error.strerror}") from error
    print(f"Sound: {found.version} events of a game of {found.header.ruleset}, {found.header.game}.")  # noqa: T201
    print(f"Head {found.head}")  # noqa: T201 - this is a command line
    print(f"Shuffles: {found.kept_shuffles} revealed and kept, {found.open_shuffles} not revealed.")  # noqa: T201
