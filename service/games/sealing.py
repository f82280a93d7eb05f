"""The secrets of shuffles: whether they are those that were promised, and where a log reveals them."""

from __future__ import annotations

from domain.core.event import DeckShuffled, ShuffleRevealed
from domain.core.shuffle import keeps_its_word


def keeps(event: DeckShuffled, secret: DeckShuffled | ShuffleRevealed) -> bool:
    """Whether a salt and an order are those that a shuffle committed to."""
    try:
        return keeps_its_word(event, secret.salt, secret.order)
    except ValueError:
        return False
