"""Titles of problem codes and of rules, in each language."""

from __future__ import annotations

import re
from functools import lru_cache

from domain.core.ruleset import Rule
from service.narration.languages import FALLBACK
from service.narration.sentences import all_sentences

_OTHER = re.compile(r"[^a-z0-9]+")


@lru_cache(maxsize=1024)
def problem_title(code: str, language: str = FALLBACK) -> str:
    """What a problem code means; a ruleset's own refusals share one title."""
    sentences = all_sentences()[language]
    key = f"problem-{code}".replace("_", "-")
    return sentences.tell(key if sentences.has(key) else "problem-rules", {})


def rule_key(ruleset: str, rule: str) -> str:
    """The name of a rule's message: the ruleset, and the id in small letters with dashes."""
    return f"{ruleset}-rule-{_OTHER.sub('-', rule.lower())}"


def rule_title(ruleset: str, rule: Rule, language: str) -> str:
    """A rule's title in a language; in English it is the one that stands with the rules."""
    sentences = all_sentences()[language]
    key = rule_key(ruleset, rule.id)
    return sentences.tell(key, {}) if sentences.has(key) else rule.title
