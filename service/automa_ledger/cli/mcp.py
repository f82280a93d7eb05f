"""`automa mcp`: a Model Context Protocol server on standard input and output, or over HTTP."""

from __future__ import annotations

import argparse
from importlib.metadata import version

import httpx2

from automa_ledger.errors import CommandFailed
from automa_ledger.settings import Settings

TIMEOUT_SECONDS = 30


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the service's URL, an API key, the language, and the port for HTTP."""
    parser.add_argument("--url", help="URL of the service (default: from AUTOMA_HOST and AUTOMA_PORT)")
    parser.add_argument("--key", help="API key, if the service requires one to create games")
    parser.add_argument("--language", help="language of the answers, such as pl (default: English)")
    parser.add_argument("--port", type=int, help="serve http://127.0.0.1:PORT/mcp, and keep no tokens")


def run(args: argparse.Namespace, settings: Settings) -> None:
    """Serve until standard input ends. Raises CommandFailed without the extra `mcp` or for a bad key."""
    try:
        from automa_ledger.integrations.assistant.server import mcp_server  # noqa: PLC0415 - an extra
        from automa_ledger.integrations.assistant.tokens import TokenFolder  # noqa: PLC0415 - see above
    except ModuleNotFoundError as error:
        raise CommandFailed(f"{error}: install automa-ledger[mcp]") from error
    if args.key and not args.key.isascii():
        raise CommandFailed("an API key has only ASCII characters")
    if args.key and args.port is not None:
        raise CommandFailed("with --port each caller sends an API key of its own, in the header X-API-Key")
    headers = {"Authorization": f"Bearer {args.key}"} if args.key else {}
    if args.language:
        headers["Accept-Language"] = args.language
    url = args.url or f"http://{settings.host}:{settings.port}"
    with httpx2.Client(base_url=url, timeout=TIMEOUT_SECONDS, headers=headers) as http:
        if args.port is None:
            mcp_server(http, TokenFolder(settings.data_dir, url), version("automa-ledger")).run()
        else:
            server = mcp_server(http, None, version("automa-ledger"))
            server.run("streamable-http", port=args.port, stateless_http=True, json_response=True)
