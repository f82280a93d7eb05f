"""The Automa card that is being executed, and the half of it that is read."""

from __future__ import annotations

from automa_rules.scythe.cards import AUTOMA_CARDS, AutomaCard, SchemeHalf
from automa_rules.scythe.state import State, player
from automa_rules.scythe.terms import Scheme


def current_card(state: State) -> AutomaCard:
    """The card of the turn that is running."""
    assert state.card is not None  # noqa: S101 - a turn is running
    return AUTOMA_CARDS[state.card]


def current_scheme(state: State) -> Scheme:
    """R34: a card is executed to its end with the scheme that it was drawn with, whatever is set right."""
    return player(state, state.turn).scheme if state.scheme is None else state.scheme


def current_half(state: State) -> SchemeHalf:
    """The half of the card that is read."""
    return current_card(state).half(current_scheme(state))
