"""Scythe (2016), solo and with several humans and Automas."""

from __future__ import annotations

from domain.core.refusals import (
    CardIsDrawnHere,
    CardNotInDeck,
    CardRequired,
    CardsNotConserved,
    PositionImpossible,
)
from domain.core.rejected import refusals_in
from domain.core.ruleset import Ruleset, Standing
from domain.scythe.actions import PLAYER_ACTIONS, AutomaTurn
from domain.scythe.catalogue import RULES, Catalogue, catalogue
from domain.scythe.coordinates import KINDS, PLACES
from domain.scythe.decide import decide, lets_through
from domain.scythe.evolve import EVENTS, evolve
from domain.scythe.explain import explain, explains
from domain.scythe.options import OptionsNow, options
from domain.scythe.position import Position
from domain.scythe.questions import QUESTIONS, questions
from domain.scythe.refusals import doubts, playing, tables
from domain.scythe.scoring import Score, score
from domain.scythe.setup import Setup
from domain.scythe.state import State, seats
from domain.scythe.view import View, view

__all__ = ["RULESET"]


def _turn(state: State) -> str | None:
    return None if state.over else state.turn


def _standings(state: State) -> tuple[Standing, ...]:
    counted = score(state)
    return tuple(Standing(one.seat, one.total, one.seat in counted.winners) for one in counted.players)


def _over(state: State) -> bool:
    return state.over


RULESET: Ruleset[State] = Ruleset(
    name="scythe",
    version=1,
    title="Scythe",
    bgg_id=169786,
    setup=Setup,
    position=Position,
    actions=PLAYER_ACTIONS,
    automa_turn=AutomaTurn,
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
        PositionImpossible,
        *refusals_in(playing, tables, doubts),
    ),
    decide=decide,
    lets_through=lets_through,
    evolve=evolve,
    view=view,
    score=score,
    standings=_standings,
    questions=questions,
    explain=explain,
    explains=explains,
    seats=seats,
    turn=_turn,
    over=_over,
    catalogue=catalogue,
    rules=RULES,
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
