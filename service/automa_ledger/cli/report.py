"""`automa report`: write a file about a step in which a rule seems to be wrong."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

import httpx2

from automa_ledger.cli.output import echo
from automa_ledger.errors import CommandFailed, describe_no_answer
from automa_ledger.integrations.game_client import GameClient, ProblemError
from automa_ledger.settings import Settings

TIMEOUT_SECONDS = 30
_STEP = re.compile(r"([1-9][0-9]*)\.([0-9]+)")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the game, the step, what was expected, and where the service is."""
    parser.add_argument("game", help="id of the game")
    parser.add_argument("step", help="the step that is wrong, such as 18.3")
    parser.add_argument("expected", help="what should have happened, in your words")
    parser.add_argument("--token", required=True, help="a token of the game")
    parser.add_argument("--url", help="URL of the service (default: from AUTOMA_HOST and AUTOMA_PORT)")
    parser.add_argument("--output", type=Path, help="the file (default: report-GAME-STEP.ndjson)")


def run(args: argparse.Namespace, settings: Settings) -> None:
    """Write the report. Raises CommandFailed when the service is unreachable or refuses."""
    named = _STEP.fullmatch(args.step)
    if named is None:
        raise CommandFailed(f"{args.step} is not a step; the story names them, such as 18.3")
    url = args.url or f"http://{settings.host}:{settings.port}"
    try:
        with httpx2.Client(base_url=url, timeout=TIMEOUT_SECONDS) as http:
            game = GameClient.join(http, args.game, args.token)
            report = game.report(int(named[1]), int(named[2]), args.expected)
    except (httpx2.HTTPError, httpx2.InvalidURL) as error:
        raise CommandFailed(describe_no_answer(url, error)) from error
    except ProblemError as error:
        raise CommandFailed(str(error)) from error
    file = args.output or Path(f"report-{args.game}-{args.step}.ndjson")
    try:
        file.write_bytes(report)
    except OSError as error:
        raise CommandFailed(f"{file}: {error.strerror}") from error
    echo(f"{file}: send it to the maintainers. `automa replay {file}` shows it.")
