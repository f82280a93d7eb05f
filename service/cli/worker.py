"""`automa worker`."""

from __future__ import annotations

import argparse
import asyncio
from contextlib import AsyncExitStack

import uvloop

from service import access_log
from service.api.middleware.lifecycle import Lifecycle
from service.api.middleware.watching import watched
from service.cli.database import served
from service.cli.keeping import kept_running
from service.cli.listening import address, listening, make_room
from service.cli.server import Server, configured
from service.cli.stopping import ASKING, hear_no_more, stop_on_signals
from service.metrics import Metrics
from service.narration.narrator import Narrator
from service.settings import Settings
from service.store import opened_store
from service.tasks import cancel_and_wait
from service.webhooks.bell import Bell
from service.webhooks.hearing import hear
from service.webhooks.running import running_worker

TOLD = "Delivering webhooks"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Take none: the settings say everything."""
    parser.epilog = "What can be set: automa --help"


def run(_given: argparse.Namespace, settings: Settings) -> None:
    """Deliver until a signal comes. Raises Failed."""
    stop_on_signals(serves=True)
    access_log.configure(settings.log_level)
    with served(settings) as url, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_work(settings, url))


async def _work(settings: Settings, url: str) -> None:
    metrics, bell = Metrics(), Bell()
    async with AsyncExitStack() as running:
        store = await running.enter_async_context(opened_store(url, settings.pool_size))
        metrics.watch(store.pool_readings)
        await running.enter_async_context(kept_running(settings))
        worker = running_worker(settings, store, bell, Narrator(), metrics)
        metrics.watch((await running.enter_async_context(worker)).readings)
        hearing = asyncio.create_task(hear(settings.listen_url or url, bell))
        if settings.worker_port is None:
            await _told_to_stop()
        else:
            make_room(settings.max_connections)
            with listening(settings.host, settings.worker_port) as listener:
                lifecycle = Lifecycle()
                config = configured(watched(store, metrics, lifecycle), settings)
                told = f"{TOLD}; health and metrics on {address(listener)}"
                await Server(config, lifecycle, told=told).serve([listener])
        await cancel_and_wait(hearing)
    hear_no_more()


async def _told_to_stop() -> None:
    stopped = asyncio.Event()
    for number in ASKING:
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    print(TOLD, flush=True)  # noqa: T201 - this is a command line
    await stopped.wait()
