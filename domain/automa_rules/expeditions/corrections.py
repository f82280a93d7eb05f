"""Corrections of anything that is on the table."""

from __future__ import annotations

from typing import Final

from automa_rules.core import correction
from automa_rules.core.correction import Correct
from automa_rules.core.event import Corrected
from automa_rules.expeditions.draft import Draft
from automa_rules.expeditions.ending import (
    record_outcome,
    recount_turns_left,
    require_valid_end,
    total_scores,
    trigger_end,
)
from automa_rules.expeditions.state import State
from automa_rules.expeditions.validation import validate_state

READ_ONLY_FIELDS: Final = ("shuffles", "over", "card", "pause", "deck", "bag", "pack")


def correct(draft: Draft, action: Correct) -> None:
    """Set one value of the state, unless the service keeps it.

    Raises Rejected `correction_impossible`, `correction_secret` for what is not on the table, or what
    `validate_state` and `require_valid_end` raise for an impossible table.
    """
    before = draft.state
    correction.correct(draft, action, _is_read_only)
    if draft.state.progress_card.glory_spaces != before.progress_card.glory_spaces:
        _recount_automa_glory(draft, action.reason)
    validate_state(draft.state)
    if draft.state.end is not None and action.pointer.startswith("/end"):
        require_valid_end(draft.state)
    if action.pointer == "/turn":
        recount_turns_left(draft)
    if not draft.state.over:
        trigger_end(draft)
    elif total_scores(draft.state) != total_scores(before):
        record_outcome(draft)


def _recount_automa_glory(draft: Draft, reason: str) -> None:
    """Recount the Automa's glory by a new progress card. Else it might never place the eighth."""
    state = draft.state
    passed = state.progress_card.glory(state.automa.progress)
    if passed != state.automa.glory:
        draft.add(Corrected("/automa/glory", passed, reason, whose="automa"))


def _is_read_only(state: State, pointer: str) -> bool:
    """Whether the service keeps the value at a pointer. Drawn cards of a physical deck can be corrected."""
    part = pointer.split("/")[1:3]
    if part == ["deck", "drawn"]:
        return state.deck.mode == "virtual"
    return bool(part) and part[0] in READ_ONLY_FIELDS
