"""Spreading the tables over the nodes of a Citus cluster."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, text

DISTRIBUTE = "select create_distributed_table(cast(:table as regclass), 'game_id')"
REPLICATE = "select create_reference_table(cast(:table as regclass))"


def distribute(connection: Connection, tables: Sequence[str]) -> bool:
    """Distribute new tables by their game. Without the Citus extension do nothing, and say so by False."""
    return _spread(connection, tables, DISTRIBUTE)


def replicate(connection: Connection, tables: Sequence[str]) -> bool:
    """Have new tables whole on every node. Without the Citus extension do nothing, and say so by False."""
    return _spread(connection, tables, REPLICATE)


def _spread(connection: Connection, tables: Sequence[str], statement: str) -> bool:
    found = connection.execute(text("select from pg_extension where extname = 'citus'"))
    if found.first() is None:
        return False
    for table in tables:
        connection.execute(text(statement), {"table": table})
    return True
