"""Section 3: the actions of a card, in printed order. An action that needs the table makes the turn wait."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from domain.trismegistus import events as ev
from domain.trismegistus.bot_card import Effect
from domain.trismegistus.draft import Draft
from domain.trismegistus.figures import FIGURES
from domain.trismegistus.gains import gain_gold, gain_vp
from domain.trismegistus.mastery import advance, advance_nearest
from domain.trismegistus.state import acting_die, card_in_use
from domain.trismegistus.terms import WILD, EffectCode, Element


def carry_out(draft: Draft, first: int) -> bool:
    """Carry out the card's actions from an index on (R17); False when the turn waits for the table."""
    for step, effect in enumerate(card_in_use(draft.state).actions):
        if step >= first and not _EFFECTS[effect.code](draft, effect, step):
            return False
    return True


def _experiment(draft: Draft, _: Effect, step: int) -> bool:
    draft.add(ev.TurnPaused("experiments", step))
    return False


def _artifact(draft: Draft, _: Effect, step: int) -> bool:
    draft.add(ev.TurnPaused("artifacts", step))
    return False


def _advance_nearest(draft: Draft, _: Effect, __: int) -> bool:
    advance_nearest(draft, "A2")
    return True


def _gold(draft: Draft, _: Effect, __: int) -> bool:
    gain_gold(draft, 1, "A4")
    return True


def _vp(draft: Draft, _: Effect, __: int) -> bool:
    gain_vp(draft, FIGURES.vp5, "A6")
    return True


def _advance_track(draft: Draft, effect: Effect, step: int) -> bool:
    """Action 5: the printed element, or that of the bowl from which the acting die came (Q14)."""
    if effect.element is not None and effect.element != "of_die":
        advance(draft, effect.element, "printed", "A5")
        return True
    symbol = acting_die(draft.state).symbol
    if symbol == WILD:
        advance_nearest(draft, "Q14")
        return True
    if symbol not in draft.state.bowl_elements:
        draft.add(ev.TurnPaused("element", step))
        return False
    advance_element(draft, draft.state.bowl_elements[symbol])
    return True


def advance_element(draft: Draft, element: Element | None) -> None:
    """Action 5 by the die's bowl; a bowl without an element gives action 2 instead (Q14)."""
    if element is None:
        advance_nearest(draft, "Q14")
    else:
        advance(draft, element, "element", "Q14")


_EFFECTS: Final[dict[EffectCode, Callable[[Draft, Effect, int], bool]]] = {
    "experiment": _experiment,
    "advance_nearest": _advance_nearest,
    "artifact": _artifact,
    "gold": _gold,
    "advance_track": _advance_track,
    "vp5": _vp,
}
