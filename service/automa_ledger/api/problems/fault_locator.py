"""Locate the fault in an invalid body: the exact path, the reason, and the allowed values.

msgspec reports `[...]` for a key of a mapping, and a wrong value without the allowed ones. Both follow from
the document and the type.
"""

from __future__ import annotations

import re
from ast import literal_eval
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import inspect

from automa_ledger.refusals.requests import BodyFault
from automa_rules.core.pattern import published_pattern

_PLACE = re.compile(r" - at (?P<key>`key` in )?`(?P<path>[^`]*)`$")
_STEP = re.compile(r"\.([^.\[\]]+)|\[([0-9]+|\.\.\.)\]")
_MISSING = re.compile(r"missing required field `([^`]*)`")
_UNKNOWN = re.compile(r"unknown field `([^`]*)`")
_PATTERN = re.compile(r"""matching regex ('.*'|".*")""")
_BOUND = re.compile(r"(>=|<=|>|<) (-?[0-9]+)")
_LENGTH = re.compile(r"of length ([0-9]+)")
_EXPECTED = re.compile(r"Expected `([^`]*)`")
_VALUE = re.compile(r"Invalid (?:enum )?value")
_JSON = {"int": "integer", "float": "number", "str": "string", "bool": "boolean"}
_UNNAMED_KEY = "..."

Step = str | int
TryDecode = Callable[[object], str | None]


class Fault(msgspec.Struct, frozen=True):
    """A fault of a body: its JSON path, and the reason in msgspec's words.

    `allowed` are the allowed values and `known` the known field names, where the type lists them. `examples`
    are texts that match the pattern.
    """

    path: str
    reason: str
    allowed: tuple[str | int | None, ...] = ()
    examples: tuple[str, ...] = ()
    known: tuple[str, ...] = ()


def locate_fault(text: str, document: object, kind: Any, try_decode: TryDecode) -> Fault:  # noqa: ANN401 - any type
    """Return the fault that msgspec reports in `text` for a document that is not of the type `kind`.

    `try_decode` returns msgspec's report for another document. Nothing is raised: facts that cannot be
    determined are left out.
    """
    place = _PLACE.search(text)
    path, of_key = (place["path"], place["key"] is not None) if place else ("$", False)
    fault = Fault(path, text[: place.start()] if place else text)
    try:
        return _locate_fault(fault, document, kind, lambda other: try_decode(other) == text, of_key=of_key)
    except (LookupError, TypeError, AttributeError):  # msgspec's report does not match the document
        return fault


def _locate_fault(
    fault: Fault,
    document: object,
    kind: Any,  # noqa: ANN401 - any type
    same: Callable[[object], bool],
    *,
    of_key: bool,
) -> Fault:
    reason = fault.reason
    steps = [*_steps(fault.path), *([_UNNAMED_KEY] if of_key else [])]
    found = _resolve_keys(steps, document, same)
    infos = _types_at(_info(kind), document, found[:-1] if of_key else found)
    path = "$" + "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in found)
    if of_key:
        infos = [info.key_type for info in infos if isinstance(info, inspect.DictType)]
    elif missing := _MISSING.search(reason):
        here = _value(document, found)
        infos = [each for info in infos for each in _child_types(info, here, missing[1])]
    elif _UNKNOWN.search(reason):
        return Fault(path, reason, known=_names(infos, _value(document, found)))
    if _PATTERN.search(reason):
        return Fault(path, reason, examples=_examples(infos))
    return Fault(path, reason, allowed=tuple(_allowed(infos)))


def _steps(path: str) -> list[Step]:
    return [name or (int(at) if at.isdigit() else at) for name, at in _STEP.findall(path)]


def _resolve_keys(steps: Sequence[Step], document: object, same: Callable[[object], bool]) -> list[Step]:
    """Replace unnamed keys in the steps with the keys of the document.

    msgspec reads the keys of a mapping in order and stops at the first fault, so the key is the last one of
    the shortest mapping with the same fault.
    """
    found: list[Step] = []
    for at, step in enumerate(steps):
        here = _value(document, found)
        if step != _UNNAMED_KEY or not isinstance(here, dict):
            found.append(step)
            continue
        keys = sorted(here)
        low, high = 0, len(keys) - 1
        while low < high:
            middle = (low + high) // 2
            shorter = {key: here[key] for key in keys[: middle + 1]}
            low, high = (
                (low, middle) if same(_replace_value(document, found, shorter)) else (middle + 1, high)
            )
        if not same(_replace_value(document, found, {keys[low]: here[keys[low]]})):
            return [*found, *steps[at:]]
        found.append(keys[low])
    return found


def _value(document: Any, steps: Sequence[Step]) -> Any:  # noqa: ANN401 - any JSON
    for step in steps:
        document = document[step]
    return document


def _replace_value(document: Any, steps: Sequence[Step], value: object) -> Any:  # noqa: ANN401 - any JSON
    """Return the document with another value at a place."""
    if not steps:
        return value
    first, *rest = steps
    copy = document.copy()
    copy[first] = _replace_value(document[first], rest, value)
    return copy


