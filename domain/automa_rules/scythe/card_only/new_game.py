"""The start of a game without a board, and which mats are possible."""

from __future__ import annotations

from automa_rules.core.card_conservation import require_exact_cards, require_no_surplus_cards
from automa_rules.core.command import Command
from automa_rules.core.rejection import Rejected
from automa_rules.scythe.card_only import events as own
from automa_rules.scythe.card_only.actions import Position, Setup, StandingAutoma
from automa_rules.scythe.card_only.evolve import DECK_NAME, FOLD
from automa_rules.scythe.card_only.state import Automa, Draft, Human, State
from automa_rules.scythe.cards import AUTOMA_DECK
from automa_rules.scythe.factions import FACTIONS
from automa_rules.scythe.goals import require_valid_stars
from automa_rules.scythe.refusals.impossible_states import (
    FactionTaken,
    LastTurnCardNotOnTop,
    UnknownTrackerSpace,
)
from automa_rules.scythe.trackers import TRACKERS, scheme_of


def begin_game(command: Command[Setup | Position]) -> Draft:
    """The events that start a game. Raises Rejected for impossible mats or discards."""
    position = _position(command.action)
    gone = (*position.discards, *position.combat_discards)
    require_no_surplus_cards(DECK_NAME, gone, AUTOMA_DECK)
    top = position.discards[-1] if position.discards else position.last_turn_card
    if position.last_turn_card not in (None, top):
        raise Rejected(LastTurnCardNotOnTop(card=position.last_turn_card, top=top))
    first = own.CardGameBegan(
        human=position.human,
        automa=_automa(position.automa),
        turn=position.turn,
        options=position.options,
        deck=position.deck,
        discards=position.discards,
        combat_discards=position.combat_discards,
        last_turn_card=top,
    )
    draft = Draft.start(first, FOLD.evolve, command.entropy)
    validate_state(draft.state)
    if draft.state.deck.mode == "virtual" and draft.state.deck.pile:
        draft.shuffle(DECK_NAME, draft.state.deck.pile, "SETUP")
    return draft


def _position(start: Setup | Position) -> Position:
    if isinstance(start, Position):
        return start
    return Position(
        human=Human(start.human),
        automa=StandingAutoma(faction=start.automa, level=start.level),
        turn=start.first,
        deck=start.deck,
        options=start.options,
    )


def _automa(told: StandingAutoma) -> Automa:
    mat = FACTIONS[told.faction]
    return Automa(
        faction=told.faction,
        level=told.level,
        power=mat.starting_power if told.power is None else told.power,
        coins=told.coins,
        combat_cards=mat.starting_combat_cards if told.combat_cards is None else told.combat_cards,
        star_tracker=told.star_tracker,
        scheme=told.scheme or scheme_of(told.stars),
        stars=told.stars,
    )


def validate_state(state: State) -> None:
    """Check the mats, the tracker, the stars (R37) and the deck.

    Raises Rejected for one faction twice, a space that the tracker lacks, too many stars, or other
    than the 19 cards.
    """
    automa, deck = state.automa, state.deck
    if automa.faction == state.human.faction:
        raise Rejected(FactionTaken(faction=automa.faction))
    spaces = TRACKERS[automa.level].spaces
    if not 0 <= automa.star_tracker < spaces:
        raise Rejected(UnknownTrackerSpace(seat="automa", space=automa.star_tracker, spaces=spaces))
    require_valid_stars("human", "human", state.human.faction, state.human.stars)
    require_valid_stars("automa", "automa", automa.faction, automa.stars)
    require_exact_cards(deck.name, (*deck.pile, *deck.discards, *deck.combat_discards), AUTOMA_DECK)
