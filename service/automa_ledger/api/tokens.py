"""The calls about the tokens of a game: who may come in, from now on and no more."""

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
from automa_ledger.refusals.access import GameUnknown, TokenInUse, TokensTooMany, TokenUnknown
from automa_ledger.store.records import Access
from automa_rules.core.rejection import Rejected

MAX_TOKENS_PER_GAME = 100  # that open a game

_new_token_decoder = msgspec.json.Decoder(OwnerToken | PlayerToken | SpectatorToken)


async def add_token(request: Request) -> Response:
    """A token more for a game."""
    raw = (
        await request.raw_body()
    )  # before the token is looked at: it can be revoked while a body is kept back
    game, shown = await _authorized_game(request)
    _, wish = convert_document(request.decode_body(raw), _new_token_decoder)
    match wish:
        case PlayerToken(seat=seat):
            require_seat(game.codec.ruleset, game.timeline.state, seat)
            allowed = Access("player", seat)
        case OwnerToken():
            allowed = Access("owner")
        case _:
            allowed = Access("spectator")
    token = new_token()
    digest = hash_token(token)
    store = request.services.library.store
    if await store.add_token(game.id, digest, allowed, shown, MAX_TOKENS_PER_GAME):
        return request.reply(Token(token_id(digest), allowed.role, allowed.seat, token), 201)
    if shown is not None and await store.is_revoked(game.id, shown):
        raise Rejected(GameUnknown(game=str(game.id)))
    raise Rejected(TokensTooMany(most=MAX_TOKENS_PER_GAME))


async def list_tokens(request: Request) -> Response:
    """The tokens that open a game."""
    game, shown = await _authorized_game(request)
    listed = [
        TokenListed(
            token_id(each.hash), each.access.role, each.access.seat, each.created_at, each.hash == shown
        )
        for each in await request.services.library.store.tokens(game.id)
    ]
    return request.reply(Tokens(listed))


async def revoke_token(request: Request) -> Response:
    """Let a token open the game no more."""
    game, shown = await _authorized_game(request)
    named = request.path("token_id")
    wanted = parse_uuid(named)
    gone = next((each for each in game.access if token_id(each) == wanted), None)
    if gone is None:
        raise Rejected(TokenUnknown(token=named))
    if gone == shown:
        raise Rejected(TokenInUse())
    if not await request.services.library.store.revoke_token(game.id, gone, shown):
        raise Rejected(GameUnknown(game=str(game.id)))
    request.services.hub.on_token_revoked(game.id, gone)
    return Response(204, [])


async def _authorized_game(request: Request) -> tuple[Game, bytes | None]:
    """The game in the path, for its owner, with the token's hash, or for the API key in whose list it is."""
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
        summary="Make a token for somebody else",
        description="A player's token acts and sees for one seat, a spectator's sees what all may see. The "
        "API key that the game was made with can be shown instead of the owner's token: so a lost token is "
        "replaced.",
        handler=add_token,
        body=NewToken,
        responses={201: ResponseSpec("The token, told this once.", Token)},
        problems=(*_FORBIDDEN, "seat_unknown", "tokens_too_many"),
    ),
    Operation(
        id="listTokens",
        method="GET",
        path=_PATH,
        **_COMMON_FIELDS,
        summary="List the tokens of a game",
        description="What each is for and since when, for the owner or the API key; a token itself is told "
        "only when it is made.",
        handler=list_tokens,
        responses={200: ResponseSpec("The tokens that open the game, oldest first.", Tokens)},
        problems=_FORBIDDEN,
    ),
    Operation(
        id="revokeToken",
        method="DELETE",
        path=_PATH + "/{token_id:str}",
        **_COMMON_FIELDS,
        summary="Revoke a token of a game",
        description="From the answer on it opens the game nowhere, and its streams end, without `event: "
        "end`. A token does not revoke itself, so that an owner's is always left; with the API key that the "
        "game was made with, any can be revoked. The game's webhooks stay, whoever registered them: look at "
        "their list, too.",
        handler=revoke_token,
        responses={204: ResponseSpec("It opens the game no more.", media=())},
        problems=(*_FORBIDDEN, "token_unknown", "token_in_use"),
    ),
)
