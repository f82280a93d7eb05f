"""Messages in Fluent, one directory a language and one file a ruleset, filled in with typed facts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, cast

from fluent.runtime import FluentBundle, FluentResource

from service.narration.arguments import Argument
from service.narration.languages import LANGUAGES


class Sentences:
    """The messages of one language.

    In a message, `NAME($faction)` is the printed name of an id: the message `name-<id>`, or the id itself
    where there is none.
    """

    def __init__(self, language: str) -> None:
        self._bundle = FluentBundle(
            [language], functions={"NAME": cast("Any", self.name)}, use_isolating=False
        )
        for source in sources(language):
            self._bundle.add_resource(FluentResource(source))

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(key)

    def name(self, value: object) -> str:
        """The printed name of an id."""
        known = f"name-{value}".replace("_", "-")
        return self.tell(known, {}) if self.has(known) else str(value)

    def tell(self, key: str, arguments: Mapping[str, Argument]) -> str:
        """The sentence. A fact that the message asks for and that is not there shows as its name in braces.

        Raises LookupError when there is no such message.
        """
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise LookupError(key)
        return str(self._bundle.format_pattern(pattern, dict(arguments))[0])

    def faults(self, key: str, arguments: Mapping[str, Argument]) -> list[Exception]:
        """What is wrong with a message for these arguments."""
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return [LookupError(key)]
        return list(self._bundle.format_pattern(pattern, dict(arguments))[1])


def sources(language: str) -> Iterable[str]:
    """The texts of a language's message files, in the order of their names."""
    folder = files("service.narration") / language
    for each in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if each.name.endswith(".ftl"):
            yield each.read_text(encoding="utf-8")


@cache
def all_sentences() -> dict[str, Sentences]:
    """The messages of every language, read once."""
    return {language: Sentences(language) for language in LANGUAGES}
