"""The Automa card being executed, and the half of it that applies."""

from __future__ import annotations

from automa_rules.scythe.cards import AUTOMA_CARDS, AutomaCard, SchemeHalf
from automa_rules.scythe.state import State, player
from automa_rules.scythe.terms import Scheme


def current_card(state: State) -> AutomaCard:
    """The card of the current Automa turn."""
    assert state.card is not None  # noqa: S101 - a turn is running
    return AUTOMA_CARDS[state.card]


def current_scheme(state: State) -> Scheme:
    """R34: a card keeps the scheme it was drawn with to its end, whatever is corrected."""
    return player(state, state.turn).scheme if state.scheme is None else state.scheme


def current_half(state: State) -> SchemeHalf:
    """The half of the current card that applies."""
    return current_card(state).half(current_scheme(state))
