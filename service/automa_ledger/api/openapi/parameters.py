"""Path parameters and response headers, by the names that operations use."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

import msgspec

from automa_ledger.api.parameters import integer

PATH_PARAMETERS: dict[str, tuple[str, dict[str, Any]]] = {
    "game_id": ("The game.", {"type": "string", "format": "uuid"}),
    "name": ("The ruleset.", {"type": "string", "examples": ["scythe"]}),
    "hash": ("The pack.", {"type": "string", "pattern": "^[0-9a-f]{64}$"}),
    "version": ("The version of the commit.", integer(1).schema),
    "place": ("The place of the event in its commit, such as 3 in the step 18.3.", integer(0).schema),
    "token_id": ("The token, by its id.", {"type": "string", "format": "uuid"}),
    "webhook_id": ("The webhook.", {"type": "string", "format": "uuid"}),
}


def with_example(parameter: dict[str, Any]) -> dict[str, Any]:
    """Return a parameter with an example, so that a reader sees its form and a client can be tried."""
    schema = parameter["schema"]
    listed = schema.get("examples", schema.get("enum", ()))
    fallback = EXAMPLES.get(parameter["name"])
    return {"example": schema.get("default", listed[0] if listed else fallback), **parameter}


def path_parameters(template: str) -> list[dict[str, Any]]:
    """Return the parameters in a path."""
    return [
        with_example(
            {"name": name, "in": "path", "required": True, "description": description, "schema": schema}
        )
        for name in re.findall(r"{(\w+)}", template)
        for description, schema in [PATH_PARAMETERS[name]]
    ]


HERE = files("automa_ledger.api.openapi")

EXAMPLES: Mapping[str, Any] = msgspec.json.decode((HERE / "parameters.json").read_bytes())
"""Of parameters whose schema has none: no default, no list of values."""

RESPONSE_HEADERS: Mapping[str, Any] = msgspec.json.decode((HERE / "headers.json").read_bytes())
"""The response headers, by name."""

BASE_DOCUMENT: Mapping[str, Any] = msgspec.json.decode((HERE / "frame.json").read_bytes())
"""The part of the document that is the same for all rulesets, without its version."""

LIMIT_HEADERS: Mapping[str, Any] = BASE_DOCUMENT["components"]["headers"]
"""The headers about rate limits."""
