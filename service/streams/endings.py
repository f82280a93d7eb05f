"""Finding out whether a game that another process has moved on is over: its public facts do not say."""

from __future__ import annotations

import asyncio

from service.streams.hub import Hub

PAUSE = 0.5  # seconds


async def judge_endings(hub: Hub) -> None:
    """Look at each game that is listened to and has moved on elsewhere; without end."""
    while True:
        await asyncio.sleep(PAUSE)
        for watched in hub.unjudged():
            await watched.judge()
