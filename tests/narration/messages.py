"""The message files of a language as Fluent's own parser reads them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from automa_ledger.narration.messages import message_files, split_messages

PAGE = Path(__file__).parents[2] / "openapi" / "table" / "src" / "messages"
PLURALS = frozenset(("zero", "one", "two", "few", "many"))


@dataclass(frozen=True)
class Choice:
    """A selector: the fact it looks at, the keys of its variants, and which of them is the default."""

    fact: str
    keys: frozenset[str]
    default: str

    @property
    def is_plural(self) -> bool:
        """Whether it asks for the form of a number."""
        return bool(self.keys & PLURALS)


class _Reader(Visitor):
    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.functions: set[str] = set()
        self.choices: list[Choice] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by Fluent
        self.facts.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - named by Fluent
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - named by Fluent
        keys = [_key(variant.key) for variant in node.variants]
        default = next(_key(variant.key) for variant in node.variants if variant.default)
        selector: object = node.selector
        if isinstance(selector, ast.FunctionReference):
            (selector,) = selector.arguments.positional
        assert isinstance(selector, ast.VariableReference), "messages choose by a fact"
        self.choices.append(Choice(selector.id.name, frozenset(keys), default))
        self.generic_visit(node)


def _key(node: ast.Identifier | ast.NumberLiteral) -> str:
    return str(node.value if isinstance(node, ast.NumberLiteral) else node.name)


@dataclass(frozen=True)
class Message:
    """What a message asks for: facts, functions, those that it can begin with, and choices of variants.

    `words` is the whole text of one that asks for nothing.
    """

    facts: frozenset[str]
    functions: frozenset[str]
    beginnings: frozenset[str]
    choices: tuple[Choice, ...]
    words: str


def _beginnings(pattern: ast.Pattern | None) -> Iterator[str]:
    """The functions with which a text can begin, in whatever variant."""
    first = pattern.elements[0] if pattern is not None else None
    match first.expression if isinstance(first, ast.Placeable) else None:
        case ast.SelectExpression(variants=variants):
            for variant in variants:
                yield from _beginnings(variant.value)
        case ast.FunctionReference(id=ast.Identifier(name=name)):
            yield name


def _words(pattern: ast.Pattern | None) -> str:
    elements = pattern.elements if pattern is not None else []
    texts = [element.value for element in elements if isinstance(element, ast.TextElement)]
    return "".join(texts) if len(texts) == len(elements) else ""


def _entries(language: str) -> Iterator[ast.EntryType]:
    for _, source in message_files(language):
        yield from FluentParser(with_spans=False).parse(source).body


@cache
def messages(language: str) -> dict[str, Message]:
    """The messages of a language by key."""
    return _read(_entries(language))


@cache
def page_messages(language: str) -> dict[str, Message]:
    """The messages that the table page has of its own."""
    source = (PAGE / f"{language}.ftl").read_text()
    return _read(FluentParser(with_spans=False).parse(source).body)


def _read(entries: Iterable[ast.EntryType]) -> dict[str, Message]:
    found = {}
    for entry in entries:
        if isinstance(entry, ast.Message):
            reader = _Reader()
            reader.visit(entry)
            found[entry.id.name] = Message(
                frozenset(reader.facts),
                frozenset(reader.functions),
                frozenset(_beginnings(entry.value)),
                tuple(reader.choices),
                _words(entry.value),
            )
    return found


def repeated_on_page(language: str) -> list[str]:
    """The keys that the table page has more than once, of which the first would hide the others."""
    source = (PAGE / f"{language}.ftl").read_text()
    body = FluentParser(with_spans=False).parse(source).body
    keys = Counter(entry.id.name for entry in body if isinstance(entry, ast.Message))
    return [key for key, times in keys.items() if times > 1]


def unreadable(language: str) -> list[str]:
    """The parts of the files that are no Fluent."""
    return [str(entry.content) for entry in _entries(language) if isinstance(entry, ast.Junk)]


def repeated(language: str) -> list[str]:
    """The keys that stand in the files more than once."""
    keys = Counter(entry.id.name for entry in _entries(language) if isinstance(entry, ast.Message))
    return [key for key, times in keys.items() if times > 1]


def cut_elsewhere(language: str) -> list[str]:
    """The keys of the messages that are another thing when they are parsed alone than within their file."""
    whole = {entry.id.name: entry for entry in _entries(language) if isinstance(entry, ast.Message)}
    parser = FluentParser(with_spans=False)
    alone = {
        key: parser.parse(text).body
        for _, source in message_files(language)
        for key, text in split_messages(source).items()
    }
    return [
        key
        for key in whole.keys() | alone.keys()
        if key not in whole
        or len(alone.get(key, ())) != 1
        or not alone[key][0].equals(whole[key], ["comment", "span"])
    ]
