"""Work that takes long, beside the event loop, so that other requests go on meanwhile."""

from __future__ import annotations

import asyncio
from asyncio import AbstractEventLoop
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from contextvars import ContextVar, copy_context
from functools import partial
from time import perf_counter
from typing import NamedTuple, TypeVar
from weakref import WeakValueDictionary

from service.store import Asker
from service.waiting.asker import asking
from service.waiting.portions import Portions

T = TypeVar("T")


class Amount(NamedTuple):
    """How much of something is `long` work, of some milliseconds, and how much is `very` long."""

    long: int
    very: int


SOME = 250  # events; a short commit for every other one takes 15 ms
LONG = 1_000  # events
VERY_LONG = 4_000  # events
TO_REPLAY = Amount(SOME, VERY_LONG)
TO_DRAW = Amount(30, 2_000)  # moments of a turn, each of which is looked at whole; most turns have a dozen
SECONDS_AT_A_TURN = 0.02  # of deciding again, if no command takes longer
TO_TELL = Amount(100, 2_000)  # events; what is new in them has its sentences made

# Threads take turns with the event loop: each one more makes all others slower.
_long = ThreadPoolExecutor(1, thread_name_prefix="aside-long")
_very_long = ThreadPoolExecutor(1, thread_name_prefix="aside-very-long")
_judging = ThreadPoolExecutor(1, thread_name_prefix="judging")

_turns = WeakValueDictionary[tuple[AbstractEventLoop, ThreadPoolExecutor, Asker], Portions]()
_holding = ContextVar("holding", default=False)


@contextmanager
def holding() -> Iterator[None]:
    """Hold what others want, as a game: what is done aside meanwhile waits for nothing asked without."""
    before = _holding.set(True)
    try:
        yield
    finally:
        _holding.reset(before)


def who_asks() -> Asker:
    """The site of this request, and whether it holds what others want."""
    return Asker(asking.get(), _holding.get())


def _turns_in(thread: ThreadPoolExecutor) -> Portions:
    """Whose turn it is there of those who ask from the site of this request."""
    own = asyncio.get_running_loop(), thread, who_asks()
    turns = _turns.get(own)
    if turns is None:
        turns = _turns[own] = Portions()
    return turns


async def aside(work: Callable[[], T], amount: int = LONG, much: Amount = TO_REPLAY, whose: str = "") -> T:
    """What the work gives, done in a thread unless it is on less than a long amount of events or bytes.

    Who has much to do waits for others who have as much, for one thing of each asker, and not for those who
    have very much. Where one asks for many, by `whose` it is they have as much of it each.
    """
    if amount < much.long:
        return work()
    thread = _long if amount < much.very else _very_long
    async with _turns_in(thread).portion(whose, amount):
        return await in_thread(thread, work)


async def judging(steps: Generator[None, None, T]) -> T:
    """What comes of deciding a whole log again, in a thread of such, in which askers take turns.

    A few moves of a game may be dear, however short its log is: nobody waits for more than some of them.
    """
    async with _turns_in(_judging).portion("", LONG):
        ended = None
        while ended is None:
            ended = await in_thread(_judging, partial(_some, steps))
    return ended[0]


def _some(steps: Generator[None, None, T]) -> tuple[T] | None:
    """Do some steps of a work; what it gives, at its end."""
    until = perf_counter() + SECONDS_AT_A_TURN
    try:
        while perf_counter() < until:
            next(steps)
    except StopIteration as end:
        return (end.value,)
    return None


async def in_thread(thread: ThreadPoolExecutor, work: Callable[[], T]) -> T:
    """What the work gives, with all that is known of this request."""
    return await asyncio.get_running_loop().run_in_executor(thread, copy_context().run, work)
