"""Games as rows of a spreadsheet: CSV (RFC 4180), a line for each."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from typing import Any, TypeAlias

Cell: TypeAlias = str | int | None

COLUMNS = (
    *("game", "ruleset", "title", "created_at", "changed_at", "version", "over", "turn"),
    *("human", "human_score", "automa", "automa_score", "winner", "fault"),
)
"""Of several humans or Automas the roles and scores stand in one cell, and so do several winners."""

FORMULA_PREFIXES = ("=", "+", "-", "@", "\t", "\r")
"""How a text begins that a spreadsheet would take for something to work out."""


def format_row(cells: Iterable[Cell]) -> bytes:
    """A row, with its line feed."""
    text = io.StringIO()
    csv.writer(text).writerow([_escape_formula(each) for each in cells])
    return text.getvalue().encode()


def join_values(values: Iterable[Any]) -> Cell:
    """Several values in one cell; just one stays what it is."""
    known = [each for each in values if each is not None]
    return known[0] if len(known) == 1 else "; ".join(map(str, known))


def _escape_formula(cell: Cell) -> Cell:
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA_PREFIXES) else cell
