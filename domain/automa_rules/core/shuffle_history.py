"""The entropy of a game: one series of salts, on which an undo does not turn the clock forward.

The first shuffle on any path through the log takes the first salt, the second the second, and so on. So a
shuffle that was taken back and is done again gives the same order, whatever was undone along with it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

from automa_rules.core.event import DeckShuffled, Event, ShuffleRevealed

SHUFFLE_EVENTS: Final = frozenset((DeckShuffled, ShuffleRevealed))
"""The kinds of fact that change what is known of shuffles."""


class ShuffleHistory(msgspec.Struct, frozen=True):
    """What a log knows of its shuffles, whatever path through it is looked at.

    `salts` are those of the first, the second and each further shuffle, whatever path led to it; `sealed` are
    the shuffles of all paths that the log has not revealed, by their commitments. `shuffles` counts those of
    all paths.
    """

    salts: tuple[str, ...] = ()
    unrevealed: Mapping[str, DeckShuffled] = {}
    total_shuffles: int = 0

    def with_events(self, commit: Iterable[Event], shuffle_count: int) -> ShuffleHistory:
        """With those facts of a commit that are of chance, before which so many shuffles were on its path."""
        salts, unrevealed, total_shuffles = [*self.salts], {**self.unrevealed}, self.total_shuffles
        for event in commit:
            match event:
                case DeckShuffled(commitment=commitment, salt=salt):
                    if shuffle_count >= len(salts):
                        salts.append(salt)
                    unrevealed[commitment] = event
                    shuffle_count += 1
                    total_shuffles += 1
                case ShuffleRevealed(commitment=commitment):
                    unrevealed.pop(commitment, None)
        return ShuffleHistory((*salts,), unrevealed, total_shuffles)

    def next_entropy(self, shuffle_count: int, fresh: bytes) -> bytes:
        """What the next decision has behind so many shuffles: those that the log knows, then fresh ones."""
        return bytes.fromhex("".join(self.salts[shuffle_count:])) + fresh

    def reveal_undone_shuffles(self, facts: Iterable[Event]) -> list[Event]:
        """What a commit that ends the game reveals besides the shuffles that led there.

        Those are the rest of the log's: the shuffles that were undone, so that every promise can be checked.
        """
        told = [*facts]
        if not any(fact.ends_game for fact in told):
            return []
        shown = {fact.commitment for fact in told if isinstance(fact, ShuffleRevealed)}
        return [
            ShuffleRevealed(unrevealed.deck, commitment, unrevealed.salt, unrevealed.order)
            for commitment, unrevealed in self.unrevealed.items()
            if commitment not in shown
        ]
