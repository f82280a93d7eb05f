"""Facts as arguments of messages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from automa_ledger.narration.word_list import WordList

Argument: TypeAlias = str | int | WordList

MAX_LOCALIZED_NUMBER = 2**63  # larger numbers, which no game has, are not localized


def public_facts(record: msgspec.Struct) -> dict[str, Any]:
    """The facts of a question, or the public ones of an event, by name, including defaults.

    An event's rule is left out, because it has a field of its own.
    """
    hidden = (*getattr(record, "secret_fields", ()), "rule")
    names = zip(record.__struct_fields__, record.__struct_encode_fields__, strict=True)
    return {encoded_name: getattr(record, name) for name, encoded_name in names if name not in hidden}


def shorten_pieces(facts: Mapping[str, Any]) -> dict[str, Any]:
    """The facts, with pieces of their `seat` named without it: `mech-1` for `human-mech-1`."""
    return {name: _shorten(value, f"{facts.get('seat')}-") for name, value in facts.items()}


def _shorten(value: object, prefix: str) -> object:
    match value:
        case str():
            return value.removeprefix(prefix)
        case Mapping():
            return {_shorten(key, prefix): item for key, item in value.items()}
        case tuple():
            return tuple(_shorten(item, prefix) for item in value)
        case _:
            return value


def flatten_facts(facts: Mapping[str, Any]) -> dict[str, Argument]:
    """The facts as strings, numbers and lists. None becomes `none`, in a list `null`; true `yes`, false `no`.

    A list or mapping also has `<name>-count`, the number of its items, and a list `<name>-alone`, its only
    item or `none`. A field of a record is `<record>-<field>`. Messages cannot compare two facts, so `stays`
    says whether `origin` and `to` are the same place, `all-nearest` whether all of the `best` are the
    `nearest`, and `as-printed` whether `power` and `cards` are the printed ones.
    """
    flat: dict[str, Argument] = {}
    for name, value in facts.items():
        _flatten(name.replace("_", "-"), value, flat)
    if "origin" in facts and "to" in facts:
        flat["stays"] = _word(facts["origin"] == facts["to"])
    if "best" in facts and "nearest" in facts:
        flat["all-nearest"] = _word(facts["best"] is not None and facts["best"] == facts["nearest"])
    if {"power", "printed_power"} <= facts.keys():
        used, printed = (facts["power"], facts["cards"]), (facts["printed_power"], facts["printed_cards"])
        flat["as-printed"] = _word(used == printed)
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
            flat[name] = WordList(tuple(("null" if item is None else _word(item), None) for item in value))
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
