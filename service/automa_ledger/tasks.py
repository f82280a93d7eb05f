"""Cancelling background tasks."""

from __future__ import annotations

import asyncio
from asyncio import Task
from typing import Any

CANCEL_INTERVAL_SECONDS = 1.0


async def cancel_and_wait(*tasks: Task[Any]) -> None:
    """Cancel tasks again and again until all have ended.

    Once is not enough up to Python 3.11: `asyncio.wait_for` loses a cancellation that arrives together with
    the result it waits for.
    """
    running = {*tasks}
    while running:
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=CANCEL_INTERVAL_SECONDS)
