"""`automa serve`."""

from __future__ import annotations

import argparse
import socket
from contextlib import ExitStack

import msgspec

from automa_ledger import access_log
from automa_ledger.cli.database import served
from automa_ledger.cli.listening import address, listen, raise_file_limit
from automa_ledger.cli.output import echo
from automa_ledger.cli.signals import exit_on_signals
from automa_ledger.failed import Failed
from automa_ledger.games.rulesets import RULESETS
from automa_ledger.server.application import Application
from automa_ledger.server.run import configure, run_server
from automa_ledger.settings import EVERYWHERE, Settings, key_required

MAX_WORKERS = 256

NEEDS_KEY = (
    "Games are made with an API key only. To make one, with the same settings:\n"
    "  KEY=$(automa key create --name me --scope games:create --scope games:list)\n"
)


def arguments(parser: argparse.ArgumentParser) -> None:
    """Take the number of processes; the settings say everything else."""
    parser.epilog = "All settings: automa --help"
    parser.add_argument(
        "--workers", type=_number, metavar="N", help="how many processes serve (default: AUTOMA_WORKERS)"
    )


def run(given: argparse.Namespace, settings: Settings) -> None:
    """Serve until a signal comes. Raises Failed."""
    exit_on_signals(serves=True)
    access_log.configure(settings.log_level)
    with ExitStack() as opened:
        raise_file_limit(settings.max_connections, settings.max_streams)
        listener = opened.enter_context(listen(settings.host, settings.port))
        url = opened.enter_context(served(settings))
        application = Application(settings, url)
        config = configure(application, settings, workers=given.workers or settings.workers)
        echo(_welcome(settings, listener))
        if not run_server(config, listener):
            raise Failed("the service did not start; the reason is in its log")


def _number(text: str) -> int:
    if text.isdecimal() and 0 < int(text) <= MAX_WORKERS:
        return int(text)
    raise argparse.ArgumentTypeError(f"give a number from 1 to {MAX_WORKERS}")


def _welcome(settings: Settings, listener: socket.socket) -> str:
    """What the operator reads: where the service is, and how to begin. Raises Failed."""
    needs_key = key_required(settings)
    if settings.table == "here":
        return _first_steps(address(listener), key_required=needs_key)
    from automa_ledger.cli.invitation import invited, own_address  # noqa: PLC0415 - few tables are for phones

    host = own_address() if settings.host == EVERYWHERE else settings.host
    for_phones = f"http://{host}:{listener.getsockname()[1]}"
    return f"{_first_steps(for_phones, key_required=needs_key)}\n{invited(settings, for_phones)}"


def _first_steps(url: str, *, key_required: bool) -> str:
    """Where the service is, where it is documented, and a first call to paste into a shell."""
    ruleset = next(iter(RULESETS.values()))
    body = msgspec.json.encode({"ruleset": ruleset.name, "setup": ruleset.examples["setup"]}).decode()
    key, shown = (NEEDS_KEY, ' -H "Authorization: Bearer $KEY"') if key_required else ("", "")
    return (
        f"Listening on {url}: the table to play at, documentation at {url}/docs\n{key}"
        f"A first call:\n  curl -s {url}/v1/games{shown} -H 'Content-Type: application/json' -d '{body}'"
    )
