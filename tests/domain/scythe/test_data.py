"""The printed cards and mats, checked by what the rulebook and the components say of them as a whole."""

from __future__ import annotations

import ast
import re
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import automa_rules.scythe
from automa_rules.core.event import Event
from automa_rules.core.ruleset import SHARED_EVENTS
from automa_rules.scythe import RULESET
from automa_rules.scythe.board import TERRITORIES
from automa_rules.scythe.cards import AUTOMA_CARDS, COMBAT_CARD_COUNTS, COMBAT_DECK, power_column
from automa_rules.scythe.catalogue import RULES
from automa_rules.scythe.factions import CLOCKWISE, FACTIONS
from automa_rules.scythe.terms import (
    AUTOMA_DECK_SIZE,
    COMBAT_DECK_SIZE,
    TERRITORY_COUNT,
    Faction,
    Level,
    MechAbility,
    Scheme,
)
from automa_rules.scythe.trackers import TRACKERS

RULE_EVENTS = tuple(kind for kind in RULESET.events if kind not in SHARED_EVENTS)
SCHEMES: tuple[Scheme, ...] = (1, 2)


def test_combat_card_symbols_are_distributed_as_the_rulebook_says() -> None:
    """The 19 printed faces: combat symbols, stars (not on 4, 15, 17), gears (4, 7, 8, 17), boxes."""
    assert Counter(card.combat_cards for card in AUTOMA_CARDS.values()) == {0: 4, 1: 9, 2: 5, 3: 1}
    assert list(AUTOMA_CARDS) == list(range(1, 20))
    assert all(number == card.number for number, card in AUTOMA_CARDS.items())
    assert [card.number for card in AUTOMA_CARDS.values() if not card.star] == [4, 15, 17]
    assert [card.number for card in AUTOMA_CARDS.values() if card.autometta_skips] == [4, 7, 8, 17]
    assert Counter(card.resources for card in AUTOMA_CARDS.values()) == {0: 6, 1: 6, 2: 4, 3: 1, 4: 2}


@pytest.mark.parametrize(("power", "column"), [(0, 0), (7, 0), (8, 1), (13, 1), (14, 2), (16, 2)], ids=str)
def test_the_power_ranges(power: int, column: int) -> None:
    """The combat table's ranges are 0-7, 8-13 and 14 and more."""
    assert power_column(power) == column


def test_more_power_never_spends_less() -> None:
    """Along each combat table the power spent never falls; the rulebook's example 5 is on card 12 alone."""
    for card in AUTOMA_CARDS.values():
        assert list(card.power_spent) == sorted(card.power_spent)
        assert card.power_spent[0] >= 0
        assert card.power_spent[2] <= 7
    column = power_column(12)
    fitting = [
        card.number
        for card in AUTOMA_CARDS.values()
        if card.power_spent[column] == 5 and card.combat_cards == 2 and card.power_spent[power_column(1)] >= 1
    ]
    assert fitting == [12]


def test_rows_of_moves() -> None:
    """One to four symbols, one without a bracket; numbers on attacks on combat units; none twice."""
    for card in AUTOMA_CARDS.values():
        for scheme in SCHEMES:
            moves = card.half(scheme).moves
            assert 1 <= len(moves) <= 4
            assert any(symbol.only is None for symbol in moves)

    for card in AUTOMA_CARDS.values():
        for scheme in SCHEMES:
            for symbol in card.half(scheme).moves:
                assert (symbol.min_power > 0) == (symbol.symbol == "attack_combat")

    for card in AUTOMA_CARDS.values():
        for scheme in SCHEMES:
            moves = card.half(scheme).moves
            for faction in get_args(Faction):
                read = [symbol.symbol for symbol in moves if symbol.only in (None, faction)]
                assert len(read) == len(set(read))


@pytest.mark.parametrize(
    ("scheme", "symbols"),
    [
        (1, {"worker": 13, "mech": 5, "character": 7, "factory": 11, "combat": 3, "attack_worker": 2}),
        (2, {"worker": 8, "mech": 9, "character": 4, "factory": 8, "combat": 6, "attack_worker": 4}),
    ],
)
def test_how_often_each_move_symbol_is_printed(scheme: Scheme, symbols: dict[str, int]) -> None:
    """Counted on the 19 printed faces: Scheme II attacks twice as often as Scheme I."""
    printed = Counter(symbol.symbol for card in AUTOMA_CARDS.values() for symbol in card.half(scheme).moves)
    assert printed == {
        "move_worker": symbols["worker"],
        "move_mech": symbols["mech"],
        "move_character": symbols["character"],
        "encounter_factory": symbols["factory"],
        "attack_combat": symbols["combat"],
        "attack_worker": symbols["attack_worker"],
    }


@pytest.mark.parametrize(
    ("scheme", "power", "coins", "deployed", "combat_cards"), [(1, 15, 9, (8, 4), 2), (2, 24, 14, (6, 7), 4)]
)
def test_what_the_deck_gives_without_brackets(
    scheme: Scheme, power: int, coins: int, deployed: tuple[int, int], combat_cards: int
) -> None:
    """Counted on the 19 printed faces, the gains in brackets left out."""
    given: Counter[str] = Counter()
    for card in AUTOMA_CARDS.values():
        for gain in card.half(scheme).gains:
            given[gain.what] += gain.amount if gain.only is None else 0

    assert given == {
        "power": power,
        "coin": coins,
        "deploy_worker": deployed[0],
        "deploy_character_or_mech": deployed[1],
        "combat_card": combat_cards,
    }


