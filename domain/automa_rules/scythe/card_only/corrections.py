"""Corrections of what lies on the mats and the star tracker."""

from __future__ import annotations

from typing import Final

from automa_rules.core import correction
from automa_rules.core.correction import Correct
from automa_rules.core.event import Corrected
from automa_rules.core.rejection import Rejected
from automa_rules.scythe.card_only.new_game import validate_state
from automa_rules.scythe.card_only.stars import count_again_or_reopen
from automa_rules.scythe.card_only.state import Draft, State, can_bonus_end_game, sixth_star
from automa_rules.scythe.refusals.impossible_states import ContradictsQuestion
from automa_rules.scythe.trackers import scheme_of

CORRECTABLE: Final = ("human", "automa", "options", "counted", "turn")
CORRECTABLE_IN_DECK: Final = ("discards", "combat_discards", "last_turn_card")


def correct(draft: Draft, action: Correct) -> None:
    """Set one value of the state.

    Raises Rejected `correction_secret` for what the service keeps, `contradicts_question` if the open
    question, or the count at the end, would not fit, and the refusals of `validate_state`.
    """
    before = draft.state
    correction.correct(draft, action, lambda _, pointer: _is_kept(pointer))
    _switch_scheme(draft, before, action.reason)
    validate_state(draft.state)
    _require_question_fits(before, draft.state)
    if sixth_star(before) is not None:
        count_again_or_reopen(draft, before)


def _switch_scheme(draft: Draft, before: State, reason: str) -> None:
    """R34, R37: the Automa switches to Scheme II with its first tracker star, and back without any."""
    scheme = scheme_of(draft.state.automa.stars)
    if scheme_of(before.automa.stars) != scheme != draft.state.automa.scheme:
        draft.add(Corrected("/automa/scheme", scheme, reason))


def _require_question_fits(before: State, after: State) -> None:
    """Raise Rejected `contradicts_question` if what is asked, or was counted, would not fit."""
    combat, automa = after.combat, after.automa
    if before.turn != after.turn and (before.asked is not None or before.over):
        raise _contradiction("a question is open, or the game is over")
    if (before.counted is None) != (after.counted is None):
        raise _contradiction("nothing is counted before the end")
    if combat is not None and (combat.power > automa.power or combat.cards > automa.combat_cards):
        raise _contradiction("the Automa has fixed more than that for the combat")
    if after.asked == "bonus_star" and not can_bonus_end_game(after):
        raise _contradiction("the recruit bonus brings no sixth star")


def _contradiction(reason: str) -> Rejected:
    return Rejected(ContradictsQuestion(diagnostic=reason))


def _is_kept(pointer: str) -> bool:
    """Whether a pointer leads to, or into, something that the service keeps."""
    match pointer.split("/"):
        case ["", first, *_] if first in CORRECTABLE:
            return False
        case ["", "deck", what, *_] if what in CORRECTABLE_IN_DECK:
            return False
        case _:
            return True
