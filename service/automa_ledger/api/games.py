"""The operations that create a game and read its state."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Literal

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from automa_ledger.api.body_decoder import convert_document
from automa_ledger.api.media_types import NDJSON
from automa_ledger.api.middleware.api_key_auth import creation_request, creation_terms
from automa_ledger.api.operation import Operation, ResponseSpec
from automa_ledger.api.parameters import (
    ACCEPT_LANGUAGE,
    CREATION_IDEMPOTENCY_KEY,
    IF_NONE_MATCH,
    MIN_UNGUESSABLE_CHARACTERS,
    SEAT,
    VERSION,
    VIEW,
    format_entity_tag,
    is_not_modified,
)
from automa_ledger.api.request import Request
from automa_ledger.api.request_bodies import NewGame
from automa_ledger.api.response_bodies import (
    GameCreated,
    GameDeleted,
    GameState,
    StateAtVersion,
    game_state_fields,
)
from automa_ledger.api.responses import Response, StreamingResponse
from automa_ledger.api.start_document import read_start
from automa_ledger.games.authorization import require_owner, require_seats, resolve_viewing_seat
from automa_ledger.games.creation import OWNER_ACCESS, CreationResult, add_game, draft_game, find_created_game
from automa_ledger.games.history import state_at
from automa_ledger.narration.display_names import set_display_names
from automa_ledger.refusals.access import GameUnknown
from automa_ledger.refusals.requests import BodyFault, InvalidBody
from automa_rules.core.rejection import Rejected
from automa_rules.core.timeline import current_path

TAG = "games"
CACHE_REVALIDATE = b"private, no-cache"
CACHE_FOR_A_DAY = b"private, max-age=86400, immutable"  # a new release may word a past version differently
CREATION_HEADERS = ("ETag", "Location", "Idempotent-Replayed", "Content-Language")
_new_game_decoder = msgspec.json.Decoder(NewGame)


async def create_game(request: Request) -> Response:
    """Create a game from a setup or from a position."""
    raw = await request.raw_body()  # before the key is checked: it can be revoked while the body arrives
    terms = await creation_terms(request)
    has_credentials = terms.key_id is not None
    terms = replace(
        terms,
        request=creation_request(
            request, raw, has_credentials=has_credentials, least=MIN_UNGUESSABLE_CHARACTERS
        ),
    )
    if (created := await find_created_game(request.services.library, terms)) is not None:
        return creation_response(request, created)
    body = request.decode_body(raw)
    _, new_game = convert_document(body, _new_game_decoder)
    if (new_game.setup is UNSET) == (new_game.position is UNSET):
        raise Rejected(InvalidBody("$", BodyFault.ONE_OF, known=("setup", "position")))
    kind: Literal["setup", "position"] = "setup" if new_game.setup is not UNSET else "position"
    library = request.services.library
    codec = library.codec(new_game.ruleset)
    request.ruleset = codec.ruleset.name
    text, start = await read_start(library, codec, kind, body[kind])
    draft = draft_game(codec, kind, text, start, agreement=new_game.agreement, names=new_game.names)
    require_seats(codec.ruleset, draft.timeline.state, new_game.names)
    created = await add_game(library, draft, terms)
    if not created.replayed:
        request.services.metrics.count_commit(codec.ruleset.name)
    return creation_response(request, created)


def creation_response(request: Request, created: CreationResult) -> Response:
    """Return the response about a created game, with its state at its creation."""
    game, version = created.game, created.version
    set_display_names(game.names)
    state = state_at(game, version)
    seat = resolve_viewing_seat(game.codec.ruleset, state, OWNER_ACCESS, None)
    narrator = request.services.narrator.for_reader(seat)
    headers = [(b"location", f"/v1/games/{game.id}".encode()), (b"etag", format_entity_tag(version))]
    if created.replayed:
        headers.append((b"idempotent-replayed", b"true"))
    answer = GameCreated(
        **game_state_fields(
            narrator, request.language, game, OWNER_ACCESS, version=version, state=state, seat=seat
        ),
        token=created.token,
    )
    return request.localized_response(answer, 201, headers)


async def read_game(request: Request) -> Response:
    """Return the state of a game, at the newest or another version."""
    requested = request.query(VERSION)
    game, access = await request.load_game()
    version = game.version if requested is None else requested
    state = state_at(game, version)
    seat = resolve_viewing_seat(game.codec.ruleset, state, access, request.query(SEAT))
    tag = request.tag(version, seat)
    headers = [
        (b"etag", tag),
        (b"cache-control", CACHE_FOR_A_DAY if requested is not None else CACHE_REVALIDATE),
    ]
    if is_not_modified(request.header(b"if-none-match"), tag):
        return Response(304, headers)
    if request.query(VIEW) == "public":
        state = game.codec.ruleset.public(state)
    narrator = request.services.narrator.for_reader(seat)
    found = GameState(
        **game_state_fields(narrator, request.language, game, access, version=version, state=state, seat=seat)
    )
    return request.localized_response(found, 200, headers)


async def read_states(request: Request) -> Response:
    """Return the states of all versions, a line each."""
    game, access = await request.load_game()
    ruleset, timeline = game.codec.ruleset, game.timeline
    seat = resolve_viewing_seat(ruleset, timeline.state, access, request.query(SEAT))
    path = current_path(timeline)

    async def lines() -> AsyncIterator[bytes]:
        for version, node in enumerate(timeline.nodes, 1):
            undone = node.version == version and version not in path
            view = ruleset.view(node.state, seat)
            line = StateAtVersion(version, undone, ruleset.is_over(node.state), view)
            yield msgspec.json.encode(line) + b"\n"
            await asyncio.sleep(0)  # others have their turn

    return StreamingResponse(200, [(b"content-type", NDJSON.encode())], lines())


async def delete_game(request: Request) -> Response:
    """Delete a game."""
    game, access = await request.load_game()
    require_owner(access)
    services = request.services
    async with services.game_locks.hold(game.id):
        end = await services.library.store.delete_game(game.id)
    if end is None:
        raise Rejected(GameUnknown(game=str(game.id)))
    for token in game.access:
        services.hub.on_token_revoked(game.id, token)
    return request.reply(GameDeleted(str(game.id), end[0], end[1].hex()))


OPERATIONS = (
    Operation(
        id="createGame",
        method="POST",
        path="/v1/games",
        tag=TAG,
        summary="Create a game",
        description="From a setup, or from a position on the table. The response has the owner's token. "
        "The same request with the same `Idempotency-Key` returns the same game and token. Anyone who knows "
        "the idempotency key gets the game: use an unguessable value, such as a UUID.",
        handler=create_game,
        body="NewGame",
        needs_token=False,
        scope="games:create",
        is_creation=True,
        parameters=(CREATION_IDEMPOTENCY_KEY, ACCEPT_LANGUAGE),
        responses={201: ResponseSpec("The game was created.", GameCreated, headers=CREATION_HEADERS)},
        problems=(
            "idempotency_key_too_short",
            "ruleset_unknown",
            "seat_unknown",
            "pack_invalid",
            "pack_unknown",
            "pack_damaged",
            "pack_unsuitable",
            "position_not_between_turns",
            "rules",
        ),
    ),
    Operation(
        id="readGame",
        method="GET",
        path="/v1/games/{game_id:str}",
        tag=TAG,
        summary="Read a game",
        description="The game at a version; the newest by default. It leaves out what is secret to the seat.",
        handler=read_game,
        parameters=(VERSION, SEAT, VIEW, IF_NONE_MATCH, ACCEPT_LANGUAGE),
        responses={
            200: ResponseSpec(
                "The state, as the token's seat sees it.", GameState, headers=("ETag", "Content-Language")
            ),
            304: ResponseSpec("The client has this version already.", media=(), headers=("ETag",)),
        },
        problems=(
            "seat_forbidden",
            "seat_unknown",
            "version_unknown",
        ),
    ),
    Operation(
        id="readStates",
        method="GET",
        path="/v1/games/{game_id:str}/states",
        tag=TAG,
        summary="Read the states of all versions",
        description="In one answer, a line each: `version`, whether it was `undone`, whether the game was "
        "`over`, and the `state` as the seat sees it. At a rewind it is that of its target.",
        handler=read_states,
        parameters=(SEAT,),
        responses={200: ResponseSpec("The states, oldest first.", str, media=(NDJSON,))},
        problems=("seat_forbidden", "seat_unknown"),
    ),
    Operation(
        id="deleteGame",
        method="DELETE",
        path="/v1/games/{game_id:str}",
        tag=TAG,
        summary="Delete a game",
        description="For good, by its owner. Its tokens, streams and webhooks end, and the names of its "
        "seats are erased. It is in no list and no export any more. A tombstone keeps the hash of the last "
        "commit, so an earlier export can still be checked against it.",
        handler=delete_game,
        responses={200: ResponseSpec("Where its log ended.", GameDeleted)},
        problems=("role_forbidden", "game_busy"),
    ),
)
