"""The service as an application that a server can import: its store opens when the server starts."""

from __future__ import annotations

import os
from contextlib import aclosing
from typing import Any

from litestar.types import ASGIApp, LifeSpanReceive, LifeSpanSend

from service import access_log, interpreter
from service.games.apart import Apart
from service.http.app import create_app
from service.settings import read_settings
from service.store import opened_store
from service.store.accounts import SERVICE, with_account
from service.streams import opened_streams


class LedgerApp:
    """The service's application behind the server's lifespan protocol."""

    def __init__(self) -> None:
        self._app: ASGIApp | None = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 - either protocol
        """Answer a request, or open and close the store."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif self._app is not None:
            await self._app(scope, receive, send)

    async def _live(self, receive: LifeSpanReceive, send: LifeSpanSend) -> None:
        settings = read_settings(os.environ)
        access_log.configure(settings.log_level)
        await receive()
        url = with_account(settings.database_url or "", SERVICE)
        async with (
            opened_store(url, settings.pool_size) as store,
            opened_streams(url, settings.stream_poll_seconds) as hub,
            aclosing(Apart(url)) as apart,
        ):
            self._app = create_app(settings, store, hub, apart=apart)
            interpreter.tune()
            await send({"type": "lifespan.startup.complete"})
            await receive()
        await send({"type": "lifespan.shutdown.complete"})


app = LedgerApp()
