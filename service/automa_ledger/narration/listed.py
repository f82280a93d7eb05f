"""Lists as messages use them: joined in the way of the language, or named one by one."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from fluent.runtime.types import FluentType

from automa_ledger.narration.messages import Messages, texts

LONGEST = 1_000  # characters; of a part that is far longer a message makes nothing at all


class Listed(FluentType):
    """Words in a row; a word can have a value, which stands behind it in brackets, or words of its own."""

    def __init__(self, words: tuple[tuple[str, str | Listed | None], ...]) -> None:
        self.words = words

    def format(self, locale: Any) -> str:  # noqa: ANN401 - a locale of Babel's
        """The list as text, with the separator and the brackets of the language; a very long one is cut."""
        rows = any(isinstance(value, Listed) for _, value in self.words)
        separator = _punctuation(locale.language, "core-rows-separator" if rows else "core-list-separator")
        text = separator.join(_told(word, value, locale) for word, value in self.words)
        return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"

    def named(self, name: Callable[[str], str]) -> Listed:
        """The same list with the printed name of each word and value."""
        return Listed(
            tuple(
                (name(word), value.named(name) if isinstance(value, Listed) else value and name(value))
                for word, value in self.words
            )
        )


class Given(Listed):
    """What a table calls a seat: a text that is no id, whatever it looks like."""

    def __init__(self, name: str) -> None:
        super().__init__(((name, None),))

    def named(self, _name: Callable[[str], str]) -> Listed:
        """Itself."""
        return self


@lru_cache(maxsize=4096)
def _punctuation(language: str, key: str, **words: str) -> str:
    return Messages(language, texts(language), {}).filled_in(key, words)[0]


def _told(word: str, value: str | Listed | None, locale: Any) -> str:  # noqa: ANN401 - a locale of Babel's
    match value:
        case None:
            return word
        case Listed():
            return _punctuation(locale.language, "core-row", word=word, words=value.format(locale))
        case _:
            return _punctuation(locale.language, "core-word-value", word=word, value=value)
