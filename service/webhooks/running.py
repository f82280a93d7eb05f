"""A worker that runs as long as the application does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from httpcore import AnyIOBackend

from service.settings import Settings
from service.store import Store
from service.webhooks.bell import Bell
from service.webhooks.cursors import Cursors
from service.webhooks.delivering import Deliverer, DeliveryObserver
from service.webhooks.network import CheckedNetwork
from service.webhooks.schedule import seconds_between
from service.webhooks.sending import opened_sender
from service.webhooks.worker import Worker

LEASE_IN_TIMEOUTS = 3  # what else an attempt takes is far less than its timeout


@asynccontextmanager
async def running_worker(
    settings: Settings, store: Store, bell: Bell, observer: DeliveryObserver
) -> AsyncIterator[None]:
    """Deliver meanwhile. At the end what is under way has the seconds of grace to end."""
    network = CheckedNetwork(AnyIOBackend(), allow_private=settings.webhook_allow_private)
    cursors = Cursors(store, settings.webhook_timeout_seconds * LEASE_IN_TIMEOUTS)
    async with opened_sender(network, settings.webhook_timeout_seconds) as sender:
        schedule = seconds_between(settings.webhook_retry_seconds)
        worker = Worker(
            cursors, Deliverer(cursors, sender, schedule, observer), bell, settings.webhook_poll_seconds
        )
        task = asyncio.create_task(worker.run())
        try:
            yield
        finally:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
            await worker.finish(settings.grace_seconds)
