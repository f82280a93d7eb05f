"""Handlers of answers: they apply the answer and continue the turn, the round or the scoring."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from automa_rules.trismegistus import actions as act
from automa_rules.trismegistus import artifacts, dice_roll, experiments, final_scoring
from automa_rules.trismegistus import events as ev
from automa_rules.trismegistus.achievements import apply_black_die_result, face_up_places
from automa_rules.trismegistus.draft import Draft
from automa_rules.trismegistus.effects import advance_track_of_bowl
from automa_rules.trismegistus.state import acting_die
from automa_rules.trismegistus.turn import continue_turn, discard_personality_card, resolve_next_card


def _draw_card(draft: Draft, action: act.DrawCard) -> None:
    resolve_next_card(draft, action.card)


def _roll_black_die(draft: Draft, action: act.RollBlackDie) -> None:
    """Place the cube. If a correction has turned the last achievement down, no result counts (Q26)."""
    if not face_up_places(draft.state):
        draft.add(ev.CubeNotPlaced())
        discard_personality_card(draft)
    elif apply_black_die_result(draft, action.result):
        discard_personality_card(draft)


def _show_experiments(draft: Draft, action: act.ShowExperiments) -> None:
    step = _paused_step(draft)
    experiments.take_from_display(draft, action.experiments)
    continue_turn(draft, step + 1)


def _show_artifacts(draft: Draft, action: act.ShowArtifacts) -> None:
    step = _paused_step(draft)
    artifacts.take_from_display(draft, action.artifacts, action.roll)
    continue_turn(draft, step + 1)


def _tell_element(draft: Draft, action: act.TellElement) -> None:
    step = _paused_step(draft)
    draft.add(ev.BowlElementTold(acting_die(draft.state).symbol, action.element))
    advance_track_of_bowl(draft, action.element)
    continue_turn(draft, step + 1)


def _tell_formula_vp(draft: Draft, action: act.TellFormulaVp) -> None:
    final_scoring.score_formulas(draft, action.vp)


def _tell_track_vp(draft: Draft, action: act.TellTrackVp) -> None:
    final_scoring.score_tracks(draft, action.vp)


def _paused_step(draft: Draft) -> int:
    """The index of the card's action that waits."""
    pause = draft.state.pause
    if pause is None:
        message = "the turn does not wait"
        raise LookupError(message)
    return pause.step


ANSWERS: Final[dict[type, Callable[[Draft, Any], None]]] = {
    act.RollDice: dice_roll.answer_dice_roll,
    act.DrawCard: _draw_card,
    act.RollBlackDie: _roll_black_die,
    act.ShowExperiments: _show_experiments,
    act.ShowArtifacts: _show_artifacts,
    act.TellElement: _tell_element,
    act.ShowMasterpiece: final_scoring.score_masterpiece,
    act.TellSymbols: final_scoring.score_symbols,
    act.TellFormulaVp: _tell_formula_vp,
    act.TellTrackVp: _tell_track_vp,
    act.TellHumanVp: final_scoring.record_human_score,
}
