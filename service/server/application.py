"""The service as one ASGI application, which opens what it needs when its process starts."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from litestar.types import ASGIApp

from service import access_log
from service.api.app import create_app
from service.api.middleware.lifecycle import Lifecycle
from service.metrics import Metrics
from service.narration.narrator import Narrator
from service.server import interpreter
from service.server.draining import drain_on_signals
from service.server.postgres_watchdog import watch_postgres
from service.server.protocol import ConnectionLimits
from service.settings import Settings
from service.store import opened_store
from service.streams import opened_streams
from service.webhooks.wake_up import WakeUp
from service.webhooks.worker import running_worker


class Application:
    """Serves from a database. It can be sent to another process before its lifespan begins."""

    def __init__(self, settings: Settings, database_url: str) -> None:
        self._settings = settings
        self._url = database_url
        self._app: Any = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 - ASGI
        """Answer a request, or be the lifespan."""
        if scope["type"] != "lifespan":
            await self._app(scope, receive, send)
            return
        await receive()
        async with self._opened(scope["state"]) as self._app:
            await send({"type": "lifespan.startup.complete"})
            await receive()
        await send({"type": "lifespan.shutdown.complete"})

    @asynccontextmanager
    async def _opened(self, state: dict[str, Any]) -> AsyncIterator[ASGIApp]:
        settings, url = self._settings, self._url
        access_log.configure(settings.log_level)
        metrics, wake_up, narrator = Metrics(), WakeUp(), Narrator()
        async with (
            opened_store(url, settings.pool_size) as store,
            watch_postgres(settings),
            opened_streams(settings.listen_url or url, settings.stream_poll_seconds) as hub,
            AsyncExitStack() as delivering,
        ):
            if settings.webhook_worker:
                worker = running_worker(settings, store, wake_up, narrator, metrics)
                metrics.watch((await delivering.enter_async_context(worker)).readings)
            lifecycle = Lifecycle()
            app = create_app(
                settings, store, hub, metrics=metrics, wake_up=wake_up, lifecycle=lifecycle, narrator=narrator
            )
            state["limits"] = ConnectionLimits(
                settings.head_seconds, settings.body_seconds, settings.max_connections, hub.__len__, hub.close
            )
            interpreter.tune()
            with drain_on_signals(lifecycle, settings.drain_seconds):
                yield app
