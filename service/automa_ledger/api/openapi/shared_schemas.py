"""Schemas that several rulesets have in common: each is in the document once, without a prefix."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from automa_ledger.api.openapi.ruleset_schemas import REF, Schema, schema_prefix
from automa_ledger.api.openapi.schema_normalizer import all_schemas


def share_schemas(schemas: dict[str, Schema], rulesets: Sequence[str], roles: Iterable[str]) -> None:
    """Replace the equal schemas of several rulesets with one; those that refer to them may then be equal too.

    A role, such as `Action`, stays each ruleset's own.
    """
    while renamed := _find_equal(schemas, rulesets, frozenset(roles)):
        for old, new in renamed.items():
            schemas[new] = {**schemas.pop(old), "title": new}
        addresses = {REF.format(name=old): REF.format(name=new) for old, new in renamed.items()}
        for each in all_schemas(schemas):
            for key, value in each.items():
                if isinstance(value, str) and value in addresses:  # of a $ref, or in a mapping
                    each[key] = addresses[value]


def _find_equal(schemas: dict[str, Schema], rulesets: Sequence[str], roles: frozenset[str]) -> dict[str, str]:
    """The names to replace, each with the new one."""
    groups: dict[str, list[str]] = defaultdict(list)
    for prefix in map(schema_prefix, rulesets):
        for name in schemas:
            if name.startswith(prefix) and (own := name.removeprefix(prefix)) not in roles and own:
                groups[own].append(name)
    found: dict[str, str] = {}
    for own, names in groups.items():
        same = [*names, own] if own in schemas else names
        if len(same) > 1 and all(_untitled(schemas[each]) == _untitled(schemas[same[0]]) for each in same):
            found |= dict.fromkeys(names, own)
    return found


def _untitled(schema: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in schema.items() if key != "title"}
