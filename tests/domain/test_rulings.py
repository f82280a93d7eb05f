"""Rulings, code and tests name each other: none is cited that cannot be looked up, and none goes untested."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from automa_ledger.games.rulesets import RULESETS
from automa_ledger.narration.languages import LANGUAGES
from openapi.rulings import page, path

ROOT = Path(__file__).parents[2]
LETTERS = {"scythe": "RM", "expeditions": "E", "trismegistus": "RQ"}


def named(game: str, text: str) -> set[str]:
    """The rulings of a game that a text names; `R6-R10` and `R6 to R10` name all five."""
    letters = LETTERS[game]
    found = set(re.findall(rf"\b[{letters}][0-9]+\b", text))
    for letter, first, last in re.findall(rf"\b([{letters}])(\d+)(?:-| to )[{letters}]?(\d+)\b", text):
        found |= {f"{letter}{number}" for number in range(int(first), int(last) + 1)}
    return found


def docstrings(files: Iterable[Path]) -> str:
    """Those of modules, classes and functions."""
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    nodes = (node for file in files for node in ast.walk(ast.parse(file.read_text())))
    return "\n".join(ast.get_docstring(node) or "" for node in nodes if isinstance(node, kinds))


def modules_that_test(game: str) -> list[Path]:
    """The modules that test a game's rules."""
    return [
        *(ROOT / "tests" / "domain" / game).glob("test_*.py"),
        *(ROOT / "tests" / "properties").glob(f"test_{game}*.py"),
    ]


@pytest.mark.parametrize("game", LETTERS)
def test_every_ruling_is_tested_and_can_be_looked_up(game: str) -> None:
    """The catalogue's rulings are those that docstrings of tests name; the code cites no others."""
    catalogue = named(game, " ".join(rule.id for rule in RULESETS[game].rules))
    code = (ROOT / "domain" / "automa_rules" / game).rglob("*.py")
    assert catalogue
    assert catalogue - named(game, docstrings(modules_that_test(game))) == set()
    assert named(game, docstrings(modules_that_test(game))) - catalogue == set()
    assert named(game, docstrings(code)) - catalogue == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_can_read_every_ruling(language: str) -> None:
    """The page of a language lists each ruling that code or tests cite, once, with its source; and no other.

    R is a rule of Trismegistus' own rulebook, not a ruling. `make generate` writes the pages.
    """
    text = path(language).read_text(encoding="utf-8")
    assert text == page(language)
    listed = dict(zip(LETTERS, text.split("\n## ")[1:], strict=True))
    for game, lines in listed.items():
        letters = LETTERS[game].replace("R", "") if game == "trismegistus" else LETTERS[game]
        code = (ROOT / "domain" / "automa_rules" / game).rglob("*.py")
        cited = named(game, docstrings([*modules_that_test(game), *code]))
        found = re.findall(r"^- \*\*([A-Z]\d+)\*\* .{10,} \*.+\*$", lines, re.MULTILINE)
        assert sorted(found) == sorted(each for each in cited if each[0] in letters), game
