"""The whole OpenAPI document."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.metadata import version
from typing import Any

import msgspec

from domain.core.ruleset import Ruleset
from service.api.openapi.components import components
from service.api.openapi.examples import all_examples
from service.api.openapi.parameters import FRAME
from service.api.openapi.paths import operation_object
from service.api.table import OPERATIONS


def openapi_document(rulesets: Mapping[str, Ruleset[Any]]) -> dict[str, Any]:
    """The document as plain values: its frame, which is the same whatever there is to play, filled in."""
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        calls = paths.setdefault(operation.template, {})
        calls[operation.method.lower()] = operation_object(operation, rulesets)
    parts = {"schemas": components(rulesets), "examples": all_examples()}
    return {
        **FRAME,
        "info": {**FRAME["info"], "version": version("automa-ledger")},
        "paths": paths,
        "components": {**FRAME["components"], **parts},
    }


def openapi_text(rulesets: Mapping[str, Ruleset[Any]]) -> bytes:
    """The document as JSON, indented by two, with a line feed at the end."""
    return msgspec.json.format(msgspec.json.encode(openapi_document(rulesets)), indent=2) + b"\n"
