"""Checks that no card of a deck is missing or surplus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from automa_rules.core.event import CardId
from automa_rules.core.refusals import CardsNotConserved
from automa_rules.core.rejection import Rejected


def require_exact_cards(deck: str, there: Collection[CardId], printed: Collection[CardId]) -> None:
    """Raise Rejected `cards_not_conserved` unless `there` holds exactly the printed cards."""
    missing, surplus = Counter(printed) - Counter(there), Counter(there) - Counter(printed)
    if missing or surplus:
        raise _unbalanced(deck, missing, surplus)


def require_no_surplus_cards(deck: str, known: Collection[CardId], printed: Collection[CardId]) -> None:
    """Raise Rejected `cards_not_conserved` if a card occurs more often than it is printed."""
    surplus = Counter(known) - Counter(printed)
    if surplus:
        raise _unbalanced(deck, Counter(), surplus)


def _unbalanced(deck: str, missing: Counter[CardId], surplus: Counter[CardId]) -> Rejected:
    return Rejected(CardsNotConserved(deck=deck, missing=_sorted(missing), surplus=_sorted(surplus)))


def _sorted(cards: Counter[CardId]) -> tuple[CardId, ...]:
    """Sort the cards, so that the result does not reveal their order in a pile."""
    return tuple(sorted(cards.elements(), key=lambda card: (str(type(card)), card)))
