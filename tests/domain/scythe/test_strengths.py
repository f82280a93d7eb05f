"""How strong the Automa is said to be: the figures are those of the rules as they are."""

from __future__ import annotations

from itertools import pairwise, product
from typing import get_args

from automa_rules.scythe import RULESET
from automa_rules.scythe.catalogue import STRENGTHS, Quartiles
from automa_rules.scythe.terms import Faction, Level
from tests.strengths.simulation import strength

FEW = 150
CLOSE = 2  # turns, between so few games and all of them
CLOSE_SCORE = 6


def test_each_level_and_faction_has_its_figures() -> None:
    """Once each, by this version of the rules, over thousands of games; the quartiles in their order."""
    assert STRENGTHS.rules_version == RULESET.version
    assert STRENGTHS.games >= 1000
    told = [(each.level, each.faction) for each in STRENGTHS.each]
    assert told == [*product(get_args(Level), get_args(Faction))]
    for each in STRENGTHS.each:
        for found in (each.turns, each.score):
            assert found.low <= found.median <= found.high


def test_a_higher_level_places_its_sixth_star_sooner() -> None:
    """Rulebook, Difficulty: from Autometta to Ultimaszyna each tracker has more stars, for every faction."""
    for faction in get_args(Faction):
        medians = [each.turns.median for each in STRENGTHS.each if each.faction == faction]
        assert all(slower >= faster for slower, faster in pairwise(medians)), faction


def test_the_rules_still_play_so() -> None:
    """A few games of a level and a faction, of other chance, come close to what is told."""
    told = next(each for each in STRENGTHS.each if (each.level, each.faction) == ("automa", "crimea"))
    found = strength("automa", "crimea", FEW, seed=1)
    assert _distance(found.turns, told.turns) <= CLOSE
    assert _distance(found.score, told.score) <= CLOSE_SCORE


def _distance(one: Quartiles, other: Quartiles) -> int:
    pairs = ((one.low, other.low), (one.median, other.median), (one.high, other.high))
    return max(abs(here - there) for here, there in pairs)
