"""The answers that hold documents of a ruleset: a schema for each ruleset, told apart by its name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Schema = dict[str, Any]

NAMED_IN = {
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


def title(ruleset: str) -> str:
    """What the names of a ruleset's schemas begin with."""
    return "".join(part.capitalize() for part in ruleset.split("_"))


def told_apart(description: str, field: str, names: Mapping[str, str]) -> Schema:
    """One of several schemas; `names` are theirs by the value of the field that says which it is."""
    mapping = {value: REF.format(name=name) for value, name in names.items()}
    return {
        "description": description,
        "oneOf": [{"$ref": each} for each in mapping.values()],
        "discriminator": {"propertyName": field, "mapping": mapping},
    }


def split(schemas: dict[str, Schema], rulesets: tuple[str, ...]) -> None:
    """Write the answers' schemas for each ruleset, where their own types say only that there is something."""
    for answer, field in NAMED_IN.items():
        whole = schemas[answer]
        for name in rulesets:
            own = {field: {"type": "string", "enum": [name]}, **_contents(title(name), whole)}
            told = {**whole, "properties": {**whole["properties"], **own}}
            told.pop("title", None)
            schemas[f"{title(name)}{answer}"] = told
        names = {name: f"{title(name)}{answer}" for name in rulesets}
        schemas[answer] = told_apart(whole["description"], field, names)


def _contents(prefix: str, answer: Schema) -> Schema:
    """The properties of an answer that are the ruleset's own documents."""
    own = {
        "state": reference(f"{prefix}View"),
        "pending": {"type": "array", "items": reference(f"{prefix}Question")},
        "score": reference(f"{prefix}Score"),
        "catalogue": reference(f"{prefix}Catalogue"),
        "options": reference(f"{prefix}OptionsNow"),
    }
    return {name: schema for name, schema in own.items() if name in answer["properties"]}
