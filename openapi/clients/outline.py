"""The OpenAPI document without what the types of a language cannot say."""

from __future__ import annotations

from typing import Any

from automa_ledger.api.openapi.sent_fields import reachable, require_sent_fields

Schema = dict[str, Any]

UNSAID = ("title", "examples", "format", "pattern", "minimum", "maximum", "minLength", "maxLength")
UNSAID_OF_LISTS = ("minItems", "maxItems")
STATE = "View"
"""How the names of states end, which a client posts as it was given them."""


def without_recursion(document: Schema) -> Schema:
    """The same document, in which any JSON is just that.

    Neither language has a type that is defined by itself: not in the place where the generators put it.
    """
    schemas = document["components"]["schemas"]
    schemas["Value"] = {"description": schemas["Value"]["description"]}
    return document


def with_whole_states(document: Schema) -> Schema:
    """The same document, in which a state has all of its fields.

    The service sends them all. It takes a state without some of them as a position, but a client posts one
    that it was given.
    """
    require_sent_fields(document["paths"], document["components"]["schemas"], given_back=STATE)
    return document


def without_examples(document: Schema) -> Schema:
    """The same document without the examples of answers, so that a call without one yet has its types."""
    document["components"].pop("examples", None)
    for path in document["paths"].values():
        for operation in path.values():
            for response in operation["responses"].values():
                for content in response.get("content", {}).values():
                    content.pop("examples", None)
    return document


def outlined(document: Schema) -> Schema:
    """The schemas of a document, as a generator of types reads them best.

    Bounds and patterns go: the service checks what it gets, and a client need not check what the service
    says. Without them a place is a `str`, not an annotated type of its own for each field. A field with a
    default is always there once decoded. That just one of two fields is given, no struct can say. The calls
    are written by hand and need no types of their own. A form is a dictionary, as programs that read JSON
    Schemas want it. What the service alone says may have words that the client does not know yet, so that a
    newer service does not stop it.
    """
    schemas = document["components"]["schemas"]
    enums = {name: dict(each) for name, each in schemas.items() if "enum" in each}
    operations = [each for path in document["paths"].values() for each in path.values()]
    written = reachable(schemas, (each.get("requestBody") for each in operations), but=STATE)
    for name in schemas.keys() - written:
        _open_enums(schemas[name], enums)
    form = {"description": schemas["Form"]["description"], "type": "object", "additionalProperties": {}}
    schemas = {name: each for name, each in schemas.items() if not name.startswith("Form")} | {"Form": form}
    for schema in schemas.values():
        _outline(schema)
    return {**document, "paths": {}, "components": {"schemas": schemas}}


def _open_enums(schema: Schema, schemas: Schema) -> None:
    """Any word instead of one of several."""
    named = schemas.get(str(schema.get("$ref")).rpartition("/")[2], schema)
    if len(words := named.get("enum", ())) > 1 and all(isinstance(each, str) for each in words):
        schema.pop("$ref", None)
        schema.pop("enum", None)
        schema["type"] = "string"
    schema.pop("propertyNames", None)
    for each in _below(schema):
        _open_enums(each, schemas)


def _outline(schema: Schema) -> None:
    for name in UNSAID if "prefixItems" in schema else (*UNSAID, *UNSAID_OF_LISTS):
        schema.pop(name, None)
    if "enum" not in schema.get("propertyNames", ()):
        schema.pop("propertyNames", None)
    properties = schema.get("properties", {})
    if properties:
        needed = schema.get("required", ())
        schema["required"] = [
            name for name, each in properties.items() if name in needed or "default" in each
        ]
    for each in _below(schema):
        each.pop("description", None)
        _outline(each)


def _below(schema: Schema) -> list[Schema]:
    """The schemas that a schema is made of."""
    single = [schema.get(name) for name in ("items", "additionalProperties", "propertyNames")]
    several = [each for name in ("anyOf", "oneOf", "allOf", "prefixItems") for each in schema.get(name, ())]
    candidates = [*schema.get("properties", {}).values(), *single, *several]
    return [each for each in candidates if isinstance(each, dict)]
