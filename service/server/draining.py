"""A process that is asked to stop answers for a while, so that a proxy sends its clients elsewhere."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from service.api.middleware.lifecycle import Lifecycle


@contextmanager
def drain_on_signals(lifecycle: Lifecycle, seconds: float) -> Iterator[None]:
    """On SIGTERM or SIGHUP the process leaves, and uvicorn stops it so many seconds later.

    It is entered in the event loop that uvicorn runs. SIGINT stops at once. SIGHUP is ignored where
    whoever started the process has it ignored, as `nohup` does.
    """
    if threading.current_thread() is not threading.main_thread():  # no signal comes there
        yield
        return
    stop, loop = signal.getsignal(signal.SIGTERM), asyncio.get_running_loop()

    def drain(_number: int, frame: FrameType | None) -> None:
        if not lifecycle.draining and callable(stop):
            lifecycle.draining = True
            loop.call_soon_threadsafe(loop.call_later, seconds, stop, signal.SIGTERM, frame)

    before = {signal.SIGTERM: stop, signal.SIGHUP: signal.getsignal(signal.SIGHUP)}
    for number, handler in before.items():
        if handler is not signal.SIG_IGN:
            signal.signal(number, drain)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
