"""The rulebook's adjustments of difficulty and personality: each alone and with the others (R49, R53)."""

from __future__ import annotations

from typing import Any

import pytest

from automa_rules.core.ruleset import Ruleset
from automa_rules.scythe import RULESET
from automa_rules.scythe.events import (
    CoinsChanged,
    CombatBegan,
    CombatCardFlipped,
    CombatDeckRenewed,
    GainFailed,
    MoveRowEnded,
    PowerChanged,
    SymbolRefused,
    TurnEnded,
    TurnSkipped,
    UnitDeployed,
    UnitMoved,
)
from automa_rules.scythe.questions import FightAsked, FlipAsked
from automa_rules.scythe.state import State
from tests.domain.scythe.table import WATER, Table, automa, card, given, human

RULES: Ruleset[State] = RULESET

HIGH = {"combat_discards": [2] * 16 + [3] * 12}
"""A virtual deck in which only fours and fives are left: every flip stops."""
LOW = {"combat_discards": [4] * 8 + [5] * 6}
"""A virtual deck of twos and threes: no flip stops."""


def played(number: int, *players: dict[str, Any], decks: dict[str, Any] = LOW, **options: object) -> Table:
    """An Automa's turn under these options."""
    return given(*(players or (automa(workers=["r0c4"]),)), options=options, decks=decks).when(card(number))


@pytest.mark.parametrize("level", ["automa", "automaszyna", "ultimaszyna"])
def test_skip_turns(level: str) -> None:
    """Skip turns as on Autometta: card 4 is skipped on any level with the option, card 3 never."""
    one = automa(level=level, workers=["r0c4"])
    played(4, one, skip_turns=True).then(TurnSkipped, card=4).then(TurnEnded).never(UnitMoved)
    played(3, one, skip_turns=True).never(TurnSkipped)
    played(4, one).never(TurnSkipped)


@pytest.mark.parametrize(("modifier", "coins"), [(-2, 0), (-1, 0), (0, 1), (1, 2), (2, 3)])
def test_coins_more_or_less(modifier: int, coins: int) -> None:
    """R49: card 5 gives one coin; never less than none."""
    assert played(5, coins=modifier).automa.coins == 5 + coins


@pytest.mark.parametrize(("modifier", "power"), [(-2, 1), (-1, 2), (1, 4), (2, 5)])
def test_power_more_or_less(modifier: int, power: int) -> None:
    """R49: card 3 gives three power."""
    assert played(3, automa(power=0), power=modifier).automa.power == power


def test_modifiers_only_where_the_card_gives_any() -> None:
    """R49, R44: card 3 gives no coin, 5 no power; Crimea card 2 three coins; 1 and 1 less 2 is none."""
    played(3, coins=2).never(CoinsChanged)
    played(5, power=2).never(PowerChanged)
    assert played(2, automa("crimea"), human("saxony"), coins=1).automa.coins == 8
    ultima = automa(level="ultimaszyna")
    played(5, ultima, coins=-2).then(GainFailed, what="coin", reason="modified_to_nothing")
    assert played(5, ultima, coins=-1).automa.coins == 6


def test_a_flipped_four_or_five_ends_the_move_row() -> None:
    """R53: no move, the rest of the card is done; 2 or 3 moves; staying is tested, no invalid move."""
    after = played(3, decks=HIGH, test_moves=True)
    after.in_order(CombatCardFlipped, MoveRowEnded, PowerChanged, TurnEnded).never(UnitMoved)
    flip = after.one(CombatCardFlipped)
    assert flip.stops
    assert flip.value in (4, 5)
    assert after.state.combat_deck.discards[-1] == flip.value
    after = played(3, test_moves=True).in_order(CombatCardFlipped, UnitMoved)
    assert not after.one(CombatCardFlipped).stops
    crimea = automa("crimea", workers=["r6c3", "r7c3"])
    played(3, crimea, human("saxony"), test_moves=True).then(UnitMoved, origin="r6c3", to="r6c3").then(
        CombatCardFlipped
    )
    played(3, automa(), test_moves=True).then(SymbolRefused).never(CombatCardFlipped)


def test_each_deployment_is_tested_alone() -> None:
    """R53: Rusviet's card 8 flips twice; card 5's coin comes; no worker, no flip; moves by another option."""
    rusviet = automa("rusviet", workers=["r2c6"])
    stopped = played(8, rusviet, decks=HIGH, test_deployments=True).never(UnitDeployed)
    assert len(stopped.all(GainFailed, reason="combat_card_test")) == 2
    assert len(stopped.all(CombatCardFlipped)) == 2
    stopped.then(UnitMoved)
    assert len(played(8, rusviet, test_deployments=True).all(UnitDeployed)) == 2
    played(5, decks=HIGH, test_deployments=True).never(UnitDeployed).then(CoinsChanged, amount=1)
    full = automa(workers=["r0c4"] * 8)
    played(5, full, test_deployments=True).never(CombatCardFlipped).then(GainFailed, reason="none_left")
    assert len(played(5, test_moves=True).all(CombatCardFlipped)) == 1
    assert len(played(5, test_deployments=True).all(CombatCardFlipped)) == 1
    assert len(played(5, test_moves=True, test_deployments=True).all(CombatCardFlipped)) == 2
    played(5).never(CombatCardFlipped)


