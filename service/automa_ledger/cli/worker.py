"""`automa worker`: deliver webhooks."""

from __future__ import annotations

import argparse
import asyncio
from contextlib import AsyncExitStack

import uvicorn
import uvloop

from automa_ledger import access_log
from automa_ledger.api.middleware.health_app import create_health_app
from automa_ledger.api.middleware.lifecycle import Lifecycle
from automa_ledger.cli.database import open_service_database
from automa_ledger.cli.listener import listen, listener_url, raise_file_limit
from automa_ledger.cli.output import echo
from automa_ledger.cli.signals import STOP_SIGNALS, exit_on_signals, ignore_signals
from automa_ledger.metrics import Metrics
from automa_ledger.narration.narrator import Narrator
from automa_ledger.server.postgres_watchdog import watch_postgres
from automa_ledger.server.uvicorn_server import make_uvicorn_config
from automa_ledger.settings import Settings
from automa_ledger.store import open_store
from automa_ledger.tasks import cancel_and_wait
from automa_ledger.webhooks import wake_up
from automa_ledger.webhooks.worker import run_worker

WELCOME = "Delivering webhooks"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add nothing: settings define everything."""
    parser.epilog = "All settings: automa --help"


def run(_args: argparse.Namespace, settings: Settings) -> None:
    """Deliver until a signal arrives. Raises CommandFailed."""
    exit_on_signals(is_server=True)
    access_log.configure(settings.log_level)
    with (
        open_service_database(settings) as database,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        runner.run(_deliver_webhooks(settings, database.url))


async def _deliver_webhooks(settings: Settings, url: str) -> None:
    metrics, waking = Metrics(), wake_up.WakeUp()
    async with AsyncExitStack() as running:
        store = await running.enter_async_context(open_store(url, settings.pool_size))
        metrics.add_source(store.pool_gauges)
        await running.enter_async_context(watch_postgres(settings))
        worker = run_worker(settings, store, waking, Narrator(), metrics)
        metrics.add_source((await running.enter_async_context(worker)).gauges)
        listening = asyncio.create_task(wake_up.listen(settings.listen_url or url, waking))
        if settings.worker_port is None:
            await _wait_for_signal()
        else:
            raise_file_limit(settings.max_connections, settings.max_streams)
            with listen(settings.host, settings.worker_port) as listener:
                echo(f"{WELCOME}; health and metrics on {listener_url(listener)}")
                config = make_uvicorn_config(
                    create_health_app(store, metrics, Lifecycle()), settings, lifespan="off"
                )
                await uvicorn.Server(config).serve([listener])
        await cancel_and_wait(listening)
    ignore_signals()


async def _wait_for_signal() -> None:
    stopped = asyncio.Event()
    for number in STOP_SIGNALS:
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    echo(WELCOME)
    await stopped.wait()
