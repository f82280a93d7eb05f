"""Handlers of the events of bot cards, achievements, and all shuffles."""

from __future__ import annotations

from msgspec.structs import replace

from automa_rules.core.event import DeckShuffled
from automa_rules.core.rejection import ImpossibleEvent
from automa_rules.trismegistus import events as ev
from automa_rules.trismegistus.evolve.handlers import on
from automa_rules.trismegistus.state import Achievement, State, pile_containing

BOT_DECK = "bot"
BLACK_DIE_DECK = "black_die"
DICE_DECK = "dice"


@on(DeckShuffled)
def _deck_shuffled(state: State, event: DeckShuffled) -> State:
    """Cards that are not in the new pile stay where they are. A shuffle of dice changes no pile."""
    state = replace(state, shuffles=(*state.shuffles, event))
    if event.deck != BOT_DECK:
        return state
    order = tuple(str(card) for card in event.order)
    discards = tuple(card for card in state.deck.discards if card not in order)
    return replace(state, deck=replace(state.deck, pile=order, discards=discards))


@on(ev.DeckRenewed)
def _deck_renewed(state: State, _: ev.DeckRenewed) -> State:
    pile = tuple(sorted((*state.deck.pile, *state.deck.discards)))
    return replace(state, deck=replace(state.deck, pile=pile, discards=()))


@on(ev.CardDrawn)
def _card_drawn(state: State, event: ev.CardDrawn) -> State:
    deck = replace(state.deck, pile=pile_containing(state, event.card))
    if event.card not in deck.pile or (deck.mode == "virtual" and deck.pile[0] != event.card):
        message = f"card {event.card} cannot be drawn"
        raise ImpossibleEvent(message)
    pile = tuple(card for card in deck.pile if card != event.card)
    seen = replace(
        state.cards[event.card], dice=event.dice, potency_cost=event.potency_cost, actions=event.actions
    )
    return replace(
        state,
        deck=replace(deck, pile=pile),
        cards={**state.cards, event.card: seen},
        card=event.card,
        pause=None,
    )


@on(ev.CardDiscarded)
def _card_discarded(state: State, event: ev.CardDiscarded) -> State:
    if state.card != event.card:
        message = f"card {event.card} is not being carried out"
        raise ImpossibleEvent(message)
    deck = replace(state.deck, discards=(*state.deck.discards, event.card))
    return replace(state, deck=deck, card=None)


@on(ev.BlackDieRolled)
def _black_die_rolled(state: State, event: ev.BlackDieRolled) -> State:
    """A result that does not count leaves an open question open."""
    return replace(state, pause=None) if event.counts else state


@on(ev.CubePlaced)
def _cube_placed(state: State, event: ev.CubePlaced) -> State:
    """The next event scores the third cube and removes it (Q42)."""
    card = state.achievements[event.place - 1]
    return _with_achievement(state, event.place, replace(card, cubes=event.cubes))


@on(ev.AchievementScored)
def _achievement_scored(state: State, event: ev.AchievementScored) -> State:
    state = _turn_face_down(state, event.place)
    return replace(state, automa=replace(state.automa, vp=event.total))


@on(ev.AchievementCompleted)
def _achievement_completed(state: State, event: ev.AchievementCompleted) -> State:
    return _turn_face_down(state, event.place)


def _turn_face_down(state: State, place: int) -> State:
    card = state.achievements[place - 1]
    return _with_achievement(state, place, replace(card, cubes=0, face_up=False))


def _with_achievement(state: State, place: int, card: Achievement) -> State:
    achievements = (*state.achievements[: place - 1], card, *state.achievements[place:])
    return replace(state, achievements=achievements)
