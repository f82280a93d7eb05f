"""How much memory the games take that those of a site wait with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from domain.core.rejected import Rejected
from service.refusals.requests import LongWorkWaiting


class InHand:
    """The games that requests have in memory while they wait, of `most` events together for a site."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._events: Counter[str] = Counter()
        self._waiting: dict[str, Counter[int]] = {}

    @contextmanager
    def waiting(self, site: str, game: object, events: int) -> Iterator[None]:
        """Let a site wait with one game, however long, or with several of no more events than the bound.

        However many wait with the same game, it is in memory once. Raises Rejected `long_work_waiting`.
        """
        games = self._waiting.setdefault(site, Counter())
        anew = id(game) not in games
        if anew and games and self._events[site] + events > self._most:
            raise Rejected(LongWorkWaiting(limit=len(games)))
        self._events[site] += events * anew
        games[id(game)] += 1
        try:
            yield
        finally:
            games[id(game)] -= 1
            if not games[id(game)]:
                del games[id(game)]
                self._events[site] -= events
            if not games:
                del self._waiting[site], self._events[site]
