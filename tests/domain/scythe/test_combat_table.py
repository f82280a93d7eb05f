"""Combat step by step, as the rulebook numbers it: "Combat", 1 to 6, and its Example 5."""

from __future__ import annotations

import pytest

from automa_rules.core.form import Several
from automa_rules.core.ruleset import Ruleset
from automa_rules.scythe import RULESET
from automa_rules.scythe.events import (
    CombatCardsTurnedUp,
    CombatCommitted,
    CombatTableRead,
    CombatWon,
    UnitsMoved,
)
from automa_rules.scythe.questions import FightAsked
from automa_rules.scythe.state import State
from tests.domain.forms import asked, values
from tests.domain.scythe.table import Table, automa, given, human

RULES: Ruleset[State] = RULESET

ATTACK = {"type": "move", "moves": [{"unit": "mech", "from": "r5c3", "to": "r4c3"}]}


def fight(dial: int = 0, *cards: int, card: int) -> dict[str, object]:
    """The human's dial and cards, and the Automa card that is drawn for the combat."""
    return {"type": "fight", "dial": dial, "cards": list(cards), "automa_card": card}


def attacked(power: int, hand: int = 3, **what: object) -> Table:
    """A human mech has just entered the tundra r4c3, where an Automa's mech stands."""
    document = {"mechs": ["r4c3"], "power": power, "combat_cards": [2] * hand, **what}
    table = given(
        human(mechs=["r5c3"], power=10, combat_cards=[5, 5, 4]), automa("nordic", **document), turn="human"
    )
    return table.when(ATTACK)


def test_1_the_human_chooses_before_a_card_is_drawn() -> None:
    """Combat, 1 and R26: the move waits for dial and cards; no Automa card is drawn before."""
    table = attacked(power=12)
    table.never(CombatTableRead)
    (question,) = RULES.questions(table.state)
    assert isinstance(question, FightAsked)
    # 10 power but the dial ends at 7; one mech, so one card.
    answer, fields = asked(RULES, table.state)
    assert (question.seat, answer, values(fields["dial"])) == ("human", "fight", [0, 7])
    assert isinstance(cards := fields["cards"], Several)
    assert cards.most == 1
    table.when(fight(3, 5, card=12)).in_order(CombatCommitted, CombatTableRead, CombatWon)


def test_2_the_combat_card_lies_on_a_pile_of_its_own() -> None:
    """Combat, 2 and R35: the card goes to the combat discards and is not the turn's card."""
    table = attacked(power=12).when(fight(0, card=12))
    assert table.deck.combat_discards == (12,)
    assert table.deck.discards == ()
    assert table.deck.last_turn_card is None
    assert 12 not in table.deck.pile
    assert len(table.deck.pile) == 18


@pytest.mark.parametrize(
    ("power", "column", "printed"), [(0, 0, 4), (7, 0, 4), (8, 1, 5), (13, 1, 5), (14, 2, 7), (16, 2, 7)]
)
def test_3_the_power_range_is_that_of_the_present_power(power: int, column: int, printed: int) -> None:
    """Combat, 3: 0 to 7, 8 to 13 and 14 to 16; card 12 shows 4, 5 and 7."""
    attacked(power).when(fight(0, card=12)).then(CombatTableRead, column=column, printed_power=printed)


@pytest.mark.parametrize(("power", "spent"), [(0, 0), (3, 3), (4, 4), (7, 4), (8, 5)])
def test_4_it_spends_the_printed_power_or_all_it_has(power: int, spent: int) -> None:
    """Combat, 4: card 12 shows 4 up to power 7; with 3 power it spends 3, and pays what it spends."""
    table = attacked(power).when(fight(0, card=12)).then(CombatTableRead, power=spent)
    assert table.automa.power == power - spent


@pytest.mark.parametrize(("hand", "played"), [(0, 0), (1, 1), (2, 2), (3, 3), (5, 3)])
def test_5_it_plays_the_printed_cards_or_all_it_has(hand: int, played: int) -> None:
    """Combat, 5: card 13 shows three cards; one for each combat unit is no limit for the Automa."""
    # The human shows 7 and a 5; card 13 gives 3 power of 5 and 3 twos at most: 9. The loser draws one card.
    table = attacked(5, hand).when(fight(7, 5, card=13))
    table.then(CombatTableRead, printed_cards=3, cards=played)
    assert table.state.combat_deck.discards.count(2) == played
    assert len(table.automa.combat_cards) == hand - played + 1  # type: ignore[arg-type]  # the deck is virtual


def test_5_without_symbols_no_card_is_played() -> None:
    """Combat, 5: card 18 shows no combat card."""
    attacked(5).when(fight(7, card=18)).then(CombatTableRead, cards=0).never(CombatCardsTurnedUp)


