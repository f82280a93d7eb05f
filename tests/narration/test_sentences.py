"""Every fact that can be told, and every question, has a sentence without a gap, in every language."""

from __future__ import annotations

import re

import msgspec
import pytest

from automa_ledger.games.rulesets import RULESETS
from automa_ledger.narration.arguments import flatten_facts, public_facts
from automa_ledger.narration.languages import DEFAULT_LANGUAGE, LANGUAGES
from automa_ledger.narration.narrator import Narrator
from automa_ledger.narration.sentences import Sentences, load_sentences
from automa_rules.core.event import Doubted
from tests.narration.games import with_states
from tests.narration.kinds import KINDS
from tests.narration.samples import samples, words

TRANSLATIONS = [language for language in LANGUAGES if language != DEFAULT_LANGUAGE]
EVERYWHERE = pytest.mark.parametrize("language", LANGUAGES)
CLOSED_SETS = [(key, field, events) for key, kind in KINDS.items() for field, events in words(kind).items()]
"""Of each message and field that holds a word of a closed set, an event for each of its words."""
LOOSE_ENDS = re.compile(r"[{}]| {2}| [,.;:]|^\s|\s$|\?\?|\bnone\b(?! (is )?left)|\w_\w|\br\dc\d\b")
"""What no sentence holds: a fact that was not there, a word that was not chosen, an id, an empty part."""
KEYS = re.compile(rf"\b({'|'.join((*RULESETS, 'core', 'name'))})-[a-z]")
"""The name of a message in place of the message."""


def told(sentences: Sentences, key: str, event: msgspec.Struct) -> str:
    """The sentence of an event or question, which has no fault."""
    given = flatten_facts(public_facts(event))
    assert sentences.faults(key, given) == [], (key, event)
    return sentences.format_message(key, given)


@EVERYWHERE
def test_an_event_or_question_is_told_whatever_it_holds(language: str) -> None:
    """With every word and with numbers of every form: no fault, and nothing left over."""
    for key, event in ((key, event) for key, kind in KINDS.items() for event in samples(kind)):
        if isinstance(event, Doubted):  # told by the sentence of its refusal
            continue
        text = told(load_sentences(language), key, event)
        assert text, (key, event)
        assert key == "core-corrected" or not LOOSE_ENDS.search(text), (key, text, event)


@EVERYWHERE
def test_what_english_tells_apart_is_told_apart(language: str) -> None:
    """Where the words of a closed set make different sentences in English, they do in every language."""
    for key, field, events in CLOSED_SETS:
        english = [told(load_sentences(DEFAULT_LANGUAGE), key, event) for event in events]
        texts = [told(load_sentences(language), key, event) for event in events]
        assert len(set(texts)) >= len(set(english)), (key, field, texts)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_word_is_translated_wherever_it_stands(language: str) -> None:
    """No id shows in a sentence, unless it is what the language prints."""
    sentences = load_sentences(language)
    for key, field, event in ((key, field, event) for key, field, events in CLOSED_SETS for event in events):
        word = str(getattr(event, field))
        text = told(sentences, key, event)
        raw = re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text)
        assert raw is None or word in sentences.name(word).lower(), (key, word, text)


@EVERYWHERE
@pytest.mark.parametrize("name", RULESETS)
def test_random_games_are_told(language: str, name: str) -> None:
    """Each fact of some whole games, without any id, and why it came so."""
    narrator = Narrator()
    for before, event in with_states(name):
        step = narrator.narrate(language, name, event)
        assert step.text
        assert not LOOSE_ENDS.search(step.text), step
        assert not KEYS.search(step.text), step
        explanation = RULESETS[name].explain(before, event)
        assert explanation is None or narrator.narrate_explanation(language, name, explanation)[0], step
