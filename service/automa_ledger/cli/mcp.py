"""`automa mcp`: a Model Context Protocol server on standard input and output."""

from __future__ import annotations

import argparse
from importlib.metadata import version

import httpx2

from automa_ledger.errors import CommandFailed
from automa_ledger.settings import Settings

TIMEOUT_SECONDS = 30


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the service's URL, an API key and the language."""
    parser.add_argument("--url", help="URL of the service (default: from AUTOMA_HOST and AUTOMA_PORT)")
    parser.add_argument("--key", help="API key, if the service requires one to create games")
    parser.add_argument("--language", help="language of the answers, such as pl (default: English)")


def run(args: argparse.Namespace, settings: Settings) -> None:
    """Serve until standard input ends. Raises CommandFailed without the extra `mcp` or for a bad key."""
    try:
        from automa_ledger.integrations.assistant.server import mcp_server  # noqa: PLC0415 - an extra
    except ModuleNotFoundError as error:
        raise CommandFailed(f"{error}: install automa-ledger[mcp]") from error
    if args.key and not args.key.isascii():
        raise CommandFailed("an API key has only ASCII characters")
    headers = {"Authorization": f"Bearer {args.key}"} if args.key else {}
    if args.language:
        headers["Accept-Language"] = args.language
    url = args.url or f"http://{settings.host}:{settings.port}"
    with httpx2.Client(base_url=url, timeout=TIMEOUT_SECONDS, headers=headers) as http:
        mcp_server(http, version("automa-ledger")).run()
