"""The service on a loopback port, in a thread of its own, with a real database behind it."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import msgspec
import uvicorn

from automa_ledger.api.app import create_app
from automa_ledger.games.rulesets import RULESETS
from automa_ledger.settings import Settings
from automa_ledger.store import open_store
from automa_ledger.store.roles import SERVICE_ROLE, with_role
from automa_ledger.streams import Hub, open_hub
from automa_rules.core.ruleset import Ruleset
from tests.api.counter import COUNTER

ALL: dict[str, Ruleset[Any]] = {**RULESETS, COUNTER.name: COUNTER}
BODY_LIMIT = 65_536


@contextmanager
def running(
    database_url: str, wait: float = 5, rulesets: Mapping[str, Ruleset[Any]] = ALL, **chosen: int | str
) -> Iterator[str]:
    """The address of a running service, which waits so many seconds for a connection to its database.

    It logs in as the service, whoever the URL is for. `chosen` are settings.
    """
    settings = msgspec.structs.replace(Settings(max_body_bytes=BODY_LIMIT, cache_games=64), **chosen)
    listener = socket.create_server(("127.0.0.1", int(chosen.get("port") or 0)), backlog=512)
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # asyncio sets it for no such listener
    started = threading.Event()
    server = _Server(settings, wait, started, rulesets)
    thread = threading.Thread(target=lambda: asyncio.run(server.run_on(database_url, listener)))
    thread.start()
    started.wait(30)
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()
        listener.close()


class _Server(uvicorn.Server):
    """Tells another thread when it has started, and holds the store open while it serves."""

    def __init__(
        self, settings: Settings, wait: float, started: threading.Event, rulesets: Mapping[str, Ruleset[Any]]
    ) -> None:
        super().__init__(
            uvicorn.Config(
                _no_app,
                http="httptools",
                lifespan="off",
                log_config=None,
                access_log=False,
                timeout_graceful_shutdown=5,
            )
        )
        self._settings = settings
        self._wait = wait
        self._rulesets = rulesets
        self._started = started
        self._hub: Hub

    async def run_on(self, database_url: str, listener: socket.socket) -> None:
        url = with_role(database_url, SERVICE_ROLE)
        async with (
            open_store(url, 4, self._wait) as store,
            open_hub(url, self._settings.stream_poll_seconds) as self._hub,
        ):
            self.config.app = create_app(self._settings, store, self._hub, self._rulesets)
            await self.serve([listener])

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._started.set()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._hub.close()
        await super().shutdown(sockets)


async def _no_app(*_: object) -> None:
    """Stand in until the store is open."""
