"""What a command leads to: the facts, or a refusal. The one way into the rules."""

from __future__ import annotations

from typing import Final

from domain.core.decider import Rules, decider, gatekeeper
from domain.core.refusals import GameOver
from domain.scythe import actions as act
from domain.scythe import answers, bottom_actions, human
from domain.scythe.abilities import use_ability
from domain.scythe.begin import begin
from domain.scythe.corrections import correct
from domain.scythe.evolve import evolve
from domain.scythe.human_moves import move
from domain.scythe.position import Position
from domain.scythe.producing import produce
from domain.scythe.questions import FightAsked, SettlementAsked, questions
from domain.scythe.reporting import report
from domain.scythe.setup import Setup
from domain.scythe.state import State, seats, whose_turn
from domain.scythe.turn import take_turn


def _ended(state: State) -> GameOver | None:
    return GameOver(winners=state.winners) if state.over else None


RULES: Final = Rules(
    beginnings=(Setup, Position),
    begin=begin,
    evolve=evolve,
    correct=correct,
    ended=_ended,
    turn=whose_turn,
    seats=seats,
    questions=questions,
    automa_turn={act.AutomaTurn: take_turn},
    deeds={
        act.Move: move,
        act.Gain: human.gain,
        act.Pay: human.pay,
        act.Produce: produce,
        act.Deploy: bottom_actions.deploy,
        act.Build: bottom_actions.build,
        act.Enlist: bottom_actions.enlist,
        act.Upgrade: bottom_actions.upgrade,
        act.Encounter: human.encounter,
        act.TakeFactoryCard: human.take_factory_card,
        act.PlaceToken: human.place_token,
        act.EndTurn: human.end_turn,
        act.Report: report,
    },
    anytime={act.PlaceStar: human.star},  # a goal can be reached in another's turn (R45)
    answers={
        act.Fight: answers.fight,
        act.Settle: answers.settle,
        act.DrawForCombat: answers.draw_for_combat,
        act.TurnUp: answers.turn_up,
        act.Flip: answers.flip,
    },
    meanwhile={
        FightAsked: {act.UseAbility: use_ability, act.PlaceStar: human.star},
        SettlementAsked: {act.UseAbility: use_ability},
    },
)

decide = decider(RULES)
lets_through = gatekeeper(RULES)
