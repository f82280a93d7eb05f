"""The operation that lists what can be done now."""

from __future__ import annotations

from automa_ledger.api.commands import TAG
from automa_ledger.api.openapi.ruleset_schemas import schema_name
from automa_ledger.api.operation import Operation, ResponseSpec
from automa_ledger.api.parameters import ACCEPT_LANGUAGE, IF_NONE_MATCH, SEAT, is_not_modified
from automa_ledger.api.request import Request
from automa_ledger.api.response_bodies import ActionKind, GameOptions, question_fields
from automa_ledger.api.responses import Response
from automa_ledger.games.authorization import resolve_viewing_seat
from automa_rules.core.tag import tag_of


async def read_options(request: Request) -> Response:
    """Return what a seat can do now. Clients fetch it at each tap, so caching is of no use."""
    game, access = await request.load_game()
    ruleset, state = game.codec.ruleset, game.timeline.state
    seat = resolve_viewing_seat(ruleset, state, access, request.query(SEAT))
    tag = request.tag(game.version, seat)
    headers = [(b"etag", tag), (b"cache-control", b"no-store")]
    if is_not_modified(request.header(b"if-none-match"), tag):
        return Response(304, headers)
    narrator, language, name = request.services.narrator.for_reader(seat), request.language, ruleset.name
    found = GameOptions(
        game=str(game.id),
        ruleset=name,
        version=game.version,
        seat=seat,
        turn=ruleset.turn(state),
        over=ruleset.is_over(state),
        pending=tuple(question_fields(narrator, language, name, each) for each in ruleset.questions(state)),
        actions=tuple(
            ActionKind(tag_of(kind), schema_name(name, kind)) for kind in ruleset.allowed_actions(state, seat)
        ),
        automa_turn=ruleset.can_automa_act(state),
        options=ruleset.options(state, seat),
    )
    return request.localized_response(found, 200, headers)


OPERATIONS = (
    Operation(
        id="readOptions",
        method="GET",
        path="/v1/games/{game_id:str}/options",
        tag=TAG,
        summary="See what can be done now",
        description="For the token's seat, or for the one that the owner names: the kinds of action that are "
        "allowed now, what answers the open question, and details of the ruleset. The rules may still refuse "
        "an action. Fast enough to call at each tap.",
        handler=read_options,
        parameters=(SEAT, IF_NONE_MATCH, ACCEPT_LANGUAGE),
        responses={
            200: ResponseSpec("What the seat can do.", GameOptions, headers=("ETag", "Content-Language")),
            304: ResponseSpec("Nothing has changed since this version.", media=(), headers=("ETag",)),
        },
        problems=("seat_forbidden", "seat_unknown"),
    ),
)
