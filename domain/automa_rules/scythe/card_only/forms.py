"""What each action of a game without a board can contain."""

from __future__ import annotations

from typing import Final, get_args

import msgspec

from automa_rules.core.form import ONLY_TYPE, Boolean, Field, Form, FormsOf, Integer, one_of
from automa_rules.scythe.card_only import actions as act
from automa_rules.scythe.card_only.state import SeatName, State
from automa_rules.scythe.cards import AUTOMA_DECK
from automa_rules.scythe.goals import can_place_star
from automa_rules.scythe.terms import HumanGoal

MOST_TERRITORIES: Final = 50
MOST_COINS: Final = 999


def _with_card(state: State, _: str | None) -> tuple[Form, ...]:
    """The card, if the table draws it; an empty deck is shuffled first (R33)."""
    return (Form(_card(state)),)


def _card(state: State, *, optional: bool = False) -> dict[str, Field]:
    if state.deck.mode == "virtual":
        return {}
    cards = state.deck.pile or AUTOMA_DECK
    return {"card": one_of(cards, default=None) if optional else one_of(cards)}


def _place_star(state: State, _: str | None) -> tuple[Form, ...]:
    human, goals = state.human, get_args(HumanGoal)
    left = [goal for goal in goals if can_place_star("human", human.faction, human.stars, goal)]
    return (Form({"goal": one_of(left)}),) if left else ()


FORMS: Final[dict[type[msgspec.Struct], FormsOf[State]]] = {
    act.AutomaTurn: _with_card,
    act.EndTurn: lambda *_: ONLY_TYPE,
    act.PlaceStar: _place_star,
    act.TellCombat: _with_card,
    act.TellAttack: lambda state, _: (
        Form({"attacks": Boolean(default=None), **_card(state, optional=True)}),
    ),
    act.TellWinner: lambda *_: (Form({"winner": one_of(get_args(SeatName))}),),
    act.TellBonusStar: lambda *_: (Form({"placed": Boolean(default=None)}),),
    act.TellCount: lambda *_: (
        Form({"territories": Integer(0, MOST_TERRITORIES), "human_coins": Integer(0, MOST_COINS)}),
    ),
}
