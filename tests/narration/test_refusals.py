"""Every refusal of a ruleset has a sentence, made of the facts that come with it."""

from __future__ import annotations

import pytest

from service.games.rulesets import RULESETS
from service.http.codes import CODES
from service.narration.languages import FALLBACK, LANGUAGES
from service.narration.narrator import Narrator
from service.narration.sentences import all_sentences
from tests.narration.messages import messages
from tests.narration.refusals import ANY, refusals

UNHEARD = frozenset(("game_not_begun", "action_unknown", "game_begun_already"))
"""Codes that no client of the service can get: it begins games and reads actions itself."""
RAISED = [
    pytest.param(name, code, places, id=f"{name}-{code}")
    for name in RULESETS
    for code, places in refusals(f"domain/{name}").items()
    if code not in UNHEARD
]


@pytest.mark.parametrize(("name", "code", "places"), RAISED)
def test_a_refusal_is_told_with_its_own_facts(name: str, code: str, places: list[frozenset[str]]) -> None:
    """The message asks only for what each place that raises it gives; codes of all games have titles."""
    keys = [f"{family}-rejected-{code}".replace("_", "-") for family in (name, "core")]
    message = next((messages(FALLBACK)[key] for key in keys if key in messages(FALLBACK)), None)
    if message is None:
        assert code in CODES
        return
    for given in places:
        known = {fact.replace("_", "-") for fact in given}
        lacking = {fact for fact in message.facts if fact not in known and not _derived(fact, known)}
        assert ANY in given or lacking == set()


def _derived(fact: str, known: set[str]) -> bool:
    """Whether a fact is the number of a list, or part of a record, that is given."""
    return any(fact.startswith(f"{each}-") for each in known)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_for_a_refusal_that_there_is_not(language: str) -> None:
    """A message whose code nobody raises would never be told."""
    raised = {
        f"{name}-rejected-{code}".replace("_", "-")
        for name in RULESETS
        for code in refusals(f"domain/{name}")
    }
    raised |= {
        f"core-rejected-{code}".replace("_", "-")
        for code in {*refusals("domain"), *refusals("service"), *CODES}
    }
    told = {key for key in messages(language) if "-rejected-" in key}

    assert told - raised == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_told_in_the_language(language: str) -> None:
    """The ruleset's own sentence; one of all games; none, so that the title speaks."""
    narrator = Narrator()
    sentences = all_sentences()[language]

    told = narrator.refusal(language, "scythe", "dial_too_high", {"dial": 9, "dial_max": 7})
    assert told is not None
    assert "9" in told
    assert "7" in told
    assert narrator.refusal(language, "scythe", "game_over", {}) == sentences.tell(
        "scythe-rejected-game-over", {}
    )
    assert narrator.refusal(language, None, "game_over", {}) is None
