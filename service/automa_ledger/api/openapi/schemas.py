"""The schemas of the document: msgspec's own, with discriminators, joined over the rulesets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from typing import Any, get_args

import msgspec

from automa_ledger.api.openapi.problems import problem_schemas
from automa_ledger.api.openapi.ruleset_schemas import (
    REF,
    Schema,
    discriminated_union,
    reference,
    schema_prefix,
    split_by_ruleset,
)
from automa_ledger.api.openapi.schema_normalizer import (
    VALUE,
    add_property_names,
    name_item_enums,
    normalize_schemas,
    value_schemas,
)
from automa_ledger.api.openapi.shared_schemas import share_schemas
from automa_ledger.api.request_bodies import (
    MAX_SEATS,
    NewGame,
    OwnerToken,
    PlayerToken,
    SeatName,
    SpectatorToken,
)
from automa_ledger.api.routes import OPERATIONS
from automa_ledger.api.single_turn import SingleTurn
from automa_ledger.games.codec import union_of
from automa_ledger.games.rulesets import message_family
from automa_ledger.log.export import Line
from automa_ledger.webhooks.message import GameCommitted
from automa_rules.core.ruleset import Ruleset, UndoPolicy
from automa_rules.core.tag import tag_of
from automa_rules.core.turn_command import MAX_ACTIONS, Turn

FORM_SCHEMAS: dict[str, Schema] = msgspec.json.decode(
    (files("automa_ledger.api.openapi") / "form.json").read_bytes()
)
"""The dialect of forms, which `narration.forms` writes."""

NEW_TOKEN = OwnerToken | PlayerToken | SpectatorToken


def build_schemas(rulesets: Mapping[str, Ruleset[Any]]) -> dict[str, Schema]:
    """Return all schemas of the document by name; those of a ruleset have its name as prefix."""
    made, found = msgspec.json.schema_components((*_operation_types(), NEW_TOKEN), ref_template=REF)
    schemas = {**found, "NewToken": made[-1]}
    for ruleset in rulesets.values():
        schemas |= _ruleset_schemas(ruleset)
    roles = {role for ruleset in rulesets.values() for role in _kinds(ruleset)} | {"Question"}
    share_schemas(schemas, tuple(rulesets), roles)
    _add_joined_schemas(schemas, rulesets)
    _replace_placeholders(schemas, rulesets)
    schemas |= problem_schemas(rulesets)
    split_by_ruleset(schemas, tuple(rulesets))
    schemas |= value_schemas() | FORM_SCHEMAS
    normalize_schemas(schemas)
    return {name: {**schema, "title": name} for name, schema in schemas.items()}


def _operation_types() -> Iterator[type[msgspec.Struct]]:
    """Yield the types of bodies that all rulesets share, of webhook messages and of export lines."""
    for operation in OPERATIONS:
        documents = [answer.document for answer in operation.responses.values()]
        for kind in (operation.body, *documents, *(part for each in documents for part in get_args(each))):
            if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
                yield kind
    yield GameCommitted
    yield Line


def _ruleset_schemas(ruleset: Ruleset[Any]) -> dict[str, Schema]:
    prefix = schema_prefix(ruleset.name)
    kinds = _kinds(ruleset)
    made, found = msgspec.json.schema_components(
        kinds.values(), ref_template=REF.format(name=prefix + "{name}")
    )
    schemas = {f"{prefix}{name}": schema for name, schema in found.items()}
    add_property_names(kinds.values(), lambda info: schemas.get(prefix + info.cls.__name__))
    if f"{prefix}Correct" in schemas:
        schemas[f"{prefix}Correct"]["properties"]["value"] = reference(VALUE)
    for kind in ruleset.asked:
        _add_question_text(schemas[f"{prefix}{kind.__name__}"])
    for role, schema in zip(kinds, made, strict=True):
        alias = {"allOf": [schema]} if "$ref" in schema else schema  # generators skip a name for a reference
        schemas.setdefault(f"{prefix}{role}", alias)
    schemas.setdefault(f"{prefix}Question", {"description": "The game asks no questions.", "not": {}})
    return schemas | name_item_enums(schemas, ruleset.enums, prefix)


def _add_question_text(question: Schema) -> None:
    """Add to the schema of a question what responses add: its sentences, and the form of the answer."""
    question["properties"]["text"] = {
        "description": "What is asked, in a sentence in the client's language.",
        "type": "string",
    }
    question["properties"]["short"] = {
        "description": "The same in a few words; null if the ruleset has none.",
        "type": ["string", "null"],
    }
    question["properties"]["schema"] = reference("Form")
    question["required"] = [*question["properties"]]


def _kinds(ruleset: Ruleset[Any]) -> dict[str, Any]:
    return {
        "Setup": ruleset.setup,
        "Position": ruleset.position,
        "Action": union_of(ruleset.actions),
        "AutomaTurn": ruleset.automa_turn,
        "Event": union_of(ruleset.event_types),
        "View": ruleset.view_type,
        "Score": ruleset.score_type,
        "Catalogue": ruleset.catalogue_type,
        **({"Question": union_of(ruleset.asked)} if ruleset.asked else {}),
        **{kind.pack.__name__: kind.pack for kind in ruleset.packs.values()},
    }


def _add_joined_schemas(schemas: dict[str, Schema], rulesets: Mapping[str, Ruleset[Any]]) -> None:
    for name, ruleset in rulesets.items():
        prefix = schema_prefix(name)
        schemas[f"{prefix}AutomaTurnBody"] = _with_optional_tag(
            schemas, ruleset.automa_turn, f"{prefix}AutomaTurn"
        )
        del schemas[f"{prefix}AutomaTurn"]
        schemas[f"{prefix}Turn"] = _turn(f"{prefix}Action")
        schemas[f"New{prefix}Game"] = _new_game(ruleset)
    _add_action_union(schemas, rulesets)
    schemas["AnyTurn"] = {
        **_turn("AnyAction"),
        "description": f"A turn of the ruleset of the game in the path: {_list_schemas(rulesets, 'Turn')}.",
    }
    schemas["AnyAutomaTurn"] = {
        "description": "An Automa turn of the ruleset of the game in the path: "
        f"{_list_schemas(rulesets, 'AutomaTurnBody')}. "
        "Empty if the service draws the cards and rolls the dice.",
        "type": "object",
        "properties": _merge_properties(
            [schemas[f"{schema_prefix(name)}AutomaTurnBody"] for name in rulesets]
        ),
        "additionalProperties": False,
    }
    schemas["SingleTurn"] = _single_turn(schemas, rulesets)
    schemas["NewGame"] = discriminated_union(
        NewGame.__doc__ or "", "ruleset", {name: f"New{schema_prefix(name)}Game" for name in rulesets}
    )
    packs_by_kind = {
        key: schema_prefix(name) + kind.pack.__name__
        for name, ruleset in rulesets.items()
        for key, kind in ruleset.packs.items()
    }
    schemas["Pack"] = discriminated_union("A card pack of any kind.", "kind", packs_by_kind)


def _single_turn(schemas: dict[str, Schema], rulesets: Mapping[str, Ruleset[Any]]) -> Schema:
    """Return the schema of an Automa turn without a game, of the ruleset in the path."""
    _, found = msgspec.json.schema_components((SingleTurn,), ref_template=REF)
    own: Schema = found.pop("SingleTurn")
    turns = schemas["AnyAutomaTurn"]["properties"]
    own["properties"] = {
        **own["properties"],
        "position": {
            "description": f"The table: {_list_schemas(rulesets, 'Position')}; or a state, as it is.",
            "anyOf": [
                reference(f"{schema_prefix(name)}{role}")
                for role in ("Position", "View")
                for name, ruleset in rulesets.items()
                if role == "Position" or ruleset.position_from_view is not None
            ],
        },
        "answers": {**own["properties"]["answers"], "items": reference("AnyAction")},
        **{name: schema for name, schema in turns.items() if name != "type"},
    }
    return own


def _add_action_union(schemas: dict[str, Schema], rulesets: Mapping[str, Ruleset[Any]]) -> None:
    """Add the union of all rulesets' actions by `type`; a type of several has the fields of all of theirs."""
    by_type: dict[str, list[str]] = {}
    for name, ruleset in rulesets.items():
        for action in ruleset.actions:
            prefixes = (schema_prefix(name), schema_prefix(message_family(name)), "")
            possible = (prefix + action.__name__ for prefix in prefixes)
            known = next(each for each in possible if each in schemas)
            if known not in by_type.setdefault(tag_of(action), []):
                by_type[tag_of(action)].append(known)
    for tag, names in by_type.items():
        if len(names) > 1:
            joined = "Any" + schema_prefix(tag)
            bodies = [schemas[each] for each in names]
            schemas[joined] = {
                "description": f"`{tag}` of the ruleset of the game in the path: as {', '.join(names)}.",
                "type": "object",
                "properties": _merge_properties(bodies),
                "required": [
                    each for each in bodies[0]["required"] if all(each in b["required"] for b in bodies)
                ],
                "additionalProperties": False,
            }
            by_type[tag] = [joined]
    schemas["AnyAction"] = discriminated_union(
        f"An action of the ruleset of the game in the path: {_list_schemas(rulesets, 'Action')}. "
        "Every response about a game names its `ruleset`; `type` says which of its actions this is.",
        "type",
        {tag: name for tag, (name,) in by_type.items()},
    )


