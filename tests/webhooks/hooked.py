"""A game whose commits are delivered to a receiver."""

from __future__ import annotations

from typing import Any

import httpx2
import msgspec

from tests.api.client import Player, begun, done
from tests.faults.processes import BEGIN
from tests.webhooks.receiver import Received, Receiver

SETTINGS = {
    "log_level": "error",  # nobody reads the log while the tests run, and a pipe holds little
    "webhook_allow_private": "true",
    "webhook_retry_seconds": "0.1,0.1,0.1",
    "webhook_poll_seconds": "0.2",
    "webhook_timeout_seconds": "60",  # so that a busy machine makes no attempt twice
}
ATTEMPTS = 4  # as many as the pauses, and the first


class Hooked(msgspec.Struct):
    """The owner of a game with a hook, and the path on the receiver to which the hook leads."""

    player: Player
    receiver: Receiver
    path: str
    hook: dict[str, Any]

    @property
    def address(self) -> str:
        """The path of the hook below the game's."""
        return f"/webhooks/{self.hook['id']}"

    async def commit(self, count: int = 1) -> None:
        """Gain a coin, so many times."""
        for _ in range(count):
            await self.player.act(type="gain", coins=1)

    async def taken(self, count: int) -> list[Received]:
        """What the receiver has taken, as soon as it is so many."""
        return await self.receiver.taken(self.path, count)

    async def status(self, query: str = "") -> dict[str, Any]:
        """How the deliveries stand."""
        return done(await self.player.get(self.address + query))

    async def delivery(self) -> dict[str, Any]:
        """How the delivery of the game stands."""
        (found,) = (await self.status())["games"]
        assert isinstance(found, dict)
        return found


async def begun_hooked(http: httpx2.AsyncClient, receiver: Receiver, path: str) -> Hooked:
    """A new game with a hook that leads to a path."""
    beginning: dict[str, Any] = {**BEGIN, "names": {"human": "Ada"}}
    player = await begun(http, **beginning)
    hook = done(await player.post("/webhooks", {"url": receiver.url(path)}, match=None), 201)
    return Hooked(player, receiver, path, hook)
