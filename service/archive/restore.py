"""Bringing an archived log back into the database."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any
from uuid import UUID

import msgspec
import psycopg

from domain.core.event import DeckShuffled, ShuffleRevealed
from domain.core.rejected import Rejected
from service.archive.statements import ADD_COMMIT, DELETE_ARCHIVE
from service.log.export import Line
from service.log.log_file import line_number, lines_of, opened_log
from service.log.verify import shuffle_in, verify
from service.refusals.logs import ShuffleSecret

_encode = msgspec.json.Encoder(order="sorted").encode


class Restored(msgspec.Struct, frozen=True):
    """A game whose log is back, and the number of its commits."""

    game: UUID
    commits: int


def restore(connection: psycopg.Connection[tuple[Any, ...]], file: Path) -> Restored | None:
    """Bring back the log of a game; None when it is not to the hash the one that was archived.

    Raises Rejected for what is no sound log, OSError, and psycopg.Error.
    """
    with file.open("rb") as text:
        header = verify(lines_of(text)).header
        text.seek(0)
        _, lines = opened_log(lines_of(text))
        rows = _rows([*lines])
    game = UUID(header.game)
    ending = {"game_id": game, "version": header.version, "hash": bytes.fromhex(header.head)}
    with connection.transaction(), connection.cursor() as cursor:
        if cursor.execute(DELETE_ARCHIVE, ending).fetchone() is None:
            return None
        cursor.executemany(ADD_COMMIT, [{"game_id": game, **row} for row in rows])
    return Restored(game, header.version)


def _rows(lines: Iterable[Line]) -> list[dict[str, object]]:
    """The rows of a log as its export has them, with what it reveals. Raises Rejected `shuffle_secret`."""
    found = [(line, [shuffle_in(text) for text in line.events]) for line in lines]
    revealed = {
        each.commitment: each
        for _, shuffles in found
        for each in shuffles
        if isinstance(each, ShuffleRevealed)
    }
    rows: list[dict[str, object]] = []
    for line, shuffles in found:
        secrets: dict[str, dict[str, object]] = {}
        for place, shuffle in enumerate(shuffles, 1):
            if isinstance(shuffle, DeckShuffled):
                secret = revealed.get(shuffle.commitment)
                if secret is None:
                    number = line_number(line.version)
                    raise Rejected(ShuffleSecret(line=number, version=line.version, deck=shuffle.deck))
                secrets[str(place)] = {"salt": secret.salt, "order": secret.order}
        rows.append(
            {
                "version": line.version,
                "at": line.at,
                "hash": bytes.fromhex(line.hash),
                "events": line.text.decode(),
                "secret": _encode(secrets).decode() if secrets else None,
            }
        )
    return rows
