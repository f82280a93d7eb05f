"""Build the whole OpenAPI document."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.metadata import version
from typing import Any

import msgspec

from automa_ledger.api.openapi.examples import all_examples
from automa_ledger.api.openapi.parameters import BASE_DOCUMENT
from automa_ledger.api.openapi.paths import operation_object
from automa_ledger.api.openapi.schemas import build_schemas
from automa_ledger.api.openapi.sent_fields import require_sent_fields
from automa_ledger.api.routes import OPERATIONS
from automa_rules.core.ruleset import Ruleset


def openapi_document(rulesets: Mapping[str, Ruleset[Any]]) -> dict[str, Any]:
    """Return the document as plain values: the base document with paths, schemas and examples."""
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        calls = paths.setdefault(operation.template, {})
        calls[operation.method.lower()] = operation_object(operation, rulesets)
    schemas = build_schemas(rulesets)
    require_sent_fields(paths, schemas)
    parts = {"schemas": schemas, "examples": all_examples()}
    return {
        **BASE_DOCUMENT,
        "info": {**BASE_DOCUMENT["info"], "version": version("automa-ledger")},
        "paths": paths,
        "components": {**BASE_DOCUMENT["components"], **parts},
    }


def openapi_text(rulesets: Mapping[str, Ruleset[Any]]) -> bytes:
    """Return the document as JSON, indented by two, with a line feed at the end."""
    return msgspec.json.format(msgspec.json.encode(openapi_document(rulesets)), indent=2) + b"\n"
