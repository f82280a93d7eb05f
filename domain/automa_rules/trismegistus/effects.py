"""Section 3: the actions of a card, in printed order. An action that needs an answer pauses the turn."""

from __future__ import annotations

from automa_rules.trismegistus import events as ev
from automa_rules.trismegistus.bot_card import Effect
from automa_rules.trismegistus.draft import Draft
from automa_rules.trismegistus.figures import FIGURES
from automa_rules.trismegistus.gains import gain_gold, gain_vp
from automa_rules.trismegistus.mastery import advance_marker, advance_nearest
from automa_rules.trismegistus.state import acting_die, current_card
from automa_rules.trismegistus.terms import WILD, Element


def carry_out_actions(draft: Draft, first: int) -> bool:
    """Carry out the card's actions from index `first` (R17). False if the turn waits for an answer."""
    for step, effect in enumerate(current_card(draft.state).actions):
        if step >= first and not _carry_out_action(draft, effect, step):
            return False
    return True


def _carry_out_action(draft: Draft, effect: Effect, step: int) -> bool:
    """Carry out one action. False if it waits for an answer."""
    match effect.code:
        case "experiment":
            draft.add(ev.TurnPaused("experiments", step))
            return False
        case "advance_nearest":
            advance_nearest(draft, "A2")
        case "artifact":
            draft.add(ev.TurnPaused("artifacts", step))
            return False
        case "gold":
            gain_gold(draft, 1, "A4")
        case "advance_track":
            return _advance_track(draft, effect, step)
        case "vp5":
            gain_vp(draft, FIGURES.vp5, "A6")
    return True


def _advance_track(draft: Draft, effect: Effect, step: int) -> bool:
    """Action 5: advance the printed element, or that of the bowl of the acting die (Q14)."""
    if effect.element is not None and effect.element != "of_die":
        advance_marker(draft, effect.element, "printed", "A5")
        return True
    symbol = acting_die(draft.state).symbol
    if symbol == WILD:
        advance_nearest(draft, "Q14")
        return True
    if symbol not in draft.state.bowl_elements:
        draft.add(ev.TurnPaused("element", step))
        return False
    advance_track_of_bowl(draft, draft.state.bowl_elements[symbol])
    return True


def advance_track_of_bowl(draft: Draft, element: Element | None) -> None:
    """Action 5 by the die's bowl. A bowl without an element gives action 2 instead (Q14)."""
    if element is None:
        advance_nearest(draft, "Q14")
    else:
        advance_marker(draft, element, "element", "Q14")
