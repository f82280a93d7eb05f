"""`automa play`: a whole sample game against a running service."""

from __future__ import annotations

import argparse

import httpx

from automa_ledger.cli.output import echo
from automa_ledger.failed import Failed
from automa_ledger.in_a_line import in_a_line
from automa_ledger.integrations.play.game import HUMANS, play
from automa_ledger.integrations.play.table import Refused
from automa_ledger.settings import Settings

SECONDS_TO_WAIT = 30


def arguments(parser: argparse.ArgumentParser) -> None:
    """Take the game and the service."""
    parser.add_argument("ruleset", nargs="?", choices=sorted(HUMANS), default="scythe")
    parser.add_argument("--url", help="where the service is (default: AUTOMA_HOST and AUTOMA_PORT)")
    parser.add_argument("--key", help="an API key, where the service makes no game without")


def run(given: argparse.Namespace, settings: Settings) -> None:
    """Play and print the story. Raises Failed when the service is away or refuses."""
    url = given.url or f"http://{settings.host}:{settings.port}"
    try:
        shown = {"Authorization": f"Bearer {given.key}"} if given.key else {}
        with httpx.Client(base_url=url, timeout=SECONDS_TO_WAIT, headers=shown) as http:
            for line in play(http, given.ruleset):
                echo(in_a_line(line))  # whatever service it is that tells so
    except httpx.HTTPError as error:
        raise Failed(f"no service answers at {url}: {error}. Start one with `make run`.") from error
    except UnicodeEncodeError as error:
        raise Failed("no key is written so") from error
    except Refused as error:
        raise Failed(str(error)) from error