def test_6_the_beaten_automa_retreats_to_its_mat() -> None:
    """Combat, 6 and R29: mech and character to the mat, workers home; all of Ultimaszyna's go home."""
    table = attacked(5, hand=0, character="r4c3", workers=["r4c3", "r4c3"]).when(fight(7, card=18))
    table.then(CombatWon, winner="human", loser="automa")
    table.then(UnitsMoved, seat="automa", unit="mech", to="mat").then(UnitsMoved, unit="character", to="mat")
    assert table.automa.mechs == ("mat",) * 4
    assert table.automa.character == "mat"
    assert table.automa.workers == ("home", "home", *("mat",) * 6)
    assert table.human.mechs[0] == "r4c3"
    table = attacked(5, hand=0, character="r4c3", level="ultimaszyna").when(fight(7, card=18))
    assert (table.automa.character, table.automa.mechs[0]) == ("home", "home")


@pytest.mark.parametrize(("power", "spent"), [(12, 5), (1, 1)])
def test_example_5(power: int, spent: int) -> None:
    """Rulebook, Example 5: 12 power gives 5 power and 2 cards; 1 power gives 1 and 2."""
    attacked(power).when(fight(0, card=12)).then(CombatTableRead, power=spent, cards=2)


def test_the_higher_total_wins() -> None:
    """R28: card 12 at 12 power makes 9; 7 and a 4 win, 8 lose, and the attacker wins with 9."""
    table = attacked(12).when(fight(7, 4, card=12))
    table.then(CombatWon, winner="human", attacker_dial=7, attacker_cards=(4,), defender_dial=5)
    table = attacked(12).when(fight(4, 4, card=12)).then(CombatWon, winner="automa", loser="human")
    assert table.human.mechs[0] == "home"
    assert "r4c3" in table.automa.mechs
    attacked(12).when(fight(5, 4, card=12)).then(CombatWon, winner="human")


def test_both_pay_what_they_showed() -> None:
    """R28: power goes down by the dial, shown cards are discarded, whoever wins."""
    table = attacked(12).when(fight(7, 4, card=12))
    assert (table.human.power, table.automa.power) == (3, 7)
    assert sorted(table.state.combat_deck.discards) == [2, 2, 4]
    assert table.human.combat_cards == (5, 5)


def test_the_loser_gains_a_card_when_it_showed_something() -> None:
    """R28: at least 1 power or a combat card; with card 10 and no cards the Automa shows nothing."""
    table = attacked(5, hand=0).when(fight(7, card=18))
    assert len(table.automa.combat_cards) == 1  # type: ignore[arg-type]  # the deck is virtual
    lost = attacked(12).when(fight(1, card=12))
    assert len(lost.human.combat_cards) == 4  # type: ignore[arg-type]  # three and one drawn
    assert attacked(5, hand=0).when(fight(1, card=10)).automa.combat_cards == ()
    lost = attacked(12).when(fight(0, card=12))
    assert len(lost.human.combat_cards) == 3  # type: ignore[arg-type]  # three and none drawn
    lost = attacked(12).when(fight(0, 4, card=12)).then(CombatWon, loser="human")
    assert len(lost.human.combat_cards) == 3  # type: ignore[arg-type]  # three, one played, one drawn


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ({"dial": 6}, "dial_too_high"),
        ({"dial": 0, "cards": [5, 4]}, "too_many_combat_cards"),
        ({"dial": 0, "cards": [3]}, "combat_cards_not_held"),
        ({"dial": 0, "automa_combat_cards": [2]}, "deck_is_virtual"),
        ({"dial": 0, "retreat": {"human-mech-1": "r4c4"}}, "no_retreat_there"),
    ],
)
def test_what_a_human_cannot_commit(answer: dict[str, object], code: str) -> None:
    """C1: no more than the power, a card for each combat unit, cards in the hand; no retreat but home."""
    table = given(
        human(mechs=["r5c3"], power=5, combat_cards=[5, 4]), automa("nordic", mechs=["r4c3"]), turn="human"
    ).when(ATTACK)
    table.refuses({"type": "fight", **answer}, code)


def test_a_card_for_each_combat_unit() -> None:
    """C1: character and mech together may play two cards; workers count for nothing."""
    move = {
        "type": "move",
        "moves": [
            {"unit": "mech", "from": "r5c3", "to": "r4c3", "workers": 1},
            {"unit": "character", "from": "r5c3", "to": "r4c3"},
        ],
    }
    table = given(
        human(mechs=["r5c3"], character="r5c3", workers=["r5c3"], combat_cards=[5, 4, 3]),
        automa("nordic", mechs=["r4c3"]),
        turn="human",
    ).when(move)
    table.refuses(fight(0, 5, 4, 3, card=10), "too_many_combat_cards", cards_max=2)
    table.when(fight(0, 5, 4, card=10)).then(CombatWon, attacker_cards=(5, 4))


def test_only_the_answer_is_taken() -> None:
    """While the combat waits, every other action is refused and tells what is asked."""
    table = attacked(12)
    table.refuses({"type": "end_turn"}, "question_open", answer="fight", seat="human")
    table.refuses({"type": "flip", "value": 2}, "question_open")
    table.refuses({"type": "automa_turn"}, "question_open")
    table.refuses(fight(0, card=12), "not_your_question", by="automa")
