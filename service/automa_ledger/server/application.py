"""The service as one ASGI application that opens its resources when its process starts."""

from __future__ import annotations

import asyncio
import gc
import signal
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from types import FrameType
from typing import Any

from litestar.types import ASGIApp

from automa_ledger import access_log
from automa_ledger.api.app import create_app
from automa_ledger.api.middleware.lifecycle import Lifecycle
from automa_ledger.metrics import Metrics
from automa_ledger.narration.narrator import Narrator
from automa_ledger.server.postgres_watchdog import watch_postgres
from automa_ledger.server.protocol import ConnectionLimits
from automa_ledger.settings import Settings
from automa_ledger.store import open_store
from automa_ledger.streams import open_hub
from automa_ledger.webhooks.wake_up import WakeUp
from automa_ledger.webhooks.worker import run_worker

SWITCH_INTERVAL_SECONDS = 0.0005  # how long a thread with long work can block the event loop at a time


class Application:
    """The ASGI application over a database. It can be pickled before its lifespan starts."""

    def __init__(self, settings: Settings, database_url: str) -> None:
        self._settings = settings
        self._url = database_url
        self._app: Any = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 - ASGI
        """Handle a request, or the lifespan."""
        if scope["type"] != "lifespan":
            await self._app(scope, receive, send)
            return
        await receive()
        async with self._open_app(scope["state"]) as self._app:
            await send({"type": "lifespan.startup.complete"})
            await receive()
        await send({"type": "lifespan.shutdown.complete"})

    @asynccontextmanager
    async def _open_app(self, state: dict[str, Any]) -> AsyncIterator[ASGIApp]:
        settings, url = self._settings, self._url
        access_log.configure(settings.log_level)
        metrics, wake_up, narrator = Metrics(), WakeUp(), Narrator()
        async with (
            open_store(url, settings.pool_size) as store,
            watch_postgres(settings),
            open_hub(settings.listen_url or url, settings.stream_poll_seconds) as hub,
            AsyncExitStack() as delivering,
        ):
            if settings.webhook_worker:
                worker = run_worker(settings, store, wake_up, narrator, metrics)
                metrics.add_source((await delivering.enter_async_context(worker)).gauges)
            lifecycle = Lifecycle()
            app = create_app(
                settings, store, hub, metrics=metrics, wake_up=wake_up, lifecycle=lifecycle, narrator=narrator
            )
            state["limits"] = ConnectionLimits(
                settings.head_seconds, settings.body_seconds, settings.max_connections, hub.__len__, hub.close
            )
            tune_interpreter()
            with drain_on_signals(lifecycle, settings.drain_seconds):
                yield app


def tune_interpreter() -> None:
    """Tune garbage collection and thread switching for the latency of the event loop.

    Garbage is collected rarely: cached games are many objects without cycles, and scanning them takes long.
    Threads switch often: the event loop releases the GIL whenever it sends or receives, and waits for it each
    time.

    Call it once all permanent objects exist.
    """
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)
    sys.setswitchinterval(SWITCH_INTERVAL_SECONDS)


@contextmanager
def drain_on_signals(lifecycle: Lifecycle, seconds: float) -> Iterator[None]:
    """On SIGTERM or SIGHUP start draining, and have uvicorn stop after `seconds`.

    Enter it in uvicorn's event loop. SIGINT stops at once. SIGHUP stays ignored where the parent process
    ignored it, as `nohup` does.
    """
    if threading.current_thread() is not threading.main_thread():  # signals arrive in the main thread only
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
