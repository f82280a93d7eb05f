"""The call that lists the games of an API key."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec
from msgspec.structs import replace

from domain.core.rejected import Rejected
from domain.core.seat import Seat
from service.games.library import Library
from service.http.authority import key_for
from service.http.call import Call
from service.http.calls.games import TAG
from service.http.cursor import CURSOR, cursor
from service.http.operation import Answer, Operation
from service.http.parameters import LIMIT, Query, word
from service.http.reply import Reply
from service.store import Listed

RULESET = Query("ruleset", "Only games of this ruleset.", word("^[a-z][a-z0-9_]{0,63}$"), None)


class ListedGame(msgspec.Struct, frozen=True):
    """A game in a list. Only a token opens it.

    `changed_at` is when its log was last added to. What its log tells (`title`, `seats`, `turn`, `over`,
    `changed_at`) is null for a game that cannot be read here: `fault` is the code that says why.
    """

    game: str
    ruleset: str
    created_at: datetime
    version: int
    title: str | None = None
    seats: tuple[Seat, ...] | None = None
    turn: str | None = None
    over: bool | None = None
    changed_at: str | None = None
    fault: str | None = None


class Games(msgspec.Struct, frozen=True):
    """The games of a key, the newest first, a page at a time.

    `next` is the `after` of the next page, null at the end.
    """

    games: list[ListedGame]
    next: str | None


async def list_games(call: Call) -> Reply:
    """A page of the key's games."""
    key = await key_for(call, "games:list")
    limit = call.query(LIMIT)
    ruleset = call.query(RULESET)
    if ruleset is not None:
        call.services.library.codec(ruleset)
    store = call.services.library.store
    found = await store.games_of_key(key.id, limit + 1, call.query(CURSOR), ruleset)
    page = found[:limit]
    listed = [await _listed(call.services.library, each) for each in page]
    more = cursor((page[-1].created_at, page[-1].game_id)) if len(found) > limit else None
    return call.reply(Games(listed, more))


async def _listed(library: Library, found: Listed) -> ListedGame:
    """A game with what its log tells, as far as it can be read."""
    listed = ListedGame(str(found.game_id), found.ruleset, found.created_at.astimezone(UTC), found.version)
    try:
        game = await library.at_version(found.game_id, found.version)
    except Rejected as rejected:
        return replace(listed, fault=rejected.code)
    ruleset, state = game.codec.ruleset, game.timeline.state
    return replace(
        listed,
        version=game.version,
        title=ruleset.title,
        seats=ruleset.seats(state),
        turn=ruleset.turn(state),
        over=ruleset.over(state),
        changed_at=game.timeline.at,
    )


OPERATIONS = (
    Operation(
        id="listGames",
        method="GET",
        path="/v1/games",
        tag=TAG,
        summary="List the games of an API key",
        description="Those that were begun or imported with the key, and their forks, the newest first. "
        "Each with its seats, whose turn it is, and when it was last played. Going from page to page, no "
        "game comes twice and none that was there at the first page is left out, whatever begins meanwhile.",
        call=list_games,
        parameters=(CURSOR, LIMIT, RULESET),
        needs_token=False,
        scope="games:list",
        problems=("ruleset_unknown",),
        needs_key=True,
        answers={200: Answer("The games; no tokens.", Games)},
    ),
)
