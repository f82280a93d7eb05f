"""Names the value that a correction sets, for sentences about corrections."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from automa_ledger.games.rulesets import message_family
from automa_ledger.narration.arguments import flatten_facts
from automa_ledger.narration.reader import address_seat
from automa_ledger.narration.sentences import Sentences
from automa_rules.core.correction import APPEND, parse_pointer
from automa_rules.core.event import Corrected

_NOT_PRINTED = "structure"
"""The variant of a message for a value that cannot be printed: it says "as on the table"."""

_INDEX = re.compile("[0-9]{1,6}")  # a longer number is no index of a list


def correction_facts(
    sentences: Sentences, ruleset: str, event: Corrected, reader: str | None
) -> dict[str, Any]:
    """The facts for the sentence about a correction, with the printed name of the value as `pointer`.

    `reader` is the seat that is called "you". Of an appended item the sentence names only the list.
    """
    *parents, last = parse_pointer(event.pointer)
    value = event.value
    steps = parents if last == APPEND else [*parents, last]
    owner = None if event.whose is None else address_seat(event.whose, reader)
    if not _is_printable(value) or last == APPEND:
        value = _NOT_PRINTED
    return {
        "pointer": _name_value(sentences, ruleset, steps, owner),
        "value": address_seat(value, reader)
        if isinstance(value, str)
        else value,  # the name of a seat, perhaps
        "reason": event.reason.strip() or None,
    }


def name_pointer(sentences: Sentences, ruleset: str | None, facts: Mapping[str, Any]) -> dict[str, str]:
    """The printed name, as `pointer`, of the value that the `pointer` of the facts leads to; else nothing."""
    pointer = facts.get("pointer")
    if not isinstance(pointer, str):
        return {}
    steps = parse_pointer(pointer) if pointer.startswith("/") else []
    return {"pointer": _name_value(sentences, ruleset or "", steps)}


def _name_value(sentences: Sentences, ruleset: str, steps: Sequence[str], owner: str | None = None) -> str:
    """The printed name of the value at the steps of a pointer.

    Tried in this order: the message `<family>-at-<fields>` with as many of the first fields as possible; the
    names of the fields; the message `core-value`. Arguments of the message: `items` are the names of the
    other fields, `place` and `inner` the first and second list index, counted from 1, `seat` the owner, by
    default the player with the number `place`.
    """
    fields = [step for step in steps if not _INDEX.fullmatch(step)]
    positions = [int(step) + 1 for step in steps if _INDEX.fullmatch(step)]
    place, inner, *_ = [*positions, None, None]
    for count in range(len(fields), 0, -1):
        key = f"{message_family(ruleset)}-at-{'-'.join(fields[:count])}".replace("_", "-")
        if sentences.has(key):
            items = [step for step in fields[count:] if sentences.has_name(step)]
            seat = owner or sentences.format_message("core-player", flatten_facts({"place": place}))
            facts = {"items": items, "place": place, "inner": inner, "seat": seat}
            return sentences.format_message(key, flatten_facts(facts))
    names = [sentences.name(step) for step in fields if sentences.has_name(step)]
    return ", ".join(names) or sentences.format_message("core-value", {})


def _is_printable(value: object) -> bool:
    """Whether a sentence can print a value: not a record, an empty list, or a list of records or lists."""
    if isinstance(value, list):
        return bool(value) and not any(isinstance(item, Mapping | list) for item in value)
    return not isinstance(value, Mapping)
