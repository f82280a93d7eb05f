"""Drawing cards and shuffling decks, virtual and physical."""

from __future__ import annotations

from collections import Counter

from automa_rules.core.event import Event
from automa_rules.core.refusals import CardIsDrawnHere, CardNotInDeck, CardRequired
from automa_rules.core.rejection import Rejected
from automa_rules.scythe import events as ev
from automa_rules.scythe.cards import AUTOMA_DECK, COMBAT_CARD_COUNTS
from automa_rules.scythe.draft import Draft
from automa_rules.scythe.evolve.combat import side_of
from automa_rules.scythe.evolve.decks import COMBAT_DECK_NAME, HAND_DECK_PREFIX
from automa_rules.scythe.player import hand_size
from automa_rules.scythe.refusals.illegal_actions import CombatCardNotLeft, CombatCardsNotHeld, DrawnEnough
from automa_rules.scythe.state import AutomaDeck, State, deck_of, player

MAX_CARDS_DRAWN_PER_TURN = 12
"""Combat cards: more than a bolster, a recruit, an encounter and all neighbours' bonuses give together."""

MAX_CARDS_STOLEN_PER_TURN = 3
"""Stolen with Scout: the most combats that a turn can have by the rules."""


def next_automa_card(draft: Draft, seat: str, named: int | None) -> int:
    """The next card of an Automa's deck. An empty deck is reshuffled first (R33).

    The client names the card of a physical deck, and of no other. Raises Rejected `card_required`,
    `card_is_drawn_here`, or `card_not_in_deck` for a card that is not in the deck.
    """
    deck = deck_of(draft.state, seat)
    if deck.mode == "virtual" and named is not None:
        raise Rejected(CardIsDrawnHere(deck=deck.name))
    if not deck.pile:
        reshuffle_automa_deck(draft, deck, "R33")
        deck = deck_of(draft.state, seat)
    if deck.mode == "virtual":
        return deck.pile[0]
    if named is None:
        raise Rejected(CardRequired(deck=deck.name, in_deck=tuple(sorted(deck.pile))))
    if named not in deck.pile:
        raise Rejected(CardNotInDeck(card=named, deck=deck.name, in_deck=tuple(sorted(deck.pile))))
    return named


def reshuffle_automa_deck(draft: Draft, deck: AutomaDeck, rule: str) -> None:
    """Shuffle all 19 cards, including those on both discard piles (R33, R34)."""
    if deck.mode == "virtual":
        draft.shuffle(deck.name, AUTOMA_DECK, rule)
    else:
        draft.add(ev.AutomaDeckRenewed(deck.name, rule))


def _reshuffle_combat_deck(draft: Draft) -> None:
    deck = draft.state.combat_deck
    if deck.mode == "virtual":
        draft.shuffle(COMBAT_DECK_NAME, tuple(sorted(deck.discards)), "COMBAT-DECK")
    else:
        draft.add(ev.CombatDeckRenewed())


def _pile_size(state: State) -> int:
    pile = state.combat_deck.pile
    return pile if isinstance(pile, int) else len(pile)


def ensure_combat_card_left(draft: Draft) -> bool:
    """Whether a combat card can be drawn. The discards are shuffled into an empty deck first."""
    deck = draft.state.combat_deck
    if _pile_size(draft.state) == 0 and (deck.discards or deck.unseen_discards):
        _reshuffle_combat_deck(draft)
    return _pile_size(draft.state) > 0


def draw_combat_cards(draft: Draft, seat: str, count: int, rule: str, *, consoled: bool = False) -> int:
    """Draw up to `count` combat cards; return how many. `consoled`: the seat has lost a combat."""
    drawn = 0
    while drawn < count and ensure_combat_card_left(draft):
        batch = min(count - drawn, _pile_size(draft.state))
        held = hand_size(player(draft.state, seat)) + batch
        draft.add(ev.CombatCardsDrawn(seat, batch, rule, held, consoled))
        drawn += batch
    return drawn


