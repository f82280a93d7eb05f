"""Facts as a message can use them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from automa_ledger.narration.word_list import WordList

Argument: TypeAlias = str | int | WordList

MAX_LOCALIZED_NUMBER = (
    2**63
)  # of numbers that are written as a language does; in no game there is a greater one


def public_facts(record: msgspec.Struct) -> dict[str, Any]:
    """The facts of a question, or the public ones of an event, by name, those at their defaults too.

    An event's rule is told beside them.
    """
    hidden = (*getattr(record, "secret_fields", ()), "rule")
    names = zip(record.__struct_fields__, record.__struct_encode_fields__, strict=True)
    return {told: getattr(record, name) for name, told in names if name not in hidden}


def flatten_facts(facts: Mapping[str, Any]) -> dict[str, Argument]:
    """Numbers and words as they are; nothing as `none`, truth as `yes` and `no`.

    A list or mapping has, with `-count` behind its name, the number of its items, and a list, with `-alone`,
    its one item, or none if there are more or fewer; a record's fields have their names behind the record's.
    Messages compare a fact with words only: where something goes from an `origin` `to` a place, `stays` says
    whether it is the same place, and where of the `best` some are the `nearest`, `all-nearest` whether all
    are.
    """
    flat: dict[str, Argument] = {}
    for name, value in facts.items():
        _flatten(name.replace("_", "-"), value, flat)
    if "origin" in facts and "to" in facts:
        flat["stays"] = _word(facts["origin"] == facts["to"])
    if "best" in facts and "nearest" in facts:
        flat["all-nearest"] = _word(facts["best"] is not None and facts["best"] == facts["nearest"])
    return flat


def _flatten(name: str, value: object, flat: dict[str, Argument]) -> None:
    match value:
        case bool() | None:
            flat[name] = _word(value)
        case int() if abs(value) > MAX_LOCALIZED_NUMBER:
            flat[name] = str(value)
        case int() | str():
            flat[name] = value
        case msgspec.Struct():
            _flatten_fields(name, msgspec.structs.asdict(value), flat)
        case Mapping():
            flat[f"{name}-count"] = len(value)
            _flatten_fields(name, value, flat)
        case Sequence():
            flat[name] = WordList(tuple((_word(item), None) for item in value))
            flat[f"{name}-count"] = len(value)
            flat[f"{name}-alone"] = _word(value[0] if len(value) == 1 else None)
        case _:
            flat[name] = str(value)


def _flatten_fields(name: str, fields: Mapping[Any, object], flat: dict[str, Argument]) -> None:
    flat[name] = WordList(
        tuple(
            (str(key), _row(item) if isinstance(item, Mapping) else _word(item))
            for key, item in fields.items()
        )
    )
    for key, item in fields.items():
        _flatten(f"{name}-{str(key).replace('_', '-')}", item, flat)


def _row(fields: Mapping[Any, object]) -> WordList:
    return WordList(tuple((str(key), _word(item)) for key, item in fields.items()))


def _word(value: object) -> str:
    match value:
        case True:
            return "yes"
        case False:
            return "no"
        case None:
            return "none"
        case msgspec.Struct() if type(value).__str__ is not object.__str__:
            return str(value)
        case msgspec.Struct():
            return ", ".join(f"{key} {_word(item)}" for key, item in msgspec.structs.asdict(value).items())
        case _:
            return str(value)
