"""The words of a ruleset: every id that a client can meet in what the service tells of a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import inspect

from automa_rules.core.ruleset import Ruleset


def words(ruleset: Ruleset[Any]) -> dict[str, str]:
    """The words of closed sets, with the place where each was found first; and the types of questions."""
    kinds = (
        *ruleset.events,
        ruleset.view_type,
        ruleset.score_type,
        ruleset.catalogue_type,
        ruleset.setup,
        ruleset.position,
        *ruleset.actions,
        *ruleset.question_types,
    )
    found = {str(kind.__struct_config__.tag): "a question" for kind in ruleset.question_types}
    return {**dict(_words(inspect.multi_type_info(kinds), "", set())), **found}


def _words(infos: Iterable[inspect.Type], place: str, seen: set[type]) -> Iterator[tuple[str, str]]:
    for info in infos:
        match info:
            case inspect.LiteralType(values=values):
                yield from ((value, place) for value in values if isinstance(value, str))
            case inspect.Metadata(type=inner):
                yield from _words([inner], place, seen)
            case inspect.UnionType(types=types):
                yield from _words(types, place, seen)
            case inspect.DictType(key_type=key, value_type=value):
                yield from _words([key, value], place, seen)
            case inspect.CollectionType(item_type=item):
                yield from _words([item], place, seen)
            case inspect.TupleType(item_types=types):
                yield from _words(types, place, seen)
            case inspect.StructType(cls=cls, fields=fields) if cls not in seen:
                seen.add(cls)
                for field in fields:
                    yield from _words([field.type], f"{cls.__name__}.{field.name}", seen)
