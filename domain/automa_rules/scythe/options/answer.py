"""What can answer the open question."""

from __future__ import annotations

import msgspec

from automa_rules.scythe.answers import retreat_lakes
from automa_rules.scythe.cards import COMBAT_CARD_COUNTS
from automa_rules.scythe.evolve.combat import side_of
from automa_rules.scythe.player import workers_at
from automa_rules.scythe.questions import (
    CombatDrawAsked,
    FightAsked,
    FlipAsked,
    SettlementAsked,
    TurnUpAsked,
    cards_max,
    dial_max,
    questions,
    usable_abilities,
)
from automa_rules.scythe.state import Combat, State, player
from automa_rules.scythe.terms import AutomaCardNumber, CombatAbility, CombatCard, HexId, SeatName


class SideOptions(msgspec.Struct, frozen=True, kw_only=True):
    """What one human can show in a combat.

    The dial goes from 0 to `dial_max`. At most `cards_max` cards can be played, from `hand` if the service
    dealt it and the requesting seat holds it. With Seaworthy, `lakes` are open for the retreat, and mechs can
    carry up to `carried` workers.
    """

    seat: SeatName
    dial_max: int
    cards_max: int
    hand: tuple[CombatCard, ...] | None
    abilities: tuple[CombatAbility, ...]
    lakes: tuple[HexId, ...]
    carried: int


class AnswerOptions(msgspec.Struct, frozen=True):
    """What the action of type `action` can contain.

    `sides` for a combat; `automa_cards` that can be drawn at the table; `count` combat cards to turn up or
    flip, each of one of `values`.
    """

    action: str
    sides: tuple[SideOptions, ...] = ()
    automa_cards: tuple[AutomaCardNumber, ...] = ()
    count: int = 0
    values: tuple[CombatCard, ...] = ()


def answer_options(state: State, seat: str) -> AnswerOptions | None:
    """The options of the open question, if this seat may answer it."""
    open_questions = questions(state)
    if not open_questions:
        return None
    question = open_questions[0]
    if player(state, question.seat).kind == "human" and question.seat != seat:
        return None
    match question:
        case FightAsked():
            return AnswerOptions(question.answer, sides=_sides(state, seat, (question.seat,)))
        case SettlementAsked():
            return AnswerOptions(
                question.answer, sides=_sides(state, seat, (question.attacker, question.defender))
            )
        case CombatDrawAsked():
            return AnswerOptions(question.answer, automa_cards=question.in_deck)
        case TurnUpAsked():
            return AnswerOptions(question.answer, count=question.count, values=_values_left(state))
        case FlipAsked():
            return AnswerOptions(question.answer, count=1, values=_values_left(state))


def _sides(state: State, requester: str, seats: tuple[str, ...]) -> tuple[SideOptions, ...]:
    combat = state.combat
    return () if combat is None else tuple(_side(state, combat, seat, requester) for seat in seats)


def _side(state: State, combat: Combat, seat: str, requester: str) -> SideOptions:
    one, hex_ = player(state, seat), combat.territory
    lakes = retreat_lakes(state, combat, seat)
    hand = one.combat_cards if seat == requester and isinstance(one.combat_cards, tuple) else None
    return SideOptions(
        seat=seat,
        dial_max=dial_max(state, seat),
        cards_max=cards_max(state, combat, seat),
        hand=hand,
        abilities=usable_abilities(state, combat, seat) if side_of(combat, seat).dial is None else (),
        lakes=lakes,
        carried=workers_at(one, hex_) if lakes and hex_ in one.mechs else 0,
    )


def _values_left(state: State) -> tuple[CombatCard, ...]:
    """The values of which not all cards are discarded."""
    discards = state.combat_deck.discards
    return tuple(value for value, printed in COMBAT_CARD_COUNTS.items() if discards.count(value) < printed)
