"""Spreading the tables over the nodes of a Citus cluster."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, text


def distribute(connection: Connection, tables: Sequence[str]) -> bool:
    """Distribute new tables by their game. Without the Citus extension do nothing, and say so by False."""
    found = connection.execute(text("select from pg_extension where extname = 'citus'"))
    if found.first() is None:
        return False
    for table in tables:
        connection.execute(
            text("select create_distributed_table(cast(:table as regclass), 'game_id')"), {"table": table}
        )
    return True
