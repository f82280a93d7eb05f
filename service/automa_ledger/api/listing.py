"""The operations that list the games of an API key."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from time import monotonic
from typing import TypeAlias, TypeVar
from uuid import UUID

import msgspec
from msgspec.structs import replace

from automa_ledger.api.games import TAG
from automa_ledger.api.media_types import CSV, NDJSON
from automa_ledger.api.middleware.api_key_auth import require_api_key
from automa_ledger.api.operation import Operation, ResponseSpec
from automa_ledger.api.pagination import CURSOR, encode_cursor
from automa_ledger.api.parameters import (
    DEFAULT_PAGE_SIZE,
    LIMIT,
    TIMESTAMP_TYPE,
    QueryParameter,
    enumeration,
    identifier,
)
from automa_ledger.api.request import Request
from automa_ledger.api.responses import Response, StreamingResponse
from automa_ledger.auth.key_cache import MAX_AGE_SECONDS
from automa_ledger.games.commit import format_timestamp, parse_timestamp
from automa_ledger.games.creation import require_active_key
from automa_ledger.games.game import Game
from automa_ledger.games.library import Library
from automa_ledger.integrations.playlog.spreadsheet import COLUMNS, Cell, format_row, join_values
from automa_ledger.log.export import build_header, stream_export
from automa_ledger.store import GameFilter, GameSummary, Origin
from automa_ledger.store.api_key import Scope
from automa_rules.core.rejection import Rejected
from automa_rules.core.seat import Seat, Standing
from automa_rules.core.timeline import current_path

RULESET = QueryParameter("ruleset", "Only games of this ruleset.", identifier("^[a-z][a-z0-9_]{0,63}$"), None)
OVER = QueryParameter(
    "over", "Only games that are over, or only the others.", enumeration(("true", "false")), None
)
SINCE = QueryParameter("since", "Only games that were changed at this time or later.", TIMESTAMP_TYPE, None)
FILTERS = (RULESET, OVER, SINCE)

CSV_HEADERS = (
    (b"content-type", b"text/csv; charset=utf-8; header=present"),
    (b"content-disposition", b'attachment; filename="games.csv"'),
)
EXPORT_HEADERS = (
    (b"content-type", NDJSON.encode()),
    (b"content-disposition", b'attachment; filename="games.ndjson"'),
)
T = TypeVar("T")
CursorKey: TypeAlias = tuple[datetime, UUID]
"""Where a page ends: the creation time and id of its last game."""


class ListedGame(msgspec.Struct, frozen=True):
    """A game in a list. Only a token gives access to it.

    `turns` counts the turns that have ended, `undone` the commits that were taken back. `standings` are the
    scores by seat, once the game is over. `forked_from` is the origin of a fork.
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
    turns: int | None = None
    undone: int | None = None
    standings: tuple[Standing, ...] | None = None
    forked_from: Origin | None = None
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
    key, wanted = await _key_and_filter(request, "games:list")
    limit = request.query(LIMIT)
    library = request.services.library
    found = await library.store.games_of_key(key, limit + 1, request.query(CURSOR), wanted)
    page = found[:limit]
    listed = [await _describe_game(library, each) for each in page]
    await require_active_key(library, key)  # again: reading long logs takes time
    next_cursor = encode_cursor(_cursor_key(page[-1])) if len(found) > limit else None
    over = _wanted_over(request)
    return request.reply(Games([each for each in listed if over in (None, each.over)], next_cursor))


async def list_games_csv(request: Request) -> Response:
    """Return all of the key's games as CSV."""
    key, wanted = await _key_and_filter(request, "games:list")
    library, over = request.services.library, _wanted_over(request)
    return StreamingResponse(200, list(CSV_HEADERS), csv_rows(library, key, wanted, over=over))


async def csv_rows(
    library: Library, key: UUID, wanted: GameFilter, *, over: bool | None = None
) -> AsyncIterator[bytes]:
    """Yield a line for each game, while the key is active."""
    yield format_row(COLUMNS)
    async for listed in _each_game(library, key, wanted, partial(_describe_game, library)):
        if over in (None, listed.over):
            yield format_row(_row(listed))


async def each_listed_game(request: Request) -> AsyncIterator[ListedGame]:
    """Yield the games that a request asks for, newest first."""
    key, wanted = await _key_and_filter(request, "games:list")
    library, over = request.services.library, _wanted_over(request)
    async for listed in _each_game(library, key, wanted, partial(_describe_game, library)):
        if over in (None, listed.over):
            yield listed


async def export_games(request: Request) -> Response:
    """Return the logs of all of the key's games."""
    key, wanted = await _key_and_filter(request, "games:read")
    library, over = request.services.library, _wanted_over(request)

    async def read(found: GameSummary) -> Game | None:
        with suppress(Rejected):  # a log that cannot be read: the list says why
            return await library.load_at_least(found.game_id, found.version)
        return None

    async def logs() -> AsyncIterator[bytes]:
        async for game in _each_game(library, key, wanted, read):
            if game is not None and over in (None, game.codec.ruleset.is_over(game.timeline.state)):
                with suppress(Rejected):
                    async for part in stream_export(partial(library.records, game), build_header(game), 0):
                        yield part

    return StreamingResponse(200, list(EXPORT_HEADERS), logs())


