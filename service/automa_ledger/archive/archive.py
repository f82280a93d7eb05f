"""Taking the logs of finished games out of the database, each into a file that proves itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime
from pathlib import Path
from typing import NamedTuple
from uuid import UUID

import msgspec

from automa_ledger.archive.placing import PlaceTaken, alone_in, placed, written
from automa_ledger.archive.statements import SQL
from automa_ledger.games.codec import Codec
from automa_ledger.games.commit import parse_timestamp
from automa_ledger.games.game import Game
from automa_ledger.games.library import game_of
from automa_ledger.log.export import export_of
from automa_ledger.log.log_file import read_log
from automa_ledger.refusals.games import RulesetUnavailable
from automa_ledger.refusals.logs import LogDamaged
from automa_ledger.store import Loaded, Record
from automa_ledger.store.owner import OwnerConnection
from automa_rules.core.rejection import Rejected

PAGE = 500
BATCH = 50  # logs that are deleted under one lock of the table


class Archived(msgspec.Struct, frozen=True):
    """A game whose log has been taken out: the number of its commits, and the size of its file in bytes."""

    game: UUID
    commits: int
    size: int


class Kept(msgspec.Struct, frozen=True):
    """A game whose log stays, although it began long ago enough, and why."""

    game: UUID
    reason: str


class _Stays(Exception):  # noqa: N818 - says what is the case
    """A log cannot be taken out now; the text says why."""


class _Written(NamedTuple):
    """A log that is in a file: where it ends, and whether the file is new."""

    archived: Archived
    hash: bytes
    path: Path
    is_new: bool

    @property
    def facts(self) -> dict[str, object]:
        return {"game_id": self.archived.game, "version": self.archived.commits, "hash": self.hash}


def archive(
    connection: OwnerConnection, codecs: Mapping[str, Codec], before: datetime, folder: Path
) -> Iterator[Archived | Kept]:
    """Take out every game that is over and was last added to before a time.

    A log is deleted when its file is on the disk, has been read back and holds it to the byte; unfinished
    games are passed over in silence. One that a webhook is still to be told of stays, and so does one whose
    file would replace another. Raises Failed, psycopg.Error and OSError.
    """
    batch: list[_Written] = []
    with alone_in(folder):
        for game, ruleset in _begun(connection, before):
            if ruleset not in codecs:
                yield Kept(game, str(Rejected(RulesetUnavailable(ruleset=ruleset))))
                continue
            try:
                written_log = _write(connection, codecs[ruleset], game, before, folder)
            except (Rejected, _Stays, PlaceTaken) as reason:
                yield Kept(game, str(reason))
                continue
            if written_log is not None:
                batch.append(written_log)
            if len(batch) == BATCH:
                yield from _delete(connection, batch)
                batch = []
        yield from _delete(connection, batch)


def _begun(connection: OwnerConnection, before: datetime) -> Iterator[tuple[UUID, str]]:
    """The games that began before a time and whose logs are here, with the names of their rulesets."""
    facts = {"before": before, "after": None, "limit": PAGE}
    while page := connection.execute(SQL["begun_before"], facts).fetchall():
        yield from page
        facts["after"] = page[-1][0]


def _write(
    connection: OwnerConnection, codec: Codec, game: UUID, before: datetime, folder: Path
) -> _Written | None:
    """Write the log of a game to a file, if it is over for long enough."""
    rows = connection.execute(SQL["log"], {"game_id": game}).fetchall()
    records = [Record(version, digest, events) for version, digest, events, _ in rows]
    secrets = [f"[{version},{secret}]" for version, _, _, secret in rows if secret is not None]
    if not records:
        raise Rejected(LogDamaged(version=None, reason="there are no commits"))
    found = _finished(game, codec, records, secrets, before)
    if found is None:
        return None
    version, digest, _ = records[-1]
    for (webhooks,) in connection.execute(SQL["undelivered"], {"game_id": game, "version": version}):
        if webhooks:
            raise _Stays(f"{webhooks} of its webhooks have not been told all of it yet")
    text = export_of(found, records)
    path = folder / f"{game}.ndjson"
    with written(text, path) as part:
        _require_whole(part, records)
        is_new = placed(part, path)
    return _Written(Archived(game, version, len(text)), digest, path, is_new)


def _finished(
    game: UUID, codec: Codec, records: list[Record], secrets: list[str], before: datetime
) -> Game | None:
    """The game; None when it is not over, or not for long enough."""
    texts = ",".join(record.events for record in records)
    version, digest, _ = records[-1]
    loaded = Loaded(
        codec.ruleset.name, None, {}, {}, f"[{texts}]", f"[{','.join(secrets)}]", version, digest, b""
    )
    found = game_of(game, codec, loaded)
    try:
        ended = parse_timestamp(found.timeline.at)
    except ValueError as error:
        raise Rejected(LogDamaged(version=None, reason=str(error))) from error
    is_over = codec.ruleset.is_over(found.timeline.state) and ended < before
    return found if is_over else None


def _require_whole(file: Path, records: list[Record]) -> None:
    """See that the log can be made again of the file. Raises Rejected."""
    lines = read_log(file).lines
    if [Record(each.version, bytes.fromhex(each.hash), each.text.decode()) for each in lines] != records:
        raise Rejected(LogDamaged(version=None, reason="its export does not hold all of it"))


def _delete(connection: OwnerConnection, batch: list[_Written]) -> list[Archived]:
    """Delete logs that are in files, but for games that have gone on meanwhile.

    An append that waits for a log that is being deleted would leave a commit without a log before it. So all
    appends wait for one lock of the table, after which each log is looked at again.
    """
    if not batch:
        return []
    archived, gone_on = [], []
    with connection.transaction():
        connection.execute(SQL["lock"])
        for each in batch:
            if connection.execute(SQL["head"], each.facts).fetchone() != (True,):
                gone_on.append(each)
                continue
            connection.execute(SQL["add_archive"], each.facts)
            connection.execute(SQL["delete_commits"], each.facts)
            archived.append(each.archived)
    for each in gone_on:
        if each.is_new:
            each.path.unlink()
    return archived
