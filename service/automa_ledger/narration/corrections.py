"""The facts of a correction for its sentence: the name of the value that it sets, and the value."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from automa_ledger.narration.arguments import flatten_facts
from automa_ledger.narration.reader import address_seat
from automa_ledger.narration.sentences import Sentences
from automa_rules.core.correction import APPEND, parse_pointer
from automa_rules.core.event import Corrected

STRUCTURE = "structure"
_INDEX = re.compile("[0-9]{1,6}")  # no list has a longer index


def correction_facts(
    sentences: Sentences, ruleset: str, event: Corrected, reader: str | None
) -> dict[str, Any]:
    """The facts of a correction for its sentence.

    The pointer is replaced by a printed name, a value that is not readable in a row by `structure`.
    """
    *way, last = parse_pointer(event.pointer)
    value = msgspec.json.decode(event.value)
    steps = way if last == APPEND else [*way, last]
    seat = None if event.whose is None else address_seat(event.whose, reader)
    if not _is_flat(value) or last == APPEND:
        value = STRUCTURE
    return {
        "pointer": value_name(sentences, ruleset, steps, seat),
        "value": address_seat(value, reader) if isinstance(value, str) else value,
        "reason": event.reason.strip() or None,
    }


def name_pointer(sentences: Sentences, ruleset: str | None, facts: Mapping[str, Any]) -> dict[str, str]:
    """The printed name for a `pointer` among the facts, if there is one."""
    pointer = facts.get("pointer")
    if not isinstance(pointer, str):
        return {}
    steps = parse_pointer(pointer) if pointer.startswith("/") else []
    return {"pointer": value_name(sentences, ruleset or "", steps)}


def value_name(sentences: Sentences, ruleset: str, steps: Sequence[str], seat: str | None = None) -> str:
    """The name of the value at a pointer: the message `<ruleset>-at-<fields>`, or the names of the steps.

    The message with the most fields is used. The other steps are its `items`, if they have a name, and its
    list indexes, from 1, are `place` and `inner`. `seat`: the owner, if there is one. A value without any
    name has the message `core-value`.
    """
    fields = [step for step in steps if not _INDEX.fullmatch(step)]
    place, inner, *_ = [*(int(step) + 1 for step in steps if _INDEX.fullmatch(step)), None, None]
    for count in range(len(fields), 0, -1):
        key = f"{ruleset}-at-{'-'.join(fields[:count])}".replace("_", "-")
        if sentences.has(key):
            items = [step for step in fields[count:] if sentences.has_name(step)]
            owner = seat or sentences.format_message("core-player", flatten_facts({"place": place}))
            facts = {"items": items, "place": place, "inner": inner, "seat": owner}
            return sentences.format_message(key, flatten_facts(facts))
    named = [sentences.name(step) for step in fields if sentences.has_name(step)]
    return ", ".join(named) or sentences.format_message("core-value", {})


def _is_flat(value: object) -> bool:
    if isinstance(value, list):
        return bool(value) and not any(isinstance(item, Mapping | list) for item in value)
    return not isinstance(value, Mapping)
