"""The call that tells what can be done now."""

from __future__ import annotations

from domain.core.tag import tag_of
from service.api.answers import ActionKind, GameOptions, asked
from service.api.call import Call
from service.api.headers import is_known
from service.api.openapi.per_ruleset import title
from service.api.operation import Answer, Operation
from service.api.parameters import ACCEPT_LANGUAGE, IF_NONE_MATCH, SEAT
from service.api.playing import TAG
from service.api.reply import Reply
from service.games.seating import viewing_seat


async def read_options(call: Call) -> Reply:
    """What a seat can do now. Nothing of it is worth keeping: it is asked at each tap."""
    game, access = await call.game()
    ruleset, state = game.codec.ruleset, game.timeline.state
    seat = viewing_seat(ruleset, state, access, call.query(SEAT))
    tag = call.tag(game.version, seat)
    headers = [(b"etag", tag), (b"cache-control", b"no-store")]
    if is_known(call.header(b"if-none-match"), tag):
        return Reply(304, headers)
    narrator, language, name = call.services.narrator.read_by(seat), call.language, ruleset.name
    prefix = title(name)
    found = GameOptions(
        game=str(game.id),
        ruleset=name,
        version=game.version,
        seat=seat,
        turn=ruleset.turn(state),
        over=ruleset.over(state),
        pending=tuple(asked(narrator, language, name, each) for each in ruleset.questions(state)),
        actions=tuple(
            ActionKind(tag_of(kind), prefix + kind.__name__) for kind in ruleset.actions_now(state, seat)
        ),
        automa_turn=ruleset.automa_acts(state),
        options=ruleset.options(state, seat),
    )
    return call.told(found, 200, headers)


OPERATIONS = (
    Operation(
        id="readOptions",
        method="GET",
        path="/v1/games/{game_id:str}/options",
        tag=TAG,
        summary="See what can be done now",
        description="For the token's seat, or for the one that the owner names: which kinds of action the "
        "moment allows, what answers the open question, and what the ruleset tells besides. The rules of an "
        "action may still refuse it. Quick enough to be asked at each tap.",
        call=read_options,
        parameters=(SEAT, IF_NONE_MATCH, ACCEPT_LANGUAGE),
        answers={
            200: Answer("What can be done.", GameOptions, headers=("ETag", "Content-Language")),
            304: Answer("Nothing has changed since this version.", media=(), headers=("ETag",)),
        },
        problems=("seat_forbidden", "seat_unknown"),
    ),
)
