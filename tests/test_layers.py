"""Who may import whom."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RULESETS = {"scythe", "expeditions", "trismegistus"}
CLOCK_AND_CHANCE = {"time", "datetime", "random", "secrets", "uuid"}
OUTSIDE = {
    *("asyncio", "concurrent", "multiprocessing", "signal", "subprocess", "threading"),
    *("http", "select", "selectors", "socket", "socketserver", "ssl", "urllib"),
    *("io", "os", "pathlib", "shutil", "sqlite3", "tempfile", "ctypes"),
}
MODULES = sorted((ROOT / "domain").rglob("*.py"))
SERVICE = sorted((ROOT / "service").rglob("*.py"))

# The rooms of the service, from the ground up: what each of them may import of the others.
LAYERS: dict[str, set[str]] = {
    "database_url": set(),
    "settings": {"database_url"},
    "metrics": set(),
    "interpreter": set(),
    "access_log": set(),
    "embedded": set(),
    "session": set(),
    "answering": set(),
    "schema": {"answering", "session"},
    "migrating": {"schema", "session"},
    "in_a_line": set(),
    "refusals": set(),
    "exposure": {"settings"},
    "store": {"answering", "session"},
    "auth": {"session", "store"},
    "tasks": set(),
    "concurrency": {"refusals"},
    "games": {"concurrency", "refusals", "store"},
    "log": {"concurrency", "games", "refusals", "store"},
    "archive": {"games", "log", "refusals", "session", "store"},
    "narration": {"games", "log", "store"},
    "integrations": {"games", "in_a_line", "narration", "refusals"},
    "boards": {"narration", "refusals"},
    "streams": {"answering", "games", "narration", "store", "tasks"},
    "webhooks": {"answering", "games", "in_a_line", "narration", "refusals", "settings", "store", "tasks"},
    "api": {
        *(
            "auth",
            "store",
            "concurrency",
            "games",
            "log",
            "narration",
            "boards",
            "integrations",
            "streams",
            "webhooks",
        ),
        *("refusals", "settings", "exposure", "metrics", "access_log", "in_a_line"),
    },
    "server": {
        *("access_log", "api", "embedded", "interpreter", "metrics", "narration", "refusals", "settings"),
        *("store", "streams", "waiting", "webhooks"),
    },
}
TOP = "cli"  # the command line puts everything together


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_domain_is_pure(module: Path) -> None:
    """The rules import msgspec, themselves, and of the standard library what knows nothing of the world.

    No clock, ids or chance; no files, processes, threads or networks. Data is read by `importlib.resources`.
    """
    allowed = (sys.stdlib_module_names - CLOCK_AND_CHANCE - OUTSIDE) | {"msgspec", "domain"}
    assert packages(module) <= allowed


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_domain_never_imports_the_service(module: Path) -> None:
    """The shell imports the rules; never the other way, nor do the rules import the tests or migrations."""
    assert not packages(module) & {"service", "migrations", "tests"}


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_ruleset_imports_another(module: Path) -> None:
    """A ruleset stands alone, and the core knows none of them."""
    own = module.relative_to(ROOT).parts[1]
    others = {f"domain.{ruleset}" for ruleset in RULESETS - {own}}
    assert not {".".join(name.split(".")[:2]) for name in imported(module)} & others


@pytest.mark.parametrize("module", SERVICE, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_room_of_the_service_imports_only_those_below(module: Path) -> None:
    """The store knows no games, a game no HTTP; whoever wants another arrow draws it in the table first."""
    own = room(module.relative_to(ROOT).with_suffix("").parts)
    if own in {"", TOP}:
        return
    others = {room(tuple(name.split("."))) for name in imported(module) if name.startswith("service.")}
    assert others - {own, ""} <= LAYERS[own]


def test_the_rooms_stand_on_each_other() -> None:
    """Each rests on rooms that come before it in the table: there is no circle."""
    for place, (own, below) in enumerate(LAYERS.items()):
        assert below <= set(list(LAYERS)[:place]), own


def room(parts: Sequence[str]) -> str:
    """The part of the service in which a module lies, or empty for the service itself."""
    return parts[1] if parts[1] != "__init__" else ""


def packages(module: Path) -> set[str]:
    """The top-level packages of what a module imports."""
    return {name.partition(".")[0] for name in imported(module)}


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
