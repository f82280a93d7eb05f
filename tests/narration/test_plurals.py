"""Numbers take the forms of the language: examples by speakers' grammar, not by the program."""

from __future__ import annotations

import pytest
from babel import Locale

from automa_ledger.narration.arguments import flatten_facts
from automa_ledger.narration.languages import LANGUAGES
from automa_ledger.narration.sentences import load_sentences

WORKERS: dict[str, dict[int, str]] = {
    "en": {1: "The human's worker ", 2: "2 of the human's workers "},
    "it": {1: "Un lavoratore ", 2: "2 lavoratori "},
    "ja": {2: "ワーカー2体"},
    "pl": {1: "Robotnik ", 2: "2 robotnicy", 5: "5 robotników"},
}
"""The beginning of what is told when so many workers move."""


@pytest.mark.parametrize(
    ("language", "count", "words"),
    [(language, count, words) for language, forms in WORKERS.items() for count, words in forms.items()],
)
def test_workers_are_counted(language: str, count: int, words: str) -> None:
    """In the fact that units moved."""
    facts = {"seat": "human", "unit": "worker", "origin": "r6c3", "to": "r6c4", "count": count}

    told = load_sentences(language).format_message("scythe-units-moved", flatten_facts(facts))

    assert words in told


NUMBERS = (0, 1, 2, 5, 12, 22, 25)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("unit", ["worker", "mech"])
def test_numbers_of_one_form_are_told_alike(language: str, unit: str) -> None:
    """And those of different forms are not: 2 and 22 are alike in Polish, 12 and 22 are not."""
    facts = {"seat": "human", "unit": unit, "origin": "home", "to": "mat"}
    tell = load_sentences(language).format_message
    form_of = Locale(language).plural_form
    alike = [[each for each in NUMBERS if form_of(each) == form] for form in {*map(form_of, NUMBERS)}]

    forms = [
        {
            tell("scythe-units-moved", flatten_facts({**facts, "count": number})).replace(str(number), "#", 1)
            for number in numbers
        }
        for numbers in alike
    ]

    assert [len(texts) for texts in forms] == [1] * len(alike)
    assert len(set().union(*forms)) == len(alike)
