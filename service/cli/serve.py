"""`automa serve`."""

from __future__ import annotations

import argparse
import asyncio
import socket
from contextlib import AsyncExitStack, ExitStack
from functools import partial

import msgspec
import uvloop

from service import access_log, interpreter
from service.api.app import create_app
from service.api.middleware.lifecycle import Lifecycle
from service.api.middleware.windows import Windows
from service.cli.database import served
from service.cli.keeping import kept_running
from service.cli.listening import address, listening, make_room
from service.cli.server import Server, configured
from service.cli.stopping import stop_on_signals
from service.cli.supervising import supervise
from service.counted import Places
from service.exposure import key_required
from service.games.rulesets import RULESETS
from service.metrics import Metrics
from service.narration.narrator import Narrator
from service.settings import EVERYWHERE, Settings
from service.store import opened_store
from service.streams import opened_streams
from service.webhooks.bell import Bell
from service.webhooks.running import running_worker

MOST_WORKERS = 256

NEEDS_KEY = (
    "Games are made with an API key only. To make one, with the same settings:\n"
    "  KEY=$(automa key create --name me --scope games:create --scope games:list)\n"
)


class Shared(msgspec.Struct, frozen=True):
    """What all processes of one service have in common.

    `counters` is where they meet to be counted together.
    """

    settings: Settings
    url: str
    listener: socket.socket
    windows: Windows
    counters: Places | None = None


def arguments(parser: argparse.ArgumentParser) -> None:
    """Take the number of processes; the settings say everything else."""
    parser.epilog = "What can be set: automa --help"
    parser.add_argument(
        "--workers", type=_number, metavar="N", help="how many processes serve (default: AUTOMA_WORKERS)"
    )


def run(given: argparse.Namespace, settings: Settings) -> None:
    """Serve until a signal comes. Raises Failed."""
    stop_on_signals(serves=True)
    access_log.configure(settings.log_level)
    workers = given.workers or settings.workers
    with ExitStack() as opened:
        make_room(settings.max_connections)
        listener = opened.enter_context(listening(settings.host, settings.port))
        url = opened.enter_context(served(settings))
        told = _told(settings, listener)
        if workers == 1:
            _serve(Shared(settings, url, listener, Windows()), told, 0, None)
            return
        counters = Places(workers)
        Narrator()  # what is read before the fork is read once
        print(told, flush=True)  # noqa: T201 - this is a command line
        shared = Shared(settings, url, listener, Windows(), counters)
        supervise(workers, partial(_serve, shared, ""), counters.leave)


def _number(text: str) -> int:
    if text.isdecimal() and 0 < int(text) <= MOST_WORKERS:
        return int(text)
    raise argparse.ArgumentTypeError(f"a number from 1 to {MOST_WORKERS} is wanted")


def _told(settings: Settings, listener: socket.socket) -> str:
    """What the operator reads as soon as the service listens. Raises Failed."""
    needs_key = key_required(settings)
    if settings.table == "here":
        return _welcome(address(listener), key_required=needs_key)
    from service.cli.invitation import invited, own_address  # noqa: PLC0415 - few tables are for phones

    host = own_address() if settings.host == EVERYWHERE else settings.host
    for_phones = f"http://{host}:{listener.getsockname()[1]}"
    return f"{_welcome(for_phones, key_required=needs_key)}\n{invited(settings, for_phones)}"


def _serve(shared: Shared, told: str, place: int, supervisor: int | None) -> None:
    """Be one process that serves."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_serving(shared, told, place, supervisor))


async def _serving(shared: Shared, told: str, place: int, supervisor: int | None) -> None:
    settings, url = shared.settings, shared.url
    metrics, bell, lifecycle = Metrics(shared.counters, place), Bell(), Lifecycle()
    narrator = Narrator()
    async with AsyncExitStack() as running:
        store = await running.enter_async_context(opened_store(url, settings.pool_size))
        await running.enter_async_context(metrics.observing())
        await running.enter_async_context(kept_running(settings))
        streams = opened_streams(settings.listen_url or url, settings.stream_poll_seconds)
        hub = await running.enter_async_context(streams)
        if settings.webhook_worker:
            worker = running_worker(settings, store, bell, narrator, metrics)
            metrics.watch((await running.enter_async_context(worker)).readings)
        application = create_app(
            settings,
            store,
            hub,
            metrics=metrics,
            bell=bell,
            lifecycle=lifecycle,
            windows=shared.windows,
            narrator=narrator,
        )
        interpreter.tune()
        server = Server(
            configured(application, settings),
            lifecycle,
            told=told,
            drain_seconds=settings.drain_seconds,
            at_the_end=hub.close,
            supervisor=supervisor,
        )
        await server.serve([shared.listener])


def _welcome(url: str, *, key_required: bool) -> str:
    """Where the service is, where it is documented, and a first call to paste into a shell."""
    ruleset = next(iter(RULESETS.values()))
    body = msgspec.json.encode({"ruleset": ruleset.name, "setup": ruleset.examples["setup"]}).decode()
    key, shown = (NEEDS_KEY, ' -H "Authorization: Bearer $KEY"') if key_required else ("", "")
    return (
        f"Listening on {url}: the table to play at, documentation at {url}/docs\n{key}"
        f"A first call:\n  curl -s {url}/v1/games{shown} -H 'Content-Type: application/json' -d '{body}'"
    )
