"""The Automa's turn: draw, personality cards, the three sections, discard; and going on after an answer."""

from __future__ import annotations

from automa_rules.trismegistus import events as ev
from automa_rules.trismegistus.achievements import reveal_personality
from automa_rules.trismegistus.actions import AutomaTurn
from automa_rules.trismegistus.deck import Drawn, draw
from automa_rules.trismegistus.draft import Draft
from automa_rules.trismegistus.effects import carry_out
from automa_rules.trismegistus.potency import require_die, spend, take_die
from automa_rules.trismegistus.rounds import end_turn
from automa_rules.trismegistus.state import card_in_use


def take_turn(draft: Draft, action: AutomaTurn) -> None:
    """The whole turn, or its part up to a question (R6). The Automa takes no reactions (R7).

    Raises Rejected what drawing and choosing a die raise.
    """
    reveal(draft, action.card)


def reveal(draft: Draft, drawn: Drawn | None) -> None:
    """Draw a card and carry it out.

    Whether a die is there is asked before a card is drawn that nobody knows, so that no refusal tells what it
    is: a personality card takes no die.
    """
    if draft.state.deck.mode == "virtual":
        require_die(draft.state)
    draw(draft, drawn)
    card = card_in_use(draft.state)
    if card.kind == "personality":
        if reveal_personality(draft):
            after_personality(draft)
        return
    take_die(draft, card)
    spend(draft, card.potency_cost or 0)
    go_on(draft, 0)


def after_personality(draft: Draft) -> None:
    """The card is discarded (Q41), and another one drawn at once (R45)."""
    draft.add(ev.CardDiscarded(card_in_use(draft.state).id, "Q41"))
    if draft.state.deck.mode == "physical":
        draft.add(ev.TurnPaused("card", 0))
    else:
        reveal(draft, None)


def go_on(draft: Draft, step: int) -> None:
    """Carry out the card's actions from one on; the card is discarded and the turn ends when all are done."""
    if not carry_out(draft, step):
        return
    draft.add(ev.CardDiscarded(card_in_use(draft.state).id))
    end_turn(draft)
