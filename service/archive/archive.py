"""Taking the logs of finished games out of the database, each into a file that proves itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any
from uuid import UUID

import msgspec
import psycopg

from domain.core.rejected import Rejected
from domain.core.timeline import Timeline
from service.archive.placing import PlaceTaken, alone_in, placed, written
from service.archive.rows_in import rows_in
from service.archive.statements import ARCHIVE, BEGUN_BEFORE, LOG, UNDELIVERED
from service.games.codec import Codec
from service.games.game import agreement
from service.games.moment import moment
from service.games.reading import decoded, folded
from service.log.export import export_of
from service.log.log_file import lines_of, opened_log
from service.refusals.games import RulesetUnavailable
from service.refusals.logs import LogDamaged
from service.store import Loaded, Row

PAGE = 500

Connection = psycopg.Connection[tuple[Any, ...]]


class Taken(msgspec.Struct, frozen=True):
    """A game whose log has been taken out: the number of its events, and the size of its file in bytes."""

    game: UUID
    events: int
    size: int


class Left(msgspec.Struct, frozen=True):
    """A game whose log stays, although it began long ago enough, and why."""

    game: UUID
    reason: str


class _Stays(Exception):  # noqa: N818 - says what is the case
    """A log cannot be taken out now; the text says why."""


def archive(
    connection: Connection, codecs: Mapping[str, Codec], before: datetime, folder: Path
) -> Iterator[Taken | Left]:
    """Take out every game that is over and was last added to before a time.

    A log is removed when its file is on the disk, has been read back and holds it to the byte; games that are
    not finished are passed over in silence. One that a webhook is still to be told of stays, and so does one
    whose file would replace another. Raises FolderTaken, PlaceTaken, psycopg.Error
    and OSError.
    """
    with alone_in(folder):
        for game, ruleset in _begun(connection, before):
            try:
                taken = _taken(connection, _codec(codecs, ruleset), game, before, folder)
            except (Rejected, _Stays, PlaceTaken) as reason:
                yield Left(game, str(reason))
            else:
                if taken is not None:
                    yield taken


def _begun(connection: Connection, before: datetime) -> Iterator[tuple[UUID, str]]:
    """The games that began before a time and whose logs are here, with the names of their rulesets."""
    facts = {"before": before, "after": None, "limit": PAGE}
    while page := connection.execute(BEGUN_BEFORE, facts).fetchall():
        yield from page
        facts["after"] = page[-1][0]


def _codec(codecs: Mapping[str, Codec], ruleset: str) -> Codec:
    if ruleset not in codecs:
        raise Rejected(RulesetUnavailable(ruleset=ruleset))
    return codecs[ruleset]


def _taken(connection: Connection, codec: Codec, game: UUID, before: datetime, folder: Path) -> Taken | None:
    found = connection.execute(LOG, {"game_id": game}).fetchall()
    rows = [Row(data, private, link) for _, data, private, link in found]
    begun = _finished(codec, rows, before)
    if begun is None:
        return None
    ending = {"game_id": game, "version": len(rows), "hash": rows[-1].hash}
    _must_be_told(connection, ending)
    records = [(version, data, link) for version, data, _, link in found]
    text = export_of(game, codec.ruleset.name, begun, records)
    path = folder / f"{game}.ndjson"
    with written(text, path) as part:
        _must_hold(part, rows)
        is_new = placed(part, path)
    if connection.execute(ARCHIVE, ending).fetchone() != (True,):
        if is_new:
            path.unlink()  # the game has gone on meanwhile, so it is not finished
        return None
    return Taken(game, len(rows), len(text))


def _must_be_told(connection: Connection, ending: Mapping[str, object]) -> None:
    """See that no webhook is still to be told of a game. Raises _Stays."""
    for (webhooks,) in connection.execute(UNDELIVERED, ending):
        if webhooks:
            raise _Stays(f"{webhooks} of its webhooks have not been told all of it yet")


def _finished(codec: Codec, rows: list[Row], before: datetime) -> int | None:
    """By which version of its ruleset a game began; None when it is not over, or not for long enough."""
    if not rows:
        raise Rejected(LogDamaged(version=None, reason="there are no events"))
    events = "[" + ",".join(row.private or row.data for row in rows) + "]"
    log = decoded(codec, Loaded(codec.ruleset.name, None, {}, (events,), len(rows), rows[-1].hash), 0)
    timeline = folded(codec, Timeline(), log)
    try:
        ended = moment(timeline.at)
    except ValueError as error:
        raise Rejected(LogDamaged(version=None, reason=str(error))) from error
    if not codec.ruleset.over(timeline.state) or ended >= before:
        return None
    return agreement(codec, log).ruleset_version


def _must_hold(file: Path, rows: list[Row]) -> None:
    """See that the rows of a log can be made again of the file. Raises Rejected."""
    with file.open("rb") as text:
        _, lines = opened_log(lines_of(text))
        if rows_in(lines) != rows:
            raise Rejected(LogDamaged(version=None, reason="its export does not hold all of it"))