def _merge_properties(bodies: Iterable[Schema]) -> Schema:
    """Return the fields of several bodies together; each allows what any of the bodies allows there."""
    options: dict[str, list[Schema]] = {}
    for body in bodies:
        for name, schema in body["properties"].items():
            alternatives = options.setdefault(name, [])
            alternatives += [each for each in schema.get("anyOf", [schema]) if each not in alternatives]
    return {
        name: alternatives[0] if len(alternatives) == 1 else {"anyOf": _merge_integer_ranges(alternatives)}
        for name, alternatives in options.items()
    }


def _merge_integer_ranges(options: Iterable[Schema]) -> list[Schema]:
    """Replace the integers in the options by one with the widest bounds."""
    numbers = [each for each in options if each.get("type") == "integer"]
    bounds = {
        name: widest(each[name] for each in numbers)
        for name, widest in (("minimum", min), ("maximum", max))
        if numbers and all(name in each for each in numbers)
    }
    others = [each for each in options if each not in numbers]
    return [*([{"type": "integer", **bounds}] if numbers else []), *others]


def _list_schemas(rulesets: Iterable[str], role: str) -> str:
    return ", ".join(f"`{schema_prefix(name)}{role}` for `{name}`" for name in rulesets)


def _new_game(ruleset: Ruleset[Any]) -> Schema:
    prefix = schema_prefix(ruleset.name)
    position = reference(f"{prefix}Position")
    if ruleset.position_from_view is not None:
        position = {
            "description": "A position, or the state that a game shows between two turns, as it is.",
            "anyOf": [position, reference(f"{prefix}View")],
        }
    game: Schema = {
        "type": "object",
        "properties": {
            "ruleset": {"type": "string", "enum": [ruleset.name]},
            "setup": reference(f"{prefix}Setup"),
            "position": position,
            "undo": {
                "enum": [*get_args(UndoPolicy)],
                "default": "free",
                "description": "What can be undone: everything (`free`), only commits after the last one "
                "that revealed a card, a roll or the like or settled a combat (`barrier`), or nothing "
                "(`never`).",
            },
            "strict": {
                "type": "boolean",
                "default": False,
                "description": "Whether to refuse what the rules do not explain. Otherwise the players are "
                "assumed to be right, and the response has a warning.",
            },
            "names": {
                "type": "object",
                "additionalProperties": msgspec.json.schema(SeatName),
                "maxProperties": MAX_SEATS,
                "default": {},
                "description": "The names of seats in sentences, by seat id, in any script.",
            },
        },
        "required": ["ruleset"],
        "additionalProperties": False,
    }
    return game | {  # exactly one of the two fields
        "if": _has_field(game, "setup"),
        "then": {"not": _has_field(game, "position")},
        "else": _has_field(game, "position"),
    }


