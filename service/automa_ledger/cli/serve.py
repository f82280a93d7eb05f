"""`automa serve`: serve the games over HTTP."""

from __future__ import annotations

import argparse
import socket
from contextlib import ExitStack

import msgspec

from automa_ledger import access_log
from automa_ledger.cli.database import as_owner, open_service_database
from automa_ledger.cli.listener import listen, listener_url, raise_file_limit
from automa_ledger.cli.output import echo
from automa_ledger.cli.signals import exit_on_signals
from automa_ledger.errors import KEY_COMMAND, CommandFailed
from automa_ledger.games.rulesets import RULESETS
from automa_ledger.server.application import Application
from automa_ledger.server.uvicorn_server import make_uvicorn_config, run_server
from automa_ledger.settings import ALL_INTERFACES, Settings, is_key_required

MAX_WORKERS = 256
MAX_PORT = 65_535
AWAY_MESSAGE = "The database is away. Until it is back, calls are answered with 503."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add where to listen and the number of processes; settings define the rest."""
    parser.epilog = "All settings: automa --help"
    parser.add_argument("--host", help="the address to listen on (default: AUTOMA_HOST)")
    parser.add_argument(
        "--port", type=_parse_port, help="the TCP port; 0 takes any that is free (default: AUTOMA_PORT)"
    )
    parser.add_argument(
        "--workers",
        type=_parse_workers,
        metavar="N",
        help="how many processes serve (default: AUTOMA_WORKERS)",
    )


def run(args: argparse.Namespace, settings: Settings) -> None:
    """Serve until a signal arrives. Raises CommandFailed."""
    host = settings.host if args.host is None else args.host
    settings = msgspec.structs.replace(
        settings, host=host, port=settings.port if args.port is None else args.port
    )
    exit_on_signals(is_server=True)
    access_log.configure(settings.log_level)
    with ExitStack() as opened:
        raise_file_limit(settings.max_connections, settings.max_streams)
        listener = opened.enter_context(listen(settings.host, settings.port))
        database = opened.enter_context(open_service_database(settings))
        application = Application(settings, database.url)
        config = make_uvicorn_config(application, settings, workers=args.workers or settings.workers)
        echo(_startup_message(settings, listener, is_away=database.is_away))
        if not run_server(config, listener):
            raise CommandFailed("the service did not start; the reason is in its log")


def _parse_port(text: str) -> int:
    if text.isdecimal() and int(text) <= MAX_PORT:
        return int(text)
    raise argparse.ArgumentTypeError(f"give a number from 0 to {MAX_PORT}")


def _parse_workers(text: str) -> int:
    if text.isdecimal() and 0 < int(text) <= MAX_WORKERS:
        return int(text)
    raise argparse.ArgumentTypeError(f"give a number from 1 to {MAX_WORKERS}")


def _startup_message(settings: Settings, listener: socket.socket, *, is_away: bool) -> str:
    """The operator's first message: the service's URL, and the first steps unless the database is away.

    Raises CommandFailed if phones are to be invited, and the database is away.
    """
    if settings.table == "here":
        return _addresses(settings, listener_url(listener), is_away=is_away)
    from automa_ledger.cli.invitation import create_invitation, local_address  # noqa: PLC0415 - rarely needed

    host = local_address() if settings.host == ALL_INTERFACES else settings.host
    for_phones = f"http://{host}:{listener.getsockname()[1]}"
    addresses = _addresses(settings, for_phones, is_away=is_away)
    return f"{addresses}\n{create_invitation(settings, for_phones)}"


def _addresses(settings: Settings, url: str, *, is_away: bool) -> str:
    """The URLs of the service and its documentation, and what can be done now."""
    now = AWAY_MESSAGE if is_away else _first_steps(settings, url)
    return f"Listening on {url}: the table to play at, documentation at {url}/docs\n{now}"


def _key_message(settings: Settings) -> str:
    """How to create a key. The service's own account can only read keys."""
    command = as_owner(settings, KEY_COMMAND)
    return f"Games are made with an API key only. To make one:\n  KEY=$({command})\n"


def _first_steps(settings: Settings, url: str) -> str:
    """How to make a key, if one is required, and a first call to paste into a shell."""
    ruleset = next(iter(RULESETS.values()))
    body = msgspec.json.encode({"ruleset": ruleset.name, "setup": ruleset.examples["setup"]}).decode()
    call = f"curl -s {url}/v1/games"
    key = ""
    if is_key_required(settings):
        key, call = _key_message(settings), f'{call} -H "Authorization: Bearer $KEY"'
    return f"{key}A first call:\n  {call} -H 'Content-Type: application/json' -d '{body}'"
