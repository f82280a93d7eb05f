"""Printed names of ids, titles of problems and rules, and templates of refusals."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from automa_ledger.games.rulesets import RULESETS, message_family
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
"""The kinds of refusals of the rules. All others have the kind `rules`."""


@lru_cache(maxsize=1024)
def problem_title(refusal: type[Refusal], language: str = DEFAULT_LANGUAGE) -> str:
    """The title of a refusal: its own, or that of its kind for a refusal of the rules."""
    sentences = load_sentences(language)
    own = f"problem-{tag_of(refusal)}".replace("_", "-")
    kind = next((tag_of(each) for each in REFUSAL_KINDS if issubclass(refusal, each)), "rules")
    return sentences.format_message(own if sentences.has(own) else f"problem-{kind}".replace("_", "-"), {})


def rule_key(ruleset: str, rule: str) -> str:
    """The key of a rule's message: the ruleset, and the id in lower case with dashes."""
    return f"{message_family(ruleset)}-rule-{_OTHER.sub('-', rule.lower())}"


def rule_title(ruleset: str, rule: Rule, language: str) -> str:
    """A rule's title in a language, by default the one given with the rule."""
    sentences = load_sentences(language)
    key = rule_key(ruleset, rule.id)
    return sentences.format_message(key, {}) if sentences.has(key) else rule.title


def rule_source(rule: Rule, language: str) -> str:
    """Where a rule comes from, in a language; a site or a chapter has no other name in it."""
    sentences = load_sentences(language)
    key = f"rule-source-{_OTHER.sub('-', rule.source.lower())}"
    return sentences.format_message(key, {}) if sentences.has(key) else rule.source


def refusal_key(family: str | None, code: str) -> str:
    """The key of a refusal's message: a ruleset, or `core` for all games, and the code, with dashes."""
    return f"{message_family(family or '')}-rejected-{code}".replace("_", "-")


def find_refusal_key(sentences: Sentences, ruleset: str | None, code: str) -> str | None:
    """The key of the ruleset's message for a refusal, else that of all games, else None."""
    keys = (refusal_key(family, code) for family in (ruleset, "core"))
    return next((key for key in keys if sentences.has(key)), None)


@cache
def refusal_template(
    ruleset: str | None, refusal: type[Refusal], language: str = DEFAULT_LANGUAGE
) -> str | None:
    """A refusal's sentence with fact names in braces: the ruleset's, else that of all games, else None."""
    sentences = load_sentences(language)
    facts = {fact: f"{{{fact.replace('-', '_')}}}" for fact in _fact_names(language)}
    key = find_refusal_key(sentences, ruleset, tag_of(refusal))
    return None if key is None else sentences.format_message(key, facts)


@cache
def _fact_names(language: str) -> frozenset[str]:
    """All facts that the messages of a language use."""
    return frozenset(fact for _, text in message_files(language) for fact in _FACT.findall(text))


@cache
def named_ids(ruleset: str) -> tuple[str, ...]:
    """The ids that have a name: those in the file of the ruleset, then those of all games."""
    files = dict(message_files(DEFAULT_LANGUAGE))
    keys = [
        key
        for file in (message_family(ruleset), "core")
        if file in files
        for key in split_messages(files[file])
    ]
    return tuple(
        key.removeprefix(NAME_PREFIX).replace("-", "_") for key in keys if key.startswith(NAME_PREFIX)
    )


@cache
def names(ruleset: str, language: str) -> dict[str, str]:
    """The printed names of a ruleset's ids and places in a language."""
    sentences = load_sentences(language)
    places = RULESETS[ruleset].places if ruleset in RULESETS else ()
    return {each: sentences.name(each) for each in (*named_ids(ruleset), *places)}
