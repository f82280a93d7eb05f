"""Trismegistus: The Ultimate Formula (2019), solo against the alternative Automa of Mauro Gibertoni."""

from __future__ import annotations

from domain.core.refusals import (
    CardIsDrawnHere,
    CardNotInDeck,
    CardRequired,
    CardsNotConserved,
)
from domain.core.rejected import refusals_in
from domain.core.ruleset import Ruleset, words_in
from domain.core.seat import Standing, solo
from domain.trismegistus import achievements, human, refusals, terms
from domain.trismegistus import actions as act
from domain.trismegistus.answers import ANSWERS
from domain.trismegistus.begin import begin
from domain.trismegistus.card_pack import BOT_CARD_PACK, BOT_CARDS, RULESET_NAME
from domain.trismegistus.catalogue import RULES, Catalogue, catalogue
from domain.trismegistus.coordinates import PLACES
from domain.trismegistus.corrections import correct
from domain.trismegistus.evolve import EVENTS, evolve
from domain.trismegistus.evolve.cards import BLACK_DIE, DICE
from domain.trismegistus.examples import EXAMPLES
from domain.trismegistus.explain import REASONS, is_decided
from domain.trismegistus.options import OptionsNow, options
from domain.trismegistus.questions import QUESTIONS, questions
from domain.trismegistus.rolling import draws_here
from domain.trismegistus.scoring import Score, score
from domain.trismegistus.setup import Position, Setup
from domain.trismegistus.state import State
from domain.trismegistus.turn import take_turn
from domain.trismegistus.view import View, view

__all__ = ["RULESET"]


def _turn(state: State) -> str | None:
    return None if state.over or state.scoring is not None else state.turn


def _standings(state: State) -> tuple[Standing, ...]:
    """The winner first, both of a tie (Q30); the human's score is known when it has been told."""
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
    automa_turn=act.AutomaTurn,
    begin=begin,
    evolve=evolve,
    correct=correct,
    over=lambda state: state.over,
    standings=_standings,
    seats=solo,
    turn=_turn,
    take_automa_turn=take_turn,
    deeds={
        act.TakeDie: human.take_die,
        act.EndTurn: human.end_turn,
        act.CompleteAchievement: achievements.complete,
        act.RemoveToken: human.remove_token,
        act.Report: human.report,
    },
    report=act.Report,
    questions=questions,
    answers=ANSWERS,
    draws_here=draws_here,
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
        *refusals_in(refusals),
    ),
    view=view,
    score=score,
    reasons=REASONS,
    is_decided=is_decided,
    round=lambda state: state.round,
    pack=lambda state: state.pack,
    catalogue=catalogue,
    rules=RULES,
    words=words_in(terms),
    places=PLACES,
    examples=EXAMPLES,
    options=options,
    options_told=OptionsNow,
    rolls=frozenset((BLACK_DIE, DICE)),
    packs={BOT_CARDS: BOT_CARD_PACK},
)
