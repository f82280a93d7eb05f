"""A worker that runs as long as the application does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING

from service.games.library import Library
from service.games.rulesets import RULESETS
from service.narration.narrator import Narrator
from service.settings import Settings
from service.store import Store
from service.tasks import cancel_and_wait
from service.webhooks.bell import Bell
from service.webhooks.cursors import Cursors
from service.webhooks.delivering import Deliverer, DeliveryObserver
from service.webhooks.names import Names
from service.webhooks.outcome import Outcome
from service.webhooks.places import Places
from service.webhooks.schedule import seconds_between
from service.webhooks.worker import Worker

if TYPE_CHECKING:
    from service.webhooks.sending import Sender

CACHED_GAMES = 100
LEASE_IN_TIMEOUTS = 3  # what else an attempt takes is far less than its timeout


@asynccontextmanager
async def running_worker(
    settings: Settings, store: Store, bell: Bell, narrator: Narrator, observer: DeliveryObserver
) -> AsyncIterator[Worker]:
    """Deliver meanwhile. At the end what is under way has the seconds of grace to end."""
    cursors = Cursors(store, settings.webhook_timeout_seconds * LEASE_IN_TIMEOUTS)
    library = Library(store, RULESETS, CACHED_GAMES)
    schedule = seconds_between(settings.webhook_retry_seconds)
    async with AsyncExitStack() as opened:
        deliverer = Deliverer(
            *(cursors, library, narrator),
            post=_Post(settings, opened),
            schedule=schedule,
            observer=observer,
        )
        worker = Worker(cursors, deliverer, bell, Places(), settings.webhook_poll_seconds)
        task = asyncio.create_task(worker.run())
        try:
            yield worker
        finally:
            await cancel_and_wait(task)
            await worker.finish(settings.grace_seconds)


class _Post:
    """Sends as a `Sender` does, which is opened with the first message: few services ever send one."""

    def __init__(self, settings: Settings, opened: AsyncExitStack) -> None:
        self._settings = settings
        self._opened = opened
        self._names = Names()
        self._sender: Sender | None = None
        self._opening = asyncio.Lock()

    async def __call__(self, url: str, headers: Mapping[str, str], body: bytes) -> Outcome:
        async with self._opening:
            self._sender = self._sender or await self._open()
        return await self._sender.send(url, headers, body)

    async def settled(self, url: str) -> None:
        """Wait until the name in a URL is not asked for any more."""
        from service.webhooks.sending import host_of  # noqa: PLC0415 - see below

        await self._names.settled(host_of(url))

    async def _open(self) -> Sender:
        from service.webhooks.network import checked_network  # noqa: PLC0415 - it takes long
        from service.webhooks.sending import opened_sender  # noqa: PLC0415 - see above

        network = checked_network(self._names, allow_private=self._settings.webhook_allow_private)
        sender = opened_sender(network, self._settings.webhook_timeout_seconds)
        return await self._opened.enter_async_context(sender)
