"""Archiving the logs of finished games: each becomes an exported file that can be verified by itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime
from pathlib import Path
from typing import NamedTuple
from uuid import UUID

import msgspec

from automa_ledger.archive.files import FileConflict, lock_folder, make_folder, place_file, write_part_file
from automa_ledger.archive.statements import SQL
from automa_ledger.games.codec import Codec
from automa_ledger.games.commit import parse_timestamp
from automa_ledger.games.game import Game
from automa_ledger.games.library import build_game
from automa_ledger.log.export import encode_export
from automa_ledger.log.log_file import read_log
from automa_ledger.refusals.games import RulesetUnavailable
from automa_ledger.refusals.logs import LogDamaged
from automa_ledger.store import CommitRecord, LoadedGame, Origin
from automa_ledger.store.owner import OwnerConnection
from automa_rules.core.rejection import Rejected

PAGE = 500
BATCH = 50  # logs deleted under one table lock
FOLDER_DIGITS = 3  # of a game's id: ten million files are in 4,096 folders


class ArchivedGame(msgspec.Struct, frozen=True):
    """A game whose log was archived: the number of its commits, and the size of its file in bytes."""

    game: UUID
    commits: int
    size: int


class SkippedGame(msgspec.Struct, frozen=True):
    """A game that was left as it is, and why."""

    game: UUID
    reason: str


class _NotArchivable(Exception):  # noqa: N818 - named after the state
    """A log cannot be archived for now; the text says why."""


class _WrittenLog(NamedTuple):
    """A log that was written to a file: its end, and whether the file is new."""

    archived: ArchivedGame
    hash: bytes
    path: Path
    is_new: bool

    @property
    def params(self) -> dict[str, object]:
        return {"game_id": self.archived.game, "version": self.archived.commits, "hash": self.hash}


def archive(
    connection: OwnerConnection, codecs: Mapping[str, Codec], before: datetime, folder: Path
) -> Iterator[ArchivedGame | SkippedGame]:
    """Archive every game that is over and whose last commit is before a time.

    A log is deleted once its file is on disk and was read back as an exact copy. Unfinished games are skipped
    silently. A game with undelivered webhooks is skipped, and so is one whose file would replace another.
    Raises CommandFailed, psycopg.Error and OSError.
    """
    batch: list[_WrittenLog] = []
    with lock_folder(folder):
        for game, ruleset in games_created_before(connection, before):
            try:
                written_log = _write_log(
                    connection, load_log(connection, codecs, ruleset, game), before, folder
                )
            except (Rejected, _NotArchivable, FileConflict) as reason:
                yield SkippedGame(game, str(reason))
                continue
            if written_log is not None:
                batch.append(written_log)
            if len(batch) == BATCH:
                yield from _delete_logs(connection, batch)
                batch = []
        yield from _delete_logs(connection, batch)


def games_created_before(connection: OwnerConnection, before: datetime) -> Iterator[tuple[UUID, str]]:
    """The games created before a time with logs in the database, and the names of their rulesets."""
    params = {"before": before, "after": None, "limit": PAGE}
    while page := connection.execute(SQL["begun_before"], params).fetchall():
        yield from page
        params["after"] = page[-1][0]


def _write_log(
    connection: OwnerConnection, loaded: LoadedLog, before: datetime, folder: Path
) -> _WrittenLog | None:
    """Write a game's log to a file; None when it is not over, or ended too recently."""
    found, records = loaded
    if not found.codec.ruleset.is_over(found.timeline.state) or _last_commit_at(found) >= before:
        return None
    game = found.id
    version, digest, _ = records[-1]
    for (webhooks,) in connection.execute(SQL["undelivered"], {"game_id": game, "version": version}):
        if webhooks:
            raise _NotArchivable(f"{webhooks} of its webhooks have not been told all of it yet")
    origins = connection.execute(SQL["origin"], {"game_id": game}).fetchall()
    found = msgspec.structs.replace(found, forked_from=Origin(*origins[0]) if origins else None)
    text = encode_export(found, records)
    path = folder / str(game)[:FOLDER_DIGITS] / f"{game}.ndjson"
    make_folder(path.parent)
    with write_part_file(text, path) as part:
        _require_complete(part, records)
        is_new = place_file(part, path)
    return _WrittenLog(ArchivedGame(game, version, len(text)), digest, path, is_new)


class LoadedLog(NamedTuple):
    """A game, and the public commits of its log."""

    game: Game
    records: list[CommitRecord]


def load_log(connection: OwnerConnection, codecs: Mapping[str, Codec], ruleset: str, game: UUID) -> LoadedLog:
    """Load the whole log of a game. Raises Rejected if it is damaged, or its ruleset is not installed."""
    codec = codecs.get(ruleset)
    if codec is None:
        raise Rejected(RulesetUnavailable(ruleset=ruleset))
    rows = connection.execute(SQL["log"], {"game_id": game}).fetchall()
    records = [CommitRecord(version, digest, events) for version, digest, events, _ in rows]
    if not records:
        raise Rejected(LogDamaged(version=None, diagnostic="there are no commits"))
    texts = ",".join(record.events for record in records)
    secrets = ",".join(f"[{version},{secret}]" for version, _, _, secret in rows if secret is not None)
    version, digest, _ = records[-1]
    loaded = LoadedGame(codec.ruleset.name, None, {}, {}, f"[{texts}]", f"[{secrets}]", version, digest, b"")
    return LoadedLog(build_game(game, codec, loaded), records)


def _last_commit_at(game: Game) -> datetime:
    try:
        return parse_timestamp(game.timeline.at)
    except ValueError as error:
        raise Rejected(LogDamaged(version=None, diagnostic=str(error))) from error


def _require_complete(file: Path, records: list[CommitRecord]) -> None:
    """Check that the file holds the whole log. Raises Rejected."""
    lines = read_log(file).lines
    if [
        CommitRecord(each.version, bytes.fromhex(each.hash), each.text.decode()) for each in lines
    ] != records:
        raise Rejected(LogDamaged(version=None, diagnostic="its export does not hold all of it"))


def _delete_logs(connection: OwnerConnection, batch: list[_WrittenLog]) -> list[ArchivedGame]:
    """Delete the logs that were written to files, except of games with new commits.

    An append that waits for a log being deleted would leave a commit without a log before it. So all appends
    wait for one table lock, and each log is checked again under it.
    """
    if not batch:
        return []
    archived, continued = [], []
    with connection.transaction():
        connection.execute(SQL["lock"])
        for each in batch:
            if connection.execute(SQL["head"], each.params).fetchone() != (True,):
                continued.append(each)
                continue
            connection.execute(SQL["add_archive"], each.params)
            connection.execute(SQL["delete_commits"], each.params)
            archived.append(each.archived)
    for each in continued:
        if each.is_new:
            each.path.unlink()
    return archived
