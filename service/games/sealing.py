"""The secrets of shuffles: whether they are those that were promised, and where a log reveals them."""

from __future__ import annotations

from domain.core.event import DeckShuffled, ShuffleRevealed
from domain.core.shuffle import commitment, keeps_its_word


def keeps(event: DeckShuffled, secret: DeckShuffled | ShuffleRevealed) -> bool:
    """Whether a salt and an order are those that a shuffle committed to, and follow the algorithm."""
    try:
        return keeps_its_word(event, secret.salt, secret.order)
    except ValueError:
        return False


def is_promised(event: DeckShuffled) -> bool:
    """Whether the secrets of a shuffle are those that it committed to, whatever made them.

    Enough to see that nobody has edited them, and cheap enough for every load of a log.
    """
    try:
        return commitment(bytes.fromhex(event.salt), event.order) == event.commitment
    except ValueError:
        return False
