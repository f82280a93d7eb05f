"""The OpenAPI document without what the types of a language cannot say."""

from __future__ import annotations

from typing import Any

Schema = dict[str, Any]

UNSAID = ("title", "examples", "format", "pattern", "minimum", "maximum", "minLength", "maxLength")
UNSAID_OF_LISTS = ("minItems", "maxItems")


def without_recursion(document: Schema) -> Schema:
    """The same document, in which any JSON is just that.

    Neither language has a type that is defined by itself: not in the place where the generators put it.
    """
    schemas = document["components"]["schemas"]
    schemas["Value"] = {"description": schemas["Value"]["description"]}
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
    Schemas want it.
    """
    schemas = document["components"]["schemas"]
    form = {"description": schemas["Form"]["description"], "type": "object", "additionalProperties": {}}
    schemas = {name: each for name, each in schemas.items() if not name.startswith("Form")} | {"Form": form}
    for schema in schemas.values():
        _outline(schema)
    return {**document, "paths": {}, "components": {"schemas": schemas}}


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
