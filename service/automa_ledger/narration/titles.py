"""Printed names of ids, titles of problem codes and of rules, and what a kind of refusal says of any game."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from automa_ledger.games.rulesets import RULESETS
from automa_ledger.narration.languages import DEFAULT_LANGUAGE
from automa_ledger.narration.messages import message_files, split_messages
from automa_ledger.narration.sentences import Sentences, load_sentences
from automa_rules.core.rejection import ImpossibleTable, KeptHere, NotNow, NotThere, Refusal, ToBeTold
from automa_rules.core.ruleset import Rule
from automa_rules.core.tag import tag_of

_OTHER = re.compile(r"[^a-z0-9]+")
_FACT = re.compile(r"\$([a-z][a-z0-9-]*)")

NAME_PREFIX = "name-"
REFUSAL_KINDS = (NotNow, ToBeTold, KeptHere, NotThere, ImpossibleTable)
"""The kinds of refusals of the rules; all others are just not allowed."""


@lru_cache(maxsize=1024)
def problem_title(refusal: type[Refusal], language: str = DEFAULT_LANGUAGE) -> str:
    """What kind of thing a refusal is: its own title, or for one of the rules that of its kind."""
    sentences = load_sentences(language)
    own = f"problem-{tag_of(refusal)}".replace("_", "-")
    kind = next((tag_of(each) for each in REFUSAL_KINDS if issubclass(refusal, each)), "rules")
    return sentences.format_message(own if sentences.has(own) else f"problem-{kind}".replace("_", "-"), {})


def rule_key(ruleset: str, rule: str) -> str:
    """The name of a rule's message: the ruleset, and the id in small letters with dashes."""
    return f"{ruleset}-rule-{_OTHER.sub('-', rule.lower())}"


def rule_title(ruleset: str, rule: Rule, language: str) -> str:
    """A rule's title in a language; in English it is the one that stands with the rules."""
    sentences = load_sentences(language)
    key = rule_key(ruleset, rule.id)
    return sentences.format_message(key, {}) if sentences.has(key) else rule.title


def refusal_key(family: str | None, code: str) -> str:
    """The name of a refusal's message: a ruleset, or `core` for all games, and the code, with dashes."""
    return f"{family}-rejected-{code}".replace("_", "-")


def find_refusal_key(sentences: Sentences, ruleset: str | None, code: str) -> str | None:
    """The name of a ruleset's message for a refusal, else that of all games, else none."""
    keys = (refusal_key(family, code) for family in (ruleset, "core"))
    return next((key for key in keys if sentences.has(key)), None)


@cache
def refusal_template(
    ruleset: str | None, refusal: type[Refusal], language: str = DEFAULT_LANGUAGE
) -> str | None:
    """The sentence of a ruleset, else of all games, else none, with each fact as its name in braces."""
    sentences = load_sentences(language)
    facts = {fact: f"{{{fact.replace('-', '_')}}}" for fact in _fact_names(language)}
    key = find_refusal_key(sentences, ruleset, tag_of(refusal))
    return None if key is None else sentences.format_message(key, facts)


@cache
def _fact_names(language: str) -> frozenset[str]:
    """All facts that the messages of a language ask for."""
    return frozenset(fact for _, text in message_files(language) for fact in _FACT.findall(text))


@cache
def named_ids(ruleset: str) -> tuple[str, ...]:
    """The ids that have a name: those in the files of the ruleset and of all games, in that order."""
    files = dict(message_files(DEFAULT_LANGUAGE))
    keys = [key for file in (ruleset, "core") if file in files for key in split_messages(files[file])]
    return tuple(
        key.removeprefix(NAME_PREFIX).replace("-", "_") for key in keys if key.startswith(NAME_PREFIX)
    )


@cache
def names(ruleset: str, language: str) -> dict[str, str]:
    """The printed names of a ruleset's ids in a language, and those of its places."""
    sentences = load_sentences(language)
    places = RULESETS[ruleset].places if ruleset in RULESETS else ()
    return {each: sentences.name(each) for each in (*named_ids(ruleset), *places)}
