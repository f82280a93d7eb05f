"""Events and questions of every type with every word that their types allow, made from the types."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect

NUMBERS = (2, 0, 1, 5, 12, 22, 25)
WORDS = {
    "^r[0-7]c[0-6]$": ("r4c4", "r3c3"),
    "^(home|home_(polania|saxony|crimea|nordic|rusviet|albion|togawa)|mat|r[0-7]c[0-6])$": (
        "r4c4",
        "home",
        "mat",
    ),
    "^[a-z][a-z0-9_]{0,23}$": ("human", "automa", "automa2"),
    "^(orange|turquoise)-([1-9]|1[0-9])$": ("orange-3", "turquoise-4"),
}
MANY = 3
SOMETIMES_EMPTY = {"experiments", "artifacts", "abilities", "places"}
"""Lists that an event or question always has and that may be empty; others are left out where they are."""


def samples(kind: type[msgspec.Struct]) -> Iterator[msgspec.Struct]:
    """An event or question of a type for each value of each field, the other fields at their first value."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    values = {field.name: _values(field.type, field.encode_name) for field in info.fields}
    first = {name: each[0] for name, each in values.items()}
    required = {field.name for field in info.fields if field.required} - SOMETIMES_EMPTY
    for name, each in values.items():
        for value in each:
            if value not in ((), {}) or name not in required:
                yield kind(**{**first, name: value})


def words(kind: type[msgspec.Struct]) -> dict[str, list[msgspec.Struct]]:
    """By field: an event or question for each word of a closed set that the field can have."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    first = {field.name: _values(field.type, field.encode_name)[0] for field in info.fields}
    return {
        field.name: [kind(**{**first, field.name: word}) for word in field.type.values]
        for field in info.fields
        if isinstance(field.type, inspect.LiteralType)
    }


def _values(info: inspect.Type, name: str) -> tuple[Any, ...]:  # noqa: C901, PLR0912 - one case a kind of type
    found: tuple[Any, ...]
    match info:
        case inspect.Metadata(type=inner):
            found = _values(inner, name)
        case inspect.LiteralType(values=values):
            found = tuple(values)
        case inspect.BoolType():
            found = (False, True)
        case inspect.IntType(ge=least, le=most):
            found = tuple(n for n in NUMBERS if (least is None or n >= least) and (most is None or n <= most))
        case inspect.StrType(pattern=pattern):
            found = WORDS.get(pattern or "", (f"some {name}",))
        case inspect.NoneType():
            found = (None,)
        case inspect.UnionType(types=types):
            found = tuple(value for each in types for value in _values(each, name))
        case inspect.DictType(key_type=key, value_type=value):
            keys = _values(key, name)
            found = (dict.fromkeys(keys, _values(value, name)[0]), {})
        case inspect.StructType(cls=cls, fields=fields):
            found = (cls(**{field.name: _values(field.type, field.encode_name)[0] for field in fields}),)
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            items = _values(item, name)
            found = ((items * MANY)[:MANY], items[:1], ())
        case inspect.TupleType(item_types=types):
            found = (tuple(_values(each, name)[0] for each in types),)
        case inspect.AnyType():
            found = ("anything",)
        case inspect.RawType():
            found = (msgspec.Raw(b"{}"),)
        case _:
            raise AssertionError(info)
    return found
