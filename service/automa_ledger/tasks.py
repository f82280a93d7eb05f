"""Tasks that run until the service stops."""

from __future__ import annotations

import asyncio
from asyncio import Task
from typing import Any

CANCEL_INTERVAL_SECONDS = 1.0


async def cancel_and_wait(*tasks: Task[Any]) -> None:
    """Cancel tasks until all have ended.

    Once is not enough up to Python 3.11: `asyncio.wait_for` forgets a cancellation when what it waits for
    comes at the same moment.
    """
    running = {*tasks}
    while running:
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=CANCEL_INTERVAL_SECONDS)
