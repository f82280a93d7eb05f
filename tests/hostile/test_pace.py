"""Whoever comes with hundreds of requests at once keeps others waiting for a few of them, and not for all."""

from __future__ import annotations

import asyncio
from itertools import pairwise

import pytest

from service.api.middleware.network import site_of
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

    assert begun.index("mine") == AT_A_TURN + 1
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


async def test_places_take_turns() -> None:
    """One who comes from many of them keeps others waiting for one request of each."""
    pace, begun = Pace(), list[str]()

    async def come(place: str) -> None:
        await pace.begin(place)
        begun.append(place)

    many = [asyncio.create_task(come(f"{number % 10}")) for number in range(50)]
    await asyncio.gather(*many, asyncio.create_task(come("mine")))

    assert begun.index("mine") <= AT_A_TURN + 10


async def test_who_has_not_waited_has_one_turn() -> None:
    """However often a request asks; who has waited, for whatever it was, goes on in a turn of its own."""
    pace, turns, over, waited_for = Pace(1), [0], list[int](), asyncio.Event()

    async def request() -> None:
        await pace.come("one")
        begun = turns[0]
        await pace.turn()
        assert turns[0] == begun
        await waited_for.wait()
        await pace.turn()
        over.append(turns[0])

    async def count() -> None:
        while len(over) < 5:
            turns[0] += 1
            if turns[0] == 20:
                waited_for.set()
            await asyncio.sleep(0)

    await asyncio.gather(count(), *(request() for _ in range(5)))

    assert len(set(over)) == 5


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:7:1::1", "2001:db8:7:ff02::9"),
    ],
)
def test_networks_of_one_site_wait_for_each_other(one: str, other: str) -> None:
    """Who has a line has them all, or may have."""
    assert site_of(one) == site_of(other)
    assert site_of(one) not in {site_of("203.0.113.8"), site_of("2001:db8:8:1::1"), site_of("somewhere")}
