"""`automa serve`."""

from __future__ import annotations

import argparse
import asyncio
import socket

import msgspec
import uvicorn
import uvloop

from service import access_log, collector
from service.cli.database import database
from service.cli.failed import Failed
from service.cli.stopping import stop_on_signals
from service.games.rulesets import RULESETS
from service.http.app import create_app
from service.migrating import MigrationFailed, migrate, present_revision
from service.settings import Settings
from service.store import opened_store

BACKLOG = 2_048  # connections that wait to be accepted


def arguments(parser: argparse.ArgumentParser) -> None:
    """Take none: the settings say everything."""
    parser.epilog = "What can be set: automa --help"


def run(_given: argparse.Namespace, settings: Settings) -> None:
    """Serve until a signal comes. Raises Failed."""
    stop_on_signals()
    access_log.configure(settings.log_level)
    with _listening(settings) as listener, database(settings) as url:
        _prepare(url, own=settings.database_url is None)
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(_serve(settings, url, listener))


def _listening(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=BACKLOG)
    except OSError as error:
        raise Failed(f"cannot listen on {settings.host} port {settings.port}: {error.strerror}") from error


def _prepare(url: str, *, own: bool) -> None:
    """Migrate a database of our own; another one is its operator's to migrate, and may be away for now."""
    if own:
        migrate(url)
        return
    try:
        revision = present_revision(url)
    except MigrationFailed:
        return
    if revision is None:
        raise Failed("the database has no schema yet: run `automa migrate` once")


async def _serve(settings: Settings, url: str, listener: socket.socket) -> None:
    async with opened_store(url, settings.pool_size) as store:
        application = create_app(settings, store)
        collector.spare()
        config = uvicorn.Config(
            application,
            http="httptools",
            ws="none",
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,
            timeout_graceful_shutdown=settings.grace_seconds,
        )
        await _Announced(config).serve([listener])


class _Announced(uvicorn.Server):
    """Says where it listens as soon as it does."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for each in sockets or ():
            host, port, *_ = each.getsockname()
            address = f"[{host}]" if ":" in host else host
            print(_welcome(f"http://{address}:{port}"), flush=True)  # noqa: T201 - this is a command line


def _welcome(url: str) -> str:
    """Where the service is, where it is documented, and a first call to paste into a shell."""
    ruleset = next(iter(RULESETS.values()))
    body = msgspec.json.encode({"ruleset": ruleset.name, "setup": ruleset.examples["setup"]}).decode()
    return (
        f"Listening on {url}, documentation at {url}/docs\n"
        f"A first call:\n  curl -s {url}/v1/games -H 'Content-Type: application/json' -d '{body}'"
    )
