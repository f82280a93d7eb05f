"""Deleting games for good, and the names of their players, as the owner of the tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime
from uuid import UUID

import msgspec

from automa_ledger.archive.archive import PAGE, SkippedGame, games_created_before, load_log
from automa_ledger.archive.statements import SQL
from automa_ledger.games.codec import Codec
from automa_ledger.store.owner import OwnerConnection
from automa_ledger.store.statements import SQL as STORE_SQL
from automa_rules.core.rejection import Rejected

NOBODY = UUID(int=0)


class DeletedGame(msgspec.Struct, frozen=True):
    """A deleted game, the version and hash of its last commit, and how many were in the database."""

    game: UUID
    version: int
    hash: str
    commits: int


def find_unfinished(
    connection: OwnerConnection, codecs: Mapping[str, Codec], before: datetime
) -> Iterator[UUID | SkippedGame]:
    """The games that were created before a time and are not over, and those of which that cannot be told."""
    for game, ruleset in games_created_before(connection, before):
        try:
            found = load_log(connection, codecs, ruleset, game).game
        except Rejected as reason:
            yield SkippedGame(game, str(reason))
            continue
        if not found.codec.ruleset.is_over(found.timeline.state):
            yield game


def find_deleted(connection: OwnerConnection, before: datetime) -> list[UUID]:
    """The games that their owners deleted before a time, and whose commits are still in the database."""
    return [game for (game,) in connection.execute(SQL["deleted_before"], {"before": before})]


def delete(connection: OwnerConnection, game: UUID, before: datetime | None = None) -> DeletedGame | None:
    """Delete a game with commits, tokens, names and webhooks; a tombstone keeps the end of its log.

    Return None for an unknown game and, with a time, for one with a commit since. Appends wait.
    """
    params = {"game_id": game, "before": before}
    with connection.transaction():
        connection.execute(SQL["lock"])
        end = connection.execute(SQL["end"], params).fetchone()
        if end is None:
            return None
        version, digest = end
        connection.execute(SQL["bury"], {**params, "version": version, "hash": digest})
        for name in ("revoke_all", "remove_hooks", "forget_deliveries"):
            connection.execute(STORE_SQL[name], params)
        connection.execute(SQL["delete_names"], params)
        commits = connection.execute(SQL["delete_commits"], params).rowcount
        return DeletedGame(game, version, digest.hex(), commits)


def erase_names(connection: OwnerConnection, before: datetime) -> int:
    """Erase the names of all games without a commit since a time. Return how many games had some."""
    games, after = 0, NOBODY
    while page := connection.execute(SQL["named"], {"after": after, "limit": PAGE}).fetchall():
        found = connection.execute(
            SQL["erase_old_names"], {"games": [game for (game,) in page], "before": before}
        )
        games += len({game for (game,) in found})
        after = page[-1][0]
    return games
