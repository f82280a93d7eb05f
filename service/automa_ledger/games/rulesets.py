"""The installed rulesets: packages register them in the entry point group `automa.rulesets`."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from automa_ledger.errors import CommandFailed
from automa_rules import load_ruleset, ruleset_names, ruleset_package
from automa_rules.core.ruleset import Ruleset

SHOWN_FIRST = ("scythe", "expeditions", "trismegistus")


def _load_rulesets() -> dict[str, Ruleset[Any]]:
    """All installed rulesets, in display order. Raises CommandFailed if one cannot be loaded."""
    others = tuple(name for name in ruleset_names() if name not in SHOWN_FIRST)
    try:
        return {name: load_ruleset(name) for name in (*SHOWN_FIRST, *others)}
    except (LookupError, TypeError, ImportError, AttributeError) as error:
        raise CommandFailed(str(error)) from error


RULESETS: Mapping[str, Ruleset[Any]] = _load_rulesets()
"""All rulesets, by name."""

MESSAGE_FOLDERS: Mapping[str, Traversable] = {
    name: files(ruleset_package(name)) / "words" for name in RULESETS
}
"""Where the package of each ruleset keeps its messages: one Fluent file per language, such as `en.ftl`."""
