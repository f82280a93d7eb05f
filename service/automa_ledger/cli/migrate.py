"""`automa migrate`."""

from __future__ import annotations

import argparse

from automa_ledger.cli.database import owned
from automa_ledger.cli.output import echo
from automa_ledger.cli.signals import exit_on_signals
from automa_ledger.failed import Failed
from automa_ledger.migrating import MigrationFailed, migrate
from automa_ledger.settings import Settings


def arguments(parser: argparse.ArgumentParser) -> None:
    """Take the revision to go to."""
    parser.add_argument(
        "revision", nargs="?", default="head", help="head (the newest, the default), base (none), or a number"
    )


def run(given: argparse.Namespace, settings: Settings) -> None:
    """Go up or down to the revision. Raises Failed."""
    exit_on_signals()
    with owned(settings) as url:
        try:
            reached = migrate(url, given.revision)
        except MigrationFailed as error:
            raise Failed(f"the schema is unchanged: {error}") from error
    echo(f"The schema is at revision {reached or 'base'}.")
