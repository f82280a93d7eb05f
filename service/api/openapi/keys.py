"""What msgspec leaves out of its schemas: which keys an object may have, when its type says so."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import inspect

Schema = dict[str, Any]


def name_keys(kinds: Iterable[Any], find: Callable[[inspect.StructType], Schema | None]) -> None:
    """Write the allowed keys of mappings into the schemas of all structs that the types lead to.

    `find` gives the schema of a struct, None for one that has none of its own.
    """
    seen: set[type] = set()
    for info in inspect.multi_type_info(kinds):
        _visit(info, None, find, seen)


def _visit(
    info: inspect.Type,
    schema: Schema | None,
    find: Callable[[inspect.StructType], Schema | None],
    seen: set[type],
) -> None:
    match info:
        case inspect.Metadata(type=inner):
            _visit(inner, schema, find, seen)
        case inspect.UnionType(types=types):
            for each in types:
                _visit(each, _branch(schema, each), find, seen)
        case inspect.DictType(key_type=key, value_type=value):
            _name(schema, key)
            _visit(value, _below(schema, "additionalProperties"), find, seen)
        case inspect.CollectionType(item_type=item):
            _visit(item, _below(schema, "items"), find, seen)
        case inspect.StructType(cls=cls, fields=fields) if cls not in seen:
            seen.add(cls)
            properties = (find(info) or {}).get("properties", {})
            for field in fields:
                _visit(field.type, properties.get(field.encode_name), find, seen)


def _name(schema: Schema | None, key: inspect.Type) -> None:
    if schema is None:
        return
    match key:
        case inspect.LiteralType(values=values):
            schema["propertyNames"] = {"enum": sorted(map(str, values))}
        case inspect.IntType():
            schema["propertyNames"] = {"pattern": "^(0|-?[1-9][0-9]*)$"}


def _branch(schema: Schema | None, info: inspect.Type) -> Schema | None:
    """The part of a union's schema that is about its mapping."""
    if schema is None or not isinstance(info, inspect.DictType):
        return None
    options = [each for each in schema.get("anyOf", ()) if each.get("type") == "object"]
    return options[0] if len(options) == 1 else None


def _below(schema: Schema | None, name: str) -> Schema | None:
    found = None if schema is None else schema.get(name)
    return found if isinstance(found, dict) else None
