"""Lists as messages use them: joined in the way of the language, or named one by one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fluent.runtime.types import FluentType

SEPARATORS = {"ja": "、"}
BETWEEN_ROWS = {"ja": "\N{FULLWIDTH SEMICOLON}"}
COLONS = {"ja": "\N{FULLWIDTH COLON}"}
BRACKETS = {"ja": "{}\N{FULLWIDTH LEFT PARENTHESIS}{}\N{FULLWIDTH RIGHT PARENTHESIS}"}
BRACKET = "{} ({})"
LONGEST = 1_000  # characters; of a part that is far longer a message makes nothing at all


class Listed(FluentType):
    """Words in a row; a word can have a value, which stands behind it in brackets, or words of its own."""

    def __init__(self, words: tuple[tuple[str, str | Listed | None], ...]) -> None:
        self.words = words

    def format(self, locale: Any) -> str:  # noqa: ANN401 - a locale of Babel's
        """The list as text, with the separator and the brackets of the language; a very long one is cut."""
        bracketed = BRACKETS.get(locale.language, BRACKET)
        rows = any(isinstance(value, Listed) for _, value in self.words)
        told = (_told(word, value, bracketed, locale) for word, value in self.words)
        between = (BETWEEN_ROWS if rows else SEPARATORS).get(locale.language, "; " if rows else ", ")
        text = between.join(told)
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


def _told(word: str, value: str | Listed | None, bracketed: str, locale: Any) -> str:  # noqa: ANN401 - Babel's
    match value:
        case None:
            return word
        case Listed():
            return f"{word}{COLONS.get(locale.language, ': ')}{value.format(locale)}"
        case _:
            return bracketed.format(word, value)
