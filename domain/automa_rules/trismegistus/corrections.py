"""Corrections of the state, to match the real table."""

from __future__ import annotations

from typing import Final

from automa_rules.core import correction
from automa_rules.core.correction import Correct
from automa_rules.core.refusals import CorrectionImpossible, CorrectionSecret
from automa_rules.core.rejection import Rejected
from automa_rules.trismegistus.deck import deck_settings
from automa_rules.trismegistus.draft import Draft
from automa_rules.trismegistus.final_scoring import record_outcome, require_scoring
from automa_rules.trismegistus.refusals import DeckLeftBehind
from automa_rules.trismegistus.state import State
from automa_rules.trismegistus.validation import validate_state

HUMAN_VP_POINTER: Final = "/scoring/human"
POINTERS_AFTER_THE_END: Final = (HUMAN_VP_POINTER, "/scoring/human_experiments")
READ_ONLY_FIELDS: Final = (
    "shuffles", "over", "winner", "card", "acting", "pause", "shown", "artifacts_shown", "scoring", "rolling",
    "pack", "dice_mode",
)  # fmt: skip


def correct(draft: Draft, action: Correct) -> None:
    """Set one value of the state, unless the service maintains it.

    Raises Rejected `correction_secret`, `correction_impossible`, `deck_left_behind` for a setting that the
    bot deck depends on (R5, R41), or what `validate_state` raises.
    """
    before = draft.state
    correction.correct(draft, action, _is_read_only)
    if draft.state.deck.mode != before.deck.mode:
        raise Rejected(CorrectionSecret(pointer=action.pointer))
    if deck_settings(draft.state) != deck_settings(before):
        raise Rejected(DeckLeftBehind(pointer=action.pointer))
    if action.pointer == HUMAN_VP_POINTER and require_scoring(draft.state).human is None:
        raise Rejected(CorrectionImpossible(pointer=action.pointer, diagnostic="the human has a score"))
    validate_state(draft.state)
    if draft.state.over and _totals(draft.state) != _totals(before):
        record_outcome(draft)


def _totals(state: State) -> tuple[int | None, int | None, int, int]:
    scoring = require_scoring(state)
    experiments = len(state.automa.experiments)
    return scoring.human, scoring.human_experiments, state.automa.vp, experiments


def _is_read_only(state: State, pointer: str) -> bool:
    """Whether a pointer leads to a value that the service maintains, or to the whole state.

    What the human has scored and solved can be corrected once the game is over.
    """
    if state.over and pointer in POINTERS_AFTER_THE_END:
        return False
    part = pointer.split("/")[1:2]
    kept = [*READ_ONLY_FIELDS]
    if state.deck.mode == "virtual":
        kept.append("deck")
    if state.pack is not None:
        kept.append("cards")
    return not part or part[0] in kept
