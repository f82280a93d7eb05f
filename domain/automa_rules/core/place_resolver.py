"""Replaces the printed coordinates of places by their ids, in documents that clients send."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import inspect

from automa_rules.core.correction import Correct, parse_pointer
from automa_rules.core.place import Place

PLACE: Final = {"place": True}
"""Marks a string type whose values are ids of places: `Meta(extra=PLACE)`. A `Literal` needs no mark."""

Resolve: TypeAlias = Callable[[Any], Any]
"""Returns a document with ids in place of coordinates. It never changes the document that it is given."""


class PlaceResolver:
    """Replaces coordinates by ids in documents of some types, before they are decoded.

    A string is replaced only where the type expects a place, and only if it is no id already. Coordinates
    are matched in upper and lower case. A JSON object that has the id of a place already keeps the coordinate
    of the same place as it is, so that decoding refuses it. Creating one takes long, because it inspects the
    types. `corrected` is the type of the document that the pointers of corrections lead into.
    """

    def __init__(
        self, places: Mapping[str, Place], kinds: tuple[Any, ...], corrected: type[msgspec.Struct]
    ) -> None:
        self._ids = frozenset(places)
        self._by_coordinate = {place.at.upper(): place.id for place in places.values()}
        self._corrected = inspect.type_info(corrected)
        self._resolvers = {kind: self._resolver(inspect.type_info(kind)) for kind in kinds if places}

    def resolve(self, document: Any, kind: Any) -> Any:  # noqa: ANN401 - any JSON, any type
        """The document with ids, if it is of a type that has places."""
        resolver = self._resolvers.get(kind)
        return document if resolver is None else resolver(document)

    def _id(self, value: object) -> object:
        if type(value) is not str or value in self._ids:
            return value
        return self._by_coordinate.get(value.upper(), value)

    def _resolver(self, kind: inspect.Type) -> Resolve | None:
        """How to resolve values of a type; None if it has no places."""
        match kind:
            case inspect.Metadata(extra=extra) if extra == PLACE:
                return self._id
            case inspect.Metadata(type=inner):
                return self._resolver(inner)
            case inspect.LiteralType(values=values) if self._ids.issuperset(values):
                return self._id
            case inspect.UnionType(types=kinds):
                return self._union(kinds)
            case inspect.StructType(cls=cls) if cls is Correct:
                return self._correction
            case inspect.StructType(fields=fields):
                found = {field.encode_name: self._resolver(field.type) for field in fields}
                return _in_fields({name: each for name, each in found.items() if each is not None})
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                return _in_items(self._resolver(item))
            case inspect.DictType(key_type=key, value_type=value):
                return _in_map(self._resolver(key), self._resolver(value))
        return None

    def _union(self, kinds: tuple[inspect.Type, ...]) -> Resolve | None:
        """Choose between structs by their tags; otherwise take the one type that has places."""
        structs = [kind for kind in kinds if isinstance(kind, inspect.StructType)]
        if len(structs) > 1:
            by_tag = {each.tag: self._resolver(each) for each in structs}
            known = {tag: each for tag, each in by_tag.items() if each is not None}
            return _by_tag(structs[0].tag_field, known)
        found = [each for each in map(self._resolver, kinds) if each is not None]
        return found[0] if found else None

    def _correction(self, document: Any) -> Any:  # noqa: ANN401 - any JSON
        """A correction with ids in its pointer, and in its value where the type there has places."""
        match document:
            case {"pointer": str() as pointer, "value": value} if pointer.startswith("/"):
                steps, kind = list[str](), self._corrected
                for step in parse_pointer(pointer):
                    named, kind = self._step(kind, step)
                    steps.append(named)
                resolver = self._resolver(kind)
                joined = "".join("/" + each.replace("~", "~0").replace("/", "~1") for each in steps)
                return {**document, "pointer": joined, "value": resolver(value) if resolver else value}
        return document

    def _step(self, kind: inspect.Type, step: str) -> tuple[str, inspect.Type]:
        """The step, with an id in place of a coordinate, and the type of the value that it leads to."""
        match kind:
            case inspect.Metadata(type=inner):
                return self._step(inner, step)
            case inspect.UnionType(types=kinds):
                inner = next((each for each in kinds if _has_children(each)), inspect.AnyType())
                return self._step(inner, step)
            case inspect.StructType(fields=fields):
                found = [field.type for field in fields if field.encode_name == step]
                return step, found[0] if found else inspect.AnyType()
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                return step, item
            case inspect.DictType(key_type=key, value_type=value):
                resolver = self._resolver(key)
                return resolver(step) if resolver else step, value
        return step, inspect.AnyType()


def _has_children(kind: inspect.Type) -> bool:
    inner = kind.type if isinstance(kind, inspect.Metadata) else kind
    return not isinstance(inner, inspect.NoneType | inspect.IntType | inspect.StrType | inspect.LiteralType)


def _in_fields(fields: Mapping[str, Resolve]) -> Resolve | None:
    def resolve(document: Any) -> Any:  # noqa: ANN401 - any JSON
        if type(document) is not dict:
            return document
        return {name: fields[name](value) if name in fields else value for name, value in document.items()}

    return resolve if fields else None


def _in_items(item: Resolve | None) -> Resolve | None:
    def resolve(document: Any) -> Any:  # noqa: ANN401 - any JSON
        return [item(each) for each in document] if item and type(document) is list else document

    return resolve if item else None


def _in_map(key: Resolve | None, value: Resolve | None) -> Resolve | None:
    def resolve(document: Any) -> Any:  # noqa: ANN401 - any JSON
        if type(document) is not dict:
            return document
        named: dict[Any, Any] = {}
        for given, item in document.items():
            name = key(given) if key else given
            taken = name != given and (name in document or name in named)
            named[given if taken else name] = value(item) if value else item
        return named

    return resolve if key or value else None


def _by_tag(field: str | None, structs: Mapping[Any, Resolve]) -> Resolve | None:
    def resolve(document: Any) -> Any:  # noqa: ANN401 - any JSON
        tag = document.get(field) if type(document) is dict else None
        return structs[tag](document) if type(tag) is str and tag in structs else document

    return resolve if structs else None
