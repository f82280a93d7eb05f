"""The Automa gains stuff: the second row of a card (rulebook: step 2B)."""

from __future__ import annotations

import pytest

from automa_rules.core.event import DeckShuffled
from automa_rules.scythe.events import CoinsChanged, CombatCardsDrawn, GainFailed, PowerChanged, UnitDeployed
from automa_rules.scythe.player import hand_size
from tests.domain.scythe.table import automa, card, given


def test_power_coins_and_cards() -> None:
    """T2B: card 15 gives 3 power and a coin, card 14 a combat card. R43: a worker comes home."""
    played = given(automa("nordic", power=4, coins=5)).when(card(15))
    played.then(PowerChanged, amount=3, rule="T2B").then(CoinsChanged, amount=1, rule="T2B")
    assert (played.automa.power, played.automa.coins) == (7, 6)
    played = given(automa("nordic")).when(card(14))
    played.then(CombatCardsDrawn, seat="automa", count=1, rule="T2B")
    assert hand_size(played.automa) == 2
    played = given(automa("nordic")).when(card(14)).then(UnitDeployed, unit="worker", to="home", rule="T2B")
    assert played.automa.workers[0] == "home"


def test_the_character_is_deployed_before_a_mech() -> None:
    """T2B: from its mat to the home base, else a mech. R55: Rusviet's card 8 brings both."""
    played = given(automa("nordic", character="mat")).when(card(16))
    assert played.one(UnitDeployed).unit == "character"
    assert played.automa.character == "home"
    played = given(automa("nordic")).when(card(16)).then(UnitDeployed, unit="mech", to="home", ability=None)
    assert played.automa.mechs == ("home", "mat", "mat", "mat")
    assert played.automa.abilities == ()
    played = given(automa("rusviet", character="mat")).when(card(8))
    assert [event.unit for event in played.all(UnitDeployed)] == ["character", "mech"]


def test_own_brackets_only() -> None:
    """T2B: card 2's second coin is Crimea's. C7: card 8 deploys once more for Rusviet. R43: the whole row."""
    given(automa("crimea")).when(card(2)).then(CoinsChanged, amount=2)
    given(automa("nordic")).when(card(2)).then(CoinsChanged, amount=1)
    assert len(given(automa("nordic")).when(card(8)).never(GainFailed).all(UnitDeployed)) == 1
    assert len(given(automa("rusviet")).when(card(8)).all(UnitDeployed)) == 2
    given(automa("nordic", scheme=2)).when(card(18)).in_order(UnitDeployed, CoinsChanged)


def test_with_nothing_left_on_the_mat_a_symbol_does_nothing() -> None:
    """R43: the ninth worker and the fifth mech do not exist; the rest of the row is carried out.

    Card 9 of Scheme I deploys a worker and a character or mech.
    """
    full = automa("nordic", workers=["home"] * 8, mechs=["home"] * 4)
    played = given(full).when(card(9)).never(UnitDeployed)
    played.then(GainFailed, what="deploy_worker", reason="none_left", rule="R43")
    played.then(GainFailed, what="deploy_character_or_mech", reason="none_left", rule="R43")


def test_without_combat_cards_anywhere_that_symbol_does_nothing() -> None:
    """R43: all 42 cards are in hands; or two are discarded, which are shuffled and one is drawn."""
    every = [2] * 16 + [3] * 12 + [4] * 8 + [5] * 6
    played = given(automa("nordic", combat_cards=every)).when(card(14))
    played.then(GainFailed, what="combat_card", reason="none_left", rule="R43").never(CombatCardsDrawn)
    hand = [2] * 14 + [3] * 12 + [4] * 8 + [5] * 6
    table = given(automa("nordic", combat_cards=hand), decks={"combat_discards": [2, 2]})
    played = table.when(card(14)).then(DeckShuffled, deck="combat", cards=(2, 2), rule="COMBAT-DECK")
    played.then(CombatCardsDrawn, count=1)
    assert played.state.combat_deck.discards == ()


# Ultimaszyna's extras and the options' modifiers


def test_ultimaszyna_gains_one_extra_a_card() -> None:
    """R44: card 15 gives 3 + 1 power and 1 + 1 coins, Crimea's card 2 three coins, 16 and 14 none."""
    given(automa(level="ultimaszyna", power=4)).when(card(15)).then(PowerChanged, amount=4, rule="R44").then(
        CoinsChanged, amount=2, rule="R44"
    )
    assert given(automa("crimea", level="ultimaszyna")).when(card(2)).one(CoinsChanged).amount == 3
    for number in (14, 16):
        given(automa(level="ultimaszyna")).when(card(number)).never(CoinsChanged).never(PowerChanged)


@pytest.mark.parametrize(("modifier", "coins"), [(-2, 0), (-1, 1), (1, 3), (2, 4)])
def test_the_coin_modifier_applies_once_a_card(modifier: int, coins: int) -> None:
    """R49: to the sum of Crimea's two coins on card 2; never below nothing."""
    played = given(automa("crimea", coins=5), options={"coins": modifier}).when(card(2))
    assert played.automa.coins == 5 + coins
    if coins:
        played.then(CoinsChanged, amount=coins, rule="R49")
    else:
        played.then(GainFailed, what="coin", reason="modified_to_nothing", rule="R49")


def test_the_coin_modifier_never_takes_coins_away() -> None:
    """R49: one coin less two is nothing, 1 + 1 - 2 = 0 power, and card 14 gives neither."""
    played = given(automa("nordic", coins=5), options={"coins": -2}).when(card(2)).never(CoinsChanged)
    assert played.automa.coins == 5
    given(automa("nordic", level="ultimaszyna", power=4), options={"power": -2}).when(card(1)).never(
        PowerChanged
    ).then(GainFailed, what="power", reason="modified_to_nothing")
    given(automa("nordic"), options={"coins": 2, "power": 2}).when(card(14)).never(CoinsChanged).never(
        PowerChanged
    )


@pytest.mark.parametrize(("modifier", "power"), [(-2, 0), (-1, 0), (1, 2), (2, 3)])
def test_the_power_modifier_never_takes_power_away(modifier: int, power: int) -> None:
    """R49: card 1 gives 1 power; less than nothing is nothing."""
    played = given(automa("nordic", power=4), options={"power": modifier}).when(card(1))
    assert played.automa.power == 4 + power
