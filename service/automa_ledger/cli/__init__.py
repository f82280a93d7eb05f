"""The command line: `automa <command>`. Each command is a module of this package."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import version
from typing import Protocol, cast

from automa_ledger.cli.output import output_failure
from automa_ledger.errors import CommandFailed
from automa_ledger.settings import InvalidSettings, Settings, describe_settings, read_settings

COMMANDS = {
    "serve": "serve the games over HTTP",
    "worker": "deliver webhooks, and nothing else",
    "key": "make, list and revoke API keys",
    "migrate": "bring the database's schema up to date",
    "healthy": "ask a service on this machine whether it is ready",
    "mcp": "let an assistant keep a game's log: a Model Context Protocol server",
    "play": "play a whole sample game against a running service",
    "audit": "prove that the games of the database are as they were played",
    "archive": "take the logs of finished games out of the database, into files",
    "restore": "bring archived logs back into the database",
    "delete": "delete games for good, or the names of their players",
    "verify": "prove an exported log, without the service",
    "report": "write a file about a step in which a rule seems to be wrong",
    "replay": "show an exported log, or a report, step by step",
    "openapi": "write the OpenAPI document, or check that it is up to date",
}


class Command(Protocol):
    """The interface of a command's module."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Add the command's arguments to its parser."""

    def run(self, args: argparse.Namespace, settings: Settings) -> None:
        """Run the command. Raises CommandFailed."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. Return 0 on success, 1 on failure, 2 for invalid arguments or settings."""
    argv = sys.argv[1:] if argv is None else argv
    parser = argparse.ArgumentParser(
        prog="automa",
        description="Plays the opponent of solo board games and keeps the ledger of every game.",
        epilog=f"settings, from environment variables:\n{describe_settings()}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"automa-ledger {version('automa-ledger')}")
    parsers = parser.add_subparsers(dest="command", metavar="command", required=True)
    subparsers = {
        name: parsers.add_parser(name, help=summary, description=summary)
        for name, summary in COMMANDS.items()
    }
    try:
        command: Command | None = None
        if argv and argv[0] in COMMANDS:  # import only the requested command
            command = cast(Command, import_module(f"{__name__}.{argv[0]}"))
            command.add_arguments(subparsers[argv[0]])
        args = parser.parse_args(argv)
        settings = read_settings(os.environ)
        if command is None:
            parser.error("name the command first")
        command.run(args, settings)
        sys.stdout.flush()
    except InvalidSettings as error:
        return _report_error(error, 2)
    except CommandFailed as error:
        return _report_error(error, 1)
    except BrokenPipeError as error:
        return _report_error(output_failure(error), 1)
    return 0


def _report_error(error: Exception, status: int) -> int:
    for line in str(error).splitlines():
        # Text from an untrusted file may contain terminal control sequences.
        printable = "".join(each if each.isprintable() else "\N{REPLACEMENT CHARACTER}" for each in line)
        print(f"automa: {printable}", file=sys.stderr)  # noqa: T201 - this is a command line
    return status
