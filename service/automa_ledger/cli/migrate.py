"""`automa migrate`: migrate the database's schema."""

from __future__ import annotations

import argparse

from automa_ledger.cli.database import open_owner_database
from automa_ledger.cli.output import echo
from automa_ledger.cli.signals import exit_on_signals
from automa_ledger.errors import CommandFailed
from automa_ledger.migrator import MigrationFailed, migrate
from automa_ledger.settings import Settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the target revision."""
    parser.add_argument(
        "revision", nargs="?", default="head", help="head (the newest, the default), base (none), or a number"
    )


def run(args: argparse.Namespace, settings: Settings) -> None:
    """Migrate up or down to the revision. Raises CommandFailed."""
    exit_on_signals()
    with open_owner_database(settings) as url:
        try:
            reached = migrate(url, args.revision)
        except MigrationFailed as error:
            raise CommandFailed(f"the schema is unchanged: {error}") from error
    echo(f"The schema is at revision {reached or 'base'}.")
