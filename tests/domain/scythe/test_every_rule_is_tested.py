"""No ruling goes without a test that names it."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from domain.scythe.catalogue import RULES

FOLDERS = (Path(__file__).parent, Path(__file__).parents[2] / "properties")
RULINGS = [rule.id for rule in RULES if re.fullmatch(r"[RM]\d+", rule.id)]


@cache
def named_rulings() -> set[str]:
    """The rulings that the docstrings of tests name; `R6-R10` names all five."""
    text = " ".join(
        ast.get_docstring(node) or ""
        for folder in FOLDERS
        for file in folder.glob("test_*.py")
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )
    named = set(re.findall(r"\b[RM]\d+\b", text))
    for letter, first, last in re.findall(r"\b([RM])(\d+)(?:-| to )[RM]?(\d+)\b", text):
        named |= {f"{letter}{number}" for number in range(int(first), int(last) + 1)}
    return named


def test_the_catalogue_has_every_ruling() -> None:
    """R1 to R57 and M1 to M12 can all be looked up."""
    assert [f"R{n}" for n in range(1, 58)] + [f"M{n}" for n in range(1, 13)] == RULINGS


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_test_names_the_ruling(ruling: str) -> None:
    """Each ruling stands in the docstring of at least one test."""
    assert ruling in named_rulings()
