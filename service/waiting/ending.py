"""Tasks that go on without end are ended, however often they have to be told."""

from __future__ import annotations

import asyncio
from asyncio import Task
from typing import Any

SECONDS_BETWEEN = 1.0


async def ended(*tasks: Task[Any]) -> None:
    """Cancel them until all have ended.

    Once is not enough up to Python 3.11: `asyncio.wait_for`, by which connections are waited for, forgets a
    cancellation when what it waits for comes at the same moment.
    """
    going_on = {*tasks}
    while going_on:
        for task in going_on:
            task.cancel()
        _, going_on = await asyncio.wait(going_on, timeout=SECONDS_BETWEEN)
