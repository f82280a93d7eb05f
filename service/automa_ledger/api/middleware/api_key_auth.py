"""Authorization with API keys, for creating and listing games."""

from __future__ import annotations

from uuid import UUID

from automa_ledger.api.parameters import validate_idempotency_key
from automa_ledger.api.request import Request
from automa_ledger.games.authorization import is_token
from automa_ledger.games.creation import CreationContext, CreationRequest, require_active_key
from automa_ledger.games.game import Game
from automa_ledger.refusals.access import ApiKeyMissing, ApiKeyUnknown, ScopeMissing
from automa_ledger.refusals.requests import IdempotencyKeyTooShort
from automa_ledger.store.api_key import KEY_PREFIX, ApiKey, Scope
from automa_rules.core.rejection import Rejected


async def require_api_key(request: Request, scope: Scope) -> ApiKey:
    """Return the request's API key, which must have the scope.

    Raises Rejected `api_key_missing`, `api_key_unknown` or `scope_missing`.
    """
    text = request.bearer_token()
    if text is None:
        raise Rejected(ApiKeyMissing())
    return await _find_key(request, text, scope)


async def load_game_with_key(request: Request, scope: Scope) -> Game:
    """Load the game in the path, if it is listed for the request's API key, which must have the scope.

    Raises Rejected `game_unknown`, or as `require_api_key` does, also if the key is revoked meanwhile.
    """
    key = await require_api_key(request, scope)
    game = await request.load_game_of_key(key.id)
    await require_active_key(request.services.library, key.id)
    return game


async def creation_terms(request: Request) -> CreationContext:
    """Return the API key for creating a game or a pack; none if none is sent and none is required.

    A new game is listed for the key. A game token does not count as a key. Raises Rejected as
    `require_api_key` does.
    """
    text = request.bearer_token()
    if not request.services.is_key_required and (text is None or is_token(text)):
        return CreationContext()
    return CreationContext((await require_api_key(request, "games:create")).id, requires_active_key=True)


async def copy_terms(request: Request, key_id: UUID | None) -> CreationContext:
    """Return the API key of a game, which also lists its copies. It must be active if a key is required.

    Raises Rejected `api_key_unknown`.
    """
    if key_id is None or not request.services.is_key_required:
        return CreationContext(key_id)
    await require_active_key(request.services.library, key_id)
    return CreationContext(key_id, requires_active_key=True)


def creation_request(
    request: Request, body: bytes, *, has_credentials: bool, least: int = 1
) -> CreationRequest | None:
    """Return a creation request that can be repeated; None without an idempotency key.

    `least` is the minimum length of that key. `has_credentials` means that the caller sent an API key or a
    token. Raises Rejected `invalid_idempotency_key` or `idempotency_key_too_short`.
    """
    key = validate_idempotency_key(request.header(b"idempotency-key"))
    if key is None:
        return None
    if len(key) < least:
        raise Rejected(IdempotencyKeyTooShort(least=least))
    caller = (request.bearer_token() or "") if has_credentials else ""
    return CreationRequest(caller, key, request.fingerprint(body))


def has_api_key(request: Request) -> bool:
    """Whether a request has an API key in place of a token."""
    return (request.bearer_token() or "").startswith(KEY_PREFIX)


async def _find_key(request: Request, text: str, scope: Scope) -> ApiKey:
    key = await request.services.keys.find(text)
    if key is None:
        raise Rejected(ApiKeyUnknown())
    if scope not in key.scopes:
        raise Rejected(ScopeMissing(required=scope))
    return key
