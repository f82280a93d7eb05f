"""The installed rulesets: packages register them in the entry point group `automa.rulesets`."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from automa_ledger.errors import CommandFailed
from automa_rules.core.ruleset import Ruleset

GROUP = "automa.rulesets"
SHOWN_FIRST = ("scythe", "expeditions", "trismegistus")


def _find_entry_points() -> dict[str, EntryPoint]:
    """The entry points by ruleset name, in display order. Raises CommandFailed for a duplicate name."""
    found: dict[str, EntryPoint] = {}
    for entry in entry_points(group=GROUP):
        if entry.name in found:
            raise CommandFailed(
                f"two packages register a ruleset {entry.name}: {found[entry.name].value}, {entry.value}"
            )
        found[entry.name] = entry
    last = len(SHOWN_FIRST)
    position = {name: number for number, name in enumerate(SHOWN_FIRST)}
    return {name: found[name] for name in sorted(found, key=lambda name: (position.get(name, last), name))}


def _load_ruleset(entry: EntryPoint) -> Ruleset[Any]:
    """Load the ruleset of an entry point. Raises CommandFailed if it is not a Ruleset of the same name."""
    ruleset = entry.load()
    if not isinstance(ruleset, Ruleset) or ruleset.name != entry.name:
        raise CommandFailed(
            f"{entry.value} is not a Ruleset with the name {entry.name}, as which it is registered"
        )
    return ruleset


_INSTALLED = _find_entry_points()

RULESETS: Mapping[str, Ruleset[Any]] = {name: _load_ruleset(entry) for name, entry in _INSTALLED.items()}
"""All rulesets, by name."""

MESSAGE_FOLDERS: Mapping[str, Traversable] = {
    name: files(entry.module) / "words" for name, entry in _INSTALLED.items()
}
"""The message folder of each ruleset's package: one Fluent file per language, such as `en.ftl`."""