def test_the_combat_deck() -> None:
    """42 cards: sixteen 2s, twelve 3s, eight 4s, six 5s; no more can be told than there is."""
    assert COMBAT_CARD_COUNTS == {2: 16, 3: 12, 4: 8, 5: 6}
    assert len(COMBAT_DECK) == 42
    assert len(AUTOMA_CARDS) == AUTOMA_DECK_SIZE
    assert len(COMBAT_DECK) == COMBAT_DECK_SIZE
    assert len(TERRITORIES) == TERRITORY_COUNT


@pytest.mark.parametrize(
    ("level", "spaces", "dry", "stars"),
    [
        ("autometta", 24, 5, (10, 15, 18, 20, 22, 23)),
        ("automa", 22, 4, (9, 14, 17, 19, 20, 21)),
        ("automaszyna", 19, 3, (9, 12, 14, 16, 17, 18)),
        ("ultimaszyna", 18, 0, (8, 11, 13, 15, 16, 17)),
    ],
)
def test_the_star_trackers(level: Level, spaces: int, dry: int, stars: tuple[int, ...]) -> None:
    """The printed tracker cards: spaces, spaces without water, full stars (the last space is one)."""
    tracker = TRACKERS[level]
    assert (tracker.spaces, tracker.dry, tracker.stars) == (spaces, dry, stars)
    assert tracker.stars[-1] == tracker.spaces - 1
    assert len(tracker.stars) == 6


def test_harder_trackers_never_give_a_star_later() -> None:
    """From Autometta to Ultimaszyna no star comes later than on the easier card, and water never later."""
    ordered = [TRACKERS[level] for level in get_args(Level)]
    for easier, harder in pairwise(ordered):
        assert harder.dry <= easier.dry
        assert all(late >= early for late, early in zip(easier.stars, harder.stars, strict=True))


@pytest.mark.parametrize(
    ("faction", "power", "cards"),
    [
        ("polania", 2, 3),
        ("saxony", 1, 4),
        ("crimea", 5, 0),
        ("nordic", 4, 1),
        ("rusviet", 3, 2),
        ("albion", 3, 0),
        ("togawa", 0, 2),
    ],
)
def test_what_the_mats_start_with(faction: Faction, power: int, cards: int) -> None:
    """The printed starting power and combat cards of each faction mat."""
    mat = FACTIONS[faction]
    assert (mat.starting_power, mat.starting_combat_cards) == (power, cards)


def test_each_mat_has_four_mechs_and_no_ability_is_lost() -> None:
    """Each mat covers four abilities, and together they are all that the rules know."""
    assert all(len(set(mat.mech_abilities)) == 4 for mat in FACTIONS.values())
    named = {ability for mat in FACTIONS.values() for ability in mat.mech_abilities}
    assert named == set(get_args(MechAbility))
    assert sorted(CLOCKWISE) == sorted(FACTIONS)
    assert sorted(FACTIONS) == sorted(get_args(Faction))


IDS = {rule.id for rule in RULES}
SHAPE = re.compile(r"^(R\d+|M\d+|T\d?[A-C]?|C\d(-C\d)?|[A-Z]{4,}(-[A-Z]+)*)$")


def _is_export(node: ast.stmt) -> bool:
    return isinstance(node, ast.Assign) and any(
        isinstance(target, ast.Name) and target.id == "__all__" for target in node.targets
    )


def cited() -> set[str]:
    """Every text in the rules' code that has the shape of a rule's name."""
    found: set[str] = set()
    for path in Path(automa_rules.scythe.__path__[0]).rglob("*.py"):
        module = ast.parse(path.read_text())
        code = [node for node in module.body if not _is_export(node)]
        for node in (found for top in code for found in ast.walk(top)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and SHAPE.match(node.value):
                found.add(node.value)
    return found


def test_every_cited_rule_is_in_the_catalogue() -> None:
    """Whatever rule a fact or a refusal names can be looked up."""
    assert len(cited()) > 30
    assert cited() - IDS == set()


@pytest.mark.parametrize("kind", RULE_EVENTS, ids=lambda kind: kind.__name__)
def test_every_kind_of_fact_names_a_rule(kind: type[Event]) -> None:
    """Each fact has a field for its rule, and a default there is in the catalogue."""
    rule = next(field for field in msgspec.structs.fields(kind) if field.name == "rule")
    assert rule.required or rule.default in IDS


def test_rulings_1_to_57_and_the_rules_for_several_players_are_in_the_catalogue() -> None:
    """R1 to R57 and M1 to M12, each once, each with a title and a source."""
    names = [rule.id for rule in RULES]
    assert len(names) == len(set(names))
    assert {f"R{number}" for number in range(1, 58)} <= set(names)
    assert {f"M{number}" for number in range(1, 13)} <= set(names)
    assert all(rule.title and rule.source for rule in RULES)
