"""Checks a document against a type and finds every fault, with its pointer and reason.

msgspec stops at the first fault; people who fill in a long document by hand need to see all of them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec import NODEFAULT, inspect


class Fault(msgspec.Struct, frozen=True):
    """A fault in a document.

    `pointer` is its place (RFC 6901), `code` the stable reason, `facts` what helps to correct it.
    """

    pointer: str
    code: str
    facts: Mapping[str, Any] = {}


def fault(pointer: str, code: str, /, **facts: object) -> Fault:
    """A fault, with its facts as keyword arguments."""
    return Fault(pointer, code, facts)


def find_faults(document: object, kind: type[msgspec.Struct], pointer: str = "") -> Iterator[Fault]:
    """The faults of a document that should be a struct of this type, in the order of its fields."""
    yield from _faults(document, _type_info(kind), pointer)


_type_info = cache(inspect.type_info)


def child_pointer(pointer: str, name: str | int) -> str:
    """The pointer to a field or item of the value at `pointer`."""
    return f"{pointer}/{str(name).replace('~', '~0').replace('/', '~1')}"


def _faults(document: object, kind: inspect.Type, pointer: str) -> Iterator[Fault]:
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    check = _CHECKS.get(type(kind))
    if check is None:
        message = f"documents do not have {type(kind).__name__}"
        raise TypeError(message)
    yield from check(document, kind, pointer)


def _struct(document: object, kind: inspect.StructType, pointer: str) -> Iterator[Fault]:
    if not isinstance(document, Mapping):
        yield fault(pointer, "wrong_type", expected="object")
        return
    known = {field.encode_name: field for field in kind.fields}
    for name, field in known.items():
        if name in document:
            yield from _faults(document[name], field.type, child_pointer(pointer, name))
        elif field.default is NODEFAULT and field.default_factory is NODEFAULT:
            yield fault(child_pointer(pointer, name), "missing_field")
    for name in document:
        if name not in known:
            yield fault(child_pointer(pointer, str(name)), "unknown_field", known=[*known])


def _list(document: object, kind: inspect.ListType | inspect.VarTupleType, pointer: str) -> Iterator[Fault]:
    if not isinstance(document, list | tuple):
        yield fault(pointer, "wrong_type", expected="array")
        return
    yield from _check_range(len(document), kind.min_length, kind.max_length, pointer)
    for index, item in enumerate(document[: kind.max_length]):
        yield from _faults(item, kind.item_type, child_pointer(pointer, index))


def _literal(document: object, kind: inspect.LiteralType, pointer: str) -> Iterator[Fault]:
    if type(document) not in (int, str) or document not in kind.values:
        yield fault(pointer, "not_allowed", allowed=[*kind.values])


def _optional(document: object, kind: inspect.UnionType, pointer: str) -> Iterator[Fault]:
    """A value or null; documents have no other unions."""
    value = next(one for one in kind.types if not isinstance(one, inspect.NoneType))
    if document is not None:
        yield from _faults(document, value, pointer)


def _int(document: object, kind: inspect.IntType, pointer: str) -> Iterator[Fault]:
    if isinstance(document, bool) or not isinstance(document, int):
        yield fault(pointer, "wrong_type", expected="integer")
        return
    yield from _check_range(document, kind.ge, kind.le, pointer)


def _str(document: object, kind: inspect.StrType, pointer: str) -> Iterator[Fault]:
    if not isinstance(document, str):
        yield fault(pointer, "wrong_type", expected="string")
        return
    yield from _check_range(len(document), kind.min_length, kind.max_length, pointer)
    if kind.pattern is not None and re.search(kind.pattern, document) is None:
        yield fault(pointer, "pattern_not_matched", pattern=kind.pattern)


def _bool(document: object, _: inspect.BoolType, pointer: str) -> Iterator[Fault]:
    if not isinstance(document, bool):
        yield fault(pointer, "wrong_type", expected="boolean")


def _check_range(size: int, least: int | None, most: int | None, pointer: str) -> Iterator[Fault]:
    """`size` is the number itself, or the length of a text or list."""
    if (least is not None and size < least) or (most is not None and size > most):
        yield fault(pointer, "out_of_range", there=size, least=least, most=most)


def _anything(_document: object, _kind: inspect.AnyType, _pointer: str) -> Iterator[Fault]:
    return iter(())


_CHECKS: dict[type[inspect.Type], Callable[[object, Any, str], Iterator[Fault]]] = {
    inspect.StructType: _struct,
    inspect.ListType: _list,
    inspect.VarTupleType: _list,
    inspect.LiteralType: _literal,
    inspect.UnionType: _optional,
    inspect.IntType: _int,
    inspect.StrType: _str,
    inspect.BoolType: _bool,
    inspect.AnyType: _anything,
}
