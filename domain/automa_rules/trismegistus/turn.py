"""The Automa's turn: draw, personality cards, the three sections, discard; and going on after an answer."""

from __future__ import annotations

from automa_rules.trismegistus import events as ev
from automa_rules.trismegistus.achievements import resolve_personality_card
from automa_rules.trismegistus.actions import AutomaTurn
from automa_rules.trismegistus.deck import CardIdOrPrint, draw_card
from automa_rules.trismegistus.draft import Draft
from automa_rules.trismegistus.effects import carry_out_actions
from automa_rules.trismegistus.potency import require_die, spend_potency, take_die
from automa_rules.trismegistus.rounds import end_turn
from automa_rules.trismegistus.state import current_card


def take_turn(draft: Draft, action: AutomaTurn) -> None:
    """The whole turn, or its part up to a question (R6). The Automa takes no reactions (R7).

    Raises Rejected what drawing and choosing a die raise.
    """
    resolve_next_card(draft, action.card)


def resolve_next_card(draft: Draft, drawn: CardIdOrPrint | None) -> None:
    """Draw a card and carry it out.

    Whether a die is there is asked before a card is drawn that nobody knows, so that no refusal tells what it
    is: a personality card takes no die.
    """
    if draft.state.deck.mode == "virtual":
        require_die(draft.state)
    draw_card(draft, drawn)
    card = current_card(draft.state)
    if card.kind == "personality":
        if resolve_personality_card(draft):
            discard_personality_card(draft)
        return
    take_die(draft, card)
    spend_potency(draft, card.potency_cost or 0)
    continue_turn(draft, 0)


def discard_personality_card(draft: Draft) -> None:
    """The card is discarded (Q41), and another one drawn at once (R45)."""
    draft.add(ev.CardDiscarded(current_card(draft.state).id, "Q41"))
    if draft.state.deck.mode == "physical":
        draft.add(ev.TurnPaused("card", 0))
    else:
        resolve_next_card(draft, None)


def continue_turn(draft: Draft, step: int) -> None:
    """Carry out the card's actions from one on; the card is discarded and the turn ends when all are done."""
    if not carry_out_actions(draft, step):
        return
    draft.add(ev.CardDiscarded(current_card(draft.state).id))
    end_turn(draft)
