"""Lanterns, a game that is no game of anybody's: the smallest whole ruleset, as the guide builds it."""

from __future__ import annotations

import msgspec

from automa_rules.core.form import ONLY_TYPE, Form, Integer
from automa_rules.core.rejection import refusals_in
from automa_rules.core.ruleset import Candidate, Explanation, Rule, Ruleset
from automa_rules.core.seat import Standing, solo_seats
from lanterns import refusals
from lanterns.actions import AutomaTurn, Light, Position, Setup
from lanterns.cards import CARDS, Card
from lanterns.deeds import MAX_AT_ONCE, begin, correct, light, take_automa_turn
from lanterns.events import UPCASTERS, CardDrawn, GameBegan, GameEnded, LanternsLit, WindBlew
from lanterns.evolve import FOLD
from lanterns.state import Score, State, View, score, view


class Catalogue(msgspec.Struct, frozen=True):
    """What the game is played with."""

    cards: tuple[Card, ...]


def _drawn(state: State, event: CardDrawn) -> Explanation:
    """L2: the top card of the pile, among those that were left."""
    left = tuple(Candidate(str(card), chosen=card == event.card) for card in sorted(state.pile))
    return Explanation("L2", "top_of_deck", left)


def _standings(state: State) -> tuple[Standing, ...]:
    best = max(state.human, state.automa)
    both = (("human", state.human), ("automa", state.automa))
    return tuple(Standing(seat, total, state.over and total == best) for seat, total in both)


VERSION = 2
ONE_OR_TWO = Form({"lanterns": Integer(1, MAX_AT_ONCE[VERSION], default=1)})

RULESET: Ruleset[State] = Ruleset(
    name="lanterns",
    version=VERSION,
    title="Lanterns",
    setup=Setup,
    position=Position,
    automa_turn=AutomaTurn,
    begin=begin,
    evolve=FOLD.evolve,
    correct=correct,
    is_over=lambda state: state.over,
    standings=_standings,
    seats=solo_seats,
    turn=lambda state: None if state.over else state.turn,
    take_automa_turn=take_automa_turn,
    own_turn_handlers={Light: light},
    forms={Light: lambda *_: (ONE_OR_TWO,), AutomaTurn: lambda *_: ONLY_TYPE},
    events=(GameBegan, LanternsLit, CardDrawn, WindBlew, GameEnded),
    upcasters=UPCASTERS,
    view_type=View,
    score_type=Score,
    catalogue_type=Catalogue,
    refusals=refusals_in(refusals),
    view=view,
    score=score,
    explainers={CardDrawn: _drawn},
    catalogue=lambda: Catalogue(tuple(CARDS.values())),
    rules=(
        Rule("L1", "Lanterns, 1", "An empty pile is shuffled"),
        Rule("L2", "Lanterns, 2", "The Automa draws a card"),
        Rule("L3", "Lanterns, 3", "The human lights one lantern or two"),
        Rule("L4", "Lanterns, 4", "The card is carried out"),
    ),
    examples={
        "setup": {"first": "automa"},
        "position": {"human": 4, "automa": 7},
        "automa_turn": {},
        "action": {"type": "light", "lanterns": 2},
    },
)
