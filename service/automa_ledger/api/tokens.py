"""The operations on the tokens of a game: create, list and revoke."""

from __future__ import annotations

from typing import Any

import msgspec

from automa_ledger.api.body_decoder import convert_document
from automa_ledger.api.middleware.api_key_auth import has_api_key, load_game_with_key
from automa_ledger.api.operation import Operation, ResponseSpec
from automa_ledger.api.parameters import parse_uuid
from automa_ledger.api.request import Request
from automa_ledger.api.request_bodies import NewToken, OwnerToken, PlayerToken, SpectatorToken
from automa_ledger.api.response_bodies import Token, TokenListed, Tokens
from automa_ledger.api.responses import Response
from automa_ledger.games.authorization import hash_token, new_token, require_owner, require_seat, token_id
from automa_ledger.games.game import Game
from automa_ledger.refusals.access import AutomasSeat, GameUnknown, TokenInUse, TokensTooMany, TokenUnknown
from automa_ledger.store.records import Access
from automa_rules.core.rejection import Rejected

MAX_TOKENS_PER_GAME = 100

_new_token_decoder = msgspec.json.Decoder(OwnerToken | PlayerToken | SpectatorToken)


async def add_token(request: Request) -> Response:
    """Add a token to a game."""
    raw = await request.raw_body()  # before the token is checked: it can be revoked while the body arrives
    game, token_hash = await _authorized_game(request)
    _, wanted_token = convert_document(request.decode_body(raw), _new_token_decoder)
    match wanted_token:
        case PlayerToken(seat=seat):
            _require_human_seat(game, seat)
            allowed = Access("player", seat)
        case OwnerToken():
            allowed = Access("owner")
        case _:
            allowed = Access("spectator")
    token = new_token()
    digest = hash_token(token)
    store = request.services.library.store
    if await store.add_token(game.id, digest, allowed, token_hash, MAX_TOKENS_PER_GAME):
        return request.reply(Token(token_id(digest), allowed.role, allowed.seat, token), 201)
    if token_hash is not None and await store.is_revoked(game.id, token_hash):
        raise Rejected(GameUnknown(game=str(game.id)))
    raise Rejected(TokensTooMany(most=MAX_TOKENS_PER_GAME))


async def list_tokens(request: Request) -> Response:
    """Return the tokens of a game."""
    game, token_hash = await _authorized_game(request)
    listed = [
        TokenListed(
            token_id(each.hash), each.access.role, each.access.seat, each.created_at, each.hash == token_hash
        )
        for each in await request.services.library.store.tokens(game.id)
    ]
    return request.reply(Tokens(listed))


async def revoke_token(request: Request) -> Response:
    """Revoke a token of a game."""
    game, token_hash = await _authorized_game(request)
    named = request.path("token_id")
    requested_id = parse_uuid(named)
    revoked = next((each for each in game.access if token_id(each) == requested_id), None)
    if revoked is None:
        raise Rejected(TokenUnknown(token=named))
    if revoked == token_hash:
        raise Rejected(TokenInUse())
    if not await request.services.library.store.revoke_token(game.id, revoked, token_hash):
        raise Rejected(GameUnknown(game=str(game.id)))
    request.services.hub.on_token_revoked(game.id, revoked)
    return Response(204, [])


def _require_human_seat(game: Game, seat: str) -> None:
    """Raises Rejected `seat_unknown` or `automas_seat`."""
    ruleset, state = game.codec.ruleset, game.timeline.state
    require_seat(ruleset, state, seat)
    if any(each.name == seat and each.kind == "automa" for each in ruleset.seats(state)):
        raise Rejected(AutomasSeat(seat=seat))


async def _authorized_game(request: Request) -> tuple[Game, bytes | None]:
    """Load the game in the path for its owner, with the token's hash, or for the API key that lists it."""
    if has_api_key(request):
        return await load_game_with_key(request, "games:list"), None
    game, access = await request.load_game()
    require_owner(access)
    return game, request.require_token_hash()


_PATH = "/v1/games/{game_id:str}/tokens"
_COMMON_FIELDS: dict[str, Any] = {"tag": "sharing", "scope": "games:list"}
_FORBIDDEN = ("role_forbidden",)

OPERATIONS = (
    Operation(
        id="addToken",
        method="POST",
        path=_PATH,
        **_COMMON_FIELDS,
        summary="Create a token",
        description="A player's token acts and sees for one seat; a spectator's sees only public "
        "information. The API key that the game was created with can be used instead of the owner's token, "
        "to replace a lost token.",
        handler=add_token,
        body=NewToken,
        responses={201: ResponseSpec("The token. It is not shown again.", Token)},
        problems=(*_FORBIDDEN, "seat_unknown", "automas_seat", "tokens_too_many"),
    ),
    Operation(
        id="listTokens",
        method="GET",
        path=_PATH,
        **_COMMON_FIELDS,
        summary="List the tokens of a game",
        description="What each is for and since when, for the owner or the API key. The token itself is "
        "shown only at its creation.",
        handler=list_tokens,
        responses={200: ResponseSpec("The tokens of the game, oldest first.", Tokens)},
        problems=_FORBIDDEN,
    ),
    Operation(
        id="revokeToken",
        method="DELETE",
        path=_PATH + "/{token_id:str}",
        **_COMMON_FIELDS,
        summary="Revoke a token of a game",
        description="Once the response is sent, the token gives no access, and its streams end, without "
        "`event: end`. A token cannot revoke itself, so an owner's token always remains; the API key that "
        "the game was created with can revoke any. Webhooks that the token registered stay: check their "
        "list too.",
        handler=revoke_token,
        responses={204: ResponseSpec("The token is revoked.", media=())},
        problems=(*_FORBIDDEN, "token_unknown", "token_in_use"),
    ),
)
