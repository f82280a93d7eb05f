"""The rules of the artificial opponents of solo board games, as pure functions.

A `Ruleset` decides commands, replays events and shows states; `load_ruleset` finds one by name. The games of
this package are `automa_rules.scythe`, `automa_rules.expeditions` and `automa_rules.trismegistus`.
"""

from __future__ import annotations

from functools import reduce
from importlib.metadata import EntryPoint, entry_points
from operator import or_
from typing import Any, Final

import msgspec

from automa_rules.core.command import Command
from automa_rules.core.correction import Correct
from automa_rules.core.draft import Decision
from automa_rules.core.event import Event, without_secrets
from automa_rules.core.question import Question
from automa_rules.core.rejection import ImpossibleEvent, Refusal, Rejected
from automa_rules.core.ruleset import Explanation, Ruleset
from automa_rules.core.seat import Seat, Standing
from automa_rules.core.turn_command import Turn
from automa_rules.core.upcasting import UpcastingDecoder

__all__ = [
    "Command",
    "Correct",
    "Decision",
    "Event",
    "Explanation",
    "ImpossibleEvent",
    "Question",
    "Refusal",
    "Rejected",
    "Ruleset",
    "Seat",
    "Standing",
    "Turn",
    "decode_events",
    "load_ruleset",
    "ruleset_names",
    "ruleset_package",
    "without_secrets",
]

_ENTRY_POINT_GROUP: Final = "automa.rulesets"


def ruleset_names() -> tuple[str, ...]:
    """The names of all installed rulesets, in alphabetical order."""
    return tuple(sorted({entry.name for entry in entry_points(group=_ENTRY_POINT_GROUP)}))


def ruleset_package(name: str) -> str:
    """The module that an installed ruleset is registered in, such as `automa_rules.scythe`.

    Raises LookupError if no package registers the name, or more than one does.
    """
    return _entry_point(name).module


def load_ruleset(name: str) -> Ruleset[Any]:
    """Import the installed ruleset with this name.

    Raises LookupError if no package registers the name, or more than one does; TypeError if what is
    registered is not a Ruleset of this name.
    """
    entry = _entry_point(name)
    ruleset = entry.load()
    if not isinstance(ruleset, Ruleset) or ruleset.name != name:
        raise TypeError(f"{entry.value} is not a Ruleset with the name {name!r}")
    return ruleset


def _entry_point(name: str) -> EntryPoint:
    found = tuple(entry_points(group=_ENTRY_POINT_GROUP, name=name))
    if len(found) != 1:
        raise LookupError(f"{len(found) or 'no'} installed packages register a ruleset {name!r}")
    return found[0]


def decode_events(ruleset: Ruleset[Any], text: bytes) -> tuple[Event, ...]:
    """Decode a JSON array of a game's events; old versions of events are converted.

    Raises msgspec.MsgspecError if the text is not an array of events of this ruleset.
    """
    any_event: Any = reduce(or_, ruleset.event_types)
    decoder = UpcastingDecoder[Event](any_event, ruleset.upcasters)
    documents = msgspec.json.decode(text, type=list[dict[str, Any]])
    return tuple(decoder.decode(msgspec.json.encode(document)) for document in documents)
