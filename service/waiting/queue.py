"""Who waits, and who goes on next: places take turns, so that nobody's many stand before one of another's."""

from __future__ import annotations

import asyncio
from asyncio import Future
from collections import deque


class Queue:
    """Those who wait. Of a place whoever came first goes on first."""

    __slots__ = ("_places",)

    def __init__(self) -> None:
        self._places: dict[str, deque[Future[None]]] = {}

    def __bool__(self) -> bool:
        """Whether somebody waits, who may have gone meanwhile."""
        return bool(self._places)

    def enter(self, place: str) -> Future[None]:
        """Wait for what comes, which is done when it is the turn of whoever waits for it."""
        turn: Future[None] = asyncio.get_running_loop().create_future()
        self._places.setdefault(place, deque()).append(turn)
        return turn

    def let_on(self) -> bool:
        """Let the next one go on; whether there was one."""
        while self._places:
            place = next(iter(self._places))
            waiting = self._places.pop(place)
            turn = waiting.popleft()
            if waiting:
                self._places[place] = waiting
            if not turn.done():  # or whoever waited has gone
                turn.set_result(None)
                return True
        return False
