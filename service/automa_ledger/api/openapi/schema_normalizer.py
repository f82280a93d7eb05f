"""Add to msgspec's schemas what readers and client generators need."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from inspect import cleandoc
from typing import Any

from msgspec import inspect

from automa_ledger.api.body_decoder import MAX_SAFE_INTEGER
from automa_ledger.api.openapi.ruleset_schemas import Schema, reference
from automa_rules.core.pattern import published_pattern

INTEGER_SCHEMA: Schema = {"type": "integer", "minimum": -MAX_SAFE_INTEGER, "maximum": MAX_SAFE_INTEGER}
VALUE = "Value"
VALUE_RECORD = "ValueRecord"


def value_schemas() -> dict[str, Schema]:
    """Return the schema of any value in a body: JSON whose numbers are whole and exact in every client.

    Records have a schema of their own, and items any: few generators can make a list that refers to itself.
    """
    return {
        VALUE: {
            "description": "Any JSON; numbers are whole and at most 2^53 - 1, nesting is at most 64 deep.",
            "anyOf": [
                {"type": "null"},
                {"type": "boolean"},
                {"type": "string"},
                dict(INTEGER_SCHEMA),
                {"type": "array", "items": {}},
                reference(VALUE_RECORD),
            ],
        },
        VALUE_RECORD: {
            "description": "Any JSON object.",
            "type": "object",
            "additionalProperties": reference(VALUE),
        },
    }


def normalize_schemas(schemas: Mapping[str, Any]) -> None:
    """Add to the schemas what JSON Schema implies but readers and generators need to see."""
    for schema in all_schemas(schemas):
        _add_integer_bounds(schema)
        _allow_additional_properties(schema)
        _add_items(schema)
        _remove_defaults(schema)
        unanchor_patterns(schema)
        _merge_enums(schema)
        add_enum_types(schema)
        if isinstance(schema.get("description"), str):  # a docstring, with the code's indentation
            schema["description"] = cleandoc(schema["description"])
    for schema in all_schemas(schemas):
        _convert_to_one_of(schema, schemas)


def _add_integer_bounds(schema: Schema) -> None:
    """Add the bounds of integers, which bodies have although their types do not state them."""
    if schema.get("type") == "integer" and "enum" not in schema:
        schema |= {**INTEGER_SCHEMA, **schema}


def _allow_additional_properties(schema: Schema) -> None:
    """Allow anything in an object without named properties, unless its schema says otherwise.

    JSON Schema means the same without it, but many generators would make an empty object.
    """
    if schema.get("type") == "object" and "properties" not in schema:
        schema.setdefault("additionalProperties", True)


def _add_items(schema: Schema) -> None:
    """Add the item type of a list of fixed length whose items all have one type.

    JSON Schema means the same without it, but many generators read the item type only there.
    """
    first, *others = schema.get("prefixItems", [None])
    if first is not None and all(each == first for each in others):
        schema["items"] = first


def _remove_defaults(schema: Schema) -> None:
    """Remove the default of a nested document, whose own defaults say the same."""
    if "$ref" in schema and isinstance(schema.get("default"), dict):
        del schema["default"]


def unanchor_patterns(schema: Schema) -> None:
    """Write patterns without the look-ahead that only Python needs."""
    if isinstance(schema.get("pattern"), str):
        schema["pattern"] = published_pattern(schema["pattern"])


def _merge_enums(schema: Schema) -> None:
    """Merge several lists of allowed values into one."""
    lists = [each["enum"] for each in schema.get("anyOf", ()) if each.keys() == {"enum"}]
    if len(lists) > 1:
        joined = {"enum": sorted({value for each in lists for value in each})}
        others = [each for each in schema.pop("anyOf") if each.keys() != {"enum"}]
        schema.update({"anyOf": [joined, *others]} if others else joined)


def add_enum_types(schema: Schema) -> None:
    """Add the type of listed values.

    JSON Schema means the same without it, but a generator for a typed language would have to guess.
    """
    if "enum" in schema and "type" not in schema and isinstance(schema["enum"], list):
        schema["type"] = "integer" if all(isinstance(each, int) for each in schema["enum"]) else "string"


def _convert_to_one_of(schema: Schema, schemas: Mapping[str, Any]) -> None:
    """Turn `anyOf` into `oneOf` if the alternatives exclude each other.

    They do if a field discriminates them, or if all have different JSON types. Generators make a union of
    `oneOf`, but a single type with the fields of all alternatives of `anyOf`.
    """
    types = [_type(each, schemas) for each in schema.get("anyOf", ())]
    optional = len(types) == 2 and "null" in types  # noqa: PLR2004 - one, or nothing
    differ = None not in types and len({*types}) == len(types)
    if types and not optional and (differ or "discriminator" in schema):
        schema["oneOf"] = schema.pop("anyOf")


def _type(schema: Mapping[str, Any], schemas: Mapping[str, Any]) -> str | None:
    """Return the JSON type of a schema; None for a union."""
    while "$ref" in schema:
        schema = schemas[schema["$ref"].rpartition("/")[2]]
    return schema.get("type")


def name_item_enums(value: object, words: Mapping[str, tuple[str | int, ...]], prefix: str) -> dict[str, Any]:
    """Replace the listed values in lists and maps by references to named schemas, and return the latter.

    The names are the game's `words`. Generators name other values after their field, but items have none.
    """
    named = {frozenset(values): f"{prefix}{name}" for name, values in reversed([*words.items()])}
    found: dict[str, Any] = {}
    for schema in all_schemas(value):
        for content in (schema.get("items"), schema.get("additionalProperties")):
            options = content.get("anyOf", [content]) if isinstance(content, dict) else []
            for each in options:
                name = named.get(frozenset(each.get("enum", ())))
                if name is not None:
                    found[name] = dict(each)
                    each.clear()
                    each.update(reference(name))
    return found


def add_property_names(kinds: Iterable[Any], find: Callable[[inspect.StructType], Schema | None]) -> None:
    """Add the allowed keys of mappings to the schemas of all structs reachable from the types.

    `find` returns the schema of a struct, None if it has no schema of its own.
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
            _set_property_names(schema, key)
            _visit(value, _child_schema(schema, "additionalProperties"), find, seen)
        case inspect.CollectionType(item_type=item):
            _visit(item, _child_schema(schema, "items"), find, seen)
        case inspect.StructType(cls=cls, fields=fields) if cls not in seen:
            seen.add(cls)
            properties = (find(info) or {}).get("properties", {})
            for field in fields:
                _visit(field.type, properties.get(field.encode_name), find, seen)


def _set_property_names(schema: Schema | None, key: inspect.Type) -> None:
    if schema is None:
        return
    match key:
        case inspect.LiteralType(values=values):
            schema["propertyNames"] = {"enum": sorted(map(str, values))}
        case inspect.IntType():
            schema["propertyNames"] = {"pattern": "^(0|-?[1-9][0-9]*)$"}


def _branch(schema: Schema | None, info: inspect.Type) -> Schema | None:
    """Return the part of a union's schema that describes its mapping."""
    if schema is None or not isinstance(info, inspect.DictType):
        return None
    options = [each for each in schema.get("anyOf", ()) if each.get("type") == "object"]
    return options[0] if len(options) == 1 else None


def _child_schema(schema: Schema | None, name: str) -> Schema | None:
    found = None if schema is None else schema.get(name)
    return found if isinstance(found, dict) else None


def all_schemas(value: object) -> Iterator[Schema]:
    """Yield all objects in a document, outer ones first; each may be changed before its parts follow."""
    waiting = [value]
    while waiting:
        each = waiting.pop()
        if isinstance(each, dict):
            yield each
            waiting += each.values()
        elif isinstance(each, list):
            waiting += each
