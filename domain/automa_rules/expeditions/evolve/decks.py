"""Applies events of what is shuffled: the decision cards, the virtual bag, the choice of the first player."""

from __future__ import annotations

from msgspec.structs import replace

from automa_rules.core.event import CardId, DeckShuffled
from automa_rules.core.rejection import ImpossibleEvent
from automa_rules.expeditions import events as ev
from automa_rules.expeditions.evolve.handlers import on
from automa_rules.expeditions.figures import FIGURES
from automa_rules.expeditions.state import Bag, State

DECISION_CARDS = "automa"
BAG = "bag"
FIRST_PLAYER = "first_player"
LEVEL = "level"


@on(DeckShuffled)
def _deck_shuffled(state: State, event: DeckShuffled) -> State:
    state = replace(state, shuffles=(*state.shuffles, event))
    if event.deck == DECISION_CARDS:
        return _place_decision_deck(state, tuple(card for card in event.order if isinstance(card, int)))
    if event.deck == BAG:
        return replace(state, bag=Bag(state.bag.mode, tuple(map(str, event.order))))
    return state


def _place_decision_deck(state: State, order: tuple[int, ...]) -> State:
    """The top two cards are set aside unseen. Cards that are not in the new deck stay drawn."""
    deck = replace(
        state.deck,
        set_aside=order[: FIGURES.set_aside],
        pile=order[FIGURES.set_aside :],
        drawn=tuple(card for card in state.deck.drawn if card not in order),
    )
    return replace(state, deck=deck)


@on(ev.DeckRenewed)
def _deck_renewed(state: State, _: ev.DeckRenewed) -> State:
    return replace(state, deck=replace(state.deck, drawn=()))


@on(ev.AutomaCardDrawn)
def _automa_card_drawn(state: State, event: ev.AutomaCardDrawn) -> State:
    deck = state.deck
    pile = deck.pile
    if deck.mode == "virtual":
        _expect(pile[:1], (event.card,))
        pile = pile[1:]
    if event.card in deck.drawn:
        message = f"card {event.card} was drawn before"
        raise ImpossibleEvent(message)
    deck = replace(deck, pile=pile, drawn=(*deck.drawn, event.card))
    return replace(state, deck=deck, card=event.card)


def remove_from_bag(state: State, tokens: tuple[str, ...]) -> State:
    """The state after tokens were drawn from the bag; the content of a physical bag is not tracked."""
    if state.bag.mode == "physical":
        return state
    _expect(state.bag.tokens[: len(tokens)], tokens)
    return replace(state, bag=replace(state.bag, tokens=state.bag.tokens[len(tokens) :]))


def _expect(top: tuple[CardId, ...], drawn: tuple[CardId, ...]) -> None:
    if top != drawn:
        message = f"{drawn} cannot be drawn: something else lies on top"  # what it is, is secret
        raise ImpossibleEvent(message)
