"""What wakes the worker of this process: a commit, a hook that has changed, work that was put off."""

from __future__ import annotations

import asyncio
from uuid import UUID

from service.games.commands import Decided

MOST_REMEMBERED = 10_000


class Bell:
    """A hint and no more: whatever is not heard, the next poll finds.

    Commits are heard once a worker says that there are hooks to tell of them: `tells_of_commits`.
    """

    def __init__(self) -> None:
        self.tells_of_commits = False
        self._games: set[UUID] = set()
        self._look = False
        self._rung = asyncio.Event()

    def committed(self, decided: Decided) -> None:
        """A command of this process appended a commit."""
        self.begun(decided.game.id)

    def begun(self, game: UUID) -> None:
        """There is something new in the log of a game."""
        if not self.tells_of_commits:
            return
        if len(self._games) < MOST_REMEMBERED:
            self._games.add(game)
        self._rung.set()

    def look(self) -> None:
        """There may be something to deliver anywhere."""
        self._look = True
        self._rung.set()

    async def heard(self, seconds: float) -> tuple[set[UUID], bool]:
        """Wait so long for something; the games that were named, and whether to look everywhere."""
        try:
            async with asyncio.timeout(max(seconds, 0)):
                await self._rung.wait()
        except TimeoutError:
            pass
        self._rung.clear()
        games, look = self._games, self._look
        self._games, self._look = set(), False
        return games, look
