"""The hooks of games and keys: registered, looked at, changed and removed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from uuid import UUID, uuid4

import psycopg

from domain.core.refusals import VersionUnknown
from domain.core.rejected import Rejected
from service.narration.languages import Language
from service.refusals.webhooks import DeliveryUnknown, WebhooksTooMany, WebhookUnknown
from service.store import Store
from service.webhooks import statements
from service.webhooks.records import Counts, Delivery, DeliveryState, Hook, Owner
from service.webhooks.signing import new_secret
from service.webhooks.target import checked_target

MOST_HOOKS = 10  # of one owner


class Hooks:
    """All hooks. `overlap` is how many seconds a rotated secret signs on; `changed` is called after changes.

    Every call raises StoreUnavailable while the database is away.
    """

    def __init__(
        self, store: Store, *, allow_private: bool, overlap: int, changed: Callable[[], None]
    ) -> None:
        self._store = store
        self._allow_private = allow_private
        self._overlap = overlap
        self._changed = changed

    async def register(self, owner: Owner, url: str, language: Language) -> tuple[Hook, str]:
        """A new hook, whose messages tell in a language, and its secret.

        Raises Rejected `webhook_url_invalid`, `webhook_address_forbidden` or `webhooks_too_many`.
        """
        url = checked_target(url, allow_private=self._allow_private)
        facts = {"owner": owner.kind, "owner_id": owner.id, "hook": uuid4()}
        secret = new_secret()
        begun = False
        while slot := await self._store.query(statements.FREE_SLOT, facts | {"most": MOST_HOOKS}):
            if not begun:
                # Where it begins is written before it is there: a worker that sees the hook sees that too.
                await self._store.query(statements.BEGIN_AT[owner.kind], facts)
                begun = True
            try:
                added = await self._store.query(
                    statements.ADD_HOOK,
                    facts | {"url": url, "language": language, "slot": slot[0][0], "secret": secret},
                )
            except psycopg.errors.UniqueViolation:
                continue
            self._changed()
            return Hook(*added[0]), secret
        if begun:
            await self._store.query(statements.FORGET_CURSORS, facts)
        raise Rejected(WebhooksTooMany(most=MOST_HOOKS))

    async def all(self, owner: Owner) -> list[Hook]:
        """The hooks of an owner, oldest first."""
        return [Hook(*row) for row in await self._store.query(statements.HOOKS, _whose(owner))]

    async def one(self, owner: Owner, hook: UUID) -> Hook:
        """A hook of an owner. Raises Rejected `webhook_unknown`."""
        return _only(hook, await self._store.query(statements.HOOK, _whose(owner, hook)))

    async def rotate(self, owner: Owner, hook: UUID) -> tuple[Hook, str]:
        """The hook and its new secret. Raises Rejected `webhook_unknown`."""
        secret = new_secret()
        facts = _whose(owner, hook) | {"secret": secret, "overlap": self._overlap}
        return _only(hook, await self._store.query(statements.ROTATE, facts)), secret

    async def put_back(self, hook: Hook, secret: str) -> None:
        """Have the secret that was before one which nobody has been told."""
        await self._store.query(statements.PUT_BACK, {"hook": hook.id, "secret": secret})

    async def remove(self, owner: Owner, hook: UUID) -> None:
        """Deliver nothing more to it. Raises Rejected `webhook_unknown`."""
        if not await self._store.query(statements.REMOVE, _whose(owner, hook)):
            raise _unknown(hook)
        await self._store.query(statements.FORGET_CURSORS, {"hook": hook})

    async def counts(self, hook: Hook) -> Counts:
        """How many games stand in each state of delivery."""
        return Counts(**dict(await self._store.query(statements.COUNTS, {"hook": hook.id})))

    async def deliveries(
        self, hook: Hook, states: Sequence[DeliveryState], after: UUID | None, limit: int
    ) -> list[Delivery]:
        """At most so many games in some states of delivery, in the order of their ids."""
        facts = {"hook": hook.id, "states": list(states), "after": after, "limit": limit}
        return [Delivery(*row) for row in await self._store.query(statements.DELIVERIES, facts)]

    async def resend(self, hook: Hook, game: UUID | None, version: int | None) -> None:
        """Go on at once with what failed: in one game or in all, in one game from any commit on.

        Raises Rejected `delivery_unknown` or `version_unknown`.
        """
        facts: dict[str, object] = {"hook": hook.id, "game": game}
        if game is not None and not await self._store.query(statements.DELIVERY, facts):
            raise Rejected(DeliveryUnknown(game=str(game)))
        resume, place = statements.RESUME, facts
        if game is not None and version is not None:
            if not await self._store.records(game, version - 1, 1):
                raise Rejected(VersionUnknown(version=version))
            resume, place = statements.RESUME_BEHIND, facts | {"version": version - 1}
        await self._store.query(statements.ENABLE, facts)
        await self._store.query(resume, place)
        self._changed()


def _whose(owner: Owner, hook: UUID | None = None) -> dict[str, object]:
    return {"owner": owner.kind, "owner_id": owner.id, "hook": hook}


def _only(hook: UUID, rows: Sequence[Sequence[object]]) -> Hook:
    if not rows:
        raise _unknown(hook)
    return Hook(*rows[0])  # type: ignore[arg-type] # as the statements select them


def _unknown(hook: UUID) -> Rejected:
    return Rejected(WebhookUnknown(webhook=str(hook)))
