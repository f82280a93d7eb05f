"""Corrections: the table is right, in everything that lies on the table."""

from __future__ import annotations

from typing import Final

from automa_rules.core import correction
from automa_rules.core.correction import Correct
from automa_rules.core.refusals import CorrectionImpossible, CorrectionSecret
from automa_rules.core.rejected import Rejected
from automa_rules.trismegistus.check import check
from automa_rules.trismegistus.deck import made_for
from automa_rules.trismegistus.draft import Draft
from automa_rules.trismegistus.final import scoring_of, tell_outcome
from automa_rules.trismegistus.refusals import DeckLeftBehind
from automa_rules.trismegistus.state import State

HUMAN_VP: Final = "/scoring/human"
KEPT_BY_THE_SERVICE: Final = (
    "shuffles", "over", "winner", "card", "acting", "pause", "shown", "artifacts_shown", "scoring", "rolling",
    "pack", "dice_mode",
)  # fmt: skip


def correct(draft: Draft, action: Correct) -> None:
    """Set one value of the state, but for what the service itself keeps.

    Raises Rejected `correction_secret` or `correction_impossible`, `deck_left_behind` when the bot deck
    was made for something else (R5, R41), or what `check` raises.
    """
    before = draft.state
    correction.correct(draft, action, _is_kept)
    if draft.state.deck.mode != before.deck.mode:
        raise Rejected(CorrectionSecret(pointer=action.pointer))
    if made_for(draft.state) != made_for(before):
        raise Rejected(DeckLeftBehind(pointer=action.pointer))
    if action.pointer == HUMAN_VP and scoring_of(draft.state).human is None:
        raise Rejected(CorrectionImpossible(pointer=action.pointer, reason="the human has a score"))
    check(draft.state)
    if draft.state.over and _totals(draft.state) != _totals(before):
        tell_outcome(draft)


def _totals(state: State) -> tuple[int | None, int]:
    return scoring_of(state).human, state.automa.vp


def _is_kept(state: State, pointer: str) -> bool:
    """Whether a pointer leads to what the service keeps, or to the state as a whole.

    What the human scored is the table's as soon as it has been told.
    """
    if state.over and pointer == HUMAN_VP:
        return False
    part = pointer.split("/")[1:2]
    kept = [*KEPT_BY_THE_SERVICE]
    if state.deck.mode == "virtual":
        kept.append("deck")
    if state.pack is not None:
        kept.append("cards")
    return not part or part[0] in kept
