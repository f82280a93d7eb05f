"""`automa play`: play a whole sample game against a running service."""

from __future__ import annotations

import argparse

import httpx2

from automa_ledger.cli.output import echo
from automa_ledger.control_characters import replace_control_characters
from automa_ledger.errors import MAKE_KEY, CommandFailed, describe_no_answer
from automa_ledger.integrations.game_client import ProblemError
from automa_ledger.integrations.sample_game.game import HUMANS, play_game
from automa_ledger.settings import Settings

TIMEOUT_SECONDS = 30


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the ruleset, the service's URL and an API key."""
    parser.add_argument("ruleset", nargs="?", choices=sorted(HUMANS), default="scythe")
    parser.add_argument("--url", help="URL of the service (default: from AUTOMA_HOST and AUTOMA_PORT)")
    parser.add_argument("--key", help="API key, if the service requires one to create games")


def run(args: argparse.Namespace, settings: Settings) -> None:
    """Play and print the story. Raises CommandFailed when the service is unreachable or refuses."""
    url = args.url or f"http://{settings.host}:{settings.port}"
    try:
        headers = {"Authorization": f"Bearer {args.key}"} if args.key else {}
        with httpx2.Client(base_url=url, timeout=TIMEOUT_SECONDS, headers=headers) as http:
            for line in play_game(http, args.ruleset):
                echo(replace_control_characters(line))  # the service may be untrusted
    except httpx2.HTTPError as error:
        raise CommandFailed(describe_no_answer(url, error)) from error
    except UnicodeEncodeError as error:
        raise CommandFailed("an API key has only ASCII characters") from error
    except ProblemError as error:
        remedy = f" Give a key with --key; {MAKE_KEY}." if error.needs_key else ""
        raise CommandFailed(f"{error}{remedy}") from error
