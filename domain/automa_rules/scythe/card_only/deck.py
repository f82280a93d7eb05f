"""The deck of Automa cards: drawing from it, and shuffling it anew."""

from __future__ import annotations

from automa_rules.core.event import Event
from automa_rules.core.refusals import CardIsDrawnHere, CardNotInDeck, CardRequired
from automa_rules.core.rejection import Rejected
from automa_rules.scythe import events as ev
from automa_rules.scythe.card_only.state import Draft, State
from automa_rules.scythe.cards import AUTOMA_DECK


def next_card(draft: Draft, named: int | None) -> int:
    """The next Automa card; an empty deck is shuffled first (R33). The table names a physical one.

    Raises Rejected `card_required`, `card_is_drawn_here` or `card_not_in_deck`.
    """
    name = draft.state.deck.name
    if draft.state.deck.mode == "virtual" and named is not None:
        raise Rejected(CardIsDrawnHere(deck=name))
    if not draft.state.deck.pile:
        reshuffle(draft, "R33")
    pile = draft.state.deck.pile
    if draft.state.deck.mode == "virtual":
        return pile[0]
    if named is None:
        raise Rejected(CardRequired(deck=name, in_deck=tuple(sorted(pile))))
    if named not in pile:
        raise Rejected(CardNotInDeck(card=named, deck=name, in_deck=tuple(sorted(pile))))
    return named


def reshuffle(draft: Draft, rule: str) -> None:
    """Shuffle all 19 cards, those on both discard piles too (R33, R34)."""
    if draft.state.deck.mode == "virtual":
        draft.shuffle(draft.state.deck.name, AUTOMA_DECK, rule)
    else:
        draft.add(ev.AutomaDeckRenewed(draft.state.deck.name, rule))


def is_service_draw(_: State, event: Event) -> bool:
    """Whether an event reveals an Automa card that the service drew."""
    match event:
        case ev.AutomaCardDrawn(named=named) | ev.CombatTableRead(named=named):
            return not named
        case _:
            return False