def test_all_moves() -> None:
    """R53: card 10 moves a mech and then a worker; one flip a valid move; the first 4 or 5 ends the row."""
    one = automa(workers=["r0c4"], mechs=["r0c5"])
    assert [move.unit for move in played(10, one, all_moves=True).all(UnitMoved)] == ["mech", "worker"]
    assert [move.unit for move in played(10, one).all(UnitMoved)] == ["mech"]
    one = automa(workers=["r0c4"], mechs=["r0c5"])
    assert len(played(10, one, all_moves=True, test_moves=True).all(CombatCardFlipped)) == 2
    stopped = played(10, one, decks=HIGH, all_moves=True, test_moves=True).never(UnitMoved)
    assert len(stopped.all(CombatCardFlipped)) == 1


def test_the_table_flips_real_cards() -> None:
    """R53 with a physical deck: the turn asks for the flipped card, and goes on with the answer."""
    decks = {"combat": "physical", "combat_discards": [5] * 6}
    asked = played(5, decks=decks, test_moves=True, test_deployments=True)
    (question,) = RULES.questions(asked.state)
    assert isinstance(question, FlipAsked)
    asked.refuses({"type": "flip", "value": 5}, "combat_card_not_left", value=5, left=0)
    asked.refuses({"type": "gain", "coins": 1}, "question_open", answer="flip")
    # A 4 ends the row; then the deployment asks for its own flip.
    stopped = asked.when({"type": "flip", "value": 4}).then(MoveRowEnded).never(UnitMoved)
    assert isinstance(RULES.questions(stopped.state)[0], FlipAsked)
    stopped.when({"type": "flip", "value": 2}).in_order(UnitDeployed, CoinsChanged, TurnEnded)
    moved = asked.when({"type": "flip", "value": 2}).then(UnitMoved)
    after = moved.when({"type": "flip", "value": 4}).then(GainFailed, reason="combat_card_test")
    after.then(CoinsChanged).then(TurnEnded)
    assert after.state.combat_deck.discards == (5, 5, 5, 5, 5, 5, 2, 4)


def test_an_empty_deck_is_renewed_before_the_flip() -> None:
    """Base rules: the discards form a new deck; where there are none either, nothing is tested."""
    # 42 cards: the human holds all but three, which are discarded.
    decks = {"combat": "physical", "combat_discards": [2, 2, 2]}
    players = (human(combat_cards=39), automa(workers=["r0c4"], combat_cards=0))
    played(3, *players, decks=decks, test_moves=True).then(CombatDeckRenewed)
    none = (human(combat_cards=42), automa(workers=["r0c4"], combat_cards=0))
    played(3, *none, decks={"combat": "physical"}, test_moves=True).then(UnitMoved).then(TurnEnded)


def test_a_tested_attack_goes_on_to_its_combat() -> None:
    """R53 and combat: the flip first, then the human's dial, then the rest of the row and the card."""
    players = (
        human(mechs=["r4c3"], workers=["r5c2"], power=7, combat_cards=0),
        automa(mechs=["r5c3"], character="mat", power=6, scheme=2, star_tracker=WATER, combat_cards=0),
    )
    asked = played(15, *players, decks={"combat": "physical"}, test_moves=True, all_moves=True)
    assert isinstance(RULES.questions(asked.state)[0], FlipAsked)
    fight = asked.when({"type": "flip", "value": 3}).then(CombatBegan)
    assert isinstance(RULES.questions(fight.state)[0], FightAsked)
    # The Automa wins with 5 power of card 7; its mech then drives off the worker on r5c2, tested again.
    again = fight.when({"type": "fight", "dial": 0, "automa_card": 7})
    assert isinstance(RULES.questions(again.state)[0], FlipAsked)
    again.when({"type": "flip", "value": 2}).then(UnitMoved, symbol="attack_worker", to="r5c2").then(
        TurnEnded
    )


def test_everything_at_once() -> None:
    """All options together with Ultimaszyna: skipping still comes first; else each does its part."""
    every: dict[str, Any] = {
        "skip_turns": True,
        "coins": 2,
        "power": -2,
        "test_moves": True,
        "test_deployments": True,
        "all_moves": True,
    }
    ultima = automa(level="ultimaszyna", workers=["r0c4"], mechs=["r0c5"], power=0)
    played(8, ultima, **every).then(TurnSkipped).never(CombatCardFlipped)
    # Card 10: mech and worker are tested and moved; then a mech is deployed after its test (the character is
    # not on the mat); 2 power and 1 for Ultimaszyna less 2.
    after = played(10, ultima, **every)
    assert len(after.all(CombatCardFlipped)) == 3
    assert len(after.all(UnitMoved)) == 2
    after.then(UnitDeployed, unit="mech")
    assert after.automa.power == 1
