"""The rows of a log as the functions of the database take them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from service.store.records import Row


class Columns(TypedDict):
    """One value a column."""

    data: str
    private: str
    chain: bytes


def columns(rows: Sequence[Row]) -> Columns:
    """One value a column: driver and server take long over arrays of texts full of quotes.

    A line feed parts the texts: there is none in canonical JSON. The hashes have 32 bytes each.
    """
    return {
        "data": "\n".join(row.data for row in rows),
        "private": "\n".join(row.private or "" for row in rows),
        "chain": b"".join(row.hash for row in rows),
    }
