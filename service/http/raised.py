"""Which facts come with each refusal, read where it is raised, so that no list of them can fall behind."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

import domain
import service

ROOTS = (Path(domain.__file__).parent, Path(service.__file__).parent)
OTHERS = "…"
"""Stands for facts that differ from case to case."""

Facts: TypeAlias = dict[str, bool]
"""Names of facts; whether every place that raises the refusal gives them."""
Raised: TypeAlias = tuple[str, frozenset[str]]


class Maker(NamedTuple):
    """A function that makes a refusal of the code that it is given: at which place, with which facts.

    `default` is its code when it is given none.
    """

    name: str
    at: int
    facts: frozenset[str] = frozenset()
    default: str | None = None


@cache
def raised() -> Mapping[str, Facts]:
    """The facts of each code."""
    makers = [Maker("Rejected", 0), *(maker for tree in _trees() for maker in _makers(tree))]
    made = [(maker.default, maker.facts) for maker in makers if maker.default is not None]
    return _joined([*made, *(code for tree in _trees() for code in _refusals(tree, makers))])


@cache
def faults() -> Mapping[str, Facts]:
    """The facts of each fault that a card pack, or a card, can have."""
    return _joined(found for tree in _trees() for found in _given(tree, Maker("fault", 1)))


@cache
def _trees() -> tuple[ast.Module, ...]:
    files = [file for root in ROOTS for file in sorted(root.rglob("*.py"))]
    return tuple(ast.parse(file.read_text(encoding="utf-8")) for file in files)


def _makers(tree: ast.Module) -> Iterator[Maker]:
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            parameters = [each.arg for each in function.args.args]
            defaults = dict(zip(reversed(parameters), reversed(function.args.defaults), strict=False))
            for call in _calls(function, "Rejected"):
                match call.args:
                    case [ast.Name(id=code)] if code in parameters:
                        facts = _names(call) - {OTHERS}
                        default = _text(defaults.get(code))
                        yield Maker(function.name, parameters.index(code), facts, default)


def _refusals(tree: ast.Module, makers: Iterable[Maker]) -> Iterator[Raised]:
    for maker in makers:
        yield from _given(tree, maker)
    for call in _calls(tree, "problem_reply"):
        match call.args:
            case [ast.Constant(value=str(code)), ast.Dict(keys=keys), *_]:
                yield code, frozenset(str(ast.literal_eval(key)) for key in keys if key is not None)


def _given(tree: ast.Module, maker: Maker) -> Iterator[Raised]:
    """The codes that a function is called with."""
    for call in _calls(tree, maker.name):
        code = _text(call.args[maker.at]) if len(call.args) > maker.at else None
        if code is not None:
            yield code, maker.facts | _names(call)


def _text(node: ast.expr | None) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _calls(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node


def _names(call: ast.Call) -> frozenset[str]:
    return frozenset(keyword.arg or OTHERS for keyword in call.keywords)


def _joined(found: Iterable[Raised]) -> dict[str, Facts]:
    places: dict[str, list[frozenset[str]]] = {}
    for code, names in found:
        places.setdefault(code, []).append(names)
    return {
        code: {
            name: all(name in names or OTHERS in names for names in given)
            for name in sorted(frozenset().union(*given))
        }
        for code, given in sorted(places.items())
    }
