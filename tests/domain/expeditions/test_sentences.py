"""Each fact and each refusal of Expeditions has its English sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from random import Random

import pytest

from domain.core.event import Event
from domain.expeditions import events as ev
from service.narration.arguments import arguments, facts_of
from service.narration.narrator import Narrator, message_key
from service.narration.sentences import Sentences
from tests.domain.expeditions.table import face_up, given
from tests.properties.expeditions_games import Game


@pytest.fixture(scope="module")
def english() -> Sentences:
    """The messages of the language."""
    return Sentences("en")


@pytest.mark.parametrize("kind", ev.RULE_EVENTS)
def test_every_fact_has_a_sentence(english: Sentences, kind: type[Event]) -> None:
    """Found by the name of its type."""
    assert english.has(message_key("expeditions", kind))


def _codes() -> Iterator[str]:
    for module in files("domain.expeditions").iterdir():
        if module.name.endswith(".py"):
            yield from re.findall(r'Rejected\(\s*"(\w+)"', module.read_text(encoding="utf-8"))


@pytest.mark.parametrize("code", sorted({*_codes()} - {"game_not_begun", "action_unknown"}))
def test_every_refusal_has_a_sentence(english: Sentences, code: str) -> None:
    """But those two that no client of the service can get."""
    keys = [f"{family}-rejected-{code}".replace("_", "-") for family in ("expeditions", "core")]

    assert any(map(english.has, keys))


@pytest.mark.parametrize("seed", range(40))
def test_sentences_use_only_facts_that_are_there(english: Sentences, seed: int) -> None:
    """No sentence of a random game has a fault."""
    game = Game(Random(seed))  # noqa: S311 - a game of a test
    for _ in game.play():
        pass
    for fact in game.log:
        if isinstance(fact, ev.RULE_EVENTS):
            assert english.faults(message_key("expeditions", type(fact)), arguments(facts_of(fact))) == []


def test_the_story_of_a_turn() -> None:
    """The rulebook's vanquish example, told."""
    table = given(
        automa={"north": "n2", "glory": 3},
        human={"mech": "n3"},
        locations=[face_up("n2"), face_up("n3"), face_up("n5", "orange-3", "turquoise-4")],
    )
    narrator = Narrator()

    told = [narrator.tell("en", "expeditions", fact).text for fact in table.automa(8)]

    assert told == [
        "The Automa follows card 8; 11 cards are left.",
        "The North mech looks for corruption and finds it at N5, 2 locations on.",
        (
            "The North mech moves 2 locations east, from N2 to N5; "
            "N3, where you stand, is skipped and not counted."
        ),
        (
            "The Automa vanquishes 2 tokens (x2 on its card) at N5, from the top: turquoise 4, orange 3. "
            "None is left there; the Automa has 2 now."
        ),
        "The card gives the Central mech no target.",
        "The Central mech moves 1 location west, from C7 to C6.",
        "It is your turn.",
    ]
