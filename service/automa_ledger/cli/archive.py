"""The command `automa archive`: move logs of finished games from the database to files."""

from __future__ import annotations

import argparse
from pathlib import Path

from automa_ledger.archive.archive import SkippedGame, archive
from automa_ledger.cli.database import open_owner_database
from automa_ledger.cli.dates import parse_date
from automa_ledger.cli.output import echo
from automa_ledger.cli.signals import exit_on_signals
from automa_ledger.control_characters import replace_control_characters
from automa_ledger.errors import CommandFailed
from automa_ledger.games.codec import Codec
from automa_ledger.games.rulesets import RULESETS
from automa_ledger.settings import Settings
from automa_ledger.store.owner import connect_as_owner


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the date and the folder."""
    parser.add_argument(
        "--finished-before",
        required=True,
        type=parse_date,
        metavar="DATE",
        help="games that are over and were last added to before this, such as 2031-12-24",
    )
    parser.add_argument("folder", type=Path, help="where each game's log becomes a file, 3f2/3f2…-….ndjson")


def run(args: argparse.Namespace, settings: Settings) -> None:
    """Archive the games as the owner of the tables. Raises CommandFailed if one was skipped."""
    exit_on_signals()
    codecs = {name: Codec(ruleset) for name, ruleset in RULESETS.items()}
    games = commits = size = skipped = 0
    try:
        with open_owner_database(settings) as url, connect_as_owner(url) as connection:
            for each in archive(connection, codecs, args.finished_before, args.folder):
                if isinstance(each, SkippedGame):
                    skipped += 1
                    reason = replace_control_characters(each.reason)
                    echo(f"{each.game} stays: {reason}")
                    continue
                games, commits, size = games + 1, commits + each.commits, size + each.size
    except OSError as error:
        raise CommandFailed(f"{error.filename or args.folder}: {error.strerror}") from error
    echo(f"Archived: {games} games, {commits} commits, {size} bytes.")
    if skipped:
        raise CommandFailed(f"{skipped} games stay")
