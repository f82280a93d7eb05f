"""The entropy of a game: one series of salts, which an undo does not change.

The first shuffle on any path through the log uses the first salt, the second the second, and so on. So a
shuffle that is undone and repeated gives the same order, whatever else was undone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

from automa_rules.core.event import DeckShuffled, Event, ShuffleRevealed

SHUFFLE_EVENTS: Final = frozenset((DeckShuffled, ShuffleRevealed))
"""The event types that change a ShuffleHistory."""


class ShuffleHistory(msgspec.Struct, frozen=True):
    """What a log knows of its shuffles, on all paths through it.

    `salts` are those of the first, the second and each further shuffle, on any path. `unrevealed` has the
    shuffles of all paths that the log has not revealed, by commitment. `total_shuffles` counts the shuffles
    of all paths.
    """

    salts: tuple[str, ...] = ()
    unrevealed: Mapping[str, DeckShuffled] = {}
    total_shuffles: int = 0

    def with_events(self, commit: Iterable[Event], shuffle_count: int) -> ShuffleHistory:
        """The history after a commit's events, with `shuffle_count` shuffles before it on its path."""
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
        """The entropy after `shuffle_count` shuffles: the salts that the log knows, then fresh bytes."""
        return bytes.fromhex("".join(self.salts[shuffle_count:])) + fresh

    def reveal_undone_shuffles(self, facts: Iterable[Event]) -> list[Event]:
        """The shuffles to reveal with a commit that ends the game, besides those it reveals itself.

        These are the undone shuffles, so that every commitment can be checked; none for other commits.
        """
        events = [*facts]
        if not any(event.ends_game for event in events):
            return []
        revealed = {event.commitment for event in events if isinstance(event, ShuffleRevealed)}
        return [
            ShuffleRevealed(shuffle.deck, commitment, shuffle.salt, shuffle.order)
            for commitment, shuffle in self.unrevealed.items()
            if commitment not in revealed
        ]