def _has_field(document: Schema, field: str) -> Schema:
    """Return the schema that holds for documents of a kind that have a field."""
    return {"properties": {name: {} for name in document["properties"]}, "required": [field]}


def _turn(action: str) -> Schema:
    """Return the schema of a turn; msgspec would name it after all its actions."""
    return {
        "type": "object",
        "description": Turn.__doc__,
        "properties": {
            "type": {"enum": [tag_of(Turn)]},
            "actions": {
                "type": "array",
                "items": reference(action),
                "minItems": 1,
                "maxItems": MAX_ACTIONS,
            },
            "until": {"enum": ["end", "question"], "default": "end"},
        },
        "required": ["actions"],
        "additionalProperties": False,
    }


def _with_optional_tag(schemas: dict[str, Schema], kind: type[msgspec.Struct], name: str) -> Schema:
    """Return the schema of a command whose tag is optional because the address implies it."""
    target = schemas[name]
    while "$ref" in target:
        target = schemas[target["$ref"].rsplit("/", 1)[-1]]
    tag_field = kind.__struct_config__.tag_field
    return {**target, "required": [each for each in target.get("required", ()) if each != tag_field]}


def _replace_placeholders(schemas: dict[str, Schema], rulesets: Iterable[str]) -> None:
    """Put the joined schemas where the response types have placeholders."""
    del schemas["Struct"]
    schemas["Steps"] |= {  # a whole turn leaves no choice of commits
        "if": {"properties": {"to": {"const": "turn"}}, "required": ["to"]},
        "then": {"properties": {"to": {}, "commits": {"const": 1}}},
    }
    schemas["Choice"]["properties"]["schema"] = reference("Form")
    schemas["PackRead"]["properties"]["pack"] = reference("Pack")
    schemas["Destination"] |= {"minProperties": 1, "maxProperties": 1}
    for name in ("Commit", "Line"):
        schemas[name]["properties"]["command"] = {
            "type": "object",
            "description": "The command as it was sent.",
        }
    schemas["Line"]["properties"]["events"]["items"] = {
        "anyOf": [reference(f"{schema_prefix(name)}Event") for name in rulesets]
    }
