"""Trismegistus: The Ultimate Formula (2019), solo against Mauro Gibertoni's alternative Automa."""

from __future__ import annotations

from automa_rules.core.refusals import (
    CardIsDrawnHere,
    CardNotInDeck,
    CardRequired,
    CardsNotConserved,
)
from automa_rules.core.rejection import refusals_in
from automa_rules.core.ruleset import Ruleset, enums_in
from automa_rules.core.seat import Standing, solo_seats_at
from automa_rules.trismegistus import achievements, actions, events, human_actions, refusals, terms
from automa_rules.trismegistus.answers import ANSWERS
from automa_rules.trismegistus.card_pack import BOT_CARD_PACK, BOT_CARDS, RULESET_NAME
from automa_rules.trismegistus.catalogue import RULES, Catalogue, catalogue
from automa_rules.trismegistus.coordinates import PLACES
from automa_rules.trismegistus.corrections import correct
from automa_rules.trismegistus.dice_roll import is_service_draw
from automa_rules.trismegistus.evolve import EVENTS, evolve
from automa_rules.trismegistus.evolve.cards import BLACK_DIE_DECK, DICE_DECK
from automa_rules.trismegistus.examples import EXAMPLES
from automa_rules.trismegistus.explanations import REASONS, is_decided
from automa_rules.trismegistus.forms import FORMS
from automa_rules.trismegistus.new_game import begin
from automa_rules.trismegistus.pieces import pieces
from automa_rules.trismegistus.position_from_view import position_from_view
from automa_rules.trismegistus.questions import QUESTION_TYPES, questions
from automa_rules.trismegistus.scoring import Score, score
from automa_rules.trismegistus.setup import Position, Setup
from automa_rules.trismegistus.state import State
from automa_rules.trismegistus.turn import take_turn
from automa_rules.trismegistus.view import View, view

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


def _active_seat(state: State) -> str | None:
    return None if state.over or state.scoring is not None else state.turn


def _standings(state: State) -> tuple[Standing, ...]:
    """The winner first; a tie has two (Q30, Q47). The human's score is None until it is reported."""
    counted = score(state)
    totals = {"human": counted.human, "automa": counted.automa.total}
    winners = ("human", "automa") if counted.final and counted.winner is None else (counted.winner,)
    known = [Standing(seat, total, seat in winners) for seat, total in totals.items()]
    return tuple(sorted(known, key=lambda one: not one.wins))


RULESET: Ruleset[State] = Ruleset(
    name=RULESET_NAME,
    version=1,
    title="Trismegistus: The Ultimate Formula",
    bgg_id=281442,
    setup=Setup,
    position=Position,
    automa_turn=actions.AutomaTurn,
    begin=begin,
    evolve=evolve,
    correct=correct,
    is_over=lambda state: state.over,
    standings=_standings,
    seats=lambda state: solo_seats_at(state.level),
    turn=_active_seat,
    take_automa_turn=take_turn,
    own_turn_handlers={
        actions.PutAwayDie: human_actions.put_away_die,
        actions.TakeDie: human_actions.take_die,
        actions.EndTurn: human_actions.end_turn,
        actions.CompleteAchievement: achievements.complete_achievement,
        actions.RemoveToken: human_actions.remove_token,
        actions.Report: human_actions.report,
    },
    report_action=actions.Report,
    questions=questions,
    answer_handlers=ANSWERS,
    is_service_draw=is_service_draw,
    events=EVENTS,
    view_type=View,
    score_type=Score,
    catalogue_type=Catalogue,
    question_types=QUESTION_TYPES,
    refusals=(
        CardIsDrawnHere,
        CardNotInDeck,
        CardRequired,
        CardsNotConserved,
        *refusals_in(refusals),
    ),
    view=view,
    position_from_view=position_from_view,
    score=score,
    explainers=REASONS,
    is_decided=is_decided,
    round=lambda state: state.round,
    pack=lambda state: state.pack,
    catalogue=catalogue,
    rules=RULES,
    enums=enums_in(terms),
    places=PLACES,
    pieces=pieces,
    uncounted=frozenset(("cards", "level", "requirement", "step")),
    examples=EXAMPLES,
    forms=FORMS,
    roll_decks=frozenset((BLACK_DIE_DECK, DICE_DECK)),
    packs={BOT_CARDS: BOT_CARD_PACK},
)
