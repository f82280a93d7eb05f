"""The messages of a language, read from its files and parsed on first use."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, cast

from fluent.runtime import FluentBundle, FluentResource

from automa_ledger.games.rulesets import MESSAGE_FOLDERS
from automa_ledger.narration.languages import DEFAULT_LANGUAGE
from automa_ledger.narration.reader import READER

_MESSAGE = re.compile(r"^(?P<key>[a-zA-Z][a-zA-Z0-9-]*) =.*(?:\n[ \t]+.*|\n(?=\n[ \t]))*", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*([a-zA-Z][a-zA-Z0-9-]*)\s*\}")
_READER_MARKS = (f"[{READER}]", "WHO(", "WHOSE(")


class Messages:
    """The messages of one language, which can call the given functions by name. Thread-safe.

    A file is only split into messages: parsing them all takes half a second per language, and few are used.
    """

    def __init__(
        self, language: str, texts: Mapping[str, str], functions: Mapping[str, Callable[..., object]]
    ) -> None:
        self._texts = texts
        self._parsed: set[str] = set()
        self._bundle = FluentBundle(
            [language], functions=cast("dict[str, Any]", functions), use_isolating=False
        )

    def __contains__(self, key: str) -> bool:
        """Whether there is a message with this key, and Fluent can read it."""
        self._parse(key)
        return self._bundle.has_message(key)

    def format_with_errors(
        self, key: str, arguments: Mapping[str, Any], attribute: str | None = None
    ) -> tuple[str, list[Exception]]:
        """Format a message, or an attribute of it. Returns the text and the errors for these arguments.

        Raises LookupError when there is no such message or attribute.
        """
        self._parse(key)
        message = self._bundle.get_message(key)
        pattern = message.value if attribute is None else message.attributes.get(attribute)
        if pattern is None:
            raise LookupError(key)
        text, faults = self._bundle.format_pattern(pattern, dict(arguments))
        return str(text), faults

    def _parse(self, key: str) -> None:
        """Parse a message and those it references, once. Parsing twice in two threads is harmless."""
        if key in self._parsed or key not in self._texts:
            return
        text = self._texts[key]
        for part in _REFERENCE.findall(text):
            self._parse(part)
        self._bundle.add_resource(FluentResource(text))
        self._parsed.add(key)


def message_files(language: str) -> Iterable[tuple[str, str]]:
    """The names and texts of a language's message files: the service's own, then one for each ruleset."""
    folder = files("automa_ledger.narration") / language
    for each in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if each.name.endswith(".ftl"):
            yield each.name.removesuffix(".ftl"), each.read_text(encoding="utf-8")
    for ruleset, words in MESSAGE_FOLDERS.items():
        if (file := words / f"{language}.ftl").is_file():
            yield ruleset, file.read_text(encoding="utf-8")


@cache
def message_texts(language: str) -> Mapping[str, str]:
    """The text of each message that a language has."""
    return {
        key: text for _, source in message_files(language) for key, text in split_messages(source).items()
    }


def split_messages(source: str) -> dict[str, str]:
    """The messages of a file by key, in their order."""
    return {found["key"]: found[0] for found in _MESSAGE.finditer(source)}


@cache
def reader_message_keys() -> frozenset[str]:
    """The keys of messages that address the reader, found by what the English ones use."""
    return frozenset(
        key
        for key, text in message_texts(DEFAULT_LANGUAGE).items()
        if any(words in text for words in _READER_MARKS)
    )
