"""Games as spreadsheet rows in CSV (RFC 4180), one line per game."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from typing import Any, TypeAlias

Cell: TypeAlias = str | int | float | None

COLUMNS = (
    *("game", "ruleset", "title", "created_at", "changed_at", "forked_from"),
    *("version", "over", "turn", "level", "turns", "undone"),
    *("human", "human_score", "automa", "automa_score", "scores", "winner", "fault"),
)
"""With several humans, Automas or winners, one cell holds all their roles, scores or names."""

FORMULA_PREFIXES = ("=", "+", "-", "@", "\t", "\r")
"""Prefixes that make a spreadsheet evaluate a text as a formula."""


def format_row(cells: Iterable[Cell]) -> bytes:
    """A CSV row, with its line feed."""
    text = io.StringIO()
    csv.writer(text).writerow([_escape_formula(each) for each in cells])
    return text.getvalue().encode()


def join_values(values: Iterable[Any]) -> Cell:
    """Join several values in one cell; a single one stays as it is."""
    known = [each for each in values if each is not None]
    return known[0] if len(known) == 1 else "; ".join(map(str, known))


def _escape_formula(cell: Cell) -> Cell:
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA_PREFIXES) else cell
