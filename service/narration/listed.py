"""Lists as messages use them: joined in the way of the language, or named one by one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fluent.runtime.types import FluentType

SEPARATORS = {"ja": "、"}
SEPARATOR = ", "
BRACKETS = {"ja": "{}\N{FULLWIDTH LEFT PARENTHESIS}{}\N{FULLWIDTH RIGHT PARENTHESIS}"}
BRACKET = "{} ({})"


class Listed(FluentType):
    """Words in a row; a word can have a value, which stands behind it in brackets."""

    def __init__(self, words: tuple[tuple[str, str | None], ...]) -> None:
        self.words = words

    def format(self, locale: Any) -> str:  # noqa: ANN401 - a locale of Babel's
        """The list as text, with the separator and the brackets of the language."""
        separator = SEPARATORS.get(locale.language, SEPARATOR)
        bracketed = BRACKETS.get(locale.language, BRACKET)
        return separator.join(
            word if value is None else bracketed.format(word, value) for word, value in self.words
        )

    def named(self, name: Callable[[str], str]) -> Listed:
        """The same list with the printed name of each word and value."""
        return Listed(
            tuple((name(word), None if value is None else name(value)) for word, value in self.words)
        )
