"""Every id that people would read has a printed name."""

from __future__ import annotations

import re
from typing import Any

import pytest

from automa_ledger.games.rulesets import RULESETS
from automa_ledger.narration.languages import LANGUAGES
from automa_ledger.narration.sentences import Sentences
from automa_ledger.narration.titles import named_ids, names
from automa_rules.core.ruleset import Ruleset
from automa_rules.expeditions.card_pack import PackedCard
from automa_rules.scythe.factions import FACTIONS
from automa_rules.scythe.state import Options as ScytheOptions
from automa_rules.trismegistus.catalogue import NOT_KNOWN
from automa_rules.trismegistus.state import Options as TrismegistusOptions
from tests.narration.games import with_states
from tests.narration.words import words

BOXED = re.compile("0[0-9]{2}")
"""The numbers printed on cards of Expeditions are their names."""
RULESET_NAMES = frozenset(RULESETS)
"""A card pack names its ruleset, which has a title."""

FURTHER: dict[str, tuple[str, ...]] = {
    "scythe": (
        *(mat.faction_ability for mat in FACTIONS.values()),
        *(mat.colour for mat in FACTIONS.values()),
        *ScytheOptions.__struct_fields__,
        "home",
        "mat",
        "r3c3",
    ),
    "scythe_card": tuple(mat.faction_ability for mat in FACTIONS.values()),
    "expeditions": (
        *(name for name in PackedCard.__struct_fields__ if name not in ("level", "name")),
        "glory_coins_adjustment",
        "orange",
        "turquoise",
    ),
    "trismegistus": (*NOT_KNOWN, *TrismegistusOptions.__struct_fields__, "blue", "amber"),
}
"""Words that are not values of a closed set: options, what is missing, words inside catalogues and ids."""


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
def test_every_word_of_a_ruleset_has_a_name(ruleset: Ruleset[Any]) -> None:
    """The values of closed sets in states, events, questions and catalogue, and the types of questions."""
    named = {*named_ids(ruleset.name), *ruleset.places}

    lacking = {
        word: place
        for word, place in words(ruleset).items()
        if word not in named and not BOXED.fullmatch(word) and word not in RULESET_NAMES
    }
    assert lacking == {}
    assert sorted(set(FURTHER[ruleset.name]) - named) == []


@pytest.mark.parametrize("name", RULESETS)
def test_every_word_of_an_explanation_has_a_name(name: str) -> None:
    """What settled a decision, what was counted, and why something was left out, in some random games."""
    used: set[str | None] = set()
    for state, event in with_states(name):
        reasons = None if state is None else RULESETS[name].explain(state, event)
        if reasons is not None:
            used |= {reasons.decided_by, *(each.refused for each in reasons.candidates)}
            used |= {score for each in reasons.candidates for score in each.scores}
            used |= {reasons.facts.get("selected_by"), *reasons.facts.get("left_out", {}).values()}
    used -= {None, ""}

    assert len(used) > 2
    assert {word for word in used if word not in named_ids(name)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_names_are_told_in_every_language(language: str, ruleset: str) -> None:
    """None is empty, and none holds a fact that nobody gives."""
    told = names(ruleset, language)

    assert set(told) == {*named_ids(ruleset), *RULESETS[ruleset].places}
    assert all(name.strip() == name and name and "{" not in name for name in told.values())


def test_a_ruleset_that_has_no_file_has_the_words_of_all_games() -> None:
    """So an app can label the seats at least."""
    assert names("counter", "en")["automa"] == "Automa"


@pytest.mark.parametrize(
    ("word", "name"),
    [
        ("automa", "Automa"),
        ("automa2", "Automa 2"),
        ("hand:human2", "Human 2"),
        ("automa:automa", "Automa"),
        ("iron-black", "black (iron)"),
        ("orange-3", "orange 3"),
        ("workers_or_maps", "workers or map tokens"),
        ("r3c3", "the Factory"),
        ("r3c4", "mountain E4"),
        ("home_crimea", "the home base of Crimea"),
        ("anna", "anna"),
        ("-", "-"),
        ("a-", "a-"),
        ("", ""),
    ],
)
def test_an_id_is_named_by_its_parts(word: str, name: str) -> None:
    """An id that has no name stands for itself."""
    assert Sentences("en").name(word) == name
