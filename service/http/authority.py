"""Who may make and list games: calls with an API key."""

from __future__ import annotations

from uuid import UUID

from domain.core.rejected import Rejected
from service.credentials.access import is_token
from service.credentials.api_key import PREFIX, ApiKey, Scope
from service.http.call import Call
from service.refusals.access import ApiKeyMissing, ApiKeyUnknown, ScopeMissing


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
