"""Schemas of the problem documents: one for each code, with its facts, and unions by `code`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import reduce
from typing import Any

import msgspec

from automa_ledger.api.openapi.ruleset_schemas import REF, Schema, discriminated_union, reference
from automa_ledger.api.problems.codes import CORE_REFUSALS, STATUS_BY_CODE, rule_refusals, status
from automa_ledger.refusals import SERVICE_REFUSALS
from automa_rules.core.rejection import Refusal
from automa_rules.core.ruleset import Ruleset
from automa_rules.core.tag import tag_of

PROBLEM = "Problem"
RULES_PROBLEM = "RulesProblem"

_STANDARD_MEMBERS = {
    "type": {
        "type": "string",
        "format": "uri-reference",
        "description": "The place of the code on the page of all codes.",
    },
    "title": {"type": "string", "description": "The kind of problem, in the client's language."},
    "status": {"type": "integer"},
    "detail": {"type": "string", "description": "What happened in this case, in the client's language."},
}


def problem_schemas(rulesets: Mapping[str, Ruleset[Any]]) -> dict[str, Schema]:
    """Return a schema for each code of the service and the rulesets, and the unions of them."""
    rules = [kind for ruleset in rulesets.values() for kind in rule_refusals(ruleset)]
    named = [*SERVICE_REFUSALS, *(kind for kind in CORE_REFUSALS if tag_of(kind) in STATUS_BY_CODE), *rules]
    schemas: dict[str, Schema] = {}
    by_code: dict[str, list[Schema]] = {}
    for kind in dict.fromkeys(named):
        (_,), found = msgspec.json.schema_components([kind], ref_template=REF)
        by_code.setdefault(tag_of(kind), []).append(found.pop(kind.__name__))
        schemas |= found
    for code, variants in by_code.items():
        schemas[problem_name(code)] = _problem(code, reduce(_merge_schemas, variants))
    schemas[PROBLEM] = problem_union(
        "A problem document (RFC 9457): `code` says which; its facts are further members.", by_code
    )
    codes = dict.fromkeys(tag_of(kind) for kind in rules)
    schemas[RULES_PROBLEM] = problem_union("The rules refuse the command; `code` says why.", codes)
    return schemas


def problem_name(code: str) -> str:
    """Return the name of a code's schema."""
    return "".join(part.capitalize() for part in code.split("_")) + PROBLEM


def problem_union(description: str, codes: Iterable[str]) -> Schema:
    """Return the union of the problems with these codes."""
    return discriminated_union(description, "code", {code: problem_name(code) for code in codes})


def problem_schema_for(codes: Iterable[str], *, rules: bool) -> Schema:
    """Return the schema of a response with one of these codes, or one of the rules'."""
    named = [reference(problem_name(code)) for code in codes]
    if rules:
        named.append(reference(RULES_PROBLEM))
    return named[0] if len(named) == 1 else {"oneOf": named}


def _problem(code: str, merged: Schema) -> Schema:
    facts = {name: schema for name, schema in merged["properties"].items() if name != "code"}
    required = [name for name in merged.get("required", ()) if name != "code"]
    return {
        "type": "object",
        "description": merged["description"],
        "properties": {
            **_STANDARD_MEMBERS,
            "status": {"type": "integer", "enum": [status(code)]},
            "code": {"type": "string", "enum": [code]},
            **facts,
        },
        "required": [*_STANDARD_MEMBERS, "code", *required],
    }


def _merge_schemas(one: Schema, other: Schema) -> Schema:
    """Merge the schemas of two refusals with one code. A fact is required if both require it."""
    required = [name for name in one.get("required", ()) if name in other.get("required", ())]
    return {**one, "properties": {**other["properties"], **one["properties"]}, "required": required}


def facts_of(kinds: Iterable[type[Refusal]]) -> dict[str, bool]:
    """Return the names of the facts of refusals, and whether each fact is always present."""
    variants = [{each.name: each.required for each in msgspec.structs.fields(kind)} for kind in kinds]
    names = sorted({name for each in variants for name in each})
    return {name: all(each.get(name, False) for each in variants) for name in names}
