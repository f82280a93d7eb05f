"""The refusals in the source: each code, and the facts that every place that raises it gives."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
ANY = "**"
"""Stands for facts that are only known when the program runs."""


def refusals(folder: str) -> dict[str, list[frozenset[str]]]:
    """The facts of each code that is raised in a folder, one entry a place."""
    found: dict[str, list[frozenset[str]]] = {}
    for file in sorted((ROOT / folder).rglob("*.py")):
        for code, facts in _raised(ast.parse(file.read_text(encoding="utf-8"))):
            found.setdefault(code, []).append(facts)
    return found


def _raised(tree: ast.Module) -> Iterator[tuple[str, frozenset[str]]]:
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="Rejected"), args=[ast.Constant(value=str(code))], keywords=given):
                yield code, frozenset(keyword.arg or ANY for keyword in given)
            case ast.Call(func=ast.Name(id="refusal"), args=[_, ast.Constant(value=str(code))]):
                yield code, frozenset(("errors",))
            case ast.Call(func=ast.Name(id="refusal"), args=[_]):
                yield "pack_invalid", frozenset(("errors",))
