"""The operation that lists what can be done now."""

from __future__ import annotations

from automa_ledger.api.commands import TAG
from automa_ledger.api.operation import Operation, ResponseSpec
from automa_ledger.api.parameters import ACCEPT_LANGUAGE, IF_NONE_MATCH, SEAT, VIEW, is_not_modified
from automa_ledger.api.request import Request
from automa_ledger.api.response_bodies import Choices, choices, pending
from automa_ledger.api.responses import Response
from automa_ledger.games.authorization import acting_seats, resolve_viewing_seat


async def read_choices(request: Request) -> Response:
    """Return what a seat can do now. Clients fetch it at each tap, so caching is of no use."""
    game, access = await request.load_game()
    ruleset, state = game.codec.ruleset, game.timeline.state
    seat = resolve_viewing_seat(ruleset, state, access, request.query(SEAT))
    tag = request.tag(game.version, seat)
    headers = [(b"etag", tag), (b"cache-control", b"no-store")]
    if is_not_modified(request.header(b"if-none-match"), tag):
        return Response(304, headers)
    if request.query(VIEW) == "public":
        state = ruleset.public(state)
    narrator, language = request.services.narrator.for_reader(seat), request.language
    found = Choices(
        game=str(game.id),
        ruleset=ruleset.name,
        version=game.version,
        seat=seat,
        next=ruleset.next_step(state, acting_seats(ruleset, state, access)),
        pending=pending(narrator, language, ruleset, state, seat),
        choices=choices(narrator, language, ruleset, state, seat),
    )
    return request.localized_response(found, 200, headers)


OPERATIONS = (
    Operation(
        id="readChoices",
        method="GET",
        path="/v1/games/{game_id:str}/choices",
        tag=TAG,
        summary="See what can be done now",
        description="For the token's seat, or for the one that the owner names: what can be done, each with "
        "a title and the form of its body. A client that fills in these forms and those of `pending` can "
        "play any game. The rules may still refuse a combination. `correct` is always possible and has no "
        "form. Also in the answer of each command with `include=choices`.",
        handler=read_choices,
        parameters=(SEAT, VIEW, IF_NONE_MATCH, ACCEPT_LANGUAGE),
        responses={
            200: ResponseSpec("What the seat can do.", Choices, headers=("ETag", "Content-Language")),
            304: ResponseSpec("Nothing has changed since this version.", media=(), headers=("ETag",)),
        },
        problems=("seat_forbidden", "seat_unknown"),
    ),
)
