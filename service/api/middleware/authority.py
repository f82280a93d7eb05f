"""Who may make and list games: calls with an API key."""

from __future__ import annotations

from uuid import UUID

from domain.core.rejected import Rejected
from service.api.call import Call
from service.api.headers import idempotency_key
from service.games.game import Game
from service.games.opening import USUAL, Making, must_work
from service.games.repeatable import Repeatable
from service.refusals.access import ApiKeyMissing, ApiKeyUnknown, ScopeMissing
from service.refusals.requests import IdempotencyKeyTooShort
from service.store.access import is_token
from service.store.api_key import PREFIX, ApiKey, Scope


async def key_for(call: Call, scope: Scope) -> ApiKey:
    """The key that a call has come with, which has the scope.

    Raises Rejected `api_key_missing`, `api_key_unknown` or `scope_missing`.
    """
    text = call.bearer()
    if text is None or is_token(text):
        raise Rejected(ApiKeyMissing())
    return await _known(call, text, scope)


async def game_for(call: Call, scope: Scope) -> Game:
    """The game in the path, in the list of the key that a call has come with, which has the scope.

    Raises Rejected as `key_for` does, also for a key that is revoked while the game is read.
    """
    key = await key_for(call, scope)
    game = await call.game_of_key(key.id)
    await must_work(call.services.library, key.id)
    return game


async def key_for_making(call: Call) -> Making:
    """The key that a game or a pack is made with; nobody's without one, where none is required.

    A new game will be listed for it. The token of a game is no key, and is no matter here. Raises Rejected
    as `key_for` does.
    """
    text = call.bearer()
    if not call.services.keys_required and (text is None or is_token(text)):
        return USUAL
    return Making((await key_for(call, "games:create")).id, must_work=True)


async def copying(call: Call, key_id: UUID | None) -> Making:
    """The key of a game, in whose list copies stand: it works still, where games are made with one only.

    Raises Rejected `api_key_unknown`.
    """
    if key_id is None or not call.services.keys_required:
        return Making(key_id)
    await must_work(call.services.library, key_id)
    return Making(key_id, must_work=True)


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
