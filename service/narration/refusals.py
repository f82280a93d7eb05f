"""The refusals that a ruleset has sentences for, and what each says of any game."""

from __future__ import annotations

import re
from functools import cache

from service.narration.languages import FALLBACK
from service.narration.sentences import all_sentences, sources

_KEY = re.compile(r"^([a-z]+)-rejected-([a-z0-9-]+) *=", re.MULTILINE)
_FACT = re.compile(r"\$([a-z][a-z0-9-]*)")


@cache
def ruleset_refusals(ruleset: str, language: str) -> dict[str, str]:
    """The sentences by code: those of the ruleset's own, and those of all games.

    A test sees to it that every refusal of the rules is there. A fact stands as its name in braces, since it
    differs from case to case.
    """
    sentences = all_sentences()[language]
    facts = {fact: f"{{{fact.replace('-', '_')}}}" for fact in _facts(language)}
    return {
        code.replace("-", "_"): sentences.tell(f"{family}-rejected-{code}", facts)
        for family in ("core", ruleset)
        for code in _codes(family)
    }


@cache
def _codes(family: str) -> tuple[str, ...]:
    """The codes with a sentence in the messages of a ruleset, or of all games; with dashes."""
    keys = {key for _, text in sources(FALLBACK) for key in _KEY.findall(text)}
    return tuple(sorted(code for owner, code in keys if owner == family))


@cache
def _facts(language: str) -> frozenset[str]:
    """All facts that the messages of a language ask for."""
    return frozenset(fact for _, text in sources(language) for fact in _FACT.findall(text))
