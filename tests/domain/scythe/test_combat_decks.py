"""Combat with real cards: each question, each answer and each refusal; every mixture of decks (C2, C5)."""

from __future__ import annotations

import re

import pytest

from automa_rules.core.rejection import ImpossibleEvent
from automa_rules.core.ruleset import Ruleset
from automa_rules.scythe import RULESET
from automa_rules.scythe.events import (
    AutomaDeckRenewed,
    CombatCardsTurnedUp,
    CombatDeckRenewed,
    CombatTableRead,
    CombatWon,
)
from automa_rules.scythe.evolve.decks import remove_cards
from automa_rules.scythe.questions import CombatDrawAsked, FightAsked, TurnUpAsked
from automa_rules.scythe.state import State
from tests.domain.forms import asked as asked_form
from tests.domain.forms import values
from tests.domain.scythe.table import WATER, Table, automa, card, given, human

RULES: Ruleset[State] = RULESET
ATTACK = {"type": "move", "moves": [{"unit": "mech", "from": "r5c3", "to": "r4c3"}]}


def attacked(*, automa_deck: str, combat_deck: str, hand: object = 3, **decks: object) -> Table:
    """A human mech with three cards attacks an Automa of 5 power."""
    return given(
        human(mechs=["r5c3"], power=7, combat_cards=3),
        automa("nordic", mechs=["r4c3"], power=5, combat_cards=hand),
        turn="human",
        decks={"automa": automa_deck, "combat": combat_deck, **decks},
    ).when(ATTACK)


def question(table: Table) -> object:
    """The only open question."""
    (asked,) = RULES.questions(table.state)
    return asked


def test_both_decks_virtual() -> None:
    """The service draws both: one answer decides the combat; so it does where the answer names all cards."""
    table = attacked(automa_deck="virtual", combat_deck="virtual")
    after = table.when({"type": "fight", "dial": 7})
    after.then(CombatWon)
    assert RULES.questions(after.state) == ()
    after.then(CombatTableRead, card=table.deck.pile[0], named=False)
    table = attacked(automa_deck="physical", combat_deck="physical")
    table.when({"type": "fight", "dial": 7, "automa_card": 12, "automa_combat_cards": [5, 3]}).then(CombatWon)


def test_the_automa_plays_the_cards_at_the_front_of_its_hand() -> None:
    """C5, R26: its hand was shuffled, so that the first cards are random ones; they are paid."""
    table = attacked(automa_deck="virtual", combat_deck="virtual", hand=[2, 3, 4, 5, 5, 4])
    hand = table.automa.combat_cards
    assert isinstance(hand, tuple)
    after = table.when({"type": "fight", "dial": 7, "automa_card": 12})  # 2 cards
    after.then(CombatTableRead, cards=2).then(CombatCardsTurnedUp, cards=hand[:2])
    after.then(CombatWon, defender_cards=hand[:2])
    left = after.automa.combat_cards
    assert isinstance(left, tuple)
    assert left[:4] == hand[2:]


def cards_to_draw(table: Table) -> list[int]:
    """The Automa cards that can be drawn for the combat."""
    return values(asked_form(RULES, table.state)[1]["card"])


def test_both_decks_physical_step_by_step() -> None:
    """Dial and cards, then the Automa card (C2), then its combat cards turned up (C5)."""
    table = attacked(automa_deck="physical", combat_deck="physical")
    assert isinstance(question(table), FightAsked)
    table = table.when({"type": "fight", "dial": 7, "cards": [4]}).never(CombatTableRead)
    asked = question(table)
    assert isinstance(asked, CombatDrawAsked)
    assert asked.seat == "automa"
    assert cards_to_draw(table) == [*range(1, 20)]
    table = table.when({"type": "draw_for_combat", "card": 12}).then(CombatTableRead, card=12, named=True)
    turn_up = question(table)
    assert isinstance(turn_up, TurnUpAsked)
    assert (turn_up.seat, turn_up.count) == ("automa", 2)
    table = table.when({"type": "turn_up", "cards": [5, 3]}).then(CombatCardsTurnedUp, cards=(5, 3))
    # 7 and 4 against 4 and 5 and 3: the defender wins.
    table.then(CombatWon, winner="automa")
    assert (table.human.combat_cards, table.automa.combat_cards) == (3, 1)
    assert sorted(table.state.combat_deck.discards) == [3, 4, 5]
    # 42 less six dealt, less the loser's new card.
    assert table.state.combat_deck.pile == 35


def test_one_virtual_and_one_real_deck() -> None:
    """The service draws from its own and asks for the other: combat cards by value, or the Automa card."""
    table = attacked(automa_deck="virtual", combat_deck="physical")
    table = table.when({"type": "fight", "dial": 1, "automa_card": 12})
    asked = question(table)
    assert isinstance(asked, TurnUpAsked)
    assert asked.count == 2
    table = attacked(automa_deck="physical", combat_deck="virtual", hand=[2, 2, 2])
    table = table.when({"type": "fight", "dial": 1})
    table.when({"type": "draw_for_combat", "card": 12}).then(CombatCardsTurnedUp, cards=(2, 2)).then(
        CombatWon
    )


