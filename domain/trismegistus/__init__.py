"""Trismegistus: The Ultimate Formula (2019), solo against the alternative Automa of Mauro Gibertoni."""

from __future__ import annotations

from domain.core.ruleset import Ruleset, Seat
from domain.trismegistus.actions import ACTIONS, AutomaTurn
from domain.trismegistus.card_pack import BOT_CARD_PACK, BOT_CARDS, RULESET_NAME
from domain.trismegistus.catalogue import RULES, Catalogue, catalogue
from domain.trismegistus.decide import decide
from domain.trismegistus.events import EVENTS
from domain.trismegistus.evolve import evolve
from domain.trismegistus.examples import EXAMPLES
from domain.trismegistus.explain import explain
from domain.trismegistus.questions import QUESTIONS, questions
from domain.trismegistus.scoring import Score, score
from domain.trismegistus.setup import Position, Setup
from domain.trismegistus.state import State
from domain.trismegistus.view import View, view

__all__ = ["RULESET"]


def _seats(_: State) -> tuple[Seat, ...]:
    return (Seat("human", "human"), Seat("automa", "automa"))


def _turn(state: State) -> str | None:
    return None if state.over or state.scoring is not None else state.turn


def _over(state: State) -> bool:
    return state.over


RULESET: Ruleset[State] = Ruleset(
    name=RULESET_NAME,
    version=1,
    title="Trismegistus: The Ultimate Formula",
    setup=Setup,
    position=Position,
    actions=ACTIONS,
    automa_turn=AutomaTurn,
    events=EVENTS,
    views=View,
    scores=Score,
    catalogues=Catalogue,
    questions_asked=QUESTIONS,
    decide=decide,
    evolve=evolve,
    view=view,
    score=score,
    questions=questions,
    explain=explain,
    seats=_seats,
    turn=_turn,
    over=_over,
    catalogue=catalogue,
    rules=RULES,
    examples=EXAMPLES,
    packs={BOT_CARDS: BOT_CARD_PACK},
)
