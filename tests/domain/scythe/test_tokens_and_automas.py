"""Flags and Traps beside an Automa (R47, R48)."""

from __future__ import annotations

import pytest

from automa_rules.scythe.events import (
    CoinsChanged,
    CombatCardsPaid,
    PopularityChanged,
    PowerChanged,
    TokenPlaced,
    UnitMoved,
)
from tests.domain.scythe.table import automa, card, given, human


@pytest.mark.parametrize("faction", ["albion", "togawa"])
def test_an_automa_places_no_tokens(faction: str) -> None:
    """R47: its character moves (card 14: encounter or Factory) and no token is placed."""
    after = given(automa(faction, character="r1c1" if faction == "albion" else "r5c6")).when(card(14))
    after.then(UnitMoved, unit="character").never(TokenPlaced)
    assert after.automa.tokens == ()


def test_a_trap_does_nothing_to_an_automa() -> None:
    """R48: the Automa enters a human Togawa's trap like any territory, without loss; disarmed, it stays."""
    table = given(human("togawa", tokens=["r1c4"]), automa("nordic", workers=["r0c4", "r0c5"]))
    # Card 3: the worker goes to r1c4 (worked value of the notes), then 3 power.
    after = table.when(card(3)).then(UnitMoved, to="r1c4")
    after.never(CoinsChanged).never(PopularityChanged).never(CombatCardsPaid)
    assert [fact.amount for fact in after.all(PowerChanged)] == [3]
    assert (after.human.tokens, after.human.disarmed) == (("r1c4",), ("r1c4",))
