"""The service on a loopback port, in a thread of its own, with a real database behind it."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn

from domain.core.ruleset import Ruleset
from service.games.rulesets import RULESETS
from service.http.app import create_app
from service.settings import Settings
from service.store import opened_store
from tests.api.counter import COUNTER

ALL: dict[str, Ruleset[object]] = {**RULESETS, COUNTER.name: COUNTER}
BODY_LIMIT = 65_536


@contextmanager
def running(database_url: str, cache_games: int = 64, wait: float = 5) -> Iterator[str]:
    """The address of a running service, which waits so many seconds for a connection to its database."""
    settings = Settings(max_body_bytes=BODY_LIMIT, cache_games=cache_games)
    listener = socket.create_server(("127.0.0.1", 0), backlog=512)
    started, server = threading.Event(), _Server(settings, wait)
    thread = threading.Thread(target=lambda: asyncio.run(server.run(database_url, listener, started)))
    thread.start()
    started.wait(30)
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.stop()
        thread.join()
        listener.close()


class _Server:
    def __init__(self, settings: Settings, wait: float) -> None:
        self._settings = settings
        self._wait = wait
        self._server: uvicorn.Server | None = None

    async def run(self, database_url: str, listener: socket.socket, started: threading.Event) -> None:
        async with opened_store(database_url, 4, self._wait) as store:
            app = create_app(self._settings, store, ALL)
            config = uvicorn.Config(app, http="httptools", lifespan="off", log_config=None, access_log=False)
            self._server = uvicorn.Server(config)
            serving = asyncio.create_task(self._server.serve([listener]))
            while not self._server.started:
                await asyncio.sleep(0.01)
            started.set()
            await serving

    def stop(self) -> None:
        if self._server is not None:
            self._server.should_exit = True