def test_no_combat_cards_to_turn_up() -> None:
    """C5: card 18 shows none, and an empty hand plays none: nothing is asked, and none can be named."""
    table = attacked(automa_deck="physical", combat_deck="physical")
    table.when({"type": "fight", "dial": 1, "automa_card": 18}).then(CombatWon)
    answer = {"type": "fight", "dial": 1, "automa_card": 18, "automa_combat_cards": [5]}
    table.refuses(answer, "wrong_number_of_cards", count=0)
    attacked(automa_deck="physical", combat_deck="physical", hand=0).when(
        {"type": "fight", "dial": 1, "automa_card": 12}
    ).then(CombatWon)


@pytest.mark.parametrize("cards", [[], [5], [5, 4, 3]])
def test_the_wrong_number_turned_up(cards: list[int]) -> None:
    """C5: exactly as many as the Automa plays."""
    table = attacked(automa_deck="physical", combat_deck="physical")
    table = table.when({"type": "fight", "dial": 1, "automa_card": 12})
    table.refuses({"type": "turn_up", "cards": cards}, "wrong_number_of_cards", count=2)


def test_cards_that_cannot_be_there_any_more() -> None:
    """A combat card whose copies are all discarded or shown, an Automa card that has been drawn: refused."""
    table = attacked(automa_deck="physical", combat_deck="physical", combat_discards=[5] * 5)
    table.refuses({"type": "fight", "dial": 0, "cards": [5, 5]}, "too_many_combat_cards")
    # The last 5 is the human's.
    table = table.when({"type": "fight", "dial": 0, "cards": [5], "automa_card": 12})
    table.refuses({"type": "turn_up", "cards": [5, 4]}, "combat_card_not_left", value=5, left=0)
    drawn = attacked(automa_deck="physical", combat_deck="physical", automa_discards=[12])
    drawn = drawn.when({"type": "fight", "dial": 0})
    drawn.refuses({"type": "draw_for_combat", "card": 12}, "card_not_in_deck", card=12)
    drawn.refuses({"type": "turn_up", "cards": [5, 4]}, "question_open", answer="draw_for_combat")


def test_the_values_before_the_card() -> None:
    """The Automa's combat cards cannot be told before its card is: how many it plays is not known."""
    table = attacked(automa_deck="physical", combat_deck="physical")
    table.refuses(
        {"type": "fight", "dial": 0, "automa_combat_cards": [5]}, "question_open", answer="draw_for_combat"
    )


def test_an_empty_physical_deck_is_shuffled_for_the_combat() -> None:
    """R33: all 19 cards can be drawn again, and the question says so."""
    table = attacked(
        automa_deck="physical", combat_deck="virtual", hand=0, automa_discards=list(range(1, 20))
    ).when({"type": "fight", "dial": 1})
    asked = question(table)
    assert isinstance(asked, CombatDrawAsked)
    assert cards_to_draw(table) == [*range(1, 20)]
    table.when({"type": "draw_for_combat", "card": 18}).in_order(AutomaDeckRenewed, CombatTableRead)


def test_the_combat_deck_is_renewed_for_the_losers_card() -> None:
    """Base rules: an empty combat deck is made anew from the discards, the cards just shown among them."""
    table = given(
        human(mechs=["r5c3"], power=7, combat_cards=40),
        automa("nordic", mechs=["r4c3"], power=5, combat_cards=2),
        turn="human",
        decks={"automa": "physical", "combat": "physical"},
    ).when(ATTACK)
    after = table.when(
        {"type": "fight", "dial": 0, "cards": [2], "automa_card": 12, "automa_combat_cards": [3, 3]}
    )
    after.in_order(CombatWon, CombatDeckRenewed)
    assert after.state.combat_deck.pile == 2
    assert after.human.combat_cards == 40


def test_a_known_hand_of_real_cards() -> None:
    """A physical Automa hand whose values the position told: some of it is asked for, all of it is known."""
    table = attacked(automa_deck="virtual", combat_deck="physical", hand=[2, 3, 5])
    part = table.when({"type": "fight", "dial": 0, "automa_card": 12})
    part.refuses({"type": "turn_up", "cards": [4, 2]}, "combat_cards_not_held")
    part.when({"type": "turn_up", "cards": [5, 2]}).then(CombatWon, defender_cards=(5, 2))
    # Card 13 shows three.
    table.when({"type": "fight", "dial": 0, "automa_card": 13}).then(CombatWon, defender_cards=(2, 3, 5))


def test_an_attack_of_the_automa_with_real_cards() -> None:
    """The turn waits through all three questions and then goes on to its end."""
    table = given(
        human(mechs=["r4c3"], power=7, combat_cards=1),
        automa("nordic", mechs=["r5c3"], power=6, scheme=2, star_tracker=WATER, combat_cards=2),
        decks={"automa": "physical", "combat": "physical"},
    )
    table = table.when(card(15)).when({"type": "fight", "dial": 0})
    table.refuses({"type": "draw_for_combat", "card": 15}, "card_not_in_deck")
    table = table.when({"type": "draw_for_combat", "card": 12}).when({"type": "turn_up", "cards": [2, 2]})
    assert table.state.turn == "human"
    assert table.deck.discards == (15,)
    assert table.deck.combat_discards == (12,)


def test_a_card_that_was_not_there_tells_none_that_were() -> None:
    """Whoever reads a log that was changed so is told what is wrong with it, and not the hand of another."""
    with pytest.raises(ImpossibleEvent) as impossible:
        remove_cards((4, 5, 5), (3,))
    assert re.findall("[0-9]", str(impossible.value)) == ["3", "3"]  # the card, and how many there were
