"""The calls that hand a game on: forks and imports."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from service.api.answers import GameCreated, Origin
from service.api.bodies import ForkPoint
from service.api.body import MAX_IMPORT_BYTES, parsed
from service.api.call import Call
from service.api.games import MADE, created
from service.api.media import NDJSON
from service.api.middleware.authority import copying, key_for_making, repeatable
from service.api.middleware.network import network_of
from service.api.operation import Answer, Operation
from service.api.parameters import ACCEPT_LANGUAGE, BEGINNING_KEY, IDEMPOTENCY_KEY, UNGUESSABLE
from service.api.reply import Reply
from service.games.opening import opened_before
from service.games.seating import must_own
from service.log.copying import fork, imported

TAG = "sharing"
_fork_point = msgspec.json.Decoder(ForkPoint)


async def fork_game(call: Call) -> Reply:
    """A new game from a version."""
    library, long_work = call.services.library, call.services.long_work
    game, access = await call.game()
    must_own(access)
    async with call.place(game.id):
        raw = await call.raw_body()
        game, access = await call.game()  # once more: it can be revoked while a body is kept back
        must_own(access)
        making = replace(await copying(call, game.key_id), request=repeatable(call, raw, by_key=True))
        opened = await opened_before(library, making)
        if opened is None:
            _, wish = parsed(call.document(raw), _fork_point)
            version = game.version if wish.version is None else wish.version
            opened = await fork(library, long_work, game, version, token=call.token(), making=making)
        return await created(call, opened, Origin(str(game.id), opened.version))


async def import_game(call: Call) -> Reply:
    """A new game from an exported log."""
    making = await key_for_making(call)
    library, long_work = call.services.library, call.services.long_work
    key = making.key_id
    client = f"address {network_of(call.client)}" if key is None else f"key {key}"
    call.sent_as(NDJSON, (NDJSON,))
    async with long_work.place(client):
        raw = await call.raw_body(MAX_IMPORT_BYTES)
        await key_for_making(call)  # once more: it can be revoked while a body is kept back
        request = repeatable(call, raw, by_key=making.key_id is not None, least=UNGUESSABLE)
        making = replace(making, request=request)
        opened = await opened_before(library, making)
        return await created(call, opened or await imported(library, long_work, raw, making))


_FORBIDDEN = ("role_forbidden",)

OPERATIONS = (
    Operation(
        id="forkGame",
        method="POST",
        path="/v1/games/{game_id:str}/forks",
        tag=TAG,
        summary="Begin a new game from a version",
        call=fork_game,
        parameters=(IDEMPOTENCY_KEY, ACCEPT_LANGUAGE),
        body=ForkPoint,
        makes=True,
        body_required=False,
        description="Not of a game with the undo policy `barrier` while a deck in it is secret, which a copy "
        "would tell, nor from a version before something that has come to light. Where games are begun with "
        "an API key only, not of a game whose key works no more.",
        answers={201: Answer("The new game.", GameCreated, headers=MADE)},
        problems=(
            *_FORBIDDEN,
            "api_key_unknown",
            "version_unknown",
            "version_within_commit",
            "fork_barred",
            "too_much_long_work",
        ),
    ),
    Operation(
        id="importGame",
        method="POST",
        path="/v1/games/import",
        tag=TAG,
        summary="Begin a new game from an exported log",
        description="The log must be whole, with the order of each virtual deck revealed: a finished game, "
        "or one played with real cards. Its chain, its shuffles and each of its decisions are verified.",
        call=import_game,
        body=NDJSON,
        needs_token=False,
        scope="games:create",
        makes=True,
        parameters=(BEGINNING_KEY, ACCEPT_LANGUAGE),
        answers={201: Answer("The new game.", GameCreated, headers=MADE)},
        problems=(
            "idempotency_key_too_short",
            "ruleset_unknown",
            "ruleset_unavailable",
            "log_unreadable",
            "chain_broken",
            "log_cut_off",
            "log_invalid",
            "log_not_played",
            "shuffle_secret",
            "shuffle_broken",
            "too_much_long_work",
            "log_full",
        ),
    ),
)
