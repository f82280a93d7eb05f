"""Requests whose clients have gone: what has begun is done all the same, with all that it takes."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable
from typing import Any

from service.refusals.requests import LongWorkWaiting


class Left:
    """How many there are of each site, in one process; a site of which there are `most` asks for no more."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.numbers = Counter[str]()


class Asked:
    """One request: its connection says when its client has gone, the edge where it comes from."""

    def __init__(self, left: Left) -> None:
        self._left = left
        self._site: str | None = None
        self._is_left = False
        self._waiting: asyncio.Task[Any] | None = None  # for its turn to begin

    async def begins(self, turn: Awaitable[None]) -> bool:
        """Wait for its turn; whether it is done: not if its client has gone by then, and it waits no more."""
        self._waiting = asyncio.current_task()
        try:
            await turn
        except asyncio.CancelledError:
            if not self._is_left:
                raise
        finally:
            self._waiting = None
        return not self._is_left

    def come_from(self, site: str) -> LongWorkWaiting | None:
        """Count it as one of the site, or say why it is not to be done."""
        if self._left.numbers[site] >= self._left.most:
            return LongWorkWaiting(limit=self._left.most)
        self._site = site
        return None

    @property
    def is_left(self) -> bool:
        """Whether its client has gone."""
        return self._is_left

    def leave(self) -> None:
        """Its client has gone."""
        if not self._is_left:
            self._is_left = True
            self._count(1)
            if self._waiting is not None:
                self._waiting.cancel()

    def end(self) -> None:
        """It is at work no more."""
        if self._is_left:
            self._count(-1)

    def _count(self, change: int) -> None:
        if self._site is not None:
            self._left.numbers[self._site] += change
            if not self._left.numbers[self._site]:
                del self._left.numbers[self._site]


def is_left(scope: Any) -> bool:  # noqa: ANN401 - of HTTP or anything else
    """Whether there is nobody any more to answer."""
    asked: Asked | None = scope.get("asked")  # only our own connections have one
    return asked is not None and asked.is_left


async def begins(scope: Any, turn: Awaitable[None]) -> bool:  # noqa: ANN401 - of HTTP or anything else
    """Wait for its turn; whether there still is somebody to answer then."""
    asked: Asked | None = scope.get("asked")  # only our own connections have one
    if asked is not None:
        return await asked.begins(turn)
    await turn
    return True


def asks_too_much(scope: Any, site: str) -> LongWorkWaiting | None:  # noqa: ANN401 - of HTTP or anything else
    """Why a request from there is not to be done: what its site has left behind is still at work."""
    asked: Asked | None = scope.get("asked")
    return None if asked is None else asked.come_from(site)
