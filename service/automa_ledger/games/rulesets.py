"""The games that this service plays: packages register them in the group `automa.rulesets`."""

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
    """The entry points by the name of their ruleset, in the order shown. Raises CommandFailed."""
    found: dict[str, EntryPoint] = {}
    for entry in entry_points(group=GROUP):
        if entry.name in found:
            raise CommandFailed(
                f"two packages register a ruleset {entry.name}: {found[entry.name].value}, {entry.value}"
            )
        found[entry.name] = entry
    last = len(SHOWN_FIRST)
    place = {name: number for number, name in enumerate(SHOWN_FIRST)}
    return {name: found[name] for name in sorted(found, key=lambda name: (place.get(name, last), name))}


def _load_ruleset(entry: EntryPoint) -> Ruleset[Any]:
    """The ruleset of an entry point. Raises CommandFailed when it is none, or has another name."""
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
"""Where the package of each ruleset keeps its sentences: a Fluent file for each language, `en.ftl`."""
