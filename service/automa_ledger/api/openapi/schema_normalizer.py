"""What msgspec's schemas leave out, and readers and generators of clients want to know."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from inspect import cleandoc
from typing import Any

from msgspec import inspect

from automa_ledger.api.body_decoder import MAX_SAFE_INTEGER
from automa_ledger.api.openapi.ruleset_schemas import Schema, reference

INTEGER_SCHEMA: Schema = {"type": "integer", "minimum": -MAX_SAFE_INTEGER, "maximum": MAX_SAFE_INTEGER}
VALUE = "Value"


def value_schema(reference: Schema) -> Schema:
    """Any value that a body may hold: JSON whose numbers are whole and exact in every client."""
    return {
        "title": VALUE,
        "description": "Any JSON; numbers are whole and at most 2^53 - 1, nesting is at most 64 deep.",
        "anyOf": [
            {"type": "null"},
            {"type": "boolean"},
            {"type": "string"},
            dict(INTEGER_SCHEMA),
            {"type": "array", "items": reference},
            {"type": "object", "additionalProperties": reference},
        ],
    }


def normalize_schemas(schemas: Mapping[str, Any]) -> None:
    """Say in the schemas what JSON Schema need not be told, and readers and generators want to know."""
    for schema in all_schemas(schemas):
        _add_integer_bounds(schema)
        _allow_additional_properties(schema)
        _add_items(schema)
        _remove_defaults(schema)
        _merge_enums(schema)
        _add_enum_types(schema)
        if isinstance(schema.get("description"), str):  # a docstring, indented as the code is
            schema["description"] = cleandoc(schema["description"])
    for schema in all_schemas(schemas):
        _convert_to_one_of(schema, schemas)


def _add_integer_bounds(schema: Schema) -> None:
    """Tell the bounds of whole numbers, which bodies have although their types do not say so."""
    if schema.get("type") == "integer" and "enum" not in schema:
        schema |= {**INTEGER_SCHEMA, **schema}


def _allow_additional_properties(schema: Schema) -> None:
    """Say of every object without named properties that it may hold anything, where nothing else is said.

    JSON Schema means the same without it; many a generator takes it for an empty object.
    """
    if schema.get("type") == "object" and "properties" not in schema:
        schema.setdefault("additionalProperties", True)


def _add_items(schema: Schema) -> None:
    """Say of a list of fixed length whose items are all of one kind what that is.

    JSON Schema means the same without it; many a generator knows of a list's items nothing else.
    """
    first, *others = schema.get("prefixItems", [None])
    if first is not None and all(each == first for each in others):
        schema["items"] = first


def _remove_defaults(schema: Schema) -> None:
    """Say nothing of what a document within a document is when it is left out: its own defaults tell that."""
    if "$ref" in schema and isinstance(schema.get("default"), dict):
        del schema["default"]


def _merge_enums(schema: Schema) -> None:
    """List at one place what several lists of values allow between them."""
    lists = [each["enum"] for each in schema.get("anyOf", ()) if each.keys() == {"enum"}]
    if len(lists) > 1:
        joined = {"enum": sorted({value for each in lists for value in each})}
        others = [each for each in schema.pop("anyOf") if each.keys() != {"enum"}]
        schema.update({"anyOf": [joined, *others]} if others else joined)


def _add_enum_types(schema: Schema) -> None:
    """Say of what lists its values what type they have.

    JSON Schema means the same without it; in a language with types a generator would have to guess.
    """
    if "enum" in schema and "type" not in schema and isinstance(schema["enum"], list):
        schema["type"] = "integer" if all(isinstance(each, int) for each in schema["enum"]) else "string"


def _convert_to_one_of(schema: Schema, schemas: Mapping[str, Any]) -> None:
    """Say of what is either this or that, and cannot be both, that it is one of them.

    So it is where a field tells which it is, and where all are of different JSON types. A generator makes a
    type of its own for one of several, and one that has the fields of all where any number of them may hold.
    """
    types = [_type(each, schemas) for each in schema.get("anyOf", ())]
    optional = len(types) == 2 and "null" in types  # noqa: PLR2004 - one, or nothing
    differ = None not in types and len({*types}) == len(types)
    if types and not optional and (differ or "discriminator" in schema):
        schema["oneOf"] = schema.pop("anyOf")


def _type(schema: Mapping[str, Any], schemas: Mapping[str, Any]) -> str | None:
    """The JSON type of what fits a schema; None for a union."""
    while "$ref" in schema:
        schema = schemas[schema["$ref"].rpartition("/")[2]]
    return schema.get("type")


def name_item_enums(value: object, words: Mapping[str, tuple[str | int, ...]], prefix: str) -> dict[str, Any]:
    """Refer to the values that lists and maps can hold by the game's word for them, and give these schemas.

    A generator can name other values after their field; what is in a list or a map has none.
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
    """The part of a union's schema that is about its mapping."""
    if schema is None or not isinstance(info, inspect.DictType):
        return None
    options = [each for each in schema.get("anyOf", ()) if each.get("type") == "object"]
    return options[0] if len(options) == 1 else None


def _child_schema(schema: Schema | None, name: str) -> Schema | None:
    found = None if schema is None else schema.get(name)
    return found if isinstance(found, dict) else None


def all_schemas(value: object) -> Iterator[Schema]:
    """All objects in a document, the document first; each may be changed before those in it come."""
    waiting = [value]
    while waiting:
        each = waiting.pop()
        if isinstance(each, dict):
            yield each
            waiting += each.values()
        elif isinstance(each, list):
            waiting += each
