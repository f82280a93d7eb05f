"""The operations that describe the rulesets."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from automa_ledger.api.openapi.ruleset_schemas import schema_name, schema_prefix
from automa_ledger.api.openapi.schema_normalizer import add_enum_types, all_schemas, unanchor_patterns
from automa_ledger.api.operation import Operation, ResponseSpec
from automa_ledger.api.parameters import ACCEPT_LANGUAGE
from automa_ledger.api.problems.codes import rule_refusals
from automa_ledger.api.request import Request
from automa_ledger.api.responses import Response
from automa_ledger.boards.boards import edition
from automa_ledger.games.codec import Codec, union_of
from automa_ledger.narration.languages import LANGUAGES
from automa_ledger.narration.titles import names, problem_title, refusal_template, rule_source, rule_title
from automa_ledger.refusals.games import RulesetNotOffered
from automa_rules.core import rejection
from automa_rules.core.place import Place
from automa_rules.core.rejection import Rejected
from automa_rules.core.ruleset import Rule, Ruleset
from automa_rules.core.tag import tag_of

TAG = "rulesets"


class RulesetSummary(msgspec.Struct, frozen=True):
    """A ruleset; `href` leads to its description."""

    name: str
    title: str
    version: int
    href: str


class Rulesets(msgspec.Struct, frozen=True):
    """The rulesets, and the languages of their sentences."""

    rulesets: list[RulesetSummary]
    languages: tuple[str, ...]


class Schemas(msgspec.Struct, frozen=True):
    """JSON Schemas of what clients send; each is self-contained."""

    setup: dict[str, Any]
    position: dict[str, Any]
    actions: dict[str, Any]
    automa_turn: dict[str, Any]


class PackDescription(msgspec.Struct, frozen=True):
    """A kind of card pack: its title, and the JSON Schema of its documents."""

    title: str
    schema: dict[str, Any]


class Refusal(msgspec.Struct, frozen=True):
    """A problem code of the ruleset, and its sentence; a name in braces stands for a fact."""

    code: str
    title: str


class RulesetDescription(msgspec.Struct, frozen=True):
    """A ruleset: its pieces, the schemas of its commands, and its rules with their sources.

    `packs` are the kinds of card pack that it uses. `problems` are the codes with which its rules refuse a
    command. `language` is that of the titles of the rules and problems and of `names`, the printed names of
    the ids in its states, events and questions; `languages` lists all languages. `places` has each
    place of the board, with the coordinate that sentences and the board's picture use. `edition` is that of
    the pictures.
    """

    name: str
    title: str
    version: int
    catalogue: msgspec.Struct
    schemas: Schemas
    rules: tuple[Rule, ...]
    examples: dict[str, Any]
    packs: dict[str, PackDescription]
    language: str
    languages: tuple[str, ...]
    names: dict[str, str]
    places: tuple[Place, ...]
    problems: list[Refusal]
    edition: str


async def list_rulesets(request: Request) -> Response:
    """Return all rulesets."""
    summaries = [
        RulesetSummary(each.name, each.title, each.version, f"/v1/rulesets/{each.name}")
        for each in (codec.ruleset for codec in request.services.library.codecs.values())
    ]
    return request.reply(Rulesets(summaries, LANGUAGES))


def find_codec(request: Request) -> Codec:
    """Return the codec of the ruleset in the path. Raises Rejected `ruleset_not_offered`."""
    name = request.path("name")
    codec = request.services.library.codecs.get(name)
    if codec is None:
        raise Rejected(RulesetNotOffered(ruleset=name, known=tuple(request.services.library.codecs)))
    return codec


async def describe(request: Request) -> Response:
    """Return the description of one ruleset."""
    ruleset = find_codec(request).ruleset
    description = RulesetDescription(
        ruleset.name,
        ruleset.title,
        ruleset.version,
        ruleset.catalogue(),
        schemas(ruleset),
        localized_rules(ruleset, request.language),
        dict(ruleset.examples),
        {
            name: PackDescription(kind.title, _json_schema(ruleset.name, (kind.pack,)))
            for name, kind in ruleset.packs.items()
        },
        request.language,
        LANGUAGES,
        names(ruleset.name, request.language),
        localized_places(ruleset, request.language),
        [_refusal(ruleset.name, kind, request.language) for kind in rule_refusals(ruleset)],
        edition(),
    )
    return request.localized_response(description)


def _refusal(ruleset: str, kind: type[rejection.Refusal], language: str) -> Refusal:
    return Refusal(tag_of(kind), refusal_template(ruleset, kind, language) or problem_title(kind, language))


def localized_rules(ruleset: Ruleset[Any], language: str) -> tuple[Rule, ...]:
    """Return the rules with their sources and titles in a language."""
    return tuple(
        Rule(rule.id, rule_source(rule, language), rule_title(ruleset.name, rule, language))
        for rule in ruleset.rules
    )


def localized_places(ruleset: Ruleset[Any], language: str) -> tuple[Place, ...]:
    """Return the places with their titles in a language."""
    called = names(ruleset.name, language)
    return tuple(msgspec.structs.replace(each, title=called[each.id]) for each in ruleset.places.values())


@cache
def _json_schema(ruleset: str, kinds: tuple[type[msgspec.Struct], ...]) -> dict[str, Any]:
    """The JSON Schema of a union, for strict validators: without what only OpenAPI and Python know.

    Its parts have the names that they have in the OpenAPI document.
    """
    (union,), parts = msgspec.json.schema_components((union_of(kinds),), ref_template="{name}")
    names = {name: schema_prefix(ruleset) + name for name in parts}
    names |= {kind.__name__: schema_name(ruleset, kind) for kind in kinds}
    made = {**union, "$defs": {names[name]: part for name, part in parts.items()}}
    for each in all_schemas(made):
        each.pop("discriminator", None)
        if "$ref" in each:
            each["$ref"] = f"#/$defs/{names[each['$ref']]}"
        unanchor_patterns(each)
        add_enum_types(each)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **made}


def schemas(ruleset: Ruleset[Any]) -> Schemas:
    """Return the JSON Schemas of what clients send."""
    return Schemas(
        _json_schema(ruleset.name, (ruleset.setup,)),
        _json_schema(ruleset.name, (ruleset.position,)),
        _json_schema(ruleset.name, ruleset.actions),
        _json_schema(ruleset.name, (ruleset.automa_turn,)),
    )


OPERATIONS = (
    Operation(
        id="listRulesets",
        method="GET",
        path="/v1/rulesets",
        tag=TAG,
        summary="See what can be played",
        description="Each with its title, version, and the name that other operations use.",
        handler=list_rulesets,
        needs_token=False,
        responses={200: ResponseSpec("The rulesets.", Rulesets)},
    ),
    Operation(
        id="describeRuleset",
        method="GET",
        path="/v1/rulesets/{name:str}",
        tag=TAG,
        summary="Describe a ruleset",
        description="Factions, levels, options, board and cards; JSON Schemas of setup, position and "
        "actions; the rules with their sources, the printed names of all ids, and the codes of the rules' "
        "refusals, in the client's language.",
        handler=describe,
        needs_token=False,
        parameters=(ACCEPT_LANGUAGE,),
        responses={200: ResponseSpec("The ruleset.", RulesetDescription, headers=("Content-Language",))},
        problems=("ruleset_not_offered",),
    ),
)
