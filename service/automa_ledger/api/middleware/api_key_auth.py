"""Who may make and list games: calls with an API key."""

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
    """The key that a call has come with, which has the scope.

    Raises Rejected `api_key_missing`, `api_key_unknown` or `scope_missing`.
    """
    text = request.bearer_token()
    if text is None or is_token(text):
        raise Rejected(ApiKeyMissing())
    return await _find_key(request, text, scope)


async def load_game_with_key(request: Request, scope: Scope) -> Game:
    """The game in the path, in the list of the key that a call has come with, which has the scope.

    Raises Rejected as `key_for` does, also for a key that is revoked while the game is read.
    """
    key = await require_api_key(request, scope)
    game = await request.load_game_of_key(key.id)
    await require_active_key(request.services.library, key.id)
    return game


async def creation_terms(request: Request) -> CreationContext:
    """The key that a game or a pack is made with; nobody's without one, where none is required.

    A new game will be listed for it. The token of a game is no key, and is no matter here. Raises Rejected
    as `key_for` does.
    """
    text = request.bearer_token()
    if not request.services.is_key_required and (text is None or is_token(text)):
        return CreationContext()
    return CreationContext((await require_api_key(request, "games:create")).id, requires_active_key=True)


async def copy_terms(request: Request, key_id: UUID | None) -> CreationContext:
    """The key of a game, in whose list copies stand: it works still, where games are made with one only.

    Raises Rejected `api_key_unknown`.
    """
    if key_id is None or not request.services.is_key_required:
        return CreationContext(key_id)
    await require_active_key(request.services.library, key_id)
    return CreationContext(key_id, requires_active_key=True)


def creation_request(
    request: Request, body: bytes, *, has_credentials: bool, least: int = 1
) -> CreationRequest | None:
    """A request that begins a game, if it has an idempotency key of at least so many characters.

    `by_key` says that its caller has shown an API key or a token. Raises Rejected `invalid_idempotency_key`
    or `idempotency_key_too_short`.
    """
    key = validate_idempotency_key(request.header(b"idempotency-key"))
    if key is None:
        return None
    if len(key) < least:
        raise Rejected(IdempotencyKeyTooShort(least=least))
    caller = (request.bearer_token() or "") if has_credentials else ""
    return CreationRequest(caller, key, request.fingerprint(body))


def has_api_key(request: Request) -> bool:
    """Whether a call shows a key where it could show a token."""
    return (request.bearer_token() or "").startswith(KEY_PREFIX)


async def _find_key(request: Request, text: str, scope: Scope) -> ApiKey:
    key = await request.services.keys.find(text)
    if key is None:
        raise Rejected(ApiKeyUnknown())
    if scope not in key.scopes:
        raise Rejected(ScopeMissing(required=scope))
    return key
