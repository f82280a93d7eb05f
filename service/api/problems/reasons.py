"""Why a body does not fit: what msgspec says of it, as facts that can be told in any language."""

from __future__ import annotations

import re
from typing import Any

from service.refusals.requests import BodyFault

_JSON = {"int": "integer", "float": "number", "str": "string", "bool": "boolean"}
_MISSING = re.compile(r"missing required field `([^`]*)`")
_UNKNOWN = re.compile(r"unknown field `([^`]*)`")
_PATTERN = re.compile(r"matching regex '(.*)'", re.DOTALL)
_BOUND = re.compile(r"(>=|<=|>|<) (-?[0-9]+)")
_LENGTH = re.compile(r"of length ([0-9]+)")
_EXPECTED = re.compile(r"Expected `([^`]*)`")
_VALUE = re.compile(r"Invalid (?:enum )?value")


def reason(text: str) -> dict[str, Any]:
    """The facts of a fault, as `InvalidBody` has them: which kind it is, and what was expected.

    What msgspec says in other words than these is `unfit`.
    """
    expected = _EXPECTED.search(text)
    told: dict[str, Any] = {} if expected is None else {"expected": _in_json(expected[1])}
    if missing := _MISSING.search(text):
        return {"fault": BodyFault.MISSING_FIELD, "field": missing[1]}
    if unknown := _UNKNOWN.search(text):
        return {"fault": BodyFault.UNKNOWN_FIELD, "field": unknown[1]}
    if pattern := _PATTERN.search(text):
        return {"fault": BodyFault.PATTERN_NOT_MATCHED, "pattern": pattern[1], **told}
    if _BOUND.search(text) or _LENGTH.search(text):
        return {"fault": BodyFault.OUT_OF_RANGE, **_bounds(text), **told}
    if _VALUE.search(text):
        return {"fault": BodyFault.NOT_ALLOWED}
    return {"fault": BodyFault.WRONG_TYPE, **told} if told else {"fault": BodyFault.UNFIT}


def _in_json(types: str) -> str:
    """Python's names of types as JSON's."""
    return " | ".join(_JSON.get(each, each) for each in types.split(" | "))


def _bounds(text: str) -> dict[str, int]:
    bounds: dict[str, int] = {}
    for sign, number in _BOUND.findall(text):
        match sign:
            case ">=" | ">":
                bounds["least"] = int(number) + (sign == ">")
            case _:
                bounds["most"] = int(number) - (sign == "<")
    if length := _LENGTH.search(text):
        bounds = {"least": int(length[1]), "most": int(length[1])}
    return bounds
