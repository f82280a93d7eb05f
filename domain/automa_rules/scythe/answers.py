"""Handlers for the answers to questions, and how the turn continues after them."""

from __future__ import annotations

from automa_rules.core.question import build_question_refusal
from automa_rules.core.refusals import QuestionOpen
from automa_rules.core.rejection import Rejected
from automa_rules.scythe import events as ev
from automa_rules.scythe.actions import DrawForCombat, Fight, Flip, Revealed, Settle, TurnUp
from automa_rules.scythe.board import own_place
from automa_rules.scythe.card_draws import (
    known_hand,
    require_cards_held,
    require_cards_left,
    require_draw_limit,
)
from automa_rules.scythe.combat import LOSER_COMBAT_CARDS, advance_combat, begin_combat
from automa_rules.scythe.control import meets_enemy
from automa_rules.scythe.draft import Draft
from automa_rules.scythe.evolve.decks import COMBAT_DECK_NAME
from automa_rules.scythe.questions import cards_max, dial_max, questions
from automa_rules.scythe.refusals.illegal_actions import (
    DeckIsVirtual,
    DialTooHigh,
    HandOfAnother,
    TooManyCombatCards,
    WrongNumberOfCards,
)
from automa_rules.scythe.retreat import require_retreat
from automa_rules.scythe.state import combat_of, player
from automa_rules.scythe.terms import HOME
from automa_rules.scythe.turn import resume_after_combat, resume_after_flip


def fight(draft: Draft, action: Fight) -> None:
    """Set a human's dial and cards (C1). Raises Rejected for more than the rules allow.

    `automa_combat_cards` requires physical decks: if the service draws the Automa card, only that draw shows
    how many cards to turn up.
    """
    require_draw_limit(draft, LOSER_COMBAT_CARDS)
    if action.automa_combat_cards is not None:
        _require_physical_decks(draft)
    _record_combat_choice(draft, draft.seat, Revealed(action.dial, action.cards, action.retreat))
    _continue_combat(draft, action.automa_card, action.automa_combat_cards)


def _require_physical_decks(draft: Draft) -> None:
    state, combat = draft.state, combat_of(draft.state)
    if state.combat_deck.mode == "virtual":
        raise Rejected(DeckIsVirtual(deck=COMBAT_DECK_NAME))
    decks = (deck for deck in state.automa_decks if {combat.attacker, combat.defender} & {*deck.seats})
    for deck in decks:
        if deck.mode == "virtual":
            raise Rejected(DeckIsVirtual(deck=deck.name))


def settle(draft: Draft, action: Settle) -> None:
    """Settle a combat that two humans fought at the table.

    Raises Rejected `hand_of_another` if the attacker names cards from a defender's hand that the service
    keeps, unless the client sees all hands. Otherwise an opponent could probe that hand.
    """
    require_draw_limit(draft, LOSER_COMBAT_CARDS)
    combat = combat_of(draft.state)
    if (
        not draft.sees_all_hands
        and action.defender.cards
        and known_hand(draft.state, combat.defender) is not None
    ):
        raise Rejected(HandOfAnother(seat=combat.defender))
    _record_combat_choice(draft, combat.attacker, action.attacker)
    _record_combat_choice(draft, combat.defender, action.defender)
    _continue_combat(draft)


def draw_for_combat(draft: Draft, action: DrawForCombat) -> None:
    """Use the Automa card that the table drew for the combat (C2)."""
    _continue_combat(draft, action.card)


def turn_up(draft: Draft, action: TurnUp) -> None:
    """Use the Automa's combat cards that the table turned up (C5)."""
    _turn_up(draft, action.cards)
    _continue_combat(draft)


def flip(draft: Draft, action: Flip) -> None:
    """Use the combat card that the table flipped for the option's test (R53)."""
    require_cards_left(draft.state, (action.value,))
    resume_after_flip(draft, action.value)


def _record_combat_choice(draft: Draft, seat: str, shown: Revealed) -> None:
    state, combat = draft.state, combat_of(draft.state)
    dial, cards = shown.dial, shown.cards
    if dial > dial_max(state, seat):
        raise Rejected(DialTooHigh(seat=seat, dial=dial, dial_max=dial_max(state, seat)))
    if len(cards) > cards_max(state, combat, seat):
        max_cards = cards_max(state, combat, seat)
        raise Rejected(TooManyCombatCards(seat=seat, cards=tuple(cards), cards_max=max_cards))
    require_cards_held(draft, seat, cards)
    faction = player(state, seat).faction
    named = {piece: own_place(faction, place) for piece, place in shown.retreat.items()}
    retreat = {piece: place for piece, place in named.items() if place != HOME}
    require_retreat(state, combat, seat, retreat)
    draft.add(
        ev.CombatCommitted(
            seat=seat,
            dial=dial,
            cards=tuple(sorted(cards, reverse=True)),
            retreat=retreat,
        )
    )


def _continue_combat(draft: Draft, card: int | None = None, turned_up: tuple[int, ...] | None = None) -> None:
    """Advance the combat with the cards from the table, then continue the turn."""
    hex_ = combat_of(draft.state).territory
    done = advance_combat(draft, card)
    if not done and turned_up is not None:
        _turn_up(draft, turned_up)
        done = advance_combat(draft)
    elif turned_up:
        raise Rejected(WrongNumberOfCards(cards=tuple(turned_up), count=0))
    if not done:
        return
    if draft.state.pause is not None:
        resume_after_combat(draft, hex_)
    else:
        fight_next_battle(draft, hex_)


def _turn_up(draft: Draft, cards: tuple[int, ...]) -> None:
    combat = combat_of(draft.state)
    seats = ((combat.attacker, combat.attacking), (combat.defender, combat.defending))
    waiting = next(((seat, one.owed) for seat, one in seats if one.owed), None)
    if waiting is None:
        raise Rejected(build_question_refusal(QuestionOpen, questions(draft.state)[0]))
    seat, owed = waiting
    if len(cards) != owed:
        raise Rejected(WrongNumberOfCards(seat=seat, cards=tuple(cards), count=owed))
    require_cards_held(draft, seat, cards)
    draft.add(ev.CombatCardsTurnedUp(seat, cards))


def fight_next_battle(draft: Draft, hex_: str | None = None) -> None:
    """Start the next combat of a human's move: on the same territory while an enemy is left there."""
    state = draft.state
    if state.over:
        return
    waiting = (*((hex_,) if hex_ else ()), *state.battles)
    for battle in waiting:
        if meets_enemy(state, state.turn, battle):
            begin_combat(draft, state.turn, battle)
            return
