"""The words of a reader's language, for drawings. Texts are cached, because pictures recur."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from automa_ledger.narration.arguments import flatten_facts
from automa_ledger.narration.display_names import current_display_names
from automa_ledger.narration.sentences import load_sentences

DisplayNameItems: TypeAlias = tuple[tuple[str, str], ...]
"""Display names as part of a cache key, because texts depend on them."""


class Words(NamedTuple):
    """The words of one language."""

    language: str

    def name(self, word: str) -> str:
        """The printed name of an id; for a place, its kind and its coordinate."""
        return _name(self.language, word, tuple(current_display_names().items()))

    def coordinate(self, place: str) -> str:
        """The short coordinate of a place."""
        return load_sentences(self.language).coordinate(place)

    def format_message(self, key: str, **facts: object) -> str:
        """Format a message. Facts must be hashable."""
        return _format_message(
            self.language, key, tuple(facts.items()), tuple(current_display_names().items())
        )


@lru_cache(maxsize=8192)
def _name(language: str, word: str, _: DisplayNameItems) -> str:
    return load_sentences(language).name(word)


@lru_cache(maxsize=16384)
def _format_message(
    language: str, key: str, facts: tuple[tuple[str, object], ...], _: DisplayNameItems
) -> str:
    return load_sentences(language).format_message(key, flatten_facts(dict(facts)))
