"""How facts and refusals read: sentences written by hand, of those that are easily got wrong."""

# ruff: noqa: E501, RUF001 - a sentence stands in one line, and Japanese has commas and brackets of its own

from __future__ import annotations

import pytest

from automa_ledger.games.rulesets import RULESETS
from automa_ledger.narration.arguments import flatten_facts
from automa_ledger.narration.languages import LANGUAGES
from automa_ledger.narration.narrator import Narrator
from automa_ledger.narration.sentences import load_sentences
from automa_rules.core.ruleset import Candidate, Explanation
from tests.narration.by_hand import SENTENCES
from tests.narration.messages import messages


def test_a_sentence_reads_as_a_speaker_writes_it() -> None:
    """Its articles and numbers, its first letter, an empty list, and what is told of a change."""
    for told in (each for each in SENTENCES if each.key not in RULESETS):
        sentences, given = load_sentences(told.language), flatten_facts(told.facts)
        assert sentences.faults(told.key, given) == [], told
        assert sentences.format_message(told.key, given) == told.sentence, told


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Decided by: a wild die goes before others."),
        ("it", "Ha deciso: un dado jolly viene prima degli altri."),
        ("ja", "決め手：ワイルドのダイスが優先。"),
        ("pl", "Rozstrzygnęło: pierwszeństwo jokera."),
    ],
)
def test_a_wild_die_settles_something(language: str, sentence: str) -> None:
    """The name of its symbol alone says nothing of it."""
    text, _ = Narrator().narrate_explanation(language, "trismegistus", Explanation("R13", "wild"))

    assert text == sentence


STEPS = Explanation(
    "MOVE-WORKER",
    "reading_order",
    facts={
        "symbol": "move_worker",
        "unit": "worker",
        "origin": "r6c3",
        "selected_by": "reading_order",
        "selectable": [{"unit": "worker", "place": "r6c3", "distance_to_home": 1}],
        "left_out": {"r4c4": "enemy_unit"},
    },
)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "Selected: the worker at farm D7, of those equally near to the home base the first in reading order. Left out: lake E5 (an enemy unit stands there). Decided by: reading order.",
        ),
        (
            "it",
            "Selezionato: il lavoratore sulla fattoria D7, fra quelli ugualmente vicini alla base principale il primo nell'ordine di lettura. Esclusi: lago E5 (c'è un'unità avversaria). Ha deciso: ordine di lettura.",
        ),
        (
            "ja",
            "選択したユニット：農場D7のワーカー（本拠地まで同じ距離の中で、リーディングオーダーで最も先）。除外した領域：湖E5（敵ユニットがいる）。決め手：リーディングオーダー。",
        ),
        (
            "pl",
            "Wybrana jednostka: robotnik na farmie D7, pierwsza w kolejności czytania spośród równie bliskich bazy. Odpadają: jezioro E5 (stoi tam wroga jednostka). Rozstrzygnęło: kolejność czytania.",
        ),
    ],
)
def test_the_first_two_steps_of_a_move_are_explained(language: str, sentence: str) -> None:
    """Why this unit, what step 2 left out and why; the names hold the words of both."""
    text, names = Narrator().narrate_explanation(language, "scythe", STEPS)

    assert text == sentence
    assert {"reading_order", "worker", "r6c3", "r4c4", "enemy_unit", "distance_to_home"} <= names.keys()


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "ja"])
def test_a_name_at_the_beginning_of_a_sentence_has_a_capital(language: str) -> None:
    """`START` stands there, not `NAME`. Japanese has no capitals."""
    lacking = [
        key
        for key, message in messages(language).items()
        if "NAME" in message.beginnings
        and not key.startswith("name-")
        and key not in ("core-die", "core-place", "core-who", "core-whose")
    ]
    assert lacking == []


def test_the_dice_of_a_decision_are_named() -> None:
    """R10: they are compared by symbol and colour, and a page shows both in its language."""
    compared = Explanation("R10", "potency", (Candidate("mercury-black"), Candidate("tin-red")))
    _, names = Narrator().narrate_explanation("pl", "trismegistus", compared)
    assert (names["mercury-black"], names["tin-red"]) == ("czarna (rtęć)", "czerwona (cyna)")
