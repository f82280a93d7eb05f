"""Each fact of Expeditions has its sentence."""

from __future__ import annotations

import re
from random import Random

import pytest

from automa_ledger.narration.arguments import flatten_facts, public_facts
from automa_ledger.narration.languages import LANGUAGES
from automa_ledger.narration.narrator import Narrator, message_key
from automa_ledger.narration.sentences import Sentences
from automa_rules.core.event import Corrected, Event
from automa_rules.core.ruleset import SHARED_EVENTS
from automa_rules.expeditions import RULESET
from tests.domain.expeditions.table import face_up, given
from tests.properties.expeditions_games import Game

RULE_EVENTS = tuple(kind for kind in RULESET.events if kind not in SHARED_EVENTS)


@pytest.fixture(scope="module")
def english() -> Sentences:
    """The messages of the language."""
    return Sentences("en")


@pytest.mark.parametrize("kind", RULE_EVENTS)
def test_every_fact_has_a_sentence(english: Sentences, kind: type[Event]) -> None:
    """Found by the name of its type."""
    assert english.has(message_key("expeditions", kind))


@pytest.mark.parametrize("seed", range(40))
def test_sentences_use_only_facts_that_are_there(english: Sentences, seed: int) -> None:
    """No sentence of a random game has a fault."""
    game = Game(Random(seed))  # noqa: S311 - a game of a test
    for _ in game.play():
        pass
    for fact in game.log:
        if isinstance(fact, RULE_EVENTS):
            assert (
                english.faults(message_key("expeditions", type(fact)), flatten_facts(public_facts(fact)))
                == []
            )


def test_the_story_of_a_turn() -> None:
    """The rulebook's vanquish example, told."""
    table = given(
        automa={"north": "n2", "glory": 3},
        human={"mech": "n3"},
        locations=[face_up("n2"), face_up("n3"), face_up("n5", "orange-3", "turquoise-4")],
    )
    narrator = Narrator()

    told = [narrator.narrate("en", "expeditions", fact).text for fact in table.automa(8)]

    assert told == [
        "The Automa follows card 8; 11 cards are left.",
        "The North mech looks for corruption and finds it at N5, 2 locations ahead.",
        ("The North mech moves 2 locations east, from N2 to N5 (N3, where you stand, is skipped)."),
        (
            "The Automa vanquishes 2 tokens (x2 on its card) at N5, from the top: turquoise 4, orange 3. "
            "None is left there; the Automa has 2 now."
        ),
        "Central mech: the card shows no target.",
        "The Central mech moves 1 location west, from C7 to C6.",
        "It is your turn.",
    ]


SETTABLE = (
    *("/human", "/human/mech", "/human/coins", "/human/maps", "/human/corruption", "/human/twenty"),
    *("/human/glory", "/human/solved_quests", "/human/item_coins", "/automa", "/automa/north"),
    *("/automa/central", "/automa/progress", "/automa/glory", "/automa/maps", "/automa/corruption"),
    *("/automa/twenty", "/locations/3", "/locations/3/face_up", "/locations/3/map"),
    *("/locations/3/corruption", "/locations/3/twenty", "/locations/3/reveals", "/turn", "/end"),
    *("/end/by", "/end/turns_left", "/deck/drawn", "/boxed", "/glory_coins_adjustment"),
    *("/progress_card/level", "/progress_card/name", "/progress_card/glory_spaces"),
    *("/progress_card/last_space", "/progress_card/coins_for_glory", "/progress_card/coins_for_map"),
    "/progress_card/coins_for_corruption",
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_corrected_value_is_told_by_its_name(language: str) -> None:
    """Each value that can be set has a sentence of its own, without an id in it, a location by its place."""
    told = {
        pointer: Narrator().narrate(language, "expeditions", Corrected(pointer, 4, "")).text
        for pointer in SETTABLE
    }
    assert len({*told.values()}) == len(SETTABLE)
    assert [text for text in told.values() if re.search(r"[/_{}]", text)] == []
    assert all("N4" in text for pointer, text in told.items() if pointer.startswith("/locations/"))


def test_a_correction_reads_as_a_sentence() -> None:
    """In English, with a location by its coordinate and tokens by their names."""
    event = Corrected("/locations/9/corruption", ["orange-3", "turquoise-4"], "counted again")
    assert Narrator().narrate("en", "expeditions", event).text == (
        "Correction: corruption at C3 from bottom to top, now orange 3, turquoise 4 (counted again)."
    )
