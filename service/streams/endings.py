"""Finding out whether a game that another process has moved on is over: its public facts do not say."""

from __future__ import annotations

import asyncio

from service.streams.hub import Hub

SECONDS_BETWEEN_LOOKS = 0.5


async def judge_endings(hub: Hub) -> None:
    """Look at each game that is listened to and has moved on elsewhere, until cancelled.

    Raises StoreUnavailable.
    """
    while True:
        await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
        for each in hub.unjudged():
            await each.judge()
