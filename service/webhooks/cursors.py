"""How far each game is delivered to each hook, as workers take, move and give it back."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime
from uuid import UUID, uuid4

from service.store import Store
from service.webhooks import statements
from service.webhooks.records import Claim, Due, Receiver


class Cursors:
    """The work of delivering. A claim lasts `lease` seconds unless it moves on.

    Every call raises StoreUnavailable while the database is away.
    """

    def __init__(self, store: Store, lease: float) -> None:
        self._store = store
        self._lease = lease

    async def any_hook(self) -> tuple[bool, datetime]:
        """Whether there is anybody to deliver to; and the time of the database."""
        ((found, now),) = await self._store.query(statements.ANY_HOOK, {})
        return found, now

    async def follow_new_games(self, since: datetime | None) -> None:
        """Have the hooks of keys follow the games that were begun since then, or ever."""
        await self._store.query(statements.FOLLOW_NEW_GAMES, {"since": since})

    async def follow_games(self, games: Collection[UUID]) -> None:
        """Have the hooks of keys follow these games."""
        await self._store.query(statements.FOLLOW_GAMES, {"games": list(games)})

    async def due(self, busy: Collection[str], limit: int) -> list[Due]:
        """What is to be delivered to hosts that are not busy, at most so much."""
        facts = {"busy": list(busy), "limit": limit}
        return [Due(*row) for row in await self._store.query(statements.DUE, facts)]

    async def due_of(self, games: Collection[UUID], busy: Collection[str], limit: int) -> list[Due]:
        """What is to be delivered of these games to hosts that are not busy."""
        facts = {"games": list(games), "busy": list(busy), "limit": limit}
        return [Due(*row) for row in await self._store.query(statements.DUE_OF_GAMES, facts)]

    async def claim(self, game: UUID, hooks: Mapping[UUID, Due]) -> list[Claim]:
        """Take what is due of a game to these hooks, unless another worker has it."""
        lease = uuid4()
        facts = {"game": game, "hooks": list(hooks), "lease": lease, "seconds": self._lease}
        claimed = await self._store.query(statements.CLAIM, facts)
        return [Claim(lease, hooks[hook], *reached) for hook, *reached in claimed]

    async def receiver(self, claim: Claim) -> Receiver | None:
        """Where the messages of a claim go; None when the hook is removed or disabled."""
        found = await self._store.query(statements.RECEIVER, {"hook": claim.hook})
        if not found:
            return None
        url, secret, old_secret, language = found[0]
        return Receiver(url, (secret, old_secret) if old_secret else (secret,), language)

    async def has_commit(self, game: UUID, version: int) -> bool:
        """Whether the log of a game is here and has a commit of this version."""
        return bool(await self._store.records(game, version - 1, 1))

    async def delivered(self, claim: Claim, version: int) -> bool:
        """The hook has the game up to this version. False when the claim is lost."""
        facts = _whose(claim) | {"version": version, "seconds": self._lease}
        return bool(await self._store.query(statements.DELIVERED, facts))

    async def failed(self, claim: Claim, error: str, pause: float | None) -> bool:
        """Give a claim back after an attempt that failed. False when the claim is lost."""
        return bool(
            await self._store.query(statements.FAILED, _whose(claim) | {"error": error, "pause": pause})
        )

    async def release(self, claim: Claim) -> None:
        """Give a claim back."""
        await self._store.query(statements.RELEASE, _whose(claim))

    async def disable(self, hook: UUID) -> None:
        """Deliver nothing to a hook until somebody asks for it."""
        await self._store.query(statements.DISABLE, {"hook": hook})


def _whose(claim: Claim) -> dict[str, object]:
    return {"game": claim.game, "hook": claim.hook, "lease": claim.lease}
