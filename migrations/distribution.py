"""Distributing tables over the nodes of a Citus cluster; does nothing without the extension."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, text

DISTRIBUTE = "select create_distributed_table(cast(:name as regclass), :column)"
REPLICATE = "select create_reference_table(cast(:name as regclass))"


def distribute(connection: Connection, tables: Sequence[str], column: str = "game_id") -> None:
    """Distribute new tables by game, or by another column."""
    _distribute_tables(connection, DISTRIBUTE, tables, column=column)


def replicate(connection: Connection, tables: Sequence[str]) -> None:
    """Replicate new tables in full to every node."""
    _distribute_tables(connection, REPLICATE, tables)


def _distribute_tables(connection: Connection, statement: str, names: Sequence[str], **facts: str) -> None:
    if connection.execute(text("select from pg_extension where extname = 'citus'")).first() is None:
        return
    for name in names:
        connection.execute(text(statement), {"name": name, **facts})
