"""The call that lists the games of an API key."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec

from service.http.authority import key_for
from service.http.call import Call
from service.http.calls.games import TAG
from service.http.cursor import CURSOR, cursor
from service.http.operation import Answer, Operation
from service.http.parameters import LIMIT, Query, word
from service.http.reply import Reply

RULESET = Query("ruleset", "Only games of this ruleset.", word("^[a-z][a-z0-9_]{0,63}$"), None)


class ListedGame(msgspec.Struct, frozen=True):
    """A game in a list. Only a token opens it."""

    game: str
    ruleset: str
    created_at: datetime
    version: int


class Games(msgspec.Struct, frozen=True):
    """The games of a key, the newest first, a page at a time.

    `next` is the `cursor` of the next page, null at the end.
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
    listed = [
        ListedGame(str(each.game_id), each.ruleset, each.created_at.astimezone(UTC), each.version)
        for each in page
    ]
    more = cursor((page[-1].created_at, page[-1].game_id)) if len(found) > limit else None
    return call.reply(Games(listed, more))


OPERATIONS = (
    Operation(
        id="listGames",
        method="GET",
        path="/v1/games",
        tag=TAG,
        summary="List the games of an API key",
        description="Those that were begun or imported with the key, and their forks, the newest first. "
        "Going from page to page, no game comes twice and none that was there at the first page is left out, "
        "whatever begins meanwhile.",
        call=list_games,
        parameters=(CURSOR, LIMIT, RULESET),
        needs_token=False,
        scope="games:list",
        problems=("ruleset_unknown",),
        needs_key=True,
        answers={200: Answer("The games; no tokens.", Games)},
    ),
)
