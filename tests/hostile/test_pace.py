"""Whoever comes with hundreds of requests at once keeps others waiting for a few of them, and not for all."""

from __future__ import annotations

import asyncio
from itertools import pairwise

from service.waiting.pace import AT_A_TURN, Pace


async def test_who_comes_with_much_at_once_lets_others_in_between() -> None:
    """What has begun is as much as may begin in a turn; of the rest each turn has as much, in its order."""
    pace, begun = Pace(), list[str]()

    async def come(place: str, name: str) -> None:
        await pace.begin(place)
        begun.append(name)

    many = [asyncio.create_task(come("greedy", f"{number}")) for number in range(20)]
    other = asyncio.create_task(come("other", "mine"))
    await asyncio.gather(*many, other)

    assert begun.index("mine") == AT_A_TURN
    begun.remove("mine")
    assert begun == [f"{number}" for number in range(20)]


async def test_between_two_turns_others_go_on() -> None:
    """Who is at work already has as many turns of the event loop as those who begin."""
    pace, begun, seen = Pace(), list[int](), list[int]()

    async def come(number: int) -> None:
        await pace.begin("greedy")
        begun.append(number)

    async def work() -> None:
        while len(begun) < 10:
            seen.append(len(begun))
            await asyncio.sleep(0)

    await asyncio.gather(work(), *(come(number) for number in range(10)))

    assert max(later - earlier for earlier, later in pairwise(seen)) <= AT_A_TURN


async def test_who_has_gone_takes_nobody_s_turn() -> None:
    """A client that hangs up while it waits leaves its turn to the next."""
    pace, begun = Pace(1), list[int]()

    async def come(number: int) -> None:
        await pace.begin("one")
        begun.append(number)

    first, second, third = (asyncio.create_task(come(number)) for number in range(3))
    await asyncio.sleep(0)
    second.cancel()
    await asyncio.gather(first, third)

    assert begun == [0, 2]
