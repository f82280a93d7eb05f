"""The operations that copy a game: forks and imports."""

from __future__ import annotations

from codecs import BOM_UTF8
from functools import partial

import msgspec
from msgspec.structs import replace

from automa_ledger.api.body_decoder import MAX_IMPORT_BYTES, convert_document
from automa_ledger.api.games import CREATION_HEADERS, creation_response
from automa_ledger.api.media_types import NDJSON, TEXT
from automa_ledger.api.middleware.api_key_auth import copy_terms, creation_request, creation_terms
from automa_ledger.api.operation import Operation, ResponseSpec
from automa_ledger.api.parameters import (
    ACCEPT_LANGUAGE,
    CREATION_IDEMPOTENCY_KEY,
    IDEMPOTENCY_KEY,
    MIN_UNGUESSABLE_CHARACTERS,
)
from automa_ledger.api.request import Request
from automa_ledger.api.request_bodies import ForkPoint
from automa_ledger.api.response_bodies import GameCreated
from automa_ledger.api.responses import Response
from automa_ledger.games.authorization import require_owner
from automa_ledger.games.creation import add_game, find_created_game
from automa_ledger.log.copies import fork_log, import_log
from automa_ledger.refusals.requests import MediaTypeUnsupported
from automa_ledger.store import Origin
from automa_rules.core.rejection import Rejected
from automa_rules.core.rewind_targets import goto_target

TAG = "sharing"
GZIP_MAGIC = b"\x1f\x8b"
_fork_point_decoder = msgspec.json.Decoder(ForkPoint)


async def fork_game(request: Request) -> Response:
    """Create a game from a version of another one."""
    library, long_work = request.services.library, request.services.long_work
    game, access = await request.load_game()
    require_owner(access)
    async with request.hold_slot(game.id):
        raw = await request.raw_body()
        game, access = await request.load_game()  # again: the token can be revoked while the body arrives
        require_owner(access)
        terms = await copy_terms(request, game.key_id)
        terms = replace(terms, request=creation_request(request, raw, has_credentials=True))
        created = await find_created_game(library, terms)
        if created is None:
            _, point = convert_document(request.decode_body(raw), _fork_point_decoder)
            version = goto_target(game.timeline, game.version if point.version is None else point.version)
            _, codec, loaded = await request.load_log()
            origin = Origin(game.id, version)
            draft = await long_work.run(partial(fork_log, codec, loaded, origin, game.names))
            created = await add_game(library, draft, terms)
        return creation_response(request, created)


async def import_game(request: Request) -> Response:
    """Create a game from an exported log."""
    await creation_terms(request)  # caches a valid key, which then counts as the client
    library, long_work = request.services.library, request.services.long_work
    media = request.body_media_type(NDJSON, (NDJSON,))
    if media not in (NDJSON, TEXT):
        raise Rejected(MediaTypeUnsupported(media_type=media, supported=(NDJSON,)))
    async with long_work.hold_slot(request.services.clients.client_of(request)):
        raw = (await request.raw_body(MAX_IMPORT_BYTES)).removeprefix(BOM_UTF8)
        if raw.startswith(GZIP_MAGIC):
            raise Rejected(MediaTypeUnsupported(media_type="application/gzip", supported=(NDJSON,)))
        terms = await creation_terms(request)  # again: the key can be revoked while the body arrives
        repeatable = creation_request(
            request, raw, has_credentials=terms.key_id is not None, least=MIN_UNGUESSABLE_CHARACTERS
        )
        terms = replace(terms, request=repeatable)
        created = await find_created_game(library, terms)
        if created is None:
            created = await add_game(library, await long_work.run(partial(import_log, library, raw)), terms)
        return creation_response(request, created)


_FORBIDDEN = ("role_forbidden",)

OPERATIONS = (
    Operation(
        id="forkGame",
        method="POST",
        path="/v1/games/{game_id:str}/forks",
        tag=TAG,
        summary="Create a game from a version",
        handler=fork_game,
        parameters=(IDEMPOTENCY_KEY, ACCEPT_LANGUAGE),
        body=ForkPoint,
        is_creation=True,
        body_required=False,
        description="Refused for a game with the undo policy `barrier` while a deck is secret, which a copy "
        "would reveal, and from a version before something was revealed. If creating games requires an API "
        "key, refused for a game whose key was revoked or has expired.",
        responses={201: ResponseSpec("The new game.", GameCreated, headers=CREATION_HEADERS)},
        problems=(
            *_FORBIDDEN,
            "api_key_unknown",
            "version_unknown",
            "fork_barred",
            "too_much_long_work",
        ),
    ),
    Operation(
        id="importGame",
        method="POST",
        path="/v1/games/import",
        tag=TAG,
        summary="Create a game from an exported log",
        description="The log must be complete, with the order of each virtual deck revealed: a finished "
        "game, or one played with real cards. Its hash chain, shuffles and decisions are verified.",
        handler=import_game,
        body=NDJSON,
        needs_token=False,
        scope="games:create",
        is_creation=True,
        parameters=(CREATION_IDEMPOTENCY_KEY, ACCEPT_LANGUAGE),
        responses={201: ResponseSpec("The new game.", GameCreated, headers=CREATION_HEADERS)},
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
