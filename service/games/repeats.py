"""Games in which an idempotency key has come again: there one is looked up before anything is decided.

How long a decision takes tells, by microseconds, what it would draw. One that a known key refuses is no
commit: hundreds of them would find out what comes, and leave no trace.
"""

from __future__ import annotations

from uuid import UUID

MOST_REMEMBERED = 10_000  # games; the one that had such a key last at the end


class Repeats:
    """What is remembered of that, by a process."""

    def __init__(self) -> None:
        self._games: dict[UUID, None] = {}

    def came(self, game: UUID) -> None:
        """A key has come again."""
        self._games.pop(game, None)
        self._games[game] = None
        if len(self._games) > MOST_REMEMBERED:
            del self._games[next(iter(self._games))]

    def __contains__(self, game: UUID) -> bool:
        """Whether one came in this game."""
        return game in self._games
