"""What the table is asked in a game without a board."""

from __future__ import annotations

from automa_rules.core.question import Question
from automa_rules.scythe.card_only.state import State, current_half
from automa_rules.scythe.terms import Bonus


class AttackAsked(Question, frozen=True, tag="attack", kw_only=True):
    """Say whether the Automa can attack combat units."""

    answer: str = "tell_attack"


class WinnerAsked(Question, frozen=True, tag="winner", kw_only=True):
    """Say who has won. The Automa spends `power`, and turns up `cards` of its combat cards at random."""

    power: int
    cards: int
    answer: str = "tell_winner"


class BonusStarAsked(Question, frozen=True, tag="bonus_star", kw_only=True):
    """Say whether the recruit bonus has brought the human's sixth star."""

    bonus: Bonus
    answer: str = "tell_bonus_star"


class CountAsked(Question, frozen=True, tag="final_count", kw_only=True):
    """Count the territories that the Automa controls, and the human's coins in all."""

    answer: str = "tell_count"


QUESTIONS = (AttackAsked, WinnerAsked, BonusStarAsked, CountAsked)


def questions(state: State) -> tuple[Question, ...]:
    """The open question, which is for the human."""
    match state.asked:
        case "attack":
            return (AttackAsked(seat="human"),)
        case "winner" if state.combat is not None:
            return (WinnerAsked(seat="human", power=state.combat.power, cards=state.combat.cards),)
        case "bonus_star":
            bonus = current_half(state).recruit_bonus
            return () if bonus is None else (BonusStarAsked(seat="human", bonus=bonus),)
        case "final_count":
            return (CountAsked(seat="human"),)
        case _:
            return ()
