"""The Automa gains stuff: the second row of a card (rulebook: step 2B)."""

from __future__ import annotations

import pytest

from domain.core.event import DeckShuffled
from domain.scythe.events import CoinsChanged, CombatCardsDrawn, GainFailed, PowerChanged, UnitDeployed
from domain.scythe.player import hand_size
from tests.domain.scythe.table import automa, card, given


def test_power_and_coins() -> None:
    """T2B: card 15 gives 3 power and a coin."""
    played = given(automa("nordic", power=4, coins=5)).when(card(15))
    played.then(PowerChanged, amount=3, rule="T2B").then(CoinsChanged, amount=1, rule="T2B")
    assert (played.automa.power, played.automa.coins) == (7, 6)


def test_a_combat_card_is_drawn_face_down() -> None:
    """T2B: card 14 gives a combat card."""
    played = given(automa("nordic")).when(card(14))
    played.then(CombatCardsDrawn, seat="automa", count=1, rule="T2B")
    assert hand_size(played.automa) == 2


def test_a_worker_comes_to_the_home_base() -> None:
    """T2B, R43: not to a village as a human's would."""
    played = given(automa("nordic")).when(card(14)).then(UnitDeployed, unit="worker", to="home", rule="T2B")
    assert played.automa.workers[0] == "home"


def test_the_character_is_deployed_before_a_mech() -> None:
    """T2B: a character on its mat comes first, to the home base."""
    played = given(automa("nordic", character="mat")).when(card(16))
    assert played.one(UnitDeployed).unit == "character"
    assert played.automa.character == "home"


def test_a_mech_is_deployed_when_the_character_is_not_on_its_mat() -> None:
    """T2B: otherwise a mech comes to the home base, without any ability."""
    played = given(automa("nordic")).when(card(16)).then(UnitDeployed, unit="mech", to="home", ability=None)
    assert played.automa.mechs == ("home", "mat", "mat", "mat")
    assert played.automa.abilities == ()


def test_every_symbol_is_carried_out() -> None:
    """R43: unlike the move row, the whole second row: card 18 deploys a worker and gives coins."""
    given(automa("nordic", scheme=2)).when(card(18)).in_order(UnitDeployed, CoinsChanged)


def test_own_brackets_only() -> None:
    """T2B: the first of card 2's two coins is Crimea's; all others gain one."""
    given(automa("crimea")).when(card(2)).then(CoinsChanged, amount=2)
    given(automa("nordic")).when(card(2)).then(CoinsChanged, amount=1)


def test_another_factions_bracket_is_not_even_a_failure() -> None:
    """T2B, C7: card 8 of Scheme I deploys once more for Rusviet only."""
    assert len(given(automa("nordic")).when(card(8)).never(GainFailed).all(UnitDeployed)) == 1
    assert len(given(automa("rusviet")).when(card(8)).all(UnitDeployed)) == 2


def test_with_nothing_left_on_the_mat_a_symbol_does_nothing() -> None:
    """R43: the ninth worker and the fifth mech do not exist; the rest of the row is carried out.

    Card 9 of Scheme I deploys a worker and a character or mech.
    """
    full = automa("nordic", workers=["home"] * 8, mechs=["home"] * 4)
    played = given(full).when(card(9)).never(UnitDeployed)
    played.then(GainFailed, what="deploy_worker", reason="none_left", rule="R43")
    played.then(GainFailed, what="deploy_character_or_mech", reason="none_left", rule="R43")


def test_without_combat_cards_anywhere_that_symbol_does_nothing() -> None:
    """R43: deck and discards are empty when all 42 cards are in the players' hands."""
    every = [2] * 16 + [3] * 12 + [4] * 8 + [5] * 6
    played = given(automa("nordic", combat_cards=every)).when(card(14))
    played.then(GainFailed, what="combat_card", reason="none_left", rule="R43").never(CombatCardsDrawn)


def test_an_empty_combat_deck_is_made_anew_from_its_discards() -> None:
    """R43: with all other cards in hand and two discarded, the two are shuffled and one is drawn."""
    hand = [2] * 14 + [3] * 12 + [4] * 8 + [5] * 6
    table = given(automa("nordic", combat_cards=hand), decks={"combat_discards": [2, 2]})
    played = table.when(card(14)).then(DeckShuffled, deck="combat", cards=(2, 2), rule="COMBAT-DECK")
    played.then(CombatCardsDrawn, count=1)
    assert played.state.combat_deck.discards == ()


def test_two_deploy_symbols_bring_the_character_and_then_a_mech() -> None:
    """R55: carried out one after the other, Rusviet's card 8 brings both."""
    played = given(automa("rusviet", character="mat")).when(card(8))
    assert [event.unit for event in played.all(UnitDeployed)] == ["character", "mech"]


# Ultimaszyna's extras and the options' modifiers


def test_ultimaszyna_gains_one_extra_a_card() -> None:
    """R44: card 15 gives 3 + 1 power and 1 + 1 coins."""
    given(automa(level="ultimaszyna", power=4)).when(card(15)).then(PowerChanged, amount=4, rule="R44").then(
        CoinsChanged, amount=2, rule="R44"
    )


def test_ultimaszynas_extra_comes_once_for_two_symbols() -> None:
    """R44: once a card that gives any: Crimea's two coins of card 2 become three, not four."""
    assert given(automa("crimea", level="ultimaszyna")).when(card(2)).one(CoinsChanged).amount == 3


def test_ultimaszyna_gains_no_extra_from_a_card_that_gives_none() -> None:
    """R44: card 16 of Scheme I gives neither coins nor power; card 14 nor."""
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
    """R49: one coin less two is nothing: Nordic keeps its five coins."""
    played = given(automa("nordic", coins=5), options={"coins": -2}).when(card(2)).never(CoinsChanged)
    assert played.automa.coins == 5


@pytest.mark.parametrize(("modifier", "power"), [(-2, 0), (-1, 0), (1, 2), (2, 3)])
def test_the_power_modifier_never_takes_power_away(modifier: int, power: int) -> None:
    """R49: card 1 gives 1 power; less than nothing is nothing."""
    played = given(automa("nordic", power=4), options={"power": modifier}).when(card(1))
    assert played.automa.power == 4 + power


def test_the_extra_comes_before_the_modifier() -> None:
    """R49: Ultimaszyna's card 1 gives 1 + 1 - 2 = 0 power; cut first it would be 1."""
    given(automa("nordic", level="ultimaszyna", power=4), options={"power": -2}).when(card(1)).never(
        PowerChanged
    ).then(GainFailed, what="power", reason="modified_to_nothing")


def test_a_modifier_gives_nothing_to_a_card_without_the_symbol() -> None:
    """R49: card 14 gives no coins and no power, with options neither."""
    given(automa("nordic"), options={"coins": 2, "power": 2}).when(card(14)).never(CoinsChanged).never(
        PowerChanged
    )
