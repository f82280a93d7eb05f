"""What one event tells, its neighbor does not tell again; and dice are told in one order."""

from __future__ import annotations

from itertools import permutations

import pytest

from automa_ledger.narration.languages import LANGUAGES
from automa_ledger.narration.narrator import Narrator, narrate_events
from automa_rules.core.event import Event
from automa_rules.scythe.events import BattlesDeclared, CombatBegan, ResourceBoxRead, ResourcesChanged
from automa_rules.trismegistus.events import DiceRolled
from automa_rules.trismegistus.terms import COLOURS, Symbol

FIGHT = CombatBegan("r6c3", "human", "automa")


def told(ruleset: str, *events: Event) -> list[tuple[int, str]]:
    """The places and texts of what is told."""
    found = narrate_events(Narrator().for_reader("human"), "en", ruleset, events)
    return [(place, fact.text) for place, fact in found]


def test_a_single_battle_is_told_when_its_combat_begins() -> None:
    """Several are told before the first; each step keeps its place in the commit."""
    attack = "You attack the Automa at farm D7."
    assert told("scythe", BattlesDeclared("human", ("r6c3",)), FIGHT) == [(1, attack)]
    several = BattlesDeclared("human", ("r6c3", "r4c3"))
    assert told("scythe", several, FIGHT) == [(0, "Combat at farm D7, tundra D5."), (1, attack)]


def test_the_resource_box_tells_what_it_places() -> None:
    """R30: other resources that change behind it are told."""
    box = ResourceBoxRead("r6c3", 14, 2, "food")
    text = "The resource box of card 14 shows 2: place 2 food at farm D7."
    assert told("scythe", box, ResourcesChanged("r6c3", "food", 2, "R30", there=2)) == [(0, text)]
    spent = ResourcesChanged("r6c3", "food", -2, "PLAYER", there=0)
    assert told("scythe", box, spent) == [(0, text), (1, "2 food removed from farm D7 (none left).")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_are_told_in_the_order_of_the_print(language: str) -> None:
    """Iron, mercury, tin, copper, lead, wild; black, white, red: however they were rolled or stored."""
    narrator = Narrator(max_bytes=0)
    texts = set()
    bowls_there: tuple[Symbol, ...] = ("iron", "copper", "lead")
    for symbols in permutations(bowls_there):
        for colours in permutations(COLOURS):
            bowls = {symbol: dict.fromkeys(colours, 1) for symbol in symbols}
            texts.add(narrator.narrate(language, "trismegistus", DiceRolled(bowls, rule="R10")).text)
    (text,) = texts
    names = [narrator.name(language, word) for word in bowls_there]
    assert sorted(names, key=text.index) == names
