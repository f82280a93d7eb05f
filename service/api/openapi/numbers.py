"""The bounds of numbers, which bodies have although their types do not say so."""

from __future__ import annotations

from typing import Any

from service.api.body import LARGEST

Schema = dict[str, Any]

WHOLE: Schema = {"type": "integer", "minimum": -LARGEST, "maximum": LARGEST}
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
            dict(WHOLE),
            {"type": "array", "items": reference},
            {"type": "object", "additionalProperties": reference},
        ],
    }


def bound(value: object) -> None:
    """Write the bounds into every integer below that has none of its own."""
    if isinstance(value, dict):
        if value.get("type") == "integer" and "enum" not in value:
            for name, limit in WHOLE.items():
                value.setdefault(name, limit)
        for each in value.values():
            bound(each)
    elif isinstance(value, list):
        for each in value:
            bound(each)
