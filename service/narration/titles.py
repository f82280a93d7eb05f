"""Titles of problem codes and of rules, in each language."""

from __future__ import annotations

import re
from functools import lru_cache

from domain.core.rejected import ImpossibleTable, KeptHere, NotNow, NotThere, Refusal, ToBeTold
from domain.core.ruleset import Rule
from domain.core.tag import tag_of
from service.narration.languages import FALLBACK
from service.narration.sentences import all_sentences

_OTHER = re.compile(r"[^a-z0-9]+")


KINDS = (NotNow, ToBeTold, KeptHere, NotThere, ImpossibleTable)
"""The kinds of refusals of the rules; all others are just not allowed."""


@lru_cache(maxsize=1024)
def problem_title(refusal: type[Refusal], language: str = FALLBACK) -> str:
    """What kind of thing a refusal is: its own title, or for one of the rules that of its kind."""
    sentences = all_sentences()[language]
    own = f"problem-{tag_of(refusal)}".replace("_", "-")
    kind = next((tag_of(each) for each in KINDS if issubclass(refusal, each)), "rules")
    return sentences.tell(own if sentences.has(own) else f"problem-{kind}".replace("_", "-"), {})


def rule_key(ruleset: str, rule: str) -> str:
    """The name of a rule's message: the ruleset, and the id in small letters with dashes."""
    return f"{ruleset}-rule-{_OTHER.sub('-', rule.lower())}"


def rule_title(ruleset: str, rule: Rule, language: str) -> str:
    """A rule's title in a language; in English it is the one that stands with the rules."""
    sentences = all_sentences()[language]
    key = rule_key(ruleset, rule.id)
    return sentences.tell(key, {}) if sentences.has(key) else rule.title
