"""The command `automa delete`: delete games for good, or the names of their players."""

from __future__ import annotations

import argparse
import logging
from collections.abc import Iterable
from datetime import datetime
from uuid import UUID

import msgspec

from automa_ledger import access_log
from automa_ledger.archive.archive import SkippedGame
from automa_ledger.archive.delete import delete, erase_names, find_deleted, find_unfinished
from automa_ledger.cli.database import open_owner_database
from automa_ledger.cli.dates import parse_date
from automa_ledger.cli.output import echo
from automa_ledger.cli.signals import exit_on_signals
from automa_ledger.control_characters import replace_control_characters
from automa_ledger.errors import CommandFailed
from automa_ledger.games.codec import Codec
from automa_ledger.games.rulesets import RULESETS
from automa_ledger.settings import Settings
from automa_ledger.store.owner import OwnerConnection, connect_as_owner

_log = logging.getLogger(__name__)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the choice of games."""
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("--game", type=UUID, action="append", help="this one; as often as needed")
    for option, meaning in (
        ("unfinished", "games that are not over and were last added to before this, such as 2031-12-24"),
        ("deleted", "commits of games that their owners deleted before this"),
        ("names", "players' names in games that were last added to before this; the games stay"),
    ):
        which.add_argument(f"--{option}-before", type=parse_date, metavar="DATE", help=meaning)


def run(args: argparse.Namespace, settings: Settings) -> None:
    """Delete as the owner of the tables. Each deleted game is a line of the log. Raises CommandFailed."""
    exit_on_signals()
    access_log.configure(settings.log_level)
    with open_owner_database(settings) as url, connect_as_owner(url) as connection:
        if args.names_before:
            count = erase_names(connection, args.names_before)
            _log.info("names_erased", extra={"games": count, "before": args.names_before.isoformat()})
            echo(f"Erased: the names of {count} games.")
            return
        _delete_games(connection, args)


def _delete_games(connection: OwnerConnection, args: argparse.Namespace) -> None:
    before: datetime | None = args.unfinished_before
    codecs = {name: Codec(ruleset) for name, ruleset in RULESETS.items()}
    games: Iterable[UUID | SkippedGame]
    if before is not None:
        games = find_unfinished(connection, codecs, before)
    else:
        games = args.game or find_deleted(connection, args.deleted_before)
    found, commits, skipped = set[UUID](), 0, 0
    for game in games:
        if isinstance(game, SkippedGame):
            skipped += 1
            echo(f"{game.game} stays: {replace_control_characters(game.reason)}")
            continue
        deleted = delete(connection, game, before)
        if deleted is not None:
            found.add(game)
            commits += deleted.commits
            _log.info("game_deleted", extra={**msgspec.structs.asdict(deleted), "game": str(game)})
    echo(f"Deleted: {len(found)} games, {commits} commits.")
    if missing := [str(game) for game in args.game or () if game not in found]:
        raise CommandFailed(f"there is no such game: {', '.join(missing)}")
    if skipped:
        raise CommandFailed(f"{skipped} games stay")
