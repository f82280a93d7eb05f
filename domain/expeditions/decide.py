"""From a command to the facts that follow, or to a refusal."""

from __future__ import annotations

from typing import Final

from domain.core.decider import Rules, decider, gatekeeper
from domain.core.refusals import GameOver
from domain.core.seat import Seat, solo
from domain.expeditions.actions import AutomaTurn, BoxCard, TellTile
from domain.expeditions.begin import Position, Setup, begin
from domain.expeditions.corrections import correct
from domain.expeditions.evolve import evolve
from domain.expeditions.human_actions import DEEDS, box_card
from domain.expeditions.questions import questions
from domain.expeditions.refusals import NotYourQuestion, QuestionOpen
from domain.expeditions.scoring import score
from domain.expeditions.state import State
from domain.expeditions.turn import take_turn, tell_tile


def _ended(state: State) -> GameOver | None:
    return GameOver(winners=score(state).winners) if state.over else None


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
    automa_turn={AutomaTurn: take_turn},
    deeds=DEEDS,
    anytime={BoxCard: box_card},  # such a card can also turn up when the Automa's sweep is refilled (E16)
    answers={TellTile: tell_tile},
    question_open=QuestionOpen,
    not_your_question=NotYourQuestion,
)

decide = decider(RULES)
lets_through = gatekeeper(RULES)
