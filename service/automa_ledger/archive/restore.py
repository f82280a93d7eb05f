"""Restoring an archived log to the database."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from uuid import UUID

import msgspec

from automa_ledger.archive.statements import SQL
from automa_ledger.log.export import Header, Line, line_number
from automa_ledger.log.log_file import read_log
from automa_ledger.log.verify import decode_shuffles
from automa_ledger.refusals.logs import ShuffleSecret
from automa_ledger.store.owner import OwnerConnection
from automa_rules.core.event import DeckShuffled, ShuffleRevealed
from automa_rules.core.rejection import Rejected

_encode = msgspec.json.Encoder(order="sorted").encode


def restore(connection: OwnerConnection, file: Path) -> Header | None:
    """Restore the log of a game. Return its header, or None if it is not exactly the log that was archived.

    The hash of the last commit proves that. Raises Rejected for a file that is not a log, OSError, and
    psycopg.Error.
    """
    log = read_log(file)
    rows = _rows(log.lines)
    game = UUID(log.header.game)
    ending = {"game_id": game, "version": log.header.version, "hash": bytes.fromhex(log.header.head)}
    with connection.transaction(), connection.cursor() as cursor:
        if cursor.execute(SQL["delete_archive"], ending).fetchone() is None:
            return None
        cursor.executemany(SQL["add_commit"], [{"game_id": game, **row} for row in rows])
    return log.header


def _rows(lines: Iterable[Line]) -> list[dict[str, object]]:
    """The rows of a log, with the secrets that it reveals. Raises Rejected `shuffle_secret`."""
    found = [(line, decode_shuffles(line)) for line in lines]
    revealed = {
        each.commitment: each
        for _, shuffles in found
        for _, each in shuffles
        if isinstance(each, ShuffleRevealed)
    }
    rows: list[dict[str, object]] = []
    for line, shuffles in found:
        secrets: dict[str, dict[str, object]] = {}
        for place, shuffle in shuffles:
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
