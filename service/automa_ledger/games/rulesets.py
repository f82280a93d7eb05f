"""The installed rulesets: packages register them in the entry point group `automa.rulesets`."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from automa_ledger.errors import CommandFailed
from automa_rules import load_ruleset, ruleset_names, ruleset_package
from automa_rules.core.ruleset import Ruleset

SHOWN_FIRST = ("scythe", "scythe_card", "expeditions", "trismegistus")


def _load_rulesets() -> dict[str, Ruleset[Any]]:
    """All installed rulesets, in display order. Raises CommandFailed if one cannot be loaded."""
    others = tuple(name for name in ruleset_names() if name not in SHOWN_FIRST)
    try:
        return {name: load_ruleset(name) for name in (*SHOWN_FIRST, *others)}
    except (LookupError, TypeError, ImportError, AttributeError) as error:
        raise CommandFailed(str(error)) from error


RULESETS: Mapping[str, Ruleset[Any]] = _load_rulesets()
"""All rulesets, by name."""

_first_of_package = {ruleset_package(name): name for name in reversed([*RULESETS])}

MESSAGE_FAMILIES: Mapping[str, str] = {name: _first_of_package[ruleset_package(name)] for name in RULESETS}
"""The ruleset after which the messages of each ruleset are named: the first that its package registers."""

MESSAGE_FOLDERS: Mapping[str, Traversable] = {
    name: files(package) / "words" for package, name in _first_of_package.items()
}
"""Where the package of each family keeps its messages: one Fluent file per language, such as `en.ftl`."""


def message_family(ruleset: str) -> str:
    """The family of the messages of a ruleset; its own name if it is not installed."""
    return MESSAGE_FAMILIES.get(ruleset, ruleset)
