"""Schemas of responses with documents of a ruleset: one for each ruleset, by its name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Schema = dict[str, Any]

RULESET_FIELDS = {
    "GameState": "ruleset",
    "GameCreated": "ruleset",
    "CommandDone": "ruleset",
    "GameScore": "ruleset",
    "Choices": "ruleset",
    "SingleTurnTaken": "ruleset",
    "RulesetDescription": "name",
}
"""The names of these responses, and the field of each that names the ruleset."""

REF = "#/components/schemas/{name}"


def reference(name: str) -> Schema:
    """Return a reference to a schema of the document."""
    return {"$ref": REF.format(name=name)}


def schema_prefix(ruleset: str) -> str:
    """Return the prefix of the names of a ruleset's schemas."""
    return "".join(part.capitalize() for part in ruleset.split("_"))


def schema_name(ruleset: str, kind: type) -> str:
    """Return the name of the schema of a ruleset's type; one that all games share has no prefix."""
    shared = kind.__module__.startswith("automa_rules.core.")
    return kind.__name__ if shared else schema_prefix(ruleset) + kind.__name__


def discriminated_union(description: str, field: str, names: Mapping[str, str]) -> Schema:
    """Return a union of schemas; `names` has their names by the value of the discriminating `field`."""
    mapping = {value: REF.format(name=name) for value, name in names.items()}
    return {
        "description": description,
        "oneOf": [{"$ref": each} for each in mapping.values()],
        "discriminator": {"propertyName": field, "mapping": mapping},
    }


def split_by_ruleset(schemas: dict[str, Schema], rulesets: tuple[str, ...]) -> None:
    """Replace the responses whose types have placeholders for a ruleset with a schema for each ruleset."""
    for answer, field in RULESET_FIELDS.items():
        whole = schemas[answer]
        for name in rulesets:
            own = {
                field: {"type": "string", "enum": [name]},
                **_ruleset_properties(schema_prefix(name), whole),
            }
            ruleset_schema = {**whole, "properties": {**whole["properties"], **own}}
            ruleset_schema.pop("title", None)
            schemas[f"{schema_prefix(name)}{answer}"] = ruleset_schema
        names = {name: f"{schema_prefix(name)}{answer}" for name in rulesets}
        schemas[answer] = discriminated_union(whole["description"], field, names)


def _ruleset_properties(prefix: str, answer: Schema) -> Schema:
    """Return the properties of a response that are the ruleset's own documents."""
    own = {
        "state": reference(f"{prefix}View"),
        "pending": {"type": "array", "items": reference(f"{prefix}Question")},
        "score": reference(f"{prefix}Score"),
        "catalogue": reference(f"{prefix}Catalogue"),
    }
    if "steps" in answer["properties"]:
        own["position"] = reference(f"{prefix}View")
    return {name: schema for name, schema in own.items() if name in answer["properties"]}
