"""The command `automa healthy`: whether a service on this machine is ready for requests."""

from __future__ import annotations

import argparse
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException

from automa_ledger.errors import CommandFailed, describe_no_answer
from automa_ledger.settings import ALL_INTERFACES, Settings

TIMEOUT_SECONDS = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the port."""
    parser.add_argument("--port", type=int, help="where it listens (default: AUTOMA_PORT)")


def run(args: argparse.Namespace, settings: Settings) -> None:
    """Ask the service. Raises CommandFailed unless it answers with 200."""
    host = "127.0.0.1" if settings.host == ALL_INTERFACES else settings.host
    connection = HTTPConnection(host, args.port or settings.port, timeout=TIMEOUT_SECONDS)
    try:
        connection.request("GET", "/health/ready")
        status = connection.getresponse().status
    except (OSError, HTTPException, UnicodeError) as error:  # an invalid host name
        raise CommandFailed(describe_no_answer(host, error)) from error
    finally:
        connection.close()
    if status != HTTPStatus.OK:
        raise CommandFailed(f"it is not ready: {status}")