async def _key_and_filter(request: Request, scope: Scope) -> tuple[UUID, GameFilter]:
    """Return the key's id, and which of its games are asked for."""
    key = await require_api_key(request, scope)
    ruleset = request.query(RULESET)
    if ruleset is not None:
        request.services.library.codec(ruleset)
    return key.id, GameFilter(ruleset, request.query(SINCE))


def _wanted_over(request: Request) -> bool | None:
    over = request.query(OVER)
    return None if over is None else over == "true"


async def _each_game(
    library: Library, key: UUID, wanted: GameFilter, read: Callable[[GameSummary], Awaitable[T]]
) -> AsyncIterator[T]:
    """Yield what is read of the key's games, newest first, while it is active: long logs take time."""
    after: CursorKey | None = None
    store = library.store
    while await store.is_key_active(key) and (
        page := await store.games_of_key(key, DEFAULT_PAGE_SIZE, after, wanted)
    ):
        checked_at = monotonic()
        for each in page:
            found = await read(each)
            if monotonic() - checked_at > MAX_AGE_SECONDS:
                if not await store.is_key_active(key):
                    return
                checked_at = monotonic()
            yield found
        after = _cursor_key(page[-1])


def _row(listed: ListedGame) -> tuple[Cell, ...]:
    seats = listed.seats or ()
    totals = {each.seat: each.total for each in listed.standings or ()}

    def of(kind: str) -> tuple[Cell, Cell]:
        sitting = [each for each in seats if each.kind == kind]
        return join_values(each.role for each in sitting), join_values(
            totals.get(each.name) for each in sitting
        )

    forked = listed.forked_from
    origin = None if forked is None else f"{forked.game}@{forked.version}"
    made = (listed.game, listed.ruleset, listed.title, listed.created_at, listed.changed_at, origin)
    over = None if listed.over is None else str(listed.over).lower()
    level = join_values(each.level for each in seats if each.kind == "automa")
    played = (listed.version, over, listed.turn, level, listed.turns, listed.undone)
    scores = "; ".join(f"{seat} {total}" for seat, total in totals.items() if total is not None)
    winner = join_values(each.seat for each in listed.standings or () if each.wins)
    return (*made, *played, *of("human"), *of("automa"), scores, winner, listed.fault)


def _cursor_key(found: GameSummary) -> CursorKey:
    return found.created_at, found.game_id


async def _describe_game(library: Library, found: GameSummary) -> ListedGame:
    """Return a game with what its log says, if it can be read."""
    created_at = format_timestamp(found.created_at.astimezone(UTC))
    listed = ListedGame(str(found.game_id), found.ruleset, created_at, found.version)
    try:
        game = await library.load_at_least(found.game_id, found.version)
    except Rejected as rejected:
        return replace(listed, fault=rejected.code)
    ruleset, timeline = game.codec.ruleset, game.timeline
    state, path = timeline.state, current_path(timeline)
    over = ruleset.is_over(state)
    return replace(
        listed,
        version=game.version,
        title=ruleset.title,
        seats=ruleset.seats(state),
        turn=ruleset.turn(state),
        over=over,
        turns=timeline.current.ended_turns,
        undone=sum(each.version == at and at not in path for at, each in enumerate(timeline.nodes, 1)),
        standings=tuple(ruleset.standings(state)) if over else None,
        forked_from=game.forked_from,
        changed_at=max(created_at, format_timestamp(parse_timestamp(timeline.at))),
    )


OPERATIONS = (
    Operation(
        id="listGames",
        method="GET",
        path="/v1/games",
        tag=TAG,
        summary="List the games of an API key",
        description="Those that were created or imported with the key, and their forks, newest first. "
        "Each has its seats, whose turn it is, and when it was last played. Paging repeats no game and skips "
        "none that existed at the first page, even if games are created meanwhile. With `over`, a "
        "page may have fewer games than `limit`; go on until `next` is null.",
        handler=list_games,
        parameters=(CURSOR, LIMIT, *FILTERS),
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
        description="All of them, newest first, a line each, with roles, levels, turns, undone commits, "
        "final scores by seat, and who won. A text that a spreadsheet would evaluate starts with `'`.",
        handler=list_games_csv,
        parameters=FILTERS,
        needs_token=False,
        scope="games:list",
        problems=("ruleset_unknown",),
        needs_key=True,
        responses={200: ResponseSpec("A table with the column names in its first line.", str, media=(CSV,))},
    ),
    Operation(
        id="exportGames",
        method="GET",
        path="/v1/games.ndjson",
        tag=TAG,
        summary="Export the logs of the games of an API key",
        description="All of them, newest first, one after the other: of each the header line and a line for "
        "each commit, as `GET /v1/games/{game_id}/commits` exports it. What is secret in a game stays so.",
        handler=export_games,
        parameters=FILTERS,
        needs_token=False,
        scope="games:read",
        problems=("ruleset_unknown",),
        needs_key=True,
        responses={200: ResponseSpec("The logs.", str, media=(NDJSON,))},
    ),
)
