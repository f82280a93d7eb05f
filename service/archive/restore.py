"""Bringing an archived log back into the database."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from uuid import UUID

import msgspec
import psycopg

from service.archive.rows_in import rows_in
from service.archive.statements import RESTORE
from service.log.log_file import lines_of, opened_log
from service.log.verifying import verified
from service.store.columns import columns


class Restored(msgspec.Struct, frozen=True):
    """A game whose log is back, and the number of its events."""

    game: UUID
    events: int


def restore(connection: psycopg.Connection[tuple[Any, ...]], file: Path) -> Restored | None:
    """Bring back the log of a game; None when it is not to the hash the one that was taken out.

    Raises Rejected for what is no sound log, OSError, and psycopg.Error.
    """
    with file.open("rb") as text:
        found = verified(lines_of(text))
        text.seek(0)
        _, lines = opened_log(lines_of(text))
        rows = rows_in(lines)
    game = UUID(found.header.game)
    done = connection.execute(RESTORE, {"game_id": game, **columns(rows)}).fetchone()
    return Restored(game, len(rows)) if done == (True,) else None
