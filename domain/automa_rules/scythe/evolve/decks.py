"""Handlers of events of the Automa decks and the combat deck.

A virtual pile has its top card first. A physical Automa pile is the sorted rest. A physical combat pile is a
count, because its values are unknown.
"""

from __future__ import annotations

from msgspec.structs import replace

from automa_rules.core.event import DeckShuffled
from automa_rules.core.rejection import ImpossibleEvent
from automa_rules.scythe import events as ev
from automa_rules.scythe.cards import AUTOMA_DECK
from automa_rules.scythe.evolve.handlers import on
from automa_rules.scythe.player import Hand, hand_size
from automa_rules.scythe.state import AutomaDeck, CombatDeck, State, deck_of, player, with_deck, with_player
from automa_rules.scythe.terms import CombatCard

COMBAT_DECK_NAME = "combat"
HAND_DECK_PREFIX = "hand:"
BONUS_TILE_DECK_NAME = "structure_bonus"


def remove_cards(cards: tuple[int, ...], gone: tuple[int, ...]) -> tuple[int, ...]:
    """The cards without those `gone`, removed one for one; the order is kept.

    Raises ImpossibleEvent if a card to remove is missing.
    """
    rest = list(cards)
    for card in gone:
        if card not in rest:
            message = f"card {card} is not among these {len(cards)}"  # without the secret cards
            raise ImpossibleEvent(message)
        rest.remove(card)
    return tuple(rest)


@on(DeckShuffled)
def _deck_shuffled(state: State, event: DeckShuffled) -> State:
    if event.deck == BONUS_TILE_DECK_NAME:  # one tile is drawn, and the order is revealed at once
        return state
    state = replace(state, shuffles=(*state.shuffles, event))
    order = tuple(card for card in event.order if isinstance(card, int))
    if event.deck == COMBAT_DECK_NAME:
        discards = state.combat_deck.discards if event.rule == "SETUP" else ()
        return replace(state, combat_deck=CombatDeck("virtual", order, discards))
    if event.deck.startswith(HAND_DECK_PREFIX):
        one = player(state, event.deck.removeprefix(HAND_DECK_PREFIX))
        hand = order if event.rule == "SETUP" else _reorder_hand(one.combat_cards, order)
        return with_player(state, replace(one, combat_cards=hand))
    deck = next(deck for deck in state.automa_decks if deck.name == event.deck)
    return with_deck(
        state,
        replace(
            deck,
            pile=order,
            discards=tuple(card for card in deck.discards if card not in order),
            combat_discards=tuple(card for card in deck.combat_discards if card not in order),
        ),
    )


def _reorder_hand(hand: Hand, places: tuple[int, ...]) -> tuple[CombatCard, ...]:
    """The hand in a new order, given by the previous positions of its cards.

    Raises ImpossibleEvent if these are not the positions of the hand.
    """
    if not isinstance(hand, tuple) or sorted(places) != [*range(len(hand))]:
        held = hand if isinstance(hand, int) else len(hand)
        message = f"no hand of {held} cards has these places"  # without the secret order
        raise ImpossibleEvent(message)
    return tuple(hand[place] for place in places)


@on(ev.AutomaDeckRenewed)
def _automa_deck_renewed(state: State, event: ev.AutomaDeckRenewed) -> State:
    deck = next(deck for deck in state.automa_decks if deck.name == event.deck)
    return with_deck(state, replace(deck, pile=AUTOMA_DECK, discards=(), combat_discards=()))


def with_rest_in_pile(deck: AutomaDeck) -> AutomaDeck:
    """A deck whose pile, if it is physical, has the cards that are not out.

    Raises ImpossibleEvent for a card that is out twice.
    """
    if deck.mode == "virtual":
        return deck
    return replace(deck, pile=remove_cards(AUTOMA_DECK, deck.discards + deck.combat_discards))


@on(ev.AutomaCardDrawn)
def _automa_card_drawn(state: State, event: ev.AutomaCardDrawn) -> State:
    deck = _remove_from_pile(deck_of(state, event.seat), event.card)
    deck = replace(deck, discards=(*deck.discards, event.card), last_turn_card=event.card)
    return replace(with_deck(state, deck), card=event.card)


def discard_combat_draw(state: State, seat: str, card: int) -> State:
    """The state after an Automa card went to the combat discard pile (R35)."""
    deck = _remove_from_pile(deck_of(state, seat), card)
    return with_deck(state, replace(deck, combat_discards=(*deck.combat_discards, card)))


