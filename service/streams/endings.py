"""Finding out whether a game that another process has moved on is over: its public facts do not say."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from service.store import TooMuchAsked
from service.streams.hub import Hub
from service.streams.watched import Watched
from service.waiting.asker import asking
from service.waiting.ending import ended

PAUSE = 0.5  # seconds


async def judge_endings(hub: Hub) -> None:
    """Look at each game that is listened to and has moved on elsewhere; without end.

    Each place's games one by one, beside those of others. Raises StoreUnavailable.
    """
    judging = dict[str, asyncio.Task[None]]()
    try:
        while True:
            await asyncio.sleep(PAUSE)
            for place in [place for place, task in judging.items() if task.done()]:
                _heard(judging.pop(place))
            for place, games in hub.unjudged().items():
                if place not in judging:
                    judging[place] = asyncio.create_task(_judge(place, games))
    finally:
        await ended(*judging.values())


def _heard(judged: asyncio.Task[None]) -> None:
    """What one place has too much asked for keeps no other's: its games are looked at in the next turn."""
    with suppress(TooMuchAsked):
        judged.result()


async def _judge(place: str, games: Sequence[Watched]) -> None:
    asking.set(f"endings for {place}")
    for each in games:
        if each.is_unjudged:
            await each.judge()
