"""Expeditions (2023), solo against its Automa."""

from __future__ import annotations

from automa_rules.core.refusals import CardIsDrawnHere, CardNotInDeck, CardRequired
from automa_rules.core.rejection import refusals_in
from automa_rules.core.ruleset import Ruleset, enums_in
from automa_rules.core.seat import Standing, solo_seats_at
from automa_rules.expeditions import actions, events, refusals, terms
from automa_rules.expeditions.actions import AutomaTurn, BoxCard, Report, TellTile
from automa_rules.expeditions.card_pack import PROGRESS_CARD_PACK, PROGRESS_CARDS
from automa_rules.expeditions.catalogue import RULES, Catalogue, catalogue
from automa_rules.expeditions.coordinates import PLACES
from automa_rules.expeditions.corrections import correct
from automa_rules.expeditions.evolve import EVENTS, evolve
from automa_rules.expeditions.evolve.decks import FIRST_PLAYER, LEVEL
from automa_rules.expeditions.examples import EXAMPLE_PACK
from automa_rules.expeditions.explanations import EXPLAINERS, is_decided
from automa_rules.expeditions.forms import FORMS
from automa_rules.expeditions.human_actions import DRAW_INDEPENDENT_ACTIONS, OWN_TURN_HANDLERS, box_card
from automa_rules.expeditions.new_game import Position, Setup, begin_game
from automa_rules.expeditions.pieces import pieces
from automa_rules.expeditions.position_from_view import position_from_view
from automa_rules.expeditions.questions import QUESTION_TYPES, questions
from automa_rules.expeditions.refusals import NotYourQuestion, QuestionOpen
from automa_rules.expeditions.scoring import Score, score
from automa_rules.expeditions.state import State
from automa_rules.expeditions.tile import is_service_draw
from automa_rules.expeditions.turn import take_turn, tell_tile
from automa_rules.expeditions.view import View, view

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


def _standings(state: State) -> tuple[Standing, ...]:
    counted = score(state)
    return tuple(Standing(one.seat, one.total, one.seat in counted.winners) for one in counted.players)


RULESET: Ruleset[State] = Ruleset(
    name="expeditions",
    version=1,
    title="Expeditions",
    bgg_id=379078,
    setup=Setup,
    position=Position,
    automa_turn=AutomaTurn,
    begin=begin_game,
    evolve=evolve,
    correct=correct,
    is_over=lambda state: state.over,
    standings=_standings,
    seats=lambda state: solo_seats_at(state.progress_card.level),
    turn=lambda state: None if state.over else state.turn,
    take_automa_turn=take_turn,
    own_turn_handlers=OWN_TURN_HANDLERS,
    report_action=Report,
    anytime_handlers={
        BoxCard: box_card
    },  # such a card can also turn up when the Automa's sweep is refilled (E16)
    questions=questions,
    answer_handlers={TellTile: tell_tile},
    is_service_draw=is_service_draw,
    allowed_after_draw=DRAW_INDEPENDENT_ACTIONS,
    question_open_refusal=QuestionOpen,
    not_your_question_refusal=NotYourQuestion,
    events=EVENTS,
    forms=FORMS,
    view_type=View,
    score_type=Score,
    catalogue_type=Catalogue,
    question_types=QUESTION_TYPES,
    refusals=(CardIsDrawnHere, CardNotInDeck, CardRequired, *refusals_in(refusals)),
    view=view,
    position_from_view=position_from_view,
    score=score,
    explainers=EXPLAINERS,
    is_decided=is_decided,
    pack=lambda state: state.pack,
    catalogue=catalogue,
    rules=RULES,
    enums=enums_in(terms),
    places=PLACES,
    pieces=pieces,
    uncounted=frozenset(("card", "level", "reveals", "progress_card")),
    roll_decks=frozenset((FIRST_PLAYER, LEVEL)),
    examples={
        "setup": {"level": 2},
        "position": {
            "level": 2,
            "turn": "automa",
            "human": {"mech": "n4"},
            "automa": {"north": "n1", "central": "c7", "progress": 12},
            "locations": [
                {"id": "n4", "face_up": True, "corruption": ["orange-3"]},
                {"id": "n5", "face_up": True, "corruption": ["turquoise-4", "orange-3"]},
            ],
        },
        "automa_turn": {"card": 8},
        "action": {"type": "move_mech", "to": "n3"},
        "pack": EXAMPLE_PACK,
    },
    packs={PROGRESS_CARDS: PROGRESS_CARD_PACK},
)
