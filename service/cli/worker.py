"""`automa worker`."""

from __future__ import annotations

import argparse
import asyncio
from contextlib import AsyncExitStack

import uvicorn
import uvloop

from service import access_log
from service.api.middleware.lifecycle import Lifecycle
from service.api.middleware.watching import watched
from service.cli.database import served
from service.cli.listening import address, listen, raise_file_limit
from service.cli.output import echo
from service.cli.signals import STOPPING, exit_on_signals, ignore_signals
from service.metrics import Metrics
from service.narration.narrator import Narrator
from service.server.postgres_watchdog import watch_postgres
from service.server.run import configure
from service.settings import Settings
from service.store import opened_store
from service.tasks import cancel_and_wait
from service.webhooks import wake_up
from service.webhooks.worker import running_worker

WELCOME = "Delivering webhooks"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Take none: the settings say everything."""
    parser.epilog = "All settings: automa --help"


def run(_given: argparse.Namespace, settings: Settings) -> None:
    """Deliver until a signal comes. Raises Failed."""
    exit_on_signals(serves=True)
    access_log.configure(settings.log_level)
    with served(settings) as url, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_work(settings, url))


async def _work(settings: Settings, url: str) -> None:
    metrics, waking = Metrics(), wake_up.WakeUp()
    async with AsyncExitStack() as running:
        store = await running.enter_async_context(opened_store(url, settings.pool_size))
        metrics.watch(store.pool_readings)
        await running.enter_async_context(watch_postgres(settings))
        worker = running_worker(settings, store, waking, Narrator(), metrics)
        metrics.watch((await running.enter_async_context(worker)).readings)
        listening = asyncio.create_task(wake_up.listen(settings.listen_url or url, waking))
        if settings.worker_port is None:
            await _wait_for_signal()
        else:
            raise_file_limit(settings.max_connections, settings.max_streams)
            with listen(settings.host, settings.worker_port) as listener:
                echo(f"{WELCOME}; health and metrics on {address(listener)}")
                config = configure(watched(store, metrics, Lifecycle()), settings, lifespan="off")
                await uvicorn.Server(config).serve([listener])
        await cancel_and_wait(listening)
    ignore_signals()


async def _wait_for_signal() -> None:
    stopped = asyncio.Event()
    for number in STOPPING:
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    echo(WELCOME)
    await stopped.wait()
