"""What a command did is told in one voice after the other, and sites take turns: others go on meanwhile."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import NamedTuple

from service.store import Record
from service.streams.seen import Seen
from service.streams.voice import Voice
from service.waiting.asker import asking

PAGE = 100  # rows in one voice: they are told in one go, while everything else waits
MOST_WAITING = 200  # parts of a game: eight commits in as many voices as there can be


class Part(NamedTuple):
    """What a command appended, to be told in one voice, and the game after it."""

    game: Seen
    records: Sequence[Record]
    voice: Voice


class Telling:
    """The parts that wait, by the names of their games; `tell` is called with each.

    The sites that have commanded take turns, and games of one do.
    """

    def __init__(self, tell: Callable[[str, Part], None]) -> None:
        self._tell = tell
        self._waiting: dict[str, deque[Part]] = {}
        self._sites: dict[str, dict[str, None]] = {}
        self._goes_on = False

    def add(self, name: str, parts: Sequence[Part]) -> bool:
        """Tell this of a game as soon as it has its turn; False, and nothing of it, when too much waits."""
        waiting = self._waiting.setdefault(name, deque())
        if len(waiting) + len(parts) > MOST_WAITING:
            del self._waiting[name]
            return False
        waiting.extend(parts)
        self._sites.setdefault(asking.get(), {})[name] = None
        if not self._goes_on:
            self._goes_on = True
            asyncio.get_running_loop().call_soon(self._go_on)
        return True

    def _go_on(self) -> None:
        told = 0
        try:
            while told < PAGE and (found := self._next()) is not None:
                name, part = found
                told += len(part.records)
                self._tell(name, part)
        finally:
            self._goes_on = bool(self._sites)
            if self._goes_on:
                asyncio.get_running_loop().call_soon(self._go_on)

    def _next(self) -> tuple[str, Part] | None:
        """What is to be told now: of a game at which several sites have commanded in the turns of each."""
        while self._sites:
            site = next(iter(self._sites))
            games = self._sites.pop(site)
            name = next(iter(games))
            del games[name]
            parts = self._waiting.pop(name, None)
            if parts and len(parts) > 1:
                self._waiting[name] = parts
                games[name] = None
            if games:
                self._sites[site] = games
            if parts:
                return name, parts.popleft()
        return None
