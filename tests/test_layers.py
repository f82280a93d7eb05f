"""Who may import whom."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RULESETS = {"scythe", "expeditions", "trismegistus"}
IMPURE = {"time", "random", "uuid", "os", "datetime", "secrets"}
MODULES = sorted((ROOT / "domain").rglob("*.py"))


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_domain_is_pure(module: Path) -> None:
    """The rules import the standard library without clock, ids and chance, msgspec, and themselves."""
    allowed = (sys.stdlib_module_names - IMPURE) | {"msgspec", "domain"}
    assert {name.partition(".")[0] for name in imported(module)} <= allowed


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_ruleset_imports_another(module: Path) -> None:
    """A ruleset stands alone, and the core knows none of them."""
    own = module.relative_to(ROOT).parts[1]
    others = {f"domain.{ruleset}" for ruleset in RULESETS - {own}}
    assert not {".".join(name.split(".")[:2]) for name in imported(module)} & others


def imported(module: Path) -> Iterator[str]:
    """The full names of what a module imports, `domain.core` and its names alike."""
    package = module.relative_to(ROOT).with_suffix("").parts[:-1]
    for node in ast.walk(ast.parse(module.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = ".".join(package[: len(package) + 1 - node.level]) + "." if node.level else ""
            base = start + (node.module or "")
            yield base
            yield from (f"{base.rstrip('.')}.{alias.name}" for alias in node.names)