def _remove_from_pile(deck: AutomaDeck, card: int) -> AutomaDeck:
    return replace(deck, pile=remove_cards(deck.pile, (card,)))


@on(ev.CombatCardsDrawn)
def _combat_cards_drawn(state: State, event: ev.CombatCardsDrawn) -> State:
    if event.rule in ("PLAYER", "R45") or event.consoled:
        state = replace(state, combat_cards_gained=state.combat_cards_gained + event.count)
    one = player(state, event.seat)
    pile = state.combat_deck.pile
    if isinstance(pile, int):
        if pile < event.count:
            message = f"{event.count} cards from a pile of {pile}"
            raise ImpossibleEvent(message)
        held = one.combat_cards if isinstance(one.combat_cards, int) else len(one.combat_cards)
        state = replace(state, combat_deck=replace(state.combat_deck, pile=pile - event.count))
        return with_player(state, replace(one, combat_cards=held + event.count))
    drawn, rest = pile[: event.count], pile[event.count :]
    if len(drawn) < event.count:
        message = f"{event.count} cards from a pile of {len(pile)}"
        raise ImpossibleEvent(message)
    hand = one.combat_cards if isinstance(one.combat_cards, tuple) else ()
    state = replace(state, combat_deck=replace(state.combat_deck, pile=rest))
    return with_player(state, replace(one, combat_cards=(*hand, *drawn)))


@on(ev.CombatCardsPaid)
def _combat_cards_paid(state: State, event: ev.CombatCardsPaid) -> State:
    return discard_combat_cards(state, event.seat, event.cards)


def discard_combat_cards(state: State, seat: str, cards: tuple[CombatCard, ...]) -> State:
    """The state after cards of known value went from a hand to the discard pile."""
    one = player(state, seat)
    hand = one.combat_cards
    rest: int | tuple[int, ...]
    rest = hand - len(cards) if isinstance(hand, int) else remove_cards(hand, cards)
    if isinstance(rest, int) and rest < 0:
        message = f"{len(cards)} cards from a hand of {hand}"
        raise ImpossibleEvent(message)
    deck = replace(state.combat_deck, discards=(*state.combat_deck.discards, *cards))
    return with_player(replace(state, combat_deck=deck), replace(one, combat_cards=rest))


def with_hand(state: State, seat: str, hand: int | tuple[CombatCard, ...]) -> State:
    """The state with this physical hand. Additional cards are drawn, missing ones discarded unseen."""
    one, deck = player(state, seat), state.combat_deck
    if isinstance(deck.pile, tuple):
        message = f"the cards of {seat} are dealt by the service"
        raise ImpossibleEvent(message)
    after = replace(one, combat_cards=hand)
    drawn = hand_size(after) - hand_size(one)
    if drawn > 0:
        deck = replace(deck, pile=deck.pile - drawn)
    else:
        deck = replace(deck, unseen_discards=deck.unseen_discards - drawn)
    return with_player(replace(state, combat_deck=deck), after)


@on(ev.CombatDeckRenewed)
def _combat_deck_renewed(state: State, _: ev.CombatDeckRenewed) -> State:
    deck = state.combat_deck
    remaining = deck.pile if isinstance(deck.pile, int) else len(deck.pile)
    pile = remaining + len(deck.discards) + deck.unseen_discards
    return replace(state, combat_deck=replace(deck, pile=pile, discards=(), unseen_discards=0))


@on(ev.CombatCardFlipped)
def _combat_card_flipped(state: State, event: ev.CombatCardFlipped) -> State:
    deck = state.combat_deck
    pile = deck.pile - 1 if isinstance(deck.pile, int) else deck.pile[1:]
    deck = replace(deck, pile=pile, discards=(*deck.discards, event.value))
    return replace(state, combat_deck=deck, pause=None)


@on(ev.CombatCardStolen)
def _combat_card_stolen(state: State, event: ev.CombatCardStolen) -> State:
    """A card stolen from a physical hand is unknown, so both hands become unknown."""
    state = replace(state, combat_cards_stolen=state.combat_cards_stolen + 1)
    thief, victim = player(state, event.seat), player(state, event.victim)
    mine, theirs = thief.combat_cards, victim.combat_cards
    if state.combat_deck.mode == "virtual" and isinstance(mine, tuple) and isinstance(theirs, tuple):
        state = with_player(state, replace(victim, combat_cards=theirs[1:]))
        return with_player(state, replace(thief, combat_cards=(*mine, theirs[0])))
    state = with_player(state, replace(victim, combat_cards=hand_size(victim) - 1))
    return with_player(state, replace(thief, combat_cards=hand_size(thief) + 1))
