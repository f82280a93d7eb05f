"""The data of the ruleset, counted against what the box is known to hold."""

from __future__ import annotations

from collections import Counter

import msgspec

from automa_rules.core.ruleset import SHARED_EVENTS
from automa_rules.expeditions import RULESET
from automa_rules.expeditions.cards import CARDS, DECK, Half, Target
from automa_rules.expeditions.figures import FIGURES
from automa_rules.expeditions.progress_card import LEVELS
from automa_rules.expeditions.region import ROUTES, START_LOCATIONS
from automa_rules.expeditions.terms import CATEGORIES, DECK_SIZE, LOCATIONS, MAX_TOKENS

RULE_EVENTS = tuple(kind for kind in RULESET.events if kind not in SHARED_EVENTS)


def test_the_box_and_the_deck() -> None:
    """14 cards, of which twelve are drawn; 24 maps; 8 and 4 glory; 7 categories; the human's coins."""
    assert tuple(range(1, 15)) == DECK
    assert len(DECK) - FIGURES.set_aside == 12
    assert (len(DECK), FIGURES.corruption_tokens) == (DECK_SIZE, 37)
    assert FIGURES.corruption_tokens + FIGURES.gears_tokens == MAX_TOKENS
    assert (FIGURES.map_tokens, FIGURES.automa_glory, FIGURES.human_glory, len(CATEGORIES)) == (24, 8, 4, 7)
    assert FIGURES.boxed_cards == ("017", "030", "056", "063")
    assert FIGURES.human_coins_for_glory_by_quests == (5, 6, 8, 10)
    assert (FIGURES.human_coins_for_corruption, FIGURES.search_range) == (2, 3)


def test_which_cards_have_symbols() -> None:
    """All but 1, 5, 8 advance; sweeps on 3, 4, 5 North, 12 and 13 Central; the ranges of numbers."""
    assert [number for number, card in CARDS.items() if not card.advances] == [1, 5, 8]
    assert [number for number, card in CARDS.items() if card.north.sweep] == [3, 4, 5]
    assert [number for number, card in CARDS.items() if card.central.sweep] == [12, 13]
    halves = [half for card in CARDS.values() for half in (card.north, card.central)]
    targets = [half.target for half in halves if half.target]
    assert {half.distance for half in halves} == {1, 2, 3}
    assert {target.glory for target in targets} == set(range(8))
    assert {target.take for target in targets if target.kind == "corruption"} == {1, 2, 3}
    assert {target.take for target in targets if target.kind != "corruption"} == {1}


def test_what_the_targets_are() -> None:
    """North: 5 maps, 6 corruption, 3 twenties. Central: 5 maps, 6 corruption, none on 7, 8 and 9."""
    north = Counter(card.north.target.kind for card in CARDS.values() if card.north.target)
    central = Counter(card.central.target.kind for card in CARDS.values() if card.central.target)
    assert north == {"map": 5, "corruption": 6, "corruption20": 3}
    assert central == {"map": 5, "corruption": 6}
    assert [number for number, card in CARDS.items() if card.central.target is None] == [7, 8, 9]


def test_the_cards_that_a_second_source_shows() -> None:
    """Card 1 needs 1 glory North and 5 with x2 Central; card 12 needs 6 and 1; card 8 needs 3 with x2."""
    assert CARDS[1].north == Half(sweep=False, target=Target("map", 1, 1), distance=1)
    assert CARDS[1].central == Half(sweep=False, target=Target("corruption", 5, 2), distance=1)
    assert CARDS[12].north.target == Target("corruption20", 6, 1)
    assert CARDS[12].central.target == Target("map", 1, 1)
    assert CARDS[8].north.target == Target("corruption", 3, 2)


def test_the_levels() -> None:
    """Eight ascending glory spaces, and one space behind the eighth; five levels, the fourth nameless."""
    for level in (1, 2, 3):
        known = LEVELS[level]
        assert known.glory_spaces is not None
        assert sorted(set(known.glory_spaces)) == list(known.glory_spaces)
        assert (len(known.glory_spaces), known.last_space) == (8, known.glory_spaces[-1] + 1)

    assert {level: known.name for level, known in LEVELS.items()} == {
        1: "Maszynette",
        2: "Maszyna",
        3: "Automaszyna",
        4: None,
        5: "Ultimaszyna",
    }


def test_the_regions() -> None:
    """Seven locations each; North from west to east, Central from east to west."""
    assert ROUTES == {
        "north": ("n1", "n2", "n3", "n4", "n5", "n6", "n7"),
        "central": ("c7", "c6", "c5", "c4", "c3", "c2", "c1"),
    }
    assert START_LOCATIONS == {"north": "n1", "central": "c7"}
    assert len(LOCATIONS) == 14


def test_every_fact_names_a_rule() -> None:
    """What an event cites can be looked up."""
    listed = [rule.id for rule in RULESET.rules]
    assert sorted(set(listed)) == sorted(listed)
    cited = {
        field.default
        for kind in RULE_EVENTS
        for field in msgspec.structs.fields(kind)
        if field.name == "rule" and isinstance(field.default, str)
    }
    assert cited <= set(listed)

    assert [kind for kind in RULE_EVENTS if "rule" not in kind.__struct_fields__] == []


def test_the_examples_are_documents_that_fit() -> None:
    """Setup, position, turn and action of the catalogue decode as their types."""
    examples = RULESET.examples
    msgspec.convert(examples["setup"], RULESET.setup)
    msgspec.convert(examples["position"], RULESET.position)
    msgspec.convert({"type": "automa_turn", **examples["automa_turn"]}, RULESET.automa_turn)
