"""The answers that hold documents of a ruleset: a schema for each ruleset, told apart by its name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Schema = dict[str, Any]

RULESET_FIELDS = {
    "GameState": "ruleset",
    "GameCreated": "ruleset",
    "CommandDone": "ruleset",
    "GameScore": "ruleset",
    "GameOptions": "ruleset",
    "RulesetDescription": "name",
}
"""The answers, and the field of each that names the ruleset."""

REF = "#/components/schemas/{name}"


def reference(name: str) -> Schema:
    """A reference to a schema of the document."""
    return {"$ref": REF.format(name=name)}


def schema_prefix(ruleset: str) -> str:
    """What the names of a ruleset's schemas begin with."""
    return "".join(part.capitalize() for part in ruleset.split("_"))


def discriminated_union(description: str, field: str, names: Mapping[str, str]) -> Schema:
    """One of several schemas; `names` are theirs by the value of the field that says which it is."""
    mapping = {value: REF.format(name=name) for value, name in names.items()}
    return {
        "description": description,
        "oneOf": [{"$ref": each} for each in mapping.values()],
        "discriminator": {"propertyName": field, "mapping": mapping},
    }


def split_by_ruleset(schemas: dict[str, Schema], rulesets: tuple[str, ...]) -> None:
    """Write the answers' schemas for each ruleset, where their own types say only that there is something."""
    for answer, field in RULESET_FIELDS.items():
        whole = schemas[answer]
        for name in rulesets:
            own = {
                field: {"type": "string", "enum": [name]},
                **_ruleset_properties(schema_prefix(name), whole),
            }
            told = {**whole, "properties": {**whole["properties"], **own}}
            told.pop("title", None)
            schemas[f"{schema_prefix(name)}{answer}"] = told
        names = {name: f"{schema_prefix(name)}{answer}" for name in rulesets}
        schemas[answer] = discriminated_union(whole["description"], field, names)


def _ruleset_properties(prefix: str, answer: Schema) -> Schema:
    """The properties of an answer that are the ruleset's own documents."""
    own = {
        "state": reference(f"{prefix}View"),
        "pending": {"type": "array", "items": reference(f"{prefix}Question")},
        "score": reference(f"{prefix}Score"),
        "catalogue": reference(f"{prefix}Catalogue"),
        "options": reference(f"{prefix}OptionsNow"),
    }
    return {name: schema for name, schema in own.items() if name in answer["properties"]}
