"""Every refusal of a ruleset has a sentence, made of the facts that come with it."""

from __future__ import annotations

import msgspec
import pytest

from automa_ledger.api.problems.codes import CORE_REFUSALS, rule_refusals
from automa_ledger.games.rulesets import RULESETS
from automa_ledger.narration.languages import DEFAULT_LANGUAGE, LANGUAGES
from automa_ledger.narration.narrator import Narrator
from automa_ledger.narration.sentences import load_sentences
from automa_ledger.narration.titles import refusal_key, refusal_template
from automa_ledger.refusals import SERVICE_REFUSALS
from automa_rules.core.refusals import GameOver
from automa_rules.core.tag import tag_of
from automa_rules.scythe.refusals.illegal_actions import DialTooHigh
from tests.narration.messages import messages

ALL = [(name, kind) for name, ruleset in RULESETS.items() for kind in rule_refusals(ruleset)]


def test_a_refusal_is_told_with_its_own_facts() -> None:
    """There is a message, and it asks only for what the refusal tells."""
    for name, kind in ALL:
        keys = (refusal_key(name, tag_of(kind)), refusal_key("core", tag_of(kind)))
        message = next(messages(DEFAULT_LANGUAGE)[key] for key in keys if key in messages(DEFAULT_LANGUAGE))
        known = {field.name.replace("_", "-") for field in msgspec.structs.fields(kind)}
        unknown = {fact for fact in message.facts if fact not in known and not _derived(fact, known)}
        assert unknown == set(), kind


def _derived(fact: str, known: set[str]) -> bool:
    """Whether a fact is the number of a list, or part of a record, that is given."""
    return any(fact.startswith(f"{each}-") for each in known)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_for_a_refusal_that_there_is_not(language: str) -> None:
    """A message whose code nobody raises would never be told."""
    raised = {
        refusal_key(name, tag_of(kind))
        for name, each in RULESETS.items()
        for kind in (*each.refusals, *CORE_REFUSALS)
    }
    raised |= {refusal_key("core", tag_of(kind)) for kind in (*CORE_REFUSALS, *SERVICE_REFUSALS)}
    told = {key for key in messages(language) if "-rejected-" in key}

    assert told - raised == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_told_in_the_language(language: str) -> None:
    """The ruleset's own sentence; one of all games; none, so that the title speaks."""
    narrator = Narrator()
    sentences = load_sentences(language)

    told = narrator.refusal(language, "scythe", DialTooHigh(seat="human", dial=9, dial_max=7))
    assert told is not None
    assert "9" in told
    assert "7" in told
    over = GameOver(winners=("human",))
    assert narrator.refusal(language, "scythe", over) == sentences.format_message(
        "scythe-rejected-game-over", {}
    )
    assert narrator.refusal(language, None, over) is None
    assert refusal_template("scythe", DialTooHigh, language) != told
