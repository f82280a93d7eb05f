"""Lists as arguments of messages, joined as the language does."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from fluent.runtime.types import FluentType

from automa_ledger.narration.languages import DEFAULT_LANGUAGE
from automa_ledger.narration.messages import Messages, message_texts

MAX_LIST_CHARACTERS = 1_000  # Fluent fails on much longer parts


class WordList(FluentType):
    """A list of words. A word can have a value, shown after it in brackets, or a list of words."""

    def __init__(self, words: tuple[tuple[str, str | WordList | None], ...]) -> None:
        self.words = words

    def format(self, locale: Any) -> str:  # noqa: ANN401 - a locale of Babel's
        """The list as text, with the separator and brackets of the language. A very long text is cut."""
        rows = any(isinstance(value, WordList) for _, value in self.words)
        separator = _punctuation(locale.language, "core-rows-separator" if rows else "core-list-separator")
        text = separator.join(_format_word(word, value, locale) for word, value in self.words)
        return text if len(text) <= MAX_LIST_CHARACTERS else f"{text[:MAX_LIST_CHARACTERS]}…"

    def map_names(self, name: Callable[[str], str]) -> WordList:
        """The same list with the printed name of each word and value."""
        return WordList(
            tuple(
                (name(word), value.map_names(name) if isinstance(value, WordList) else value and name(value))
                for word, value in self.words
            )
        )


class GivenName(WordList):
    """The display name of a seat: a text that is never looked up as an id."""

    def __init__(self, name: str) -> None:
        super().__init__(((name, None),))

    def map_names(self, _name: Callable[[str], str]) -> WordList:
        """Return itself."""
        return self


@cache
def _messages(language: str) -> Messages:
    return Messages(language, {**message_texts(DEFAULT_LANGUAGE), **message_texts(language)}, {})


def _punctuation(language: str, key: str, **words: str) -> str:
    return _messages(language).format_with_errors(key, words)[0]


def _format_word(word: str, value: str | WordList | None, locale: Any) -> str:  # noqa: ANN401 - a locale of Babel's
    match value:
        case None:
            return word
        case WordList():
            return _punctuation(locale.language, "core-row", word=word, words=value.format(locale))
        case _:
            return _punctuation(locale.language, "core-word-value", word=word, value=value)
