"""Facts as a message can use them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from domain.core.event import Event

Argument: TypeAlias = str | int


def facts_of(event: Event) -> dict[str, Any]:
    """The public facts of an event by name, those at their defaults too; its rule is told beside them."""
    hidden = (*event.secret, "rule")
    names = zip(event.__struct_fields__, event.__struct_encode_fields__, strict=True)
    return {told: getattr(event, name) for name, told in names if name not in hidden}


def arguments(facts: Mapping[str, Any]) -> dict[str, Argument]:
    """Numbers and words as they are; nothing as `none`, truth as `yes` and `no`.

    A list is its items with commas and, with `-count` behind its name, their number; a record's fields have
    their names behind the record's.
    """
    flat: dict[str, Argument] = {}
    for name, value in facts.items():
        _flatten(name.replace("_", "-"), value, flat)
    return flat


def _flatten(name: str, value: object, flat: dict[str, Argument]) -> None:
    match value:
        case bool() | None:
            flat[name] = _word(value)
        case int() | str():
            flat[name] = value
        case msgspec.Struct():
            _flatten(name, msgspec.structs.asdict(value), flat)
        case Mapping():
            flat[name] = ", ".join(f"{key} {_word(item)}" for key, item in value.items())
            for key, item in value.items():
                _flatten(f"{name}-{str(key).replace('_', '-')}", item, flat)
        case Sequence():
            flat[name] = ", ".join(_word(item) for item in value)
            flat[f"{name}-count"] = len(value)
        case _:
            flat[name] = str(value)


def _word(value: object) -> str:
    match value:
        case True:
            return "yes"
        case False:
            return "no"
        case None:
            return "none"
        case msgspec.Struct():
            return ", ".join(f"{key} {_word(item)}" for key, item in msgspec.structs.asdict(value).items())
        case _:
            return str(value)