@lru_cache(maxsize=64)
def _info(kind: Any) -> inspect.Type:  # noqa: ANN401 - any type
    return inspect.type_info(kind)


def _types_at(info: inspect.Type, document: Any, steps: Sequence[Step]) -> list[inspect.Type]:  # noqa: ANN401 - any JSON
    """Return the types that are allowed at a place of the document."""
    infos = list(_union_members(info))
    for step in steps:
        infos = [each for one in infos for each in _child_types(one, document, step)]
        try:
            document = document[step]
        except (KeyError, IndexError, TypeError):
            document = None
    return infos


def _union_members(info: inspect.Type) -> Iterator[inspect.Type]:
    """Yield the types of a union, or the one type. A text keeps its metadata, for its examples."""
    match info:
        case inspect.Metadata(type=inspect.StrType()):
            yield info
        case inspect.Metadata(type=inner):
            yield from _union_members(inner)
        case inspect.UnionType(types=types):
            for each in types:
                yield from _union_members(each)
        case _:
            yield info


def _child_types(info: inspect.Type, document: object, step: Step) -> Iterator[inspect.Type]:
    """Yield the types of a field or item of this type, if the document can be of this type."""
    match info:
        case inspect.StructType(tag_field=str(tag_field), tag=tag) if step == tag_field:
            yield inspect.LiteralType((tag,))
        case inspect.StructType(fields=fields) if _has_tag_of(info, document):
            for field in fields:
                if field.encode_name == step:
                    yield from _union_members(field.type)
        case inspect.DictType(value_type=value):
            yield from _union_members(value)
        case inspect.TupleType(item_types=items) if isinstance(step, int) and step < len(items):
            yield from _union_members(items[step])
        case inspect.CollectionType(item_type=item):
            yield from _union_members(item)


def _has_tag_of(info: inspect.StructType, document: object) -> bool:
    """Whether an object has the tag of a struct, if the struct has one."""
    if info.tag_field is None:
        return True
    return isinstance(document, Mapping) and document.get(info.tag_field) == info.tag


def _allowed(infos: list[inspect.Type]) -> Iterator[str | int | None]:
    """Yield the values that the types list, each once; nothing if one of them lists none."""
    values: list[str | int | None] = []
    for info in infos:
        match info:
            case inspect.LiteralType(values=listed):
                values += listed
            case inspect.EnumType(cls=cls):
                values += [each.value for each in cls]
            case inspect.NoneType():
                values.append(None)
            case _:
                return
    if values != [None]:
        yield from dict.fromkeys(values)


def _examples(infos: list[inspect.Type]) -> tuple[str, ...]:
    """Return the examples of the texts among the types, each once."""
    schemas = [info.extra_json_schema or {} for info in infos if isinstance(info, inspect.Metadata)]
    return tuple(dict.fromkeys(each for schema in schemas for each in schema.get("examples", ())))


def _names(infos: list[inspect.Type], document: object) -> tuple[str, ...]:
    """Return the names of the fields that an object can have, each once."""
    names: list[str] = []
    for info in infos:
        if isinstance(info, inspect.StructType) and _has_tag_of(info, document):
            tag = [] if info.tag_field is None else [info.tag_field]
            names += [*tag, *(field.encode_name for field in info.fields)]
    return tuple(dict.fromkeys(names))


def fault_facts(text: str) -> dict[str, Any]:
    """Return the facts of a fault for `InvalidBody`: its kind, and what was expected.

    Other reports of msgspec become `unfit`.
    """
    expected = _EXPECTED.search(text)
    type_facts: dict[str, Any] = {} if expected is None else {"expected": _in_json(expected[1])}
    if missing := _MISSING.search(text):
        return {"fault": BodyFault.MISSING_FIELD, "field": missing[1]}
    if unknown := _UNKNOWN.search(text):
        return {"fault": BodyFault.UNKNOWN_FIELD, "field": unknown[1]}
    if pattern := _PATTERN.search(text):
        return {
            "fault": BodyFault.PATTERN_NOT_MATCHED,
            "pattern": published_pattern(literal_eval(pattern[1])),
            **type_facts,
        }
    if _BOUND.search(text) or _LENGTH.search(text):
        return {"fault": BodyFault.OUT_OF_RANGE, **_bounds(text), **type_facts}
    if _VALUE.search(text):
        return {"fault": BodyFault.NOT_ALLOWED}
    return {"fault": BodyFault.WRONG_TYPE, **type_facts} if type_facts else {"fault": BodyFault.UNFIT}


def _in_json(types: str) -> str:
    """Replace Python's type names with JSON's."""
    return " | ".join(_JSON.get(each, each) for each in types.split(" | "))


def _bounds(text: str) -> dict[str, int]:
    if length := _LENGTH.search(text):
        return {"least": int(length[1]), "most": int(length[1])}
    return {
        "least" if sign[0] == ">" else "most": int(number) + {">": 1, "<": -1}.get(sign, 0)
        for sign, number in _BOUND.findall(text)
    }
