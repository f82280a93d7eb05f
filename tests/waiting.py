"""Waiting for what happens by and by, with a deadline: a test that waits in vain fails."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from inspect import isawaitable
from typing import TypeVar, overload

T = TypeVar("T")

PATIENCE = 60.0  # seconds, for what takes a part of one on an idle machine
PAUSE = 0.02


@overload
async def until(
    found: Callable[[], Awaitable[T | None]], tell: Callable[[], str] = ..., seconds: float = ...
) -> T: ...


@overload
async def until(found: Callable[[], T | None], tell: Callable[[], str] = ..., seconds: float = ...) -> T: ...


async def until(
    found: Callable[[], object], tell: Callable[[], str] = str, seconds: float = PATIENCE
) -> object:
    """What is found as soon as it is anything (not false, empty or None); `tell` says more of a failure."""
    deadline = time.monotonic() + seconds
    while True:
        value = found()
        if isawaitable(value):
            value = await value
        if value:
            return value
        assert time.monotonic() < deadline, tell()
        await asyncio.sleep(PAUSE)


def waited_for(found: Callable[[], T | None], tell: Callable[[], str] = str, seconds: float = PATIENCE) -> T:
    """The same, for whoever has no event loop."""
    deadline = time.monotonic() + seconds
    while not (value := found()):
        assert time.monotonic() < deadline, tell()
        time.sleep(PAUSE)
    return value
