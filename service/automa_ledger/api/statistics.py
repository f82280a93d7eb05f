"""The operations that tell what the games of an API key add up to."""

from __future__ import annotations

import msgspec

from automa_ledger.api.games import TAG
from automa_ledger.api.listing import FILTERS, each_listed_game
from automa_ledger.api.media_types import CSV
from automa_ledger.api.operation import Operation, ResponseSpec
from automa_ledger.api.request import Request
from automa_ledger.api.responses import Response
from automa_ledger.integrations.playlog.spreadsheet import format_row
from automa_ledger.integrations.playlog.statistics import COLUMNS, FinishedGame, Statistics, count_games

HEADERS = (
    (b"content-type", b"text/csv; charset=utf-8; header=present"),
    (b"content-disposition", b'attachment; filename="statistics.csv"'),
)


class KeyStatistics(msgspec.Struct, frozen=True):
    """What the games of a key add up to: `games` of them, of which `finished` are counted in the `rows`."""

    games: int
    finished: int
    rows: list[Statistics]


async def read_statistics(request: Request) -> Response:
    """Return the statistics."""
    return request.reply(await _count(request))


async def read_statistics_csv(request: Request) -> Response:
    """Return the statistics as CSV."""
    found = await _count(request)
    rows = (tuple(getattr(row, name) for name in COLUMNS) for row in found.rows)
    return Response(200, list(HEADERS), b"".join(map(format_row, (COLUMNS, *rows))))


async def _count(request: Request) -> KeyStatistics:
    """Count the games. It reads every log, and so takes a place among the long work."""
    games, finished = 0, []
    async with request.services.long_work.hold_slot(request.services.clients.client_of(request)):
        async for listed in each_listed_game(request):
            games += 1
            if listed.seats is not None and listed.standings is not None and listed.changed_at is not None:
                ended = FinishedGame(listed.ruleset, listed.changed_at, listed.seats, listed.standings)
                finished.append(ended)
    return KeyStatistics(games, len(finished), count_games(finished))


_DESCRIPTION = (
    "Of the finished games: played, won, average and best score of the humans, and the longest streak of "
    "games won, for each ruleset, and in it for each level of the Automa and role of the human."
)
_PROBLEMS = ("ruleset_unknown", "too_much_long_work")

OPERATIONS = (
    Operation(
        id="readStatistics",
        method="GET",
        path="/v1/statistics",
        tag=TAG,
        summary="Count the games of an API key",
        description=_DESCRIPTION,
        handler=read_statistics,
        parameters=FILTERS,
        needs_token=False,
        scope="games:list",
        problems=_PROBLEMS,
        needs_key=True,
        responses={200: ResponseSpec("The statistics.", KeyStatistics)},
    ),
    Operation(
        id="readStatisticsCsv",
        method="GET",
        path="/v1/statistics.csv",
        tag=TAG,
        summary="Count the games of an API key, as CSV",
        description=_DESCRIPTION,
        handler=read_statistics_csv,
        parameters=FILTERS,
        needs_token=False,
        scope="games:list",
        problems=_PROBLEMS,
        needs_key=True,
        responses={200: ResponseSpec("A table with the column names in its first line.", str, media=(CSV,))},
    ),
)
