"""The command `automa healthy`: whether a service on this machine can take requests."""

from __future__ import annotations

import argparse
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException

from automa_ledger.failed import Failed
from automa_ledger.settings import EVERYWHERE, Settings

SECONDS = 2


def arguments(parser: argparse.ArgumentParser) -> None:
    """Take the port."""
    parser.add_argument("--port", type=int, help="where it listens (default: AUTOMA_PORT)")


def run(given: argparse.Namespace, settings: Settings) -> None:
    """Ask it. Raises Failed when it does not answer, or not with 200."""
    host = "127.0.0.1" if settings.host == EVERYWHERE else settings.host
    connection = HTTPConnection(host, given.port or settings.port, timeout=SECONDS)
    try:
        connection.request("GET", "/health/ready")
        status = connection.getresponse().status
    except (OSError, HTTPException, UnicodeError) as error:  # a name of a host that is none
        raise Failed(f"no service answers at {host}: {error}") from error
    finally:
        connection.close()
    if status != HTTPStatus.OK:
        raise Failed(f"it is not ready: {status}")
