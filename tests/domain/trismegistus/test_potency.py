"""Section 2 of a card: the potency that the die loses."""

from __future__ import annotations

import pytest

from automa_rules.trismegistus.events import ArtifactTaken, DieSetAside, DieTaken, GoldGained, PotencySpent
from tests.domain.trismegistus.table import card, given

ACTIVE = {"symbol": "lead", "colour": "white", "potency": 3}


@pytest.mark.parametrize(("cost", "left"), [(2, 1), (0, 3)])
def test_the_die_loses_the_cost(cost: int, left: int) -> None:
    """R15: 3 less 2 leaves 1, a cost of 0 takes nothing, and the die stays active."""
    table = given(automa={"die": ACTIVE}).when(card(cost=cost)).then(PotencySpent, cost=cost, potency=left)
    assert table.automa.die is not None
    assert (table.automa.die.potency, table.automa.spent) == (left, ())


def test_a_die_without_potency_goes_aside() -> None:
    """R15: 3 less 3 leaves nothing."""
    table = given(automa={"die": ACTIVE}).when(card(cost=3))
    table.then(PotencySpent, cost=3, potency=0)
    table.then(DieSetAside, symbol="lead", colour="white", number=1, shortfall=0, rule="R15")
    assert table.automa.die is None
    assert [die.colour for die in table.automa.spent] == ["white"]


def test_too_little_potency() -> None:
    """R16: a cost of 5 for a die of 3: it goes aside at once, and the action is carried out all the same.

    The reasons name the cost and what the die had.
    """
    table = given(automa={"die": ACTIVE}).when(card("copper black", 5, "gold"))
    table.then(DieSetAside, shortfall=2, rule="R16").then(GoldGained, amount=1).never(PotencySpent)
    why = table.why(DieSetAside)
    assert (why.decided_by, why.facts["potency_cost"], why.facts["potency"]) == ("shortfall", 5, 3)


def test_a_shortfall_is_forgotten() -> None:
    """Q8: the next die has its whole potency, 2 for the two copper dice, less its own card's cost of 1."""
    table = given(automa={"die": ACTIVE}, copper="black red", turn="automa", lead="red").when(card(cost=5))
    table = table.when({"type": "take_die", "symbol": "lead", "colour": "red"})
    table = table.when({"type": "end_turn", "potency": 1}).when(card(cost=1))
    table.then(DieTaken, potency=2).then(PotencySpent, cost=1, potency=1)


@pytest.mark.parametrize("cost", [3, 5])
def test_the_action_goes_by_the_die_that_has_just_gone_aside(cost: int) -> None:
    """Q9: the lead white goes aside in section 2, and the artifact is a white one. R16: so at a shortfall."""
    table = given(automa={"die": ACTIVE}).when(card("copper black", cost, "artifact"))
    table = table.asks("artifacts", colour="white").when({"type": "show_artifacts", "artifacts": ["air"]})
    table.then(ArtifactTaken, colour="white")
