"""Who asks for much that takes long, or much memory, waits for himself.

Of one asker one thing is done at a time: an asker is a game, a token, a site or whoever else is not to be
in the way of others.
"""

from __future__ import annotations

import sys
from bisect import bisect_right
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import (
    AbstractAsyncContextManager,
    AsyncExitStack,
    asynccontextmanager,
    contextmanager,
    nullcontext,
)
from typing import Protocol
from weakref import WeakValueDictionary

from domain.core.rejected import Rejected
from service.refusals.requests import LongWorkWaiting
from service.waiting.aside import LONG, SOME, TO_TELL, VERY_LONG, holding
from service.waiting.asker import asking
from service.waiting.in_hand import InHand
from service.waiting.portions import Portions
from service.waiting.turn import Turn

MOST_WAITING = 8  # audits or imports that one asker has asked for
MOST_OF_A_SITE = 16  # of what takes long: each keeps a connection at work
MOST_EVENTS = MOST_OF_A_SITE * VERY_LONG  # of the logs of which a site wants read, whose games are in memory
MOST_READINGS = 64  # of a site, of logs that are neither short nor long
MOST_OF_ALL = 500  # of all sites
LITTLE = 4  # of a site, which waits whatever others have waiting
SHORT = (60, 250)  # events: logs that are shorter are not checked behind those that are not
MOST_HERE = 4  # of one of these lengths are checked here at a time, and are in memory
LONG_WORK, SOME_WORK = "long work", "readings"


class Known(Protocol):
    """A game in memory."""

    @property
    def work(self) -> int:
        """How many usual events its log is worth."""


class Turns:
    """Whose turn it is, in this process. Of what takes long `most` wait at once, whoever asks for it."""

    def __init__(self, most: int = MOST_OF_ALL) -> None:
        self._most = most
        self._turns: WeakValueDictionary[str, Turn] = WeakValueDictionary()
        self._asked: Counter[str] = Counter()
        self._in_hand = InHand(MOST_EVENTS)
        self._here = [Portions(MOST_HERE) for _ in range(len(SHORT) + 1)]

    @contextmanager
    def place(self, asker: str, most: int = MOST_WAITING) -> Iterator[None]:
        """Let an asker in who has not asked for too much already. Raises Rejected `long_work_waiting`."""
        if self._asked[asker] >= most:
            raise Rejected(LongWorkWaiting(limit=most))
        self._asked[asker] += 1
        try:
            yield
        finally:
            self._asked[asker] -= 1
            if not self._asked[asker]:
                del self._asked[asker]

    @contextmanager
    def waiting(self, asker: str, most: int) -> Iterator[None]:
        """The same of what takes long, of which all askers have an end too, but for who has little."""
        room = self._most if self._asked[asker] >= LITTLE else sys.maxsize
        with self.place(asker, most), self.place("all", room):
            yield

    def own(self, asker: str) -> Turn:
        """Behind what the asker has asked for before. To enter raises StoreUnavailable, as of any Turn."""
        turn = self._turns.get(asker)
        if turn is None:
            turn = self._turns[asker] = Turn()
        return turn

    @asynccontextmanager
    async def one_by_one(self, what: str, most: int = MOST_OF_A_SITE) -> AsyncIterator[None]:
        """Wait for what the site of this request has asked for before, of something that takes long.

        This and what follows raise Rejected `long_work_waiting` where a site has too much waiting.
        """
        asker = _of_site(what)
        with self.waiting(asker, most):
            async with self.own(asker):
                yield

    @asynccontextmanager
    async def reading(self, game: str, work: int, known: Known | None = None) -> AsyncIterator[None]:
        """Wait for a game's turn to have so much of its log read, in usual events.

        Whoever asks for many that are not short waits for himself before he is in anybody's way. What is
        `known` of the game is in memory meanwhile, however little of it is read.
        """
        async with AsyncExitStack() as turns:
            if known is not None:
                turns.enter_context(self._in_hand.waiting(asking.get(), known, known.work))
            elif work >= LONG:
                turns.enter_context(self._in_hand.waiting(asking.get(), object(), work))
            if work >= LONG:
                await turns.enter_async_context(self.one_by_one(LONG_WORK))
            elif work >= TO_TELL.long:  # from here on something of it may be done aside
                await turns.enter_async_context(self.one_by_one(SOME_WORK, MOST_READINGS))
            await turns.enter_async_context(self.own(game))
            turns.enter_context(holding())
            yield

    def opening(self) -> Turn:
        """To make a log a game that is not in memory, behind those that the site opens too."""
        return self.own(_of_site("openings"))

    def paging(self, work: int) -> AbstractAsyncContextManager[None]:
        """To read a part of a log, if it is not short behind those that the site reads too."""
        return self.own(_of_site("pages")) if work >= SOME else nullcontext()

    @asynccontextmanager
    async def checking(self, what: str) -> AsyncIterator[None]:
        """Wait for the turn to have a long log checked; those who ask for the same wait for each other."""
        async with self.one_by_one(LONG_WORK), self.own(what):
            yield

    @asynccontextmanager
    async def checking_here(self, what: str, events: int) -> AsyncIterator[None]:
        """Wait for the turn of a log that is not long: few of about this length are checked at a time."""
        here = self._here[bisect_right(SHORT, events)]
        async with self.one_by_one("short checks"), self.own(what), here.portion(asking.get(), events):
            with holding():
                yield


def _of_site(what: str) -> str:
    return f"{what} for {asking.get()}"
