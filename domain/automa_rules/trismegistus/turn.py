"""The Automa's turn: draw, personality cards, three sections, discard. It continues after an answer."""

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
    """Play the turn, up to its end or a question (R6). The Automa takes no reactions (R7).

    Raises Rejected as drawing a card and choosing a die do.
    """
    resolve_next_card(draft, action.card)


def resolve_next_card(draft: Draft, drawn: CardIdOrPrint | None) -> None:
    """Draw a card and carry it out.

    With a virtual deck, check for a die before drawing. A refusal after the draw would reveal the card's
    kind, because a personality card takes no die.
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
    """Discard the card (Q41) and draw another one at once (R45)."""
    draft.add(ev.CardDiscarded(current_card(draft.state).id, "Q41"))
    if draft.state.deck.mode == "physical":
        draft.add(ev.TurnPaused("card", 0))
    else:
        resolve_next_card(draft, None)


def continue_turn(draft: Draft, step: int) -> None:
    """Carry out the card's actions from index `step`. When all are done, discard it and end the turn."""
    if not carry_out_actions(draft, step):
        return
    draft.add(ev.CardDiscarded(current_card(draft.state).id))
    end_turn(draft)
