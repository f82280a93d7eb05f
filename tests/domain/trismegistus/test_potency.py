"""Section 2 of a card: the potency that the die loses."""

from __future__ import annotations

from domain.trismegistus.events import ArtifactTaken, DieSetAside, DieTaken, GoldGained, PotencySpent
from tests.domain.trismegistus.table import card, given

ACTIVE = {"symbol": "lead", "colour": "white", "potency": 3}


def test_the_die_loses_the_cost() -> None:
    """R15: 3 less 2 leaves 1, and the die stays active."""
    table = given(automa={"die": ACTIVE}).when(card(cost=2)).then(PotencySpent, cost=2, potency=1)

    assert table.automa.die is not None
    assert table.automa.die.potency == 1
    assert table.automa.spent == ()


def test_a_die_without_potency_goes_aside() -> None:
    """R15: 3 less 3 leaves nothing."""
    table = given(automa={"die": ACTIVE}).when(card(cost=3))

    table.then(PotencySpent, cost=3, potency=0)
    table.then(DieSetAside, symbol="lead", colour="white", number=1, shortfall=0, rule="R15")
    assert table.automa.die is None
    assert [die.colour for die in table.automa.spent] == ["white"]


def test_too_little_potency() -> None:
    """R16: a cost of 5 for a die of 3: it goes aside at once, and the action is carried out all the same."""
    table = given(automa={"die": ACTIVE}).when(card("copper black", 5, "gold"))

    table.then(DieSetAside, shortfall=2, rule="R16").then(GoldGained, amount=1).never(PotencySpent)


def test_a_shortfall_is_forgotten() -> None:
    """Q8: the next die has its whole potency, 2 for the two copper dice, less its own card's cost of 1."""
    table = given(automa={"die": ACTIVE}, copper="black red", turn="automa", lead="red").when(card(cost=5))
    table = table.when({"type": "take_die", "symbol": "lead", "colour": "red"})
    table = table.when({"type": "end_turn", "potency": 1}).when(card(cost=1))

    table.then(DieTaken, potency=2).then(PotencySpent, cost=1, potency=1)


def test_a_cost_of_nothing() -> None:
    """R15: section 2 always applies; a cost of 0 takes nothing, and the die stays active."""
    table = given(automa={"die": ACTIVE}).when(card(cost=0)).then(PotencySpent, cost=0, potency=3)

    assert table.automa.die is not None


def test_the_action_goes_by_the_die_that_has_just_gone_aside() -> None:
    """Q9: the lead white goes aside in section 2, and the artifact is still a white one."""
    table = given(automa={"die": ACTIVE}).when(card("copper black", 3, "artifact"))

    table.asks("artifacts", colour="white").when({"type": "show_artifacts", "artifacts": ["air"]}).then(
        ArtifactTaken, colour="white"
    )


def test_the_action_goes_by_the_die_that_fell_short() -> None:
    """Q9, R16: so too when the cost was greater than what was left."""
    table = given(automa={"die": ACTIVE}).when(card("copper black", 5, "artifact"))

    table.asks("artifacts", colour="white")


def test_why_a_die_went_aside() -> None:
    """R16: the reasons name the cost and what the die had."""
    why = given(automa={"die": ACTIVE}).when(card(cost=5)).why(DieSetAside)

    assert why.decided_by == "shortfall"
    assert (why.facts["potency_cost"], why.facts["potency"]) == (5, 3)
