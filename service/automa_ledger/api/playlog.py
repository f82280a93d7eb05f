"""The operations that export a finished game to other programs and as a report."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from automa_ledger.api.media_types import TEXT
from automa_ledger.api.operation import Operation, ResponseSpec
from automa_ledger.api.parameters import ACCEPT_LANGUAGE, QueryParameter, non_blank_text
from automa_ledger.api.request import Request
from automa_ledger.api.responses import Response
from automa_ledger.games.commit import LoggedCommit
from automa_ledger.games.history import read_commits
from automa_ledger.integrations.playlog.bg_stats import BgStats, PlayLink, build_bg_stats, play_link
from automa_ledger.integrations.playlog.play import FinishedPlay, build_finished_play
from automa_ledger.integrations.playlog.report import format_report

TAG = "playlog"
PLAYER = QueryParameter("player", "The name of the human player in the app.", non_blank_text(60), None)


async def export_bg_stats(request: Request) -> Response:
    """Return the play as a file for BG Stats."""
    play, document = await _bg_stats_document(request)
    name = f'attachment; filename="{play.game.id}.bgsplay"'.encode()
    return request.localized_response(document, 200, [(b"content-disposition", name)])


async def link_to_bg_stats(request: Request) -> Response:
    """Return the link that opens BG Stats with the play."""
    play, document = await _bg_stats_document(request)
    return request.localized_response(play_link(document, play.game.codec.ruleset.name))


async def read_report(request: Request) -> Response:
    """Return the report as plain text."""
    narrator, language = request.services.narrator, request.language
    async with _load_play(request) as (play, story):
        text = await request.services.long_work.run(lambda: format_report(play, story, narrator, language))
    headers = [
        (b"content-type", b"text/plain; charset=utf-8"),
        (b"content-language", request.language.encode()),
    ]
    return Response(200, headers, text.encode())


async def _bg_stats_document(request: Request) -> tuple[FinishedPlay, BgStats]:
    player = request.query(PLAYER)
    narrator, language = request.services.narrator, request.language
    async with _load_play(request) as (play, _):
        return play, build_bg_stats(play, lambda word: narrator.name(language, word), player)


@asynccontextmanager
async def _load_play(request: Request) -> AsyncIterator[tuple[FinishedPlay, list[LoggedCommit]]]:
    """Load a play and its whole story, and hold a slot for long work."""
    game, _ = await request.load_game()
    library, long_work = request.services.library, request.services.long_work
    async with request.hold_slot(game.id):
        story = await read_commits(library, game, 0, game.version)
        yield await long_work.run(lambda: build_finished_play(game, story)), story


OPERATIONS = (
    Operation(
        id="exportBgStats",
        method="GET",
        path="/v1/games/{game_id:str}/bg-stats",
        tag=TAG,
        summary="Export a finished game to BG Stats",
        description="The file that the app BG Stats imports (`.bgsplay`): the game, the players with their "
        "scores and roles, when it was played and for how long. Times are UTC; a pause counts as at most "
        "half an hour.",
        handler=export_bg_stats,
        parameters=(PLAYER, ACCEPT_LANGUAGE),
        responses={200: ResponseSpec("The play.", BgStats, headers=("Content-Language",))},
        problems=("game_not_over", "too_much_long_work"),
    ),
    Operation(
        id="linkToBgStats",
        method="GET",
        path="/v1/games/{game_id:str}/bg-stats/link",
        tag=TAG,
        summary="Open BG Stats with a finished game",
        description="A link that opens the app on a phone with the play filled in, to check and save, in the "
        "app's own format, `createPlay`. The app recognizes players and games that were matched before.",
        handler=link_to_bg_stats,
        parameters=(PLAYER, ACCEPT_LANGUAGE),
        responses={200: ResponseSpec("The link.", PlayLink, headers=("Content-Language",))},
        problems=("game_not_over", "too_much_long_work"),
    ),
    Operation(
        id="readReport",
        method="GET",
        path="/v1/games/{game_id:str}/report",
        tag=TAG,
        summary="Read a finished game as a report",
        description="Plain text: the result, and the story of the game without undone commits.",
        handler=read_report,
        parameters=(ACCEPT_LANGUAGE,),
        responses={200: ResponseSpec("The report.", str, media=(TEXT,), headers=("Content-Language",))},
        problems=("game_not_over", "too_much_long_work"),
    ),
)
