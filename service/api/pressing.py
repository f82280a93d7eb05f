"""Answers are made smaller beside the event loop, but for those that would wait there behind very many."""

from __future__ import annotations

from functools import partial

from service.api.reply import Reply
from service.api.representation import fitted
from service.waiting.aside import Amount, aside

TO_PRESS = Amount(65_536, 4_194_304)  # bytes
MOST_WAITING = 33_554_432  # bytes, of all answers; those beyond go as they are, which every client takes


class Press:
    """What waits to be compressed in this process, which is kept in memory until then."""

    def __init__(self, most: int = MOST_WAITING) -> None:
        self._most = most
        self._waiting = 0

    async def fitted(self, reply: Reply, coding: str | None, known: str | None, *, reads: bool) -> Reply:
        """The answer as it is sent to who takes a `coding`, and has what `known` names already."""
        size = reply.unpressed
        if self._waiting + size > self._most:
            return fitted(reply, None, known, reads=reads)
        self._waiting += size
        try:
            return await aside(partial(fitted, reply, coding, known, reads=reads), size, TO_PRESS)
        finally:
            self._waiting -= size
