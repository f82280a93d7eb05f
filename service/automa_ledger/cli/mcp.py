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
    parser.add_argument("--url", help="where the service is (default: AUTOMA_HOST and AUTOMA_PORT)")
    parser.add_argument("--key", help="an API key, where the service makes no game without")
    parser.add_argument("--language", help="what everything is told in, such as pl (default: English)")


def run(args: argparse.Namespace, settings: Settings) -> None:
    """Serve until standard input ends. Raises CommandFailed without the extra `mcp`."""
    try:
        from automa_ledger.integrations.assistant.server import mcp_server  # noqa: PLC0415 - an extra
    except ModuleNotFoundError as error:
        raise CommandFailed(f"{error}: install automa-ledger with its extra, automa-ledger[mcp]") from error
    headers = {"Authorization": args.key and f"Bearer {args.key}", "Accept-Language": args.language}
    sent = {name: value for name, value in headers.items() if value}
    url = args.url or f"http://{settings.host}:{settings.port}"
    with httpx2.Client(base_url=url, timeout=TIMEOUT_SECONDS, headers=sent) as http:
        mcp_server(http, version("automa-ledger")).run()
