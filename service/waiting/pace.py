"""Who comes with much at once begins it little by little: others wait for some of it, and not for all."""

from __future__ import annotations

import asyncio
from asyncio import Future
from collections import Counter, deque

AT_A_TURN = 4  # of one place, between which the event loop looks what others want


class Pace:
    """How many have begun from each place in this turn of the event loop, and who begins in those to come."""

    def __init__(self, most: int = AT_A_TURN) -> None:
        self._most = most
        self._begun: Counter[str] = Counter()
        self._waiting: dict[str, deque[Future[None]]] = {}

    async def begin(self, place: str) -> None:
        """Wait for the turn of somebody who comes from there."""
        if not self._begun:
            asyncio.get_running_loop().call_soon(self._turn)
        if self._begun[place] < self._most:
            self._begun[place] += 1
            return
        turn: Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(place, deque()).append(turn)
        await turn

    def _turn(self) -> None:
        self._begun.clear()
        for place, waiting in [*self._waiting.items()]:
            while waiting and self._begun[place] < self._most:
                turn = waiting.popleft()
                if not turn.done():  # or whoever waited has gone
                    turn.set_result(None)
                    self._begun[place] += 1
            if not waiting:
                del self._waiting[place]
        if self._begun:
            asyncio.get_running_loop().call_soon(self._turn)
