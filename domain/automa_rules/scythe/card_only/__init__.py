"""Scythe without a board, for those who move all pieces by themselves.

The card tells its symbols and what the Automa gains; stars, combats and the score follow from what the table
tells. Where units stand is neither asked for nor kept.
"""

from __future__ import annotations

import msgspec
from msgspec import to_builtins

from automa_rules.core.refusals import CardIsDrawnHere, CardNotInDeck, CardRequired, CardsNotConserved
from automa_rules.core.ruleset import Candidate, Explanation, Ruleset, enums_in
from automa_rules.scythe import events as ev
from automa_rules.scythe import terms
from automa_rules.scythe.card_only import actions as act
from automa_rules.scythe.card_only.combat import tell_attack, tell_combat, tell_winner
from automa_rules.scythe.card_only.corrections import correct
from automa_rules.scythe.card_only.deck import is_service_draw
from automa_rules.scythe.card_only.evolve import FOLD
from automa_rules.scythe.card_only.forms import FORMS
from automa_rules.scythe.card_only.new_game import begin_game
from automa_rules.scythe.card_only.questions import QUESTIONS, questions
from automa_rules.scythe.card_only.score import Score, score, standings
from automa_rules.scythe.card_only.stars import end_turn, place_goal_star, tell_count
from automa_rules.scythe.card_only.state import State, seats
from automa_rules.scythe.card_only.turn import take_automa_turn, tell_bonus_star
from automa_rules.scythe.card_only.view import View, position_from_view, view
from automa_rules.scythe.cards import AUTOMA_CARDS, POWER_RANGES, AutomaCard
from automa_rules.scythe.catalogue import RULES
from automa_rules.scythe.factions import FACTIONS, FactionMat
from automa_rules.scythe.refusals.illegal_actions import StarPlacedAlready
from automa_rules.scythe.refusals.impossible_states import (
    ContradictsQuestion,
    FactionTaken,
    LastTurnCardNotOnTop,
    TooManyStars,
    UnknownTrackerSpace,
)
from automa_rules.scythe.trackers import TRACKERS, Tracker


class Catalogue(msgspec.Struct, frozen=True, kw_only=True):
    """What is printed on the cards and mats that the Automa needs."""

    factions: tuple[FactionMat, ...]
    levels: tuple[Tracker, ...]
    automa_cards: tuple[AutomaCard, ...]
    power_ranges: tuple[tuple[int, int], ...]


def _catalogue() -> Catalogue:
    return Catalogue(
        factions=tuple(FACTIONS.values()),
        levels=tuple(TRACKERS.values()),
        automa_cards=tuple(AUTOMA_CARDS.values()),
        power_ranges=POWER_RANGES,
    )


def _explain_draw(state: State, event: ev.AutomaCardDrawn) -> Explanation:
    """The cards that could have been drawn, and what the drawn one shows."""
    candidates = tuple(Candidate(str(card), chosen=card == event.card) for card in sorted(state.deck.pile))
    drawn = AUTOMA_CARDS[event.card]
    facts = {"scheme": event.scheme, **to_builtins(drawn.half(event.scheme)), "star": drawn.star}
    return Explanation(event.rule, "told" if event.named else "top_card", candidates, facts)


def _explain_table(state: State, event: ev.CombatTableRead) -> Explanation:
    """The column of the combat table, by the Automa's power."""
    facts = {
        "power_before": state.automa.power,
        "range": [*POWER_RANGES[event.column]],
        "printed_power": event.printed_power,
        "power_spent": event.power,
        "printed_cards": event.printed_cards,
        "cards_played": event.cards,
    }
    return Explanation(event.rule, "power_range", facts=facts)


RULESET: Ruleset[State] = Ruleset(
    name="scythe_card",
    version=1,
    title="Scythe: only the card",
    bgg_id=169786,
    setup=act.Setup,
    position=act.Position,
    automa_turn=act.AutomaTurn,
    begin=begin_game,
    evolve=FOLD.evolve,
    correct=correct,
    is_over=lambda state: state.over,
    standings=standings,
    seats=seats,
    turn=lambda state: None if state.over else state.turn,
    take_automa_turn=take_automa_turn,
    own_turn_handlers={act.TellCombat: tell_combat, act.EndTurn: end_turn},
    turn_ending_actions=frozenset((act.EndTurn,)),
    anytime_handlers={act.PlaceStar: place_goal_star},
    questions=questions,
    answer_handlers={
        act.TellAttack: tell_attack,
        act.TellWinner: tell_winner,
        act.TellBonusStar: tell_bonus_star,
        act.TellCount: tell_count,
    },
    is_service_draw=is_service_draw,
    events=FOLD.event_types,
    view_type=View,
    score_type=Score,
    catalogue_type=Catalogue,
    question_types=QUESTIONS,
    refusals=(
        *(CardIsDrawnHere, CardNotInDeck, CardRequired, CardsNotConserved),
        *(ContradictsQuestion, FactionTaken, LastTurnCardNotOnTop, StarPlacedAlready),
        *(TooManyStars, UnknownTrackerSpace),
    ),
    view=view,
    position_from_view=position_from_view,
    score=score,
    explainers={ev.AutomaCardDrawn: _explain_draw, ev.CombatTableRead: _explain_table},
    catalogue=_catalogue,
    rules=RULES,
    enums=enums_in(terms),
    uncounted=frozenset(("card", "last_turn_card", "scheme", "resources")),
    forms=FORMS,
    examples={
        "setup": {"human": "crimea", "automa": "nordic", "level": "autometta"},
        "position": {
            "human": {"faction": "crimea", "stars": ["combat", "mechs"]},
            "automa": {"faction": "nordic", "power": 9, "star_tracker": 3},
            "turn": "automa",
        },
        "automa_turn": {},
        "action": {"type": "place_star", "goal": "upgrades"},
    },
)
