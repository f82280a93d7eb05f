"""Every question is asked in a sentence: what is expected was written by hand."""

from __future__ import annotations

import msgspec
import pytest

from automa_ledger.games.rulesets import RULESETS
from automa_ledger.narration.narrator import Narrator
from automa_rules.core.tag import tag_of
from tests.narration.by_hand import SENTENCES, ByHand

ASKED = [each for each in SENTENCES if each.key in RULESETS]


def question_of(asked: ByHand) -> msgspec.Struct:
    """The question that a row is of."""
    kinds = {tag_of(kind): kind for kind in RULESETS[asked.key].question_types}
    return msgspec.convert(asked.facts, kinds[asked.facts["type"]])


@pytest.mark.parametrize("asked", ASKED)
def test_a_question_is_asked_in_a_sentence(asked: ByHand) -> None:
    """For the one who answers it, with what bounds the answer."""
    wording = Narrator().narrate_question(asked.language, asked.key, question_of(asked))
    assert wording.text == asked.sentence


def test_every_type_of_question_has_an_example() -> None:
    """In English; that all languages ask all questions is shown where the languages are compared."""
    kinds = {kind for ruleset in RULESETS.values() for kind in ruleset.question_types}

    assert {type(question_of(asked)) for asked in ASKED if asked.language == "en"} == kinds
