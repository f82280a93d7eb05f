"""The printed names of a ruleset's ids, so that an app can label all that it shows."""

from __future__ import annotations

from functools import cache

from service.games.rulesets import RULESETS
from service.narration.languages import FALLBACK
from service.narration.messages import cut, sources
from service.narration.sentences import all_sentences

PREFIX = "name-"


@cache
def named_ids(ruleset: str) -> tuple[str, ...]:
    """The ids that have a name: those in the files of the ruleset and of all games, in that order."""
    files = dict(sources(FALLBACK))
    keys = [key for file in (ruleset, "core") if file in files for key in cut(files[file])]
    return tuple(key.removeprefix(PREFIX).replace("-", "_") for key in keys if key.startswith(PREFIX))


@cache
def names(ruleset: str, language: str) -> dict[str, str]:
    """The printed names of a ruleset's ids in a language, and those of its places."""
    sentences = all_sentences()[language]
    places = RULESETS[ruleset].places if ruleset in RULESETS else ()
    return {each: sentences.name(each) for each in (*named_ids(ruleset), *places)}
