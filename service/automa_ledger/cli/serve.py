"""`automa serve`: serve the games over HTTP."""

from __future__ import annotations

import argparse
import socket
from contextlib import ExitStack

import msgspec

from automa_ledger import access_log
from automa_ledger.cli.database import open_service_database
from automa_ledger.cli.listener import listen, listener_url, raise_file_limit
from automa_ledger.cli.output import echo
from automa_ledger.cli.signals import exit_on_signals
from automa_ledger.errors import CommandFailed
from automa_ledger.games.rulesets import RULESETS
from automa_ledger.server.application import Application
from automa_ledger.server.uvicorn_server import make_uvicorn_config, run_server
from automa_ledger.settings import ALL_INTERFACES, Settings, is_key_required
from automa_ledger.store.remedies import OWNER_URL

MAX_WORKERS = 256
MAX_PORT = 65_535

KEY_COMMAND = "automa key create --name me --scope games:create --scope games:list"


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
        url = opened.enter_context(open_service_database(settings))
        application = Application(settings, url)
        config = make_uvicorn_config(application, settings, workers=args.workers or settings.workers)
        echo(_startup_message(settings, listener))
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


def _startup_message(settings: Settings, listener: socket.socket) -> str:
    """The operator's first message: the service's URL and the first steps. Raises CommandFailed."""
    key = _key_message(settings) if is_key_required(settings) else ""
    if settings.table == "here":
        return _first_steps(listener_url(listener), key)
    from automa_ledger.cli.invitation import create_invitation, local_address  # noqa: PLC0415 - rarely needed

    host = local_address() if settings.host == ALL_INTERFACES else settings.host
    for_phones = f"http://{host}:{listener.getsockname()[1]}"
    return f"{_first_steps(for_phones, key)}\n{create_invitation(settings, for_phones)}"


def _key_message(settings: Settings) -> str:
    """How to create a key. The service's own account can only read keys."""
    owner = "" if settings.database_url is None else f"{OWNER_URL} "
    return f"Games are made with an API key only. To make one:\n  KEY=$({owner}{KEY_COMMAND})\n"


def _first_steps(url: str, key: str) -> str:
    """The URLs of the service and its documentation, and a first call to paste into a shell."""
    ruleset = next(iter(RULESETS.values()))
    body = msgspec.json.encode({"ruleset": ruleset.name, "setup": ruleset.examples["setup"]}).decode()
    header = ' -H "Authorization: Bearer $KEY"' if key else ""
    return (
        f"Listening on {url}: the table to play at, documentation at {url}/docs\n{key}"
        f"A first call:\n  curl -s {url}/v1/games{header} -H 'Content-Type: application/json' -d '{body}'"
    )
