"""Small things that make the schemas read well: in the page of calls, and in clients made from them."""

from __future__ import annotations

from inspect import cleandoc
from typing import Any


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
