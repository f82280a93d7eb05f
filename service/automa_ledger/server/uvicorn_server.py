"""Running uvicorn, in this process or in several under its supervisor."""

from __future__ import annotations

import socket
from typing import Any, Literal

import uvicorn
from uvicorn.supervisors import Multiprocess

from automa_ledger.server.protocol import LimitedHttpProtocol
from automa_ledger.settings import Settings

KEEP_ALIVE_SECONDS = 130  # longer than proxies': they send no request to a closing connection

WORKER_START_TIMEOUT_SECONDS = 60  # after it the supervisor kills the worker


def make_uvicorn_config(
    application: Any,  # noqa: ANN401 - ASGI
    settings: Settings,
    *,
    workers: int = 1,
    lifespan: Literal["on", "off"] = "on",
) -> uvicorn.Config:
    """The configuration of uvicorn for an ASGI application."""
    return uvicorn.Config(
        application,
        loop="uvloop",
        http=LimitedHttpProtocol,
        ws="none",
        lifespan=lifespan,
        workers=workers,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=settings.trusted_proxies is not None,
        forwarded_allow_ips=settings.trusted_proxies or "",
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_worker_healthcheck=WORKER_START_TIMEOUT_SECONDS,
        timeout_graceful_shutdown=settings.grace_seconds,
    )


def run_server(config: uvicorn.Config, listener: socket.socket) -> bool:
    """Serve until a signal arrives. Return whether the service had started."""
    if config.workers > 1:
        Multiprocess(config, [listener]).run()
        return True
    server = uvicorn.Server(config)
    server.run([listener])
    return server.started