def shuffle_hand(draft: Draft, seat: str) -> None:
    """Shuffle a hand before a random card is taken from it (R27). Physical hands are mixed at the table.

    The event shuffles positions instead of card values, because it must not reveal the values.
    """
    hand = known_hand(draft.state, seat)
    if hand is not None and draft.state.combat_deck.mode == "virtual":
        draft.shuffle(HAND_DECK_PREFIX + seat, tuple(range(len(hand))), "R27")


def require_draw_limit(draft: Draft, asked: int) -> None:
    """Limit the cards drawn in a turn. Drawing the whole deck would reveal what others hold.

    Raises Rejected `drawn_enough` if the combat deck is virtual and the client does not see all hands.
    """
    _require_limit(draft, asked, draft.state.combat_cards_gained, MAX_CARDS_DRAWN_PER_TURN)


def require_steal_limit(draft: Draft) -> None:
    """Limit the cards stolen in a turn, like `require_draw_limit`."""
    _require_limit(draft, 1, draft.state.combat_cards_stolen, MAX_CARDS_STOLEN_PER_TURN)


def _require_limit(draft: Draft, asked: int, drawn: int, most: int) -> None:
    if not draft.sees_all_hands and draft.state.combat_deck.mode == "virtual" and drawn + asked > most:
        raise Rejected(DrawnEnough(asked=asked, drawn=drawn, most=most))


def is_service_draw(state: State, event: Event) -> bool:
    """Whether an event reveals an Automa card, or a combat card, that the service drew.

    Humans draw into their hands unseen; see `require_cards_held`.
    """
    match event:
        case ev.AutomaCardDrawn(named=named) | ev.CombatTableRead(named=named):
            return not named
        case ev.CombatCardsTurnedUp() | ev.CombatCardFlipped() | ev.CombatCardStolen():
            return state.combat_deck.mode == "virtual"
    return False


def known_hand(state: State, seat: str) -> tuple[int, ...] | None:
    """The values in a hand; None if the service does not know them."""
    hand = player(state, seat).combat_cards
    return hand if isinstance(hand, tuple) else None


def require_cards_held(draft: Draft, seat: str, cards: tuple[int, ...]) -> None:
    """Raise Rejected `combat_cards_not_held`, with the number held, unless the player can hold these cards.

    The values held are left out, because one client can settle a combat for both sides.
    """
    state = draft.state
    held = _hand_before_command(draft, seat)
    is_possible = held is None or all(cards.count(value) <= held.count(value) for value in set(cards))
    if not is_possible or len(cards) > hand_size(player(state, seat)):
        raise Rejected(CombatCardsNotHeld(cards=tuple(cards), held=hand_size(player(state, seat))))
    if held is None:
        require_cards_left(state, cards)


def _hand_before_command(draft: Draft, seat: str) -> tuple[int, ...] | None:
    """The known hand without the cards that this command drew: the client can only guess those."""
    held = known_hand(draft.state, seat)
    if held is None:
        return None
    draws = (event for event in draft.events if isinstance(event, ev.CombatCardsDrawn))
    return held[: len(held) - sum(draw.count for draw in draws if draw.seat == seat)]


def require_cards_left(state: State, cards: tuple[int, ...]) -> None:
    """Raise Rejected `combat_card_not_left` for a card that no deck or unknown hand can contain.

    All cards of its value are accounted for.
    """
    known = known_combat_cards(state)
    for value, asked in Counter(cards).items():
        remaining = COMBAT_CARD_COUNTS[value] - known[value]
        if asked > remaining:
            raise Rejected(CombatCardNotLeft(value=value, asked=asked, left=remaining))


def known_combat_cards(state: State) -> Counter[int]:
    """The combat cards on the discard pile, in known hands, or shown in the combat."""
    known = Counter(state.combat_deck.discards)
    for one in state.players:
        hand = known_hand(state, one.seat)
        known.update(_cards_in_combat(state, one.seat) if hand is None else hand)
    return known


def _cards_in_combat(state: State, seat: str) -> tuple[int, ...]:
    """The cards that a seat has set in the combat. They stay in its hand until it is resolved."""
    combat = state.combat
    return (
        ()
        if combat is None or seat not in (combat.attacker, combat.defender)
        else side_of(combat, seat).cards
    )
