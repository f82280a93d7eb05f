"""Who may import whom."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
RULESETS = {"scythe", "expeditions", "trismegistus"}
CLOCK_AND_CHANCE = {"time", "datetime", "random", "secrets", "uuid"}
OUTSIDE = {
    *("asyncio", "concurrent", "multiprocessing", "signal", "subprocess", "threading"),
    *("http", "select", "selectors", "socket", "socketserver", "ssl", "urllib"),
    *("io", "os", "pathlib", "shutil", "sqlite3", "tempfile", "ctypes"),
}
RULES = ROOT / "domain"
LEDGER = ROOT / "service"
MODULES = sorted((RULES / "automa_rules").rglob("*.py"))
SERVICE = sorted((LEDGER / "automa_ledger").rglob("*.py"))

# The rooms of the service, floor by floor from the ground up.
FLOORS: tuple[frozenset[str], ...] = (
    frozenset(
        {
            *("access_log", "concurrency", "control_characters", "embedded_postgres", "errors"),
            *("metrics", "refusals", "settings", "tasks"),
        }
    ),
    frozenset({"auth", "migrator", "schema", "store"}),
    frozenset({"games", "log", "narration"}),
    frozenset({"archive", "boards", "integrations", "streams", "webhooks"}),
    frozenset({"api"}),
    frozenset({"cli", "server"}),
)
MAX_ROOMS = 24


def test_the_domain_is_pure() -> None:
    """The rules import msgspec, themselves, and of the standard library what knows nothing of the world.

    No clock, ids or chance; no files, processes, threads or networks. Data is read by `importlib.resources`.
    They import neither the service nor the tests or migrations.
    """
    allowed = (sys.stdlib_module_names - CLOCK_AND_CHANCE - OUTSIDE) | {"msgspec", "automa_rules"}
    impure = {str(each.relative_to(ROOT)): packages(each, RULES) - allowed for each in MODULES}
    assert {module: names for module, names in impure.items() if names} == {}


def test_no_ruleset_imports_another() -> None:
    """A ruleset stands alone, and the core knows none of them."""
    for module in MODULES:
        own = module.relative_to(RULES).parts[1]
        others = {f"automa_rules.{ruleset}" for ruleset in RULESETS - {own}}
        assert not {".".join(name.split(".")[:2]) for name in imported(module, RULES)} & others, module


def test_no_import_of_the_service_goes_up() -> None:
    """A room imports from its own floor and from those below."""
    up = [
        f"{own} imports {other}"
        for own, others in _arrows().items()
        for other in others
        if _floor(other) > _floor(own)
    ]
    assert up == []


def test_the_rooms_of_the_service_are_few_and_in_no_circle() -> None:
    """Each stands on one floor of six, and none leads back to itself."""
    rooms = [each for floor in FLOORS for each in floor]
    assert sorted(rooms) == sorted(
        {room(each.relative_to(LEDGER).with_suffix("").parts) for each in SERVICE} - {""}
    )
    assert len(rooms) <= MAX_ROOMS
    arrows = _arrows()
    while free := {own for own, others in arrows.items() if not others & arrows.keys()}:
        arrows = {own: others for own, others in arrows.items() if own not in free}
    assert arrows == {}


def _arrows() -> dict[str, set[str]]:
    """Which rooms each room imports."""
    arrows: dict[str, set[str]] = {}
    for module in SERVICE:
        own = room(module.relative_to(LEDGER).with_suffix("").parts)
        others = {
            room(tuple(name.split(".")))
            for name in imported(module, LEDGER)
            if name.startswith("automa_ledger.") and name != "automa_ledger.migrations"
        }
        if own:
            arrows.setdefault(own, set()).update(others - {own, ""})
    return arrows


def _floor(name: str) -> int:
    return next(number for number, floor in enumerate(FLOORS) if name in floor)


def room(parts: Sequence[str]) -> str:
    """The part of the service in which a module lies, or empty for the service itself and its start."""
    return "" if parts[1] in {"__init__", "__main__"} else parts[1]


def packages(module: Path, root: Path) -> set[str]:
    """The top-level packages of what a module imports."""
    return {name.partition(".")[0] for name in imported(module, root)}


def imported(module: Path, root: Path) -> Iterator[str]:
    """The full names of what a module imports, `automa_rules.core` and its names alike."""
    package = module.relative_to(root).with_suffix("").parts[:-1]
    for node in ast.walk(ast.parse(module.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = ".".join(package[: len(package) + 1 - node.level]) + "." if node.level else ""
            base = start + (node.module or "")
            yield base
            yield from (f"{base.rstrip('.')}.{alias.name}" for alias in node.names)
