"""`automa worker`."""

from __future__ import annotations

import argparse
import asyncio
import signal

import uvloop

from service import access_log
from service.cli.database import served
from service.cli.stopping import ASKING, stop_on_signals
from service.metrics import Metrics
from service.settings import Settings
from service.store import opened_store
from service.webhooks.bell import Bell
from service.webhooks.hearing import hear
from service.webhooks.running import running_worker


def arguments(parser: argparse.ArgumentParser) -> None:
    """Take none: the settings say everything."""
    parser.epilog = "What can be set: automa --help"


def run(_given: argparse.Namespace, settings: Settings) -> None:
    """Deliver until a signal comes. Raises Failed."""
    stop_on_signals()
    access_log.configure(settings.log_level)
    with served(settings) as url, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_work(settings, url))


async def _work(settings: Settings, url: str) -> None:
    stopped = asyncio.Event()
    for number in ASKING:
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    bell = Bell()
    async with (
        opened_store(url, settings.pool_size) as store,
        running_worker(settings, store, bell, Metrics()),
    ):
        print("Delivering webhooks", flush=True)  # noqa: T201 - this is a command line
        hearing = asyncio.create_task(hear(settings.listen_url or url, bell))
        await stopped.wait()
        hearing.cancel()
        await asyncio.wait([hearing])
    for number in ASKING:
        signal.signal(number, signal.SIG_IGN)  # what unwinds now must not be interrupted
