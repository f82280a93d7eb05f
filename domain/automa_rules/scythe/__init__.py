"""Scythe (2016), solo and with several humans and Automas."""

from __future__ import annotations

from automa_rules.core.refusals import (
    CardIsDrawnHere,
    CardNotInDeck,
    CardRequired,
    CardsNotConserved,
)
from automa_rules.core.rejected import refusals_in
from automa_rules.core.ruleset import Ruleset, words_in
from automa_rules.core.seat import Standing
from automa_rules.scythe import actions as act
from automa_rules.scythe import answers, bottom_actions, human, terms
from automa_rules.scythe.abilities import use_ability
from automa_rules.scythe.begin import begin
from automa_rules.scythe.catalogue import RULES, Catalogue, catalogue
from automa_rules.scythe.coordinates import KINDS, PLACES
from automa_rules.scythe.corrections import correct
from automa_rules.scythe.drawing import draws_here
from automa_rules.scythe.evolve import EVENTS, evolve
from automa_rules.scythe.explain import REASONS
from automa_rules.scythe.human_moves import move
from automa_rules.scythe.options import OptionsNow, options
from automa_rules.scythe.position import Position
from automa_rules.scythe.producing import produce
from automa_rules.scythe.questions import QUESTIONS, FightAsked, SettlementAsked, questions
from automa_rules.scythe.refusals import doubts, playing, tables
from automa_rules.scythe.reporting import report
from automa_rules.scythe.scoring import Score, score
from automa_rules.scythe.setup import Setup
from automa_rules.scythe.state import State, seats
from automa_rules.scythe.turn import take_turn
from automa_rules.scythe.view import View, view

__all__ = ["RULESET"]


def _standings(state: State) -> tuple[Standing, ...]:
    counted = score(state)
    return tuple(Standing(one.seat, one.total, one.seat in counted.winners) for one in counted.players)


RULESET: Ruleset[State] = Ruleset(
    name="scythe",
    version=1,
    title="Scythe",
    bgg_id=169786,
    setup=Setup,
    position=Position,
    automa_turn=act.AutomaTurn,
    begin=begin,
    evolve=evolve,
    correct=correct,
    over=lambda state: state.over,
    standings=_standings,
    seats=seats,
    turn=lambda state: None if state.over else state.turn,
    take_automa_turn=take_turn,
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
    ends_turn=frozenset((act.EndTurn,)),
    report=act.Report,
    anytime={act.PlaceStar: human.star},  # a goal can be reached in another's turn (R45)
    questions=questions,
    answers={
        act.Fight: answers.fight,
        act.Settle: answers.settle,
        act.DrawForCombat: answers.draw_for_combat,
        act.TurnUp: answers.turn_up,
        act.Flip: answers.flip,
    },
    draws_here=draws_here,
    meanwhile={
        FightAsked: {act.UseAbility: use_ability, act.PlaceStar: human.star},
        SettlementAsked: {act.UseAbility: use_ability, act.PlaceStar: human.star},
    },
    events=EVENTS,
    views=View,
    scores=Score,
    catalogues=Catalogue,
    questions_asked=QUESTIONS,
    refusals=(
        CardIsDrawnHere,
        CardNotInDeck,
        CardRequired,
        CardsNotConserved,
        *refusals_in(playing, tables, doubts),
    ),
    view=view,
    score=score,
    reasons=REASONS,
    catalogue=catalogue,
    rules=RULES,
    words=words_in(terms),
    places=PLACES,
    kinds_of_places=KINDS,
    options=options,
    options_told=OptionsNow,
    examples={
        "setup": {
            "players": [
                {"kind": "human", "faction": "crimea", "popularity": 3, "coins": 4},
                {"kind": "automa", "faction": "nordic", "level": "autometta"},
            ]
        },
        "automa_turn": {},
        "action": {"type": "move", "moves": [{"unit": "worker", "from": "r6c3", "to": "r6c4"}]},
    },
)
