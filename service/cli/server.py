"""Uvicorn, as `automa serve` wants it to begin and to end."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import cast

import uvicorn
from litestar.types import ASGIApp

from service.api.middleware.lifecycle import Lifecycle
from service.cli.connection import Connection
from service.cli.stopping import is_left_alone
from service.cli.taking_on import TakingOn
from service.settings import Settings

SECONDS_AT_REST = (
    130  # of a connection: proxies end theirs after two minutes, and a request may cross our end
)


def configured(
    application: ASGIApp, settings: Settings, spare: Callable[[], bool] = lambda: False
) -> uvicorn.Config:
    """How uvicorn serves an application. `spare` makes room for a connection, if it can."""
    return uvicorn.Config(
        application,
        http=Connection.bounded(settings, spare),
        ws="none",
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=settings.trusted_proxies is not None,
        forwarded_allow_ips=settings.trusted_proxies or "",
        timeout_keep_alive=SECONDS_AT_REST,
        timeout_graceful_shutdown=settings.grace_seconds,
    )


class Server(uvicorn.Server):
    """Says `told` as soon as it listens. Asked to stop, it first leaves for `drain_seconds`.

    `at_the_end` is called then, and has to end all streams. `supervisor` is the end of a pipe that is closed
    when the supervising process has gone.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        lifecycle: Lifecycle,
        *,
        told: str,
        drain_seconds: float = 0,
        at_the_end: Callable[[], None] = lambda: None,
        supervisor: int | None = None,
    ) -> None:
        super().__init__(config)
        self._lifecycle = lifecycle
        self._told = told
        self._at_the_end = at_the_end
        self._drain_seconds = drain_seconds
        self._supervisor = supervisor
        self._leave_at = 0.0

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and say so."""
        self.servers = [cast("asyncio.Server", TakingOn(each, self._protocol)) for each in sockets or ()]
        self.started = True
        if self._told:
            print(self._told, flush=True)  # noqa: T201 - this is a command line
        if self._supervisor is not None:
            asyncio.get_running_loop().add_reader(self._supervisor, self._left_alone)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A closed terminal asks to stop as well: what it would unwind may be an answer, which goes on."""
        with super().capture_signals():
            is_main = threading.current_thread() is threading.main_thread()  # others hear nothing
            hears = is_main and not is_left_alone(signal.SIGHUP)
            before = signal.signal(signal.SIGHUP, self.handle_exit) if hears else None
            try:
                yield
            finally:
                if hears:
                    signal.signal(signal.SIGHUP, before)

    async def on_tick(self, counter: int) -> bool:
        """Whether to shut down now."""
        if not await super().on_tick(counter):
            return False
        now = asyncio.get_running_loop().time()
        if not self._lifecycle.draining:
            self._lifecycle.draining = True
            self._leave_at = now + self._drain_seconds
        return self.force_exit or now >= self._leave_at

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Wait for what is under way, and for no stream."""
        self._at_the_end()
        await super().shutdown(sockets)

    def _protocol(self) -> asyncio.Protocol:
        kind = cast("type[Connection]", self.config.http_protocol_class)
        return kind(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)

    def _left_alone(self) -> None:
        if self._supervisor is not None:
            asyncio.get_running_loop().remove_reader(self._supervisor)
        os.kill(os.getpid(), signal.SIGTERM)
