"""Receivers that never answer, of one owner or of many: nobody else waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import ExitStack

import httpx

from service.webhooks.places import MOST_AT_ONCE, MOST_OF_SILENT_OWNER
from tests.api.client import done
from tests.faults.processes import Service
from tests.waiting import until
from tests.webhooks.hooked import Hooked, begun_hooked
from tests.webhooks.receiver import Receiver

SOON = 30.0  # seconds: before any attempt ends by itself, which is after sixty


async def committed_to(http: httpx.AsyncClient, receiver: Receiver, paths: list[str]) -> Hooked:
    """A game with a hook for each path, and a commit that all of them are to be told of."""
    hooked = await begun_hooked(http, receiver, paths[0])
    for path in paths[1:]:
        done(await hooked.player.post("/webhooks", {"url": receiver.url(path)}, match=None), 201)
    await hooked.commit()
    return hooked


async def test_silent_receivers_of_few_games_leave_room_for_new_ones(
    serve: Callable[..., Service], receiver: Receiver
) -> None:
    """A game has few of the places that silent receivers share, however many hooks it has."""
    async with httpx.AsyncClient(base_url=serve().url, timeout=30) as http:
        with receiver.holding("/deaf"):
            for _ in range(4):
                await committed_to(http, receiver, ["/deaf"] * 10)
            await until(lambda: receiver.started.count("/deaf") == 4 * MOST_OF_SILENT_OWNER)
            newcomer = await committed_to(http, receiver, ["/newcomer"])
            await newcomer.taken(1)
            assert receiver.started.count("/deaf") == 4 * MOST_OF_SILENT_OWNER


async def test_silent_receivers_hold_up_nobody_who_answers(
    serve: Callable[..., Service], receiver: Receiver
) -> None:
    """They share a part of the places, and the next of these is for whoever had none yet."""
    async with httpx.AsyncClient(base_url=serve().url, timeout=30) as http:
        known = await committed_to(http, receiver, ["/known"])
        await known.taken(1)
        with ExitStack() as held:
            mute: dict[str, ExitStack] = {}
            for game in range(MOST_AT_ONCE // MOST_OF_SILENT_OWNER):
                paths = [f"/mute/{game}/{number}" for number in range(MOST_OF_SILENT_OWNER + 1)]
                for path in paths:
                    receiver.answers[path].append(500)
                    mute[path] = held.enter_context(ExitStack())
                    mute[path].enter_context(receiver.holding(path))
                await committed_to(http, receiver, paths)
            await until(lambda: len(mute.keys() & receiver.started) == MOST_AT_ONCE)
            newcomer = await committed_to(http, receiver, ["/newcomer/of/many"])
            await known.commit(3)
            async with asyncio.timeout(SOON):
                await known.taken(4)
            assert newcomer.path not in receiver.started
            mute[next(path for path in receiver.started if path in mute)].close()
            async with asyncio.timeout(SOON):
                await newcomer.taken(1)
