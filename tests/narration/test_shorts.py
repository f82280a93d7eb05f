"""Short orders: each step, question and warning has one in every language, and it fits a headline."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from automa_ledger.games.codec import Codec
from automa_ledger.games.rulesets import RULESETS
from automa_ledger.log.log_file import decode_log_commit, read_log
from automa_ledger.narration.arguments import Argument, flatten_facts, public_facts
from automa_ledger.narration.languages import LANGUAGES
from automa_ledger.narration.narrator import Narrator, message_key, question_key
from automa_ledger.narration.sentences import SHORT, load_sentences
from automa_ledger.narration.titles import find_refusal_key
from automa_rules.core.event import Doubted, Event
from automa_rules.core.tag import tag_of
from tests.narration.games import with_states
from tests.narration.kinds import KINDS
from tests.narration.samples import samples

MAX_CHARACTERS = 40
ANY_LENGTH = {
    "core-corrected",
    "expeditions-corruption-destroyed",
    "expeditions-corruption-placed",
    "expeditions-corruption-taken",
    "expeditions-game-began",
    "scythe-bonus-tile-drawn",
    "scythe-gain-failed",
    "scythe-rejected-star-due",
    "scythe-symbol-refused",
    "scythe-symbol-shown",
    "trismegistus-dice-rolled",
    "trismegistus-rejected-dice-unexplained",
}
"""Those that tell a list, or a name that is long in itself."""
LOOSE_ENDS = re.compile(r"[{}]| {2}| [,.;]|^\s|\s$|\?\?|\w_\w|\br\dc\d\b|\b(core|name)-[a-z]")
WARNED = re.compile(r"warn_or_reject\(\s*(\w+)\(")
RULES = Path(__file__).parents[2] / "domain" / "automa_rules"
LOGS = Path(__file__).parents[1] / "logs"


def refusals_warned_of() -> Iterator[tuple[str, type[Any]]]:
    """The refusals that an ordinary game only warns of, with their ruleset."""
    for name, ruleset in RULESETS.items():
        sources = "".join(path.read_text() for path in (RULES / name).rglob("*.py"))
        kinds = {kind.__name__: kind for kind in ruleset.refusals}
        yield from ((name, kinds[found]) for found in sorted(set(WARNED.findall(sources))))


def stored(ruleset: str) -> Iterator[Event]:
    """The events of the logs that are kept of a ruleset."""
    codec = Codec(RULESETS[ruleset])
    for path in sorted((*LOGS.glob(f"*/{ruleset}.ndjson"), *LOGS.glob(f"*/{ruleset}-*.ndjson"))):
        for line in read_log(path).lines:
            yield from decode_log_commit(codec, line)


def short_of(language: str, key: str, facts: dict[str, Argument]) -> str:
    """The short order, which is there, has no fault, and leaves nothing over."""
    sentences = load_sentences(language)
    assert sentences.faults(key, facts, SHORT) == [], (language, key, facts)
    short = sentences.format_short(key, facts)
    assert short, (language, key)
    assert not LOOSE_ENDS.search(short), (language, key, short)
    return short


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_step_and_question_has_a_short_order(language: str) -> None:
    """Whatever it holds: with no fault, and nothing left over."""
    for key, kind in KINDS.items():
        for event in samples(kind):
            short_of(language, key, flatten_facts(public_facts(event)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_warning_has_a_short_form(language: str) -> None:
    """The same refusals have one in every language."""
    warned = list(refusals_warned_of())
    assert len(warned) > len(RULESETS)
    for ruleset, kind in warned:
        key = find_refusal_key(load_sentences(language), ruleset, tag_of(kind))
        assert key, kind
        for refusal in samples(kind):
            facts = {name: getattr(refusal, name) for name in refusal.__struct_fields__}
            short_of(language, key, flatten_facts(facts))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", RULESETS)
def test_short_orders_fit_a_headline(language: str, name: str) -> None:
    """Each line of what is told of some whole games, stored and random, has at most 40 characters."""
    narrator = Narrator().for_reader("human")
    told: set[tuple[str, str | None]] = set()
    for state, event in (*((None, event) for event in stored(name)), *with_states(name)):
        step = narrator.narrate(language, name, event)
        told.add((message_key(name, type(event)), step.short))
        if isinstance(event, Doubted) and step.warning:
            told.add((f"{name}-rejected-{event.code}".replace("_", "-"), step.warning.short))
        for asked in () if state is None else RULESETS[name].questions(state):
            wording = narrator.narrate_question(language, name, asked)
            told.add((question_key(name, type(asked)), wording.short))
    lines = [(key, line) for key, short in told for line in (short or "").splitlines() or [""]]
    assert [each for each in lines if not each[1]] == []
    assert [each for each in lines if len(each[1]) > MAX_CHARACTERS and each[0] not in ANY_LENGTH] == []
