"""Schemas that several rulesets have in common: each is in the document once.

It has no prefix, or that of the first of them if one package registers them all.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from automa_ledger.api.openapi.ruleset_schemas import REF, Schema, schema_prefix
from automa_ledger.api.openapi.schema_normalizer import all_schemas
from automa_ledger.games.rulesets import message_family


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
    groups: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for ruleset in rulesets:
        prefix = schema_prefix(ruleset)
        for name in schemas:
            if name.startswith(prefix) and (own := name.removeprefix(prefix)) not in roles and own:
                groups[own][message_family(ruleset)].append(name)
    found: dict[str, str] = {}
    for own, families in groups.items():
        names = [name for family in families.values() for name in family]
        known = [own] if own in schemas else []
        if len(families) + len(known) > 1 and _are_equal(schemas, [*names, *known]):
            found |= dict.fromkeys(names, own)
            continue
        for first, *others in families.values():
            if others and _are_equal(schemas, [first, *others]):
                found |= dict.fromkeys(others, first)
    return found


def _are_equal(schemas: dict[str, Schema], names: Sequence[str]) -> bool:
    return all(_untitled(schemas[each]) == _untitled(schemas[names[0]]) for each in names)


def _untitled(schema: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in schema.items() if key != "title"}
