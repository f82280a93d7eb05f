"""Whatever a client can send has an end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from automa_ledger.api.body_decoder import MAX_CONTAINERS, decode_body
from automa_ledger.api.media_types import JSON, MESSAGE_PACK
from automa_ledger.api.openapi.document import openapi_document
from automa_ledger.refusals.requests import BodyFault, InvalidBody
from automa_rules.core.rejection import Rejected
from tests.api.running import ALL

DOCUMENT = openapi_document(ALL)
ANYTHING = {"Value"}  # what a correction sets: the type of the state at its place bounds it
STATES = {name for name in DOCUMENT["components"]["schemas"] if name.endswith("View")}
"""A state that is sent in place of a position: the position that it becomes bounds it."""


def schemas() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every schema that a body in JSON is made of, with the place where it stands."""
    seen = ANYTHING | STATES

    def within(schema: object, place: str) -> Iterator[tuple[str, dict[str, Any]]]:
        if not isinstance(schema, dict):
            return
        if "$ref" in schema:
            name = schema["$ref"].rpartition("/")[2]
            if name not in seen:
                seen.add(name)
                yield from within(DOCUMENT["components"]["schemas"][name], name)
            return
        yield place, schema
        for name, below in schema.get("properties", {}).items():
            yield from within(below, f"{place}.{name}")
        for below in (each for kind in ("anyOf", "oneOf", "prefixItems") for each in schema.get(kind, ())):
            yield from within(below, place)
        for kind in ("items", "additionalProperties"):
            yield from within(schema.get(kind), f"{place}[]")

    for path, methods in DOCUMENT["paths"].items():
        for operation in methods.values():
            body = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
            yield from within(body.get("schema"), path)


def is_endless(schema: dict[str, Any]) -> bool:
    """Whether a value that fits can be of any size."""
    kinds = schema.get("type", ())
    kinds = {kinds} if isinstance(kinds, str) else set(kinds)
    texts = ("maxLength", "enum", "const", "pattern", "format")
    return (
        ("array" in kinds and "maxItems" not in schema)
        or ("object" in kinds and bool(schema.get("additionalProperties")) and "maxProperties" not in schema)
        or ("string" in kinds and not any(each in schema for each in texts))
        or (
            bool(kinds & {"integer", "number"})
            and not any(each in schema for each in ("maximum", "enum", "const"))
        )
    )


@pytest.mark.promise("lists-bounded")
def test_no_list_map_text_or_number_is_without_end() -> None:
    """Each has a bound, and the bound comes from the game."""
    found = list(schemas())
    assert len(found) > 500
    assert [place for place, schema in found if is_endless(schema)] == []


@pytest.mark.parametrize(("media", "encode"), [(JSON, msgspec.json), (MESSAGE_PACK, msgspec.msgpack)])
@pytest.mark.parametrize("part", [[], {}])
def test_a_body_has_not_more_parts_than_mean_something(media: str, encode: ModuleType, part: object) -> None:
    """Each list or map that is empty takes three bytes, and time here and there."""
    most = [part] * (MAX_CONTAINERS - 1)  # and the list that they are in
    assert decode_body(encode.encode(most), media) == most
    with pytest.raises(Rejected) as refused:
        decode_body(encode.encode([*most, part]), media)
    assert refused.value.refusal == InvalidBody("$", BodyFault.OUT_OF_RANGE, most=MAX_CONTAINERS)


@given(st.data())
@settings(max_examples=10, deadline=None)
def test_a_pattern_goes_to_the_end_of_a_text(data: st.DataObject) -> None:
    """Each published pattern has an end, as JSON Schema reads it: its `$` is the very end of a text."""
    published = sorted({schema["pattern"] for _, schema in schemas() if "pattern" in schema})
    assert len(published) > 5
    for pattern in (re.sub(r"(?<!\\)\$$", r"\\Z", each) for each in published):
        text = data.draw(st.from_regex(pattern))
        assert re.search(pattern, text)
        assert not re.search(pattern, text + "\n"), pattern
