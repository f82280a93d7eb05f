"""Every language says all that English says, of the same facts."""

from __future__ import annotations

import pytest
from babel import Locale

from automa_ledger.games.rulesets import RULESETS
from automa_ledger.narration.languages import DEFAULT_LANGUAGE, LANGUAGES
from automa_ledger.narration.titles import rule_key
from tests.narration.kinds import KINDS
from tests.narration.messages import cut_elsewhere, messages, repeated, unreadable

TRANSLATIONS = [language for language in LANGUAGES if language != DEFAULT_LANGUAGE]
RULE_TITLES = {rule_key(name, rule.id) for name, ruleset in RULESETS.items() for rule in ruleset.rules}
ENGLISH = messages(DEFAULT_LANGUAGE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_are_fluent(language: str) -> None:
    """Nothing that the parser had to pass over, and no message twice."""
    assert unreadable(language) == []
    assert repeated(language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_message_is_parsed_as_if_its_file_were(language: str) -> None:
    """A file is cut where Fluent's parser says that a message ends, and nothing of it is lost."""
    assert cut_elsewhere(language) == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_has_the_messages_of_english(language: str) -> None:
    """And the titles of the rules, whose English ones stand with the rules."""
    wanted = {*ENGLISH, *RULE_TITLES}

    assert sorted(wanted - set(messages(language))) == []
    assert sorted(set(messages(language)) - wanted) == []


def test_english_has_no_titles_of_rules() -> None:
    """They would hide those that stand with the rules."""
    assert not RULE_TITLES & set(ENGLISH)


def test_every_event_and_every_question_has_a_message() -> None:
    """In English, and so in all languages."""
    assert KINDS.keys() - ENGLISH.keys() == set()


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_tells_the_facts_that_english_tells(language: str) -> None:
    """Each fact in a message of English stands in the translation, and no other."""
    translated = messages(language)
    differing = {
        key: (sorted(ENGLISH[key].facts), sorted(translated[key].facts))
        for key in ENGLISH
        if key in translated and ENGLISH[key].facts != translated[key].facts
    }
    assert differing == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_the_functions_that_there_are(language: str) -> None:
    """Those that the sentences have, and no other."""
    used = {name for message in messages(language).values() for name in message.functions}

    words = {"A", "NAME", "START", "PLACE", "KIND", "FROM", "TO", "AT", "WHO", "WHOSE", "CAPITAL"}
    assert used <= words | {"CHANGE", "SIGN", "SIZE", "DICE", "COUNTED", "DECK"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_all_forms_of_the_language(language: str) -> None:
    """Those of CLDR for whole numbers; one of them, or `other`, stands for the rest."""
    form_of = Locale(language).plural_form
    forms = {form_of(number) for number in range(1000)}
    wrong = {
        key: sorted(choice.keys)
        for key, message in messages(language).items()
        for choice in message.choices
        if choice.is_plural
        if len(forms) == 1
        or not forms <= {"one" if form == "1" else form for form in choice.keys}
        or choice.default not in {form_of(1000), "other"}
    }
    assert wrong == {}
