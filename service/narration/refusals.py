"""What a kind of refusal says of any game: its sentence, with each fact as its name in braces."""

from __future__ import annotations

import re
from functools import cache

from domain.core.rejected import Refusal
from domain.core.tag import tag_of
from service.narration.languages import FALLBACK
from service.narration.messages import sources
from service.narration.sentences import all_sentences

_FACT = re.compile(r"\$([a-z][a-z0-9-]*)")


def refusal_key(family: str | None, code: str) -> str:
    """The name of a refusal's message: a ruleset, or `core` for all games, and the code, with dashes."""
    return f"{family}-rejected-{code}".replace("_", "-")


@cache
def any_refusal(ruleset: str | None, refusal: type[Refusal], language: str = FALLBACK) -> str | None:
    """The sentence of a ruleset, else of all games, else none; a fact differs from case to case."""
    sentences = all_sentences()[language]
    facts = {fact: f"{{{fact.replace('-', '_')}}}" for fact in _facts(language)}
    for family in (ruleset, "core"):
        key = refusal_key(family, tag_of(refusal))
        if sentences.has(key):
            return sentences.tell(key, facts)
    return None


@cache
def _facts(language: str) -> frozenset[str]:
    """All facts that the messages of a language ask for."""
    return frozenset(fact for _, text in sources(language) for fact in _FACT.findall(text))
