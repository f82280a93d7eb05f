"""`automa migrate`."""

from __future__ import annotations

import argparse

from service.cli.database import owned
from service.cli.output import echo
from service.cli.signals import exit_on_signals
from service.failed import Failed
from service.migrating import MigrationFailed, migrate
from service.settings import Settings


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
