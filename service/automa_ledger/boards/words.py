"""The words of a reader's language, for drawings. What has been said once is remembered: pictures recur."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from automa_ledger.narration.arguments import arguments
from automa_ledger.narration.called import called
from automa_ledger.narration.sentences import sentences_in

Seats: TypeAlias = tuple[tuple[str, str], ...]
"""What a table calls its seats: what is said of one is not what is said of another."""


class Words(NamedTuple):
    """The words of one language."""

    language: str

    def name(self, word: str) -> str:
        """The printed name of an id; of a place, its kind and its coordinate."""
        return _name(self.language, word, tuple(called().items()))

    def coordinate(self, place: str) -> str:
        """The short coordinate of a place."""
        return sentences_in(self.language).coordinate(place)

    def say(self, key: str, **facts: object) -> str:
        """A message, filled in. Facts are hashable."""
        return _said(self.language, key, tuple(facts.items()), tuple(called().items()))


@lru_cache(maxsize=8192)
def _name(language: str, word: str, _: Seats) -> str:
    return sentences_in(language).name(word)


@lru_cache(maxsize=16384)
def _said(language: str, key: str, facts: tuple[tuple[str, object], ...], _: Seats) -> str:
    return sentences_in(language).tell(key, arguments(dict(facts)))
