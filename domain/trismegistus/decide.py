"""From a command to the facts that follow, or to a refusal."""

from __future__ import annotations

from typing import Final

from domain.core.decider import Rules, decider, gatekeeper
from domain.core.refusals import GameOver
from domain.core.seat import Seat, solo
from domain.trismegistus import achievements, human
from domain.trismegistus import actions as act
from domain.trismegistus.answers import ANSWERS
from domain.trismegistus.begin import begin
from domain.trismegistus.corrections import correct
from domain.trismegistus.evolve import evolve
from domain.trismegistus.questions import questions
from domain.trismegistus.setup import Position, Setup
from domain.trismegistus.state import State
from domain.trismegistus.turn import take_turn


def _ended(state: State) -> GameOver | None:
    """Both have won a tie (Q30)."""
    if not state.over:
        return None
    return GameOver(winners=("human", "automa") if state.winner is None else (state.winner,))


def _turn(state: State) -> Seat:
    return next(seat for seat in solo(state) if seat.name == state.turn)


RULES: Final = Rules(
    beginnings=(Setup, Position),
    begin=begin,
    evolve=evolve,
    correct=correct,
    ended=_ended,
    turn=_turn,
    seats=solo,
    questions=questions,
    automa_turn={act.AutomaTurn: take_turn},
    deeds={
        act.TakeDie: human.take_die,
        act.EndTurn: human.end_turn,
        act.CompleteAchievement: achievements.complete,
        act.RemoveToken: human.remove_token,
        act.Report: human.report,
    },
    answers=ANSWERS,
)

decide = decider(RULES)
lets_through = gatekeeper(RULES)
