"""Corrections of what lies on the mats and the star tracker."""

from __future__ import annotations

from typing import Final

from automa_rules.core import correction
from automa_rules.core.correction import Correct
from automa_rules.core.rejection import Rejected
from automa_rules.scythe.card_only.new_game import validate_state
from automa_rules.scythe.card_only.score import totals
from automa_rules.scythe.card_only.stars import record_outcome
from automa_rules.scythe.card_only.state import Draft, sixth_star
from automa_rules.scythe.refusals.impossible_states import ContradictsQuestion

CORRECTABLE: Final = ("human", "automa", "options", "counted", "turn")
CORRECTABLE_IN_DECK: Final = ("discards", "combat_discards", "last_turn_card")


def correct(draft: Draft, action: Correct) -> None:
    """Set one value of the state.

    Raises Rejected `correction_secret` for what the service keeps, `contradicts_question` for whose turn it
    is while a card or a question waits and for stars without which the end was not reached, and the refusals
    of `validate_state`.
    """
    before = draft.state
    correction.correct(draft, action, lambda _, pointer: _is_kept(pointer))
    validate_state(draft.state)
    if before.turn != draft.state.turn and (before.asked is not None or before.over):
        raise Rejected(ContradictsQuestion(diagnostic="a question is open, or the game is over"))
    if sixth_star(before) is not None and sixth_star(draft.state) is None:
        raise Rejected(ContradictsQuestion(diagnostic="the game has ended with the sixth star"))
    if (before.counted is None) != (draft.state.counted is None):
        raise Rejected(ContradictsQuestion(diagnostic="nothing is counted before the end"))
    if before.over and (totals(before), sixth_star(before)) != (
        totals(draft.state),
        sixth_star(draft.state),
    ):
        record_outcome(draft)


def _is_kept(pointer: str) -> bool:
    """Whether a pointer leads to, or into, something that the service keeps."""
    match pointer.split("/"):
        case ["", first, *_] if first in CORRECTABLE:
            return False
        case ["", "deck", what, *_] if what in CORRECTABLE_IN_DECK:
            return False
        case _:
            return True
