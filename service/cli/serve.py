"""`automa serve`."""

from __future__ import annotations

import argparse
import asyncio
import socket
from contextlib import AsyncExitStack

import msgspec
import uvicorn
import uvloop

from service import access_log, collector
from service.cli.database import served
from service.cli.failed import Failed
from service.cli.stopping import stop_on_signals
from service.exposure import key_required
from service.games.rulesets import RULESETS
from service.http.app import create_app
from service.metrics import Metrics
from service.settings import EVERYWHERE, Settings
from service.store import opened_store
from service.streams import Hub, opened_streams
from service.webhooks.bell import Bell
from service.webhooks.running import running_worker

BACKLOG = 2_048  # connections that wait to be accepted
MOST_SECONDS_UNREAD = 60  # until a client that reads nothing, or has vanished, is cut off

NEEDS_KEY = (
    "Games are made with an API key only. To make one, with the same settings:\n"
    "  KEY=$(automa key create --name me --scope games:create --scope games:list)\n"
)


def arguments(parser: argparse.ArgumentParser) -> None:
    """Take none: the settings say everything."""
    parser.epilog = "What can be set: automa --help"


def run(_given: argparse.Namespace, settings: Settings) -> None:
    """Serve until a signal comes. Raises Failed."""
    stop_on_signals()
    access_log.configure(settings.log_level)
    with (
        _listening(settings) as listener,
        served(settings) as url,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        invitation = _invitation(settings, listener)
        runner.run(_serve(settings, url, listener, invitation))


def _invitation(settings: Settings, listener: socket.socket) -> str:
    """What phones on the network are shown; empty where none are invited. Raises Failed."""
    if settings.table == "here":
        return ""
    from service.cli.invitation import invited, own_address  # noqa: PLC0415 - few tables are for phones

    host = own_address() if settings.host == EVERYWHERE else settings.host
    return invited(settings, f"http://{host}:{listener.getsockname()[1]}")


def _listening(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        listener = socket.create_server((settings.host, settings.port), family=family, backlog=BACKLOG)
    except OSError as error:
        raise Failed(f"cannot listen on {settings.host} port {settings.port}: {error.strerror}") from error
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # accepted connections inherit it
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 1_000 * MOST_SECONDS_UNREAD)
    return listener


async def _serve(settings: Settings, url: str, listener: socket.socket, invitation: str) -> None:
    metrics, bell = Metrics(), Bell()
    async with AsyncExitStack() as running:
        store = await running.enter_async_context(opened_store(url, settings.pool_size))
        streams = opened_streams(settings.listen_url or url, settings.stream_poll_seconds)
        hub = await running.enter_async_context(streams)
        if settings.webhook_worker:
            await running.enter_async_context(running_worker(settings, store, bell, metrics))
        application = create_app(settings, store, hub, metrics=metrics, bell=bell)
        collector.spare()
        config = uvicorn.Config(
            application,
            http="httptools",
            ws="none",
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=settings.trusted_proxies is not None,
            forwarded_allow_ips=settings.trusted_proxies or "",
            timeout_graceful_shutdown=settings.grace_seconds,
        )
        server = _Server(config, hub, invitation, key_required=key_required(settings))
        await server.serve([listener])


class _Server(uvicorn.Server):
    """Says where it listens as soon as it does, and waits for no stream when it stops."""

    def __init__(self, config: uvicorn.Config, hub: Hub, invitation: str, *, key_required: bool) -> None:
        super().__init__(config)
        self._hub = hub
        self._invitation = invitation
        self._key_required = key_required

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for each in sockets or ():
            host, port, *_ = each.getsockname()
            address = f"[{host}]" if ":" in host else host
            print(_welcome(f"http://{address}:{port}", key_required=self._key_required), flush=True)  # noqa: T201 - this is a command line
        if self._invitation:
            print(self._invitation, flush=True)  # noqa: T201 - see above

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._hub.close()
        await super().shutdown(sockets)


def _welcome(url: str, *, key_required: bool) -> str:
    """Where the service is, where it is documented, and a first call to paste into a shell."""
    ruleset = next(iter(RULESETS.values()))
    body = msgspec.json.encode({"ruleset": ruleset.name, "setup": ruleset.examples["setup"]}).decode()
    key, shown = (NEEDS_KEY, ' -H "Authorization: Bearer $KEY"') if key_required else ("", "")
    return (
        f"Listening on {url}: the table to play at, documentation at {url}/docs\n{key}"
        f"A first call:\n  curl -s {url}/v1/games{shown} -H 'Content-Type: application/json' -d '{body}'"
    )
