"""Who may make and list games: calls with an API key."""

from __future__ import annotations

from uuid import UUID

from domain.core.rejected import Rejected
from service.credentials.access import is_token
from service.credentials.api_key import PREFIX, ApiKey, Scope
from service.games.repeatable import Repeatable
from service.http.call import Call
from service.http.headers import idempotency_key
from service.refusals.access import ApiKeyMissing, ApiKeyUnknown, ScopeMissing
from service.refusals.requests import IdempotencyKeyTooShort


async def key_for(call: Call, scope: Scope) -> ApiKey:
    """The key that a call has come with, which has the scope.

    Raises Rejected `api_key_missing`, `api_key_unknown` or `scope_missing`.
    """
    text = call.bearer()
    if text is None or is_token(text):
        raise Rejected(ApiKeyMissing())
    return await _known(call, text, scope)


async def key_for_making(call: Call) -> UUID | None:
    """The id of the key that a game or a pack is made with; None without one, where none is required.

    A new game will be listed for it. The token of a game is no key, and is no matter here. Raises Rejected
    as `key_for` does.
    """
    text = call.bearer()
    if not call.services.keys_required and (text is None or is_token(text)):
        return None
    return (await key_for(call, "games:create")).id


async def must_be_made_on(call: Call, key_id: UUID | None) -> None:
    """See that the key of a game works still, where games are made with one only: copies are in its list.

    Raises Rejected `api_key_unknown`.
    """
    if call.services.keys_required and key_id is not None and not await call.services.keys.works(key_id):
        raise Rejected(ApiKeyUnknown())


def repeatable(call: Call, body: bytes, *, by_key: bool, least: int = 1) -> Repeatable | None:
    """A request that begins a game, if it has an idempotency key of at least so many characters.

    `by_key` says that its caller has shown an API key or a token. Raises Rejected `invalid_idempotency_key`
    or `idempotency_key_too_short`.
    """
    key = idempotency_key(call.header(b"idempotency-key"))
    if key is None:
        return None
    if len(key) < least:
        raise Rejected(IdempotencyKeyTooShort(least=least))
    caller = (call.bearer() or "") if by_key else ""
    return Repeatable(caller, key, call.fingerprint(body))


def comes_with_key(call: Call) -> bool:
    """Whether a call shows a key where it could show a token."""
    return (call.bearer() or "").startswith(PREFIX)


async def _known(call: Call, text: str, scope: Scope) -> ApiKey:
    key = await call.services.keys.find(text)
    if key is None:
        raise Rejected(ApiKeyUnknown())
    if scope not in key.scopes:
        raise Rejected(ScopeMissing(required=scope))
    return key
