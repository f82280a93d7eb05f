"""The entropy of a game: one series of salts, on which an undo does not turn the clock forward.

The first shuffle on any path through the log takes the first salt, the second the second, and so on. So a
shuffle that was taken back and is done again gives the same order, whatever was undone along with it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from domain.core.event import DeckShuffled, Event, ShuffleRevealed
from domain.core.timeline import Timeline


def entropy(timeline: Timeline[Any] | None, fresh: bytes) -> bytes:
    """What the next decision has: the salts that this place of the log has seen, then fresh ones.

    `timeline` is None for a game that is about to begin.
    """
    if timeline is None:
        return fresh
    ahead = timeline.salts[timeline.commits[timeline.head].shuffled :]
    return bytes.fromhex("".join(ahead)) + fresh


def roads_not_taken(timeline: Timeline[Any] | None, facts: Iterable[Event]) -> list[Event]:
    """What a commit reveals besides, when it reveals the shuffles that led to the end of the game.

    Those are the rest of the log's: the shuffles that were undone, so that every promise can be checked.
    """
    if timeline is None:
        return []
    shown = {fact.commitment for fact in facts if isinstance(fact, ShuffleRevealed)}
    if not shown:
        return []
    return [_revealed(sealed) for sealed in timeline.sealed if sealed.commitment not in shown]


def _revealed(sealed: DeckShuffled) -> ShuffleRevealed:
    return ShuffleRevealed(sealed.deck, sealed.commitment, sealed.salt, sealed.order)
