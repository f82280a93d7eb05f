"""Scythe (2016), for one or several humans and Automas."""

from __future__ import annotations

from automa_rules.core.event import Event
from automa_rules.core.refusals import (
    CardIsDrawnHere,
    CardNotInDeck,
    CardRequired,
    CardsNotConserved,
)
from automa_rules.core.rejection import refusals_in
from automa_rules.core.ruleset import Ruleset, enums_in
from automa_rules.core.seat import Standing
from automa_rules.scythe import actions, answers, bottom_actions, card_only, events, human_actions, terms
from automa_rules.scythe.abilities import use_ability
from automa_rules.scythe.card_draws import is_service_draw
from automa_rules.scythe.catalogue import RULES, Catalogue, catalogue
from automa_rules.scythe.coordinates import PLACES
from automa_rules.scythe.corrections import correct
from automa_rules.scythe.evolve import EVENTS, evolve
from automa_rules.scythe.explanations import REASONS
from automa_rules.scythe.forms import FORMS
from automa_rules.scythe.forms.moves import moves
from automa_rules.scythe.human_moves import move
from automa_rules.scythe.new_game import begin_game
from automa_rules.scythe.pieces import pieces
from automa_rules.scythe.position import Position
from automa_rules.scythe.position_from_view import position_from_view
from automa_rules.scythe.production import produce
from automa_rules.scythe.questions import QUESTIONS, FightAsked, SettlementAsked, questions
from automa_rules.scythe.refusals import illegal_actions, impossible_states, rule_warnings
from automa_rules.scythe.scoring import Score, score
from automa_rules.scythe.setup import Setup
from automa_rules.scythe.stars import end_game_by_agreement
from automa_rules.scythe.state import State, seats
from automa_rules.scythe.table_report import report
from automa_rules.scythe.turn import take_automa_turn
from automa_rules.scythe.view import View, public, view

__all__ = [
    "RULESET",
    "Position",
    "Score",
    "Setup",
    "State",
    "View",
    "actions",
    "events",
    "questions",
    "score",
    "view",
]


CARD_ONLY = card_only.RULESET
"""The same game without a board."""


def _standings(state: State) -> tuple[Standing, ...]:
    result = score(state)
    return tuple(Standing(one.seat, one.total, one.seat in result.winners) for one in result.players)


def _redundant(event: Event, following: Event) -> Event | None:
    """A single battle is told when its combat begins; a resource box tells what is placed."""
    match event, following:
        case events.BattlesDeclared(territories=[_]), events.CombatBegan():
            return event
        case events.ResourceBoxRead(), events.ResourcesChanged(rule=rule) if rule == event.rule:
            return following
        case _:
            return None


RULESET: Ruleset[State] = Ruleset(
    name="scythe",
    version=1,
    title="Scythe",
    bgg_id=169786,
    setup=Setup,
    position=Position,
    automa_turn=actions.AutomaTurn,
    begin=begin_game,
    evolve=evolve,
    correct=correct,
    is_over=lambda state: state.over,
    standings=_standings,
    seats=seats,
    turn=lambda state: None if state.over else state.turn,
    take_automa_turn=take_automa_turn,
    own_turn_handlers={
        actions.Move: move,
        actions.Gain: human_actions.gain,
        actions.Pay: human_actions.pay,
        actions.Produce: produce,
        actions.Deploy: bottom_actions.deploy,
        actions.Build: bottom_actions.build,
        actions.Enlist: bottom_actions.enlist,
        actions.Upgrade: bottom_actions.upgrade,
        actions.Encounter: human_actions.resolve_encounter,
        actions.TakeFactoryCard: human_actions.take_factory_card,
        actions.PlaceToken: human_actions.place_token,
        actions.EndTurn: human_actions.end_turn,
        actions.Report: report,
    },
    turn_ending_actions=frozenset((actions.EndTurn,)),
    report_action=actions.Report,
    anytime_handlers={
        actions.PlaceStar: human_actions.place_goal_star
    },  # a goal can be reached in another seat's turn (R45)
    table_handlers={actions.EndGame: end_game_by_agreement},
    questions=questions,
    answer_handlers={
        actions.Fight: answers.fight,
        actions.Settle: answers.settle,
        actions.DrawForCombat: answers.draw_for_combat,
        actions.TurnUp: answers.turn_up,
        actions.Flip: answers.flip,
    },
    is_service_draw=is_service_draw,
    handlers_during_question={
        FightAsked: {actions.UseAbility: use_ability, actions.PlaceStar: human_actions.place_goal_star},
        SettlementAsked: {actions.UseAbility: use_ability, actions.PlaceStar: human_actions.place_goal_star},
    },
    events=EVENTS,
    view_type=View,
    score_type=Score,
    catalogue_type=Catalogue,
    question_types=QUESTIONS,
    refusals=(
        CardIsDrawnHere,
        CardNotInDeck,
        CardRequired,
        CardsNotConserved,
        *refusals_in(illegal_actions, impossible_states, rule_warnings),
    ),
    ending=lambda state: "ended_by_agreement" if state.ended_by_agreement else None,
    view=view,
    public=public,
    position_from_view=position_from_view,
    score=score,
    explainers=REASONS,
    catalogue=catalogue,
    rules=RULES,
    enums=enums_in(terms),
    places=PLACES,
    redundant=_redundant,
    pieces=pieces,
    uncounted=frozenset(("card", "last_turn_card", "table_card", "step", "scheme")),
    forms=FORMS,
    moves=moves,
    move_action=actions.Move,
    examples={
        "setup": {
            "players": [
                {"kind": "human", "faction": "crimea", "popularity": 3, "coins": 4},
                {"kind": "automa", "faction": "nordic", "level": "autometta"},
            ]
        },
        "setup-several-humans": {
            "players": [
                {"kind": "human", "faction": "crimea", "mat": "industrial", "seat": "ada"},
                {"kind": "human", "faction": "polania", "mat": "militant", "seat": "bob"},
                {"kind": "automa", "faction": "nordic"},
            ]
        },
        "setup-several-automas": {
            "players": [
                {"kind": "human", "faction": "crimea", "mat": "industrial"},
                {"kind": "automa", "faction": "nordic", "level": "autometta"},
                {"kind": "automa", "faction": "saxony", "level": "automaszyna"},
            ]
        },
        "setup-automas-alone": {
            "players": [
                {"kind": "automa", "faction": "crimea"},
                {"kind": "automa", "faction": "nordic"},
            ]
        },
        "position": {
            "players": [
                {
                    "kind": "human",
                    "faction": "crimea",
                    "popularity": 3,
                    "coins": 4,
                    "character": "r6c3",
                    "workers": ["r6c3", "r6c4"],
                },
                {
                    "kind": "automa",
                    "faction": "nordic",
                    "star_tracker": 3,
                    "character": "r1c4",
                    "workers": ["r0c4", "r0c5", "r1c3"],
                },
            ],
            "turn": "automa",
        },
        "automa_turn": {},
        "action": {"type": "move", "moves": [{"unit": "worker", "from": "r6c3", "to": "r6c4"}]},
    },
)
