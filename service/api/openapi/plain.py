"""Small things that make the schemas read well: in the page of calls, and in clients made from them."""

from __future__ import annotations

from collections.abc import Mapping
from inspect import cleandoc
from typing import Any

from service.api.openapi.per_ruleset import reference


def open_up(value: object) -> None:
    """Say of every object without named properties that it may hold anything, where nothing else is said.

    JSON Schema means the same without it; many a generator takes it for an empty object.
    """
    for schema in _schemas(value):
        if schema.get("type") == "object" and "properties" not in schema:
            schema.setdefault("additionalProperties", True)


def tell_items(value: object) -> None:
    """Say of a list of fixed length whose items are all of one kind what that is.

    JSON Schema means the same without it; many a generator knows of a list's items nothing else.
    """
    for schema in _schemas(value):
        first, *others = schema.get("prefixItems", [None])
        if first is not None and all(each == first for each in others):
            schema["items"] = first


def join_enums(value: object) -> None:
    """List at one place what several lists of values allow between them."""
    for schema in _schemas(value):
        lists = [each["enum"] for each in schema.get("anyOf", ()) if each.keys() == {"enum"}]
        if len(lists) > 1:
            joined = {"enum": sorted({value for each in lists for value in each})}
            others = [each for each in schema.pop("anyOf") if each.keys() != {"enum"}]
            schema.update({"anyOf": [joined, *others]} if others else joined)


def type_enums(value: object) -> None:
    """Say of what lists its values what type they have.

    JSON Schema means the same without it; in a language with types a generator would have to guess.
    """
    for schema in _schemas(value):
        if "enum" in schema and "type" not in schema and isinstance(schema["enum"], list):
            schema["type"] = "integer" if all(isinstance(each, int) for each in schema["enum"]) else "string"


def name_contents(value: object, words: Mapping[str, tuple[str | int, ...]], prefix: str) -> dict[str, Any]:
    """Refer to the values that lists and maps can hold by the game's word for them, and give these schemas.

    A generator can name other values after their field; what is in a list or a map has none.
    """
    named = {frozenset(values): f"{prefix}{name}" for name, values in reversed([*words.items()])}
    found: dict[str, Any] = {}
    for schema in _schemas(value):
        for content in (schema.get("items"), schema.get("additionalProperties")):
            options = content.get("anyOf", [content]) if isinstance(content, dict) else []
            for each in options:
                name = named.get(frozenset(each.get("enum", ())))
                if name is not None:
                    found[name] = dict(each)
                    each.clear()
                    each.update(reference(name))
    return found


def leave_out_defaults(value: object) -> None:
    """Say nothing of what a document within a document is when it is left out: its own defaults tell that."""
    for schema in _schemas(value):
        if "$ref" in schema and isinstance(schema.get("default"), dict):
            del schema["default"]


def tell_apart(schemas: Mapping[str, Any]) -> None:
    """Say of what is either this or that, and cannot be both, that it is one of them.

    So it is where a field tells which it is, and where all are of different JSON types. A generator makes a
    type of its own for one of several, and one that has the fields of all where any number of them may hold.
    """
    for schema in _schemas(schemas):
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


def explain_plainly(value: object) -> None:
    """Take the indentation of the code out of the descriptions, which are docstrings."""
    for schema in _schemas(value):
        if isinstance(schema.get("description"), str):
            schema["description"] = cleandoc(schema["description"])


def _schemas(value: object) -> list[dict[str, Any]]:
    """All objects in a document, the document first."""
    found: list[dict[str, Any]] = []
    waiting = [value]
    while waiting:
        each = waiting.pop()
        if isinstance(each, dict):
            found.append(each)
            waiting += each.values()
        elif isinstance(each, list):
            waiting += each
    return found
