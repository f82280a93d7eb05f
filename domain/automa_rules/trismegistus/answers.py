"""The answers to questions: what the table says, and how the turn, the round or the scoring goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from automa_rules.trismegistus import actions as act
from automa_rules.trismegistus import artifacts, experiments, final, rolling
from automa_rules.trismegistus import events as ev
from automa_rules.trismegistus.achievements import face_up, tell_black_die
from automa_rules.trismegistus.draft import Draft
from automa_rules.trismegistus.effects import advance_element
from automa_rules.trismegistus.state import acting_die
from automa_rules.trismegistus.turn import after_personality, go_on, reveal


def _draw_card(draft: Draft, action: act.DrawCard) -> None:
    reveal(draft, action.card)


def _roll_black_die(draft: Draft, action: act.RollBlackDie) -> None:
    """Without a card to point to (a correction may have turned the last one) no result counts (Q26)."""
    if not face_up(draft.state):
        draft.add(ev.CubeNotPlaced())
        after_personality(draft)
    elif tell_black_die(draft, action.result):
        after_personality(draft)


def _show_experiments(draft: Draft, action: act.ShowExperiments) -> None:
    step = _step(draft)
    experiments.show(draft, action.experiments)
    go_on(draft, step + 1)


def _show_artifacts(draft: Draft, action: act.ShowArtifacts) -> None:
    step = _step(draft)
    artifacts.show(draft, action.artifacts, action.roll)
    go_on(draft, step + 1)


def _tell_element(draft: Draft, action: act.TellElement) -> None:
    step = _step(draft)
    draft.add(ev.BowlElementTold(acting_die(draft.state).symbol, action.element))
    advance_element(draft, action.element)
    go_on(draft, step + 1)


def _tell_formula_vp(draft: Draft, action: act.TellFormulaVp) -> None:
    final.formulas(draft, action.vp)


def _tell_track_vp(draft: Draft, action: act.TellTrackVp) -> None:
    final.tracks(draft, action.vp)


def _step(draft: Draft) -> int:
    """The index of the card's action that waits."""
    pause = draft.state.pause
    if pause is None:
        message = "the turn does not wait"
        raise LookupError(message)
    return pause.step


ANSWERS: Final[dict[type, Callable[[Draft, Any], None]]] = {
    act.RollDice: rolling.told,
    act.DrawCard: _draw_card,
    act.RollBlackDie: _roll_black_die,
    act.ShowExperiments: _show_experiments,
    act.ShowArtifacts: _show_artifacts,
    act.TellElement: _tell_element,
    act.ShowMasterpiece: final.masterpiece,
    act.TellSymbols: final.symbols,
    act.TellFormulaVp: _tell_formula_vp,
    act.TellTrackVp: _tell_track_vp,
    act.TellHumanVp: final.human,
}
