"""Commands, and whoever else waits for another, while the database is away."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from uuid import UUID

import pytest

from service.store import StoreUnavailable
from service.waiting.aside import LONG
from service.waiting.asker import asking
from service.waiting.gates import Gates
from service.waiting.taking_turns import MOST_OF_A_SITE, Turns
from service.waiting.turn import Turn

GAME, OTHER = UUID(int=1), UUID(int=2)


async def test_all_commands_of_a_game_wait_for_a_lost_database_once() -> None:
    """Who waits behind one that found it away is told so at once; who comes later tries anew."""
    gates, tries = Gates(), 0

    async def command(key: str | None) -> None:
        nonlocal tries
        async with gates.entered(GAME, key):
            tries += 1
            await asyncio.sleep(0)
            raise StoreUnavailable("away")

    thirty = [command(f"key {each}" if each % 2 else None) for each in range(30)]
    outcomes = await asyncio.gather(*thirty, return_exceptions=True)

    assert all(isinstance(outcome, StoreUnavailable) for outcome in outcomes)
    assert tries == 1
    with pytest.raises(StoreUnavailable):
        await command(None)
    assert tries == 2


async def test_whoever_waits_for_another_waits_for_a_lost_database_once() -> None:
    """For a game that is read, or for what else the same site has asked for."""
    turns, tries = Turns(), 0

    async def read() -> None:
        nonlocal tries
        async with turns.reading("a game", LONG):
            tries += 1
            await asyncio.sleep(0)
            raise StoreUnavailable("away")

    outcomes = await asyncio.gather(*(read() for _ in range(MOST_OF_A_SITE)), return_exceptions=True)

    assert all(isinstance(outcome, StoreUnavailable) for outcome in outcomes)
    assert tries == 1
    with pytest.raises(StoreUnavailable):
        await read()
    assert tries == 2


async def test_who_does_not_wait_any_more_holds_up_nobody() -> None:
    """Clients that have gone away while they waited leave the turn to the next."""
    turn, door = Turn(), asyncio.Event()

    async def wait() -> None:
        async with turn:
            await door.wait()

    waiting = [asyncio.create_task(wait()) for _ in range(3)]
    await asyncio.sleep(0)
    waiting[1].cancel()
    door.set()
    outcomes = await asyncio.gather(*waiting, return_exceptions=True)

    assert [type(outcome) for outcome in outcomes] == [type(None), asyncio.CancelledError, type(None)]


async def test_a_game_does_not_wait_for_another() -> None:
    """Each finds out for itself."""
    gates = Gates()
    async with gates.entered(GAME, None), gates.entered(OTHER, None):
        pass


@pytest.mark.parametrize("entered", [lambda: Gates().entered(GAME, None), lambda: Turns().own("a game")])
async def test_sites_take_turns_at_one_game(entered: Callable[[], AbstractAsyncContextManager[None]]) -> None:
    """Who has hundreds of calls wait there keeps somebody of another site waiting for one of them."""
    turn, order, door = entered(), list[str](), asyncio.Event()

    async def call(site: str) -> None:
        asking.set(site)
        async with turn:
            await door.wait()
            order.append(site)

    calls = [asyncio.create_task(call("greedy")) for _ in range(100)]
    await asyncio.sleep(0)
    calls.append(asyncio.create_task(call("other")))
    await asyncio.sleep(0)
    door.set()
    await asyncio.gather(*calls)

    assert order.index("other") == 2
    assert len(order) == 101


async def test_a_turn_that_is_handed_to_somebody_who_goes_is_handed_on() -> None:
    """Also when he goes just as it comes to him."""
    turn, order = Turn(), list[str]()

    async def wait(who: str) -> None:
        async with turn:
            order.append(who)

    async with turn:
        going, staying = asyncio.create_task(wait("going")), asyncio.create_task(wait("staying"))
        await asyncio.sleep(0)
    going.cancel()
    await asyncio.gather(going, staying, return_exceptions=True)

    await wait("later")

    assert order == ["staying", "later"]
