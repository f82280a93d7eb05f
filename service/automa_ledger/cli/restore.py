"""The command `automa restore`: restore archived logs to the database."""

from __future__ import annotations

import argparse
from pathlib import Path

from automa_ledger.archive.restore import restore
from automa_ledger.cli.database import open_owner_database
from automa_ledger.cli.output import echo, report_read_errors
from automa_ledger.cli.signals import exit_on_signals
from automa_ledger.errors import CommandFailed
from automa_ledger.settings import Settings
from automa_ledger.store.owner import connect_as_owner


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the files."""
    parser.add_argument("file", type=Path, nargs="+", help="a log that `automa archive` has written")


def run(args: argparse.Namespace, settings: Settings) -> None:
    """Restore the logs one by one, as the owner of the tables. Raises CommandFailed at the first bad file.

    Logs of games that are not archived here are skipped and reported at the end.
    """
    exit_on_signals()
    skipped: list[str] = []
    with open_owner_database(settings) as url, connect_as_owner(url) as connection:
        for file in args.file:
            with report_read_errors(file):
                header = restore(connection, file)
            if header is None:
                skipped.append(f"{file}: not the log of a game that is archived here")
            else:
                echo(f"{header.game}: {header.version} commits are back.")
    if skipped:
        raise CommandFailed("\n".join(skipped))
