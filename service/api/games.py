"""The calls that begin a game and show how it stands."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET
from msgspec.structs import astuple, replace

from domain.core.rejected import Rejected
from service.api.answers import GameCreated, GameState, Origin, seen
from service.api.bodies import NewGame
from service.api.body import parsed
from service.api.call import Call
from service.api.headers import entity_tag, is_known
from service.api.middleware.authority import key_for_making, repeatable
from service.api.operation import Answer, Operation
from service.api.parameters import ACCEPT_LANGUAGE, BEGINNING_KEY, IF_NONE_MATCH, SEAT, UNGUESSABLE, VERSION
from service.api.reply import Reply
from service.games.beginning import beginning, new
from service.games.codec import canonical_json
from service.games.opening import Making, Opened, id_for, open_game, opened_before
from service.games.packs import with_named_pack
from service.games.past import state_at
from service.games.seating import known_seats, viewing_seat
from service.narration.called import call_seats
from service.refusals.requests import BodyFault, InvalidBody

TAG = "games"
REVALIDATED = b"private, no-cache"
FOR_A_DAY = (
    b"private, max-age=86400, immutable"  # what was does not change; how it is told may, in a new release
)
MADE = ("ETag", "Location", "Idempotent-Replayed", "Content-Language")
_new_game = msgspec.json.Decoder(NewGame)


async def create(call: Call) -> Reply:
    """Begin a game from setup or from a position."""
    raw = await call.raw_body()  # before the key is looked at: it can be revoked while a body is kept back
    making = await key_for_making(call)
    request = repeatable(call, raw, by_key=making.key_id is not None, least=UNGUESSABLE)
    making = replace(making, request=request)
    if (opened := await opened_before(call.services.library, making)) is not None:
        return await created(call, opened)
    return await _begun(call, call.document(raw), making)


async def _begun(call: Call, body: Any, making: Making) -> Reply:  # noqa: ANN401 - whatever was sent
    _, wish = parsed(body, _new_game)
    if (wish.setup is UNSET) == (wish.position is UNSET):
        raise Rejected(InvalidBody("$", BodyFault.ONE_OF, known=("setup", "position")))
    form = "setup" if wish.setup is not UNSET else "position"
    codec = call.services.library.codec(wish.ruleset)
    call.ruleset = codec.ruleset.name
    text, named = parsed(body[form], codec.setup if form == "setup" else codec.position, f".{form}")
    start = await with_named_pack(call.services.library, codec.ruleset.name, named)
    if start is not named:
        text = canonical_json(start)
    first = beginning(codec.ruleset, form, text, start, wish.agreed)
    game = new(id_for(making.request), codec, first.events, first.timeline)
    known_seats(codec.ruleset, game.timeline.state, wish.names)
    opened = await open_game(call.services.library, game, making)
    if not opened.replayed:
        call.services.metrics.committed(codec.ruleset.name)
    return await created(call, opened)


async def created(call: Call, opened: Opened, origin: Origin | None = None) -> Reply:
    """The answer about a game that has come to be, as it was then."""
    game = opened.game
    call_seats(game.agreed.names)
    ruleset, state = game.codec.ruleset, await state_at(call.services.library, game, opened.version)
    seat = viewing_seat(ruleset, state, opened.access, None)
    narrator = call.services.narrator.read_by(seat)
    now = seen(narrator, call.language, game, version=opened.version, state=state, seat=seat)
    headers = [(b"location", f"/v1/games/{game.id}".encode()), (b"etag", entity_tag(opened.version))]
    if opened.replayed:
        headers.append((b"idempotent-replayed", b"true"))
    answer = GameCreated(*astuple(now), token=opened.token, forked_from=origin)
    return call.told(answer, 201, headers)


async def read(call: Call) -> Reply:
    """The state of a game, now or then."""
    wanted = call.query(VERSION)
    game, access = await call.game()
    version = game.version if wanted is None else wanted
    state = await state_at(call.services.library, game, version)
    seat = viewing_seat(game.codec.ruleset, state, access, call.query(SEAT))
    tag = call.tag(version, seat)
    headers = [(b"etag", tag), (b"cache-control", FOR_A_DAY if wanted is not None else REVALIDATED)]
    if is_known(call.header(b"if-none-match"), tag):
        return Reply(304, headers)
    narrator = call.services.narrator.read_by(seat)
    found = seen(narrator, call.language, game, version=version, state=state, seat=seat)
    return call.told(found, 200, headers)


OPERATIONS = (
    Operation(
        id="createGame",
        method="POST",
        path="/v1/games",
        tag=TAG,
        summary="Begin a game",
        description="From a setup, or from a position that lies on the table. The answer holds the owner's "
        "token. The same request under the same `Idempotency-Key` gives the same game and token again. "
        "Whoever knows the idempotency key gets the game: it is one that nobody guesses.",
        call=create,
        body="NewGame",
        needs_token=False,
        scope="games:create",
        makes=True,
        parameters=(BEGINNING_KEY, ACCEPT_LANGUAGE),
        answers={201: Answer("The game has begun.", GameCreated, headers=MADE)},
        problems=(
            "idempotency_key_too_short",
            "ruleset_unknown",
            "seat_unknown",
            "pack_invalid",
            "pack_unknown",
            "pack_damaged",
            "pack_unsuitable",
            "rules",
        ),
    ),
    Operation(
        id="readGame",
        method="GET",
        path="/v1/games/{game_id:str}",
        tag=TAG,
        summary="See how a game stands, or stood",
        description="By the fold over its events up to a version; what other seats keep secret is left out.",
        call=read,
        parameters=(VERSION, SEAT, IF_NONE_MATCH, ACCEPT_LANGUAGE),
        answers={
            200: Answer(
                "The state, as the token's seat sees it.", GameState, headers=("ETag", "Content-Language")
            ),
            304: Answer("The client has this version already.", media=(), headers=("ETag",)),
        },
        problems=(
            "seat_forbidden",
            "seat_unknown",
            "version_unknown",
            "version_within_commit",
        ),
    ),
)
