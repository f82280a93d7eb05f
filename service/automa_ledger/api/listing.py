"""The operations that list the games of an API key."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from time import monotonic
from typing import TypeAlias
from uuid import UUID

import msgspec
from msgspec.structs import replace

from automa_ledger.api.games import TAG
from automa_ledger.api.media_types import CSV
from automa_ledger.api.middleware.api_key_auth import require_api_key
from automa_ledger.api.operation import Operation, ResponseSpec
from automa_ledger.api.pagination import CURSOR, encode_cursor
from automa_ledger.api.parameters import DEFAULT_PAGE_SIZE, LIMIT, QueryParameter, identifier
from automa_ledger.api.request import Request
from automa_ledger.api.responses import Response, StreamingResponse
from automa_ledger.auth.key_cache import MAX_AGE_SECONDS
from automa_ledger.games.commit import format_timestamp, parse_timestamp
from automa_ledger.games.creation import require_active_key
from automa_ledger.games.library import Library
from automa_ledger.integrations.playlog.spreadsheet import COLUMNS, Cell, format_row, join_values
from automa_ledger.store import GameSummary
from automa_rules.core.rejection import Rejected
from automa_rules.core.seat import Seat, Standing

RULESET = QueryParameter("ruleset", "Only games of this ruleset.", identifier("^[a-z][a-z0-9_]{0,63}$"), None)

CSV_HEADERS = (
    (b"content-type", b"text/csv; charset=utf-8; header=present"),
    (b"content-disposition", b'attachment; filename="games.csv"'),
)
CursorKey: TypeAlias = tuple[datetime, UUID]
"""Where a page ends: the creation time and id of its last game."""


class ListedGame(msgspec.Struct, frozen=True):
    """A game in a list. Only a token gives access to it.

    `changed_at` is when it was last played here, never before `created_at`. `title`, `seats`, `turn`, `over`
    and `changed_at` come from the log and are null for a game that cannot be read here: `fault` is the code
    that says why.
    """

    game: str
    ruleset: str
    created_at: str
    version: int
    title: str | None = None
    seats: tuple[Seat, ...] | None = None
    turn: str | None = None
    over: bool | None = None
    changed_at: str | None = None
    fault: str | None = None


class Games(msgspec.Struct, frozen=True):
    """A page of the games of a key, newest first.

    `next` is the `after` of the next page, null at the end.
    """

    games: list[ListedGame]
    next: str | None


async def list_games(request: Request) -> Response:
    """Return a page of the key's games."""
    key, ruleset = await _key_and_ruleset(request)
    limit = request.query(LIMIT)
    library = request.services.library
    found = await library.store.games_of_key(key, limit + 1, request.query(CURSOR), ruleset)
    page = found[:limit]
    listed = [(await _describe_game(library, each))[0] for each in page]
    await require_active_key(library, key)  # again: reading long logs takes time
    next_cursor = encode_cursor(_cursor_key(page[-1])) if len(found) > limit else None
    return request.reply(Games(listed, next_cursor))


async def list_games_csv(request: Request) -> Response:
    """Return all of the key's games as CSV."""
    key, ruleset = await _key_and_ruleset(request)
    return StreamingResponse(200, list(CSV_HEADERS), csv_rows(request.services.library, key, ruleset))


async def _key_and_ruleset(request: Request) -> tuple[UUID, str | None]:
    """Return the key's id, and the ruleset to filter by, if any."""
    key = await require_api_key(request, "games:list")
    ruleset = request.query(RULESET)
    if ruleset is not None:
        request.services.library.codec(ruleset)
    return key.id, ruleset


async def csv_rows(library: Library, key: UUID, ruleset: str | None) -> AsyncIterator[bytes]:
    """Yield a line for each game. A page is read when the previous one was sent, while the key is active."""
    after: CursorKey | None = None
    yield format_row(COLUMNS)
    store = library.store
    while await store.is_key_active(key) and (
        page := await store.games_of_key(key, DEFAULT_PAGE_SIZE, after, ruleset)
    ):
        checked_at = monotonic()
        for each in page:
            row = _row(*await _describe_game(library, each))
            if monotonic() - checked_at > MAX_AGE_SECONDS:  # reading long logs takes time
                if not await store.is_key_active(key):
                    return
                checked_at = monotonic()
            yield format_row(row)
        after = _cursor_key(page[-1])


def _row(listed: ListedGame, standings: tuple[Standing, ...]) -> tuple[Cell, ...]:
    seats = listed.seats or ()
    totals = {each.seat: each.total for each in standings}

    def of(kind: str) -> tuple[Cell, Cell]:
        sitting = [each for each in seats if each.kind == kind]
        return join_values(each.role for each in sitting), join_values(
            totals.get(each.name) for each in sitting
        )

    winner = join_values(each.seat for each in standings if each.wins)
    over = None if listed.over is None else str(listed.over).lower()
    made = (listed.game, listed.ruleset, listed.title, listed.created_at, listed.changed_at)
    return (*made, listed.version, over, listed.turn, *of("human"), *of("automa"), winner, listed.fault)


def _cursor_key(found: GameSummary) -> CursorKey:
    return found.created_at, found.game_id


async def _describe_game(library: Library, found: GameSummary) -> tuple[ListedGame, tuple[Standing, ...]]:
    """Return a game with what its log says, if it can be read, and the standings if it is over."""
    created_at = format_timestamp(found.created_at.astimezone(UTC))
    listed = ListedGame(str(found.game_id), found.ruleset, created_at, found.version)
    try:
        game = await library.load_at_least(found.game_id, found.version)
    except Rejected as rejected:
        return replace(listed, fault=rejected.code), ()
    ruleset, state = game.codec.ruleset, game.timeline.state
    described = replace(
        listed,
        version=game.version,
        title=ruleset.title,
        seats=ruleset.seats(state),
        turn=ruleset.turn(state),
        over=ruleset.is_over(state),
        changed_at=max(created_at, format_timestamp(parse_timestamp(game.timeline.at))),
    )
    return described, tuple(ruleset.standings(state)) if described.over else ()


OPERATIONS = (
    Operation(
        id="listGames",
        method="GET",
        path="/v1/games",
        tag=TAG,
        summary="List the games of an API key",
        description="Those that were created or imported with the key, and their forks, newest first. "
        "Each has its seats, whose turn it is, and when it was last played. Paging repeats no game and skips "
        "none that existed at the first page, even if games are created meanwhile.",
        handler=list_games,
        parameters=(CURSOR, LIMIT, RULESET),
        needs_token=False,
        scope="games:list",
        problems=("ruleset_unknown",),
        needs_key=True,
        responses={200: ResponseSpec("The games, without tokens.", Games)},
    ),
    Operation(
        id="listGamesCsv",
        method="GET",
        path="/v1/games.csv",
        tag=TAG,
        summary="Export the games of an API key as CSV",
        description="All of them, newest first, a line each, with roles and final scores of humans and "
        "Automas, and who won. A text that a spreadsheet would evaluate starts with `'`.",
        handler=list_games_csv,
        parameters=(RULESET,),
        needs_token=False,
        scope="games:list",
        problems=("ruleset_unknown",),
        needs_key=True,
        responses={200: ResponseSpec("A table with the column names in its first line.", str, media=(CSV,))},
    ),
)
