"""Tags of msgspec structs as attributes: `problem.code`, `question.type`, `state.ruleset`."""

from __future__ import annotations

import ast


def with_tags(source: str) -> str:
    """A module of structs, each of which tells its own tag too."""
    lines = source.splitlines(keepends=True)
    for each in reversed(ast.parse(source).body):
        if isinstance(each, ast.ClassDef) and (tag := _tag(each)) is not None:
            field, value = tag
            first = each.body[0]
            after = first.end_lineno if ast.get_docstring(each) is not None else first.lineno - 1
            told = f"    {field}: ClassVar[Literal[{value!r}]] = {value!r}\n"
            lines[after:after] = ["\n", told] if ast.get_docstring(each) is not None else [told]
    return "".join(lines).replace("from typing import ", "from typing import ClassVar, ", 1)


def _tag(struct: ast.ClassDef) -> tuple[str, str] | None:
    """The field that tells a struct from others, and its value."""
    told = {each.arg: each.value for each in struct.keywords}
    match told.get("tag_field"), told.get("tag"):
        case ast.Constant(value=str(field)), ast.Constant(value=str(value)):
            return field, value
    return None
