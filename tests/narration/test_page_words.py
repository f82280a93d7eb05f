"""The table page speaks as the sentences do: what a player reads in both is called by one word."""

from __future__ import annotations

import pytest

from automa_ledger.narration.languages import DEFAULT_LANGUAGE, LANGUAGES
from automa_ledger.narration.messages import message_files
from tests.narration.messages import PAGE, messages, page_messages, repeated_on_page

SAME = {
    "power": "name-power",
    "popularity": "name-popularity",
    "combat-cards": "name-combat-cards",
    "tracker": "name-tracker",
    "unit-character": "name-character",
    "unit-mech": "name-mech",
    "unit-worker": "name-worker",
    "structure-bonus": "name-structure-bonus",
    "black-die": "name-black-die",
    "token-orange": "name-orange",
    "token-turquoise": "name-turquoise",
    "row-masterpiece": "name-masterpiece",
}
"""Messages of the page, and the names that mean the same; a name may have an article."""


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != DEFAULT_LANGUAGE])
def test_the_page_says_all_in_every_language(language: str) -> None:
    """Each message that it has in English, with the same facts."""
    english = {key: message.facts for key, message in page_messages(DEFAULT_LANGUAGE).items()}

    assert {key: message.facts for key, message in page_messages(language).items()} == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_page_and_sentences_have_one_apostrophe(language: str) -> None:
    """The one that every keyboard has: they stand side by side on the screen."""
    texts = [*(source for _, source in message_files(language)), (PAGE / f"{language}.ftl").read_text()]

    assert [text for text in texts if "\N{RIGHT SINGLE QUOTATION MARK}" in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_of_the_page_hides_another(language: str) -> None:
    """Of two with one key the first is said: the audit's verdict was once a switch for sounds."""
    assert repeated_on_page(language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_calls_things_by_the_names_that_sentences_have(language: str) -> None:
    """Power, the star tracker, units: who reads a step finds its word on the page."""
    page, sentences = page_messages(language), messages(language)
    differing = {
        key: (page[key].words, sentences[name].words)
        for key, name in SAME.items()
        if not sentences[name].words.lower().endswith(page[key].words.lower())
    }
    assert differing == {}
