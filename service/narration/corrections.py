"""What a correction says: the printed name of the value that it sets, and the value."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from domain.core.correction import APPEND, steps_of
from domain.core.event import Corrected
from service.narration.arguments import arguments
from service.narration.sentences import Sentences

STRUCTURE = "structure"


def correction_facts(sentences: Sentences, ruleset: str, event: Corrected) -> dict[str, Any]:
    """The facts of a correction for its sentence.

    For the pointer stands the printed name, for a value that people cannot read in a row `structure`.
    """
    *way, last = steps_of(event.pointer)
    value = msgspec.json.decode(event.value)
    return {
        "pointer": value_name(sentences, ruleset, way if last == APPEND else [*way, last]),
        "value": value if last != APPEND and _in_a_row(value) else STRUCTURE,
        "reason": event.reason.strip() or None,
    }


def value_name(sentences: Sentences, ruleset: str, steps: Sequence[str]) -> str:
    """The name of what stands at a pointer: the message `<ruleset>-at-<fields>`, or the steps' own names.

    Of the fields in the pointer as many count as have a message; the other steps are its `items`: keys, and
    places in lists, the first being 1.
    """
    fields = [step for step in steps if not step.isdecimal()]
    for known in range(len(fields), 0, -1):
        key = f"{ruleset}-at-{'-'.join(fields[:known])}".replace("_", "-")
        if sentences.has(key):
            places = [int(step) + 1 for step in steps if step.isdecimal()]
            return sentences.tell(
                key, arguments({"items": fields[known:], "place": places[0] if places else None})
            )
    named = (str(int(step) + 1) if step.isdecimal() else sentences.name(step) for step in steps)
    return ", ".join(named)


def _in_a_row(value: object) -> bool:
    match value:
        case Mapping():
            return False
        case list() as items:
            return bool(items) and not any(isinstance(item, Mapping | list) for item in items)
        case _:
            return True
